internal import Handset

/// The answers to requests for access tokens, of which nothing but the form is checked.
enum FCMTokenExchange {
    private static let jwtGrant = "urn:ietf:params:oauth:grant-type:jwt-bearer"
    /// The seconds for which an access token holds, as Google tells it.
    private static let lifetime = 3_599
    /// The seconds by which a sender's clock may differ.
    private static let tolerance = 300
    private static let accessToken = "ya29.handset"

    /// The answer of a request for a token that holds for this long, as metadata servers give it too.
    static var granted: FCMAnswer {
        FCMAnswer(
            200,
            .object([
                "access_token": .string(accessToken), "expires_in": .integer(lifetime),
                "token_type": .string("Bearer"),
            ]))
    }

    /// Returns the answer of the token server to a form, for a service account's or a user's key.
    static func answer(to request: FCMHTTPRequest, at now: Int) -> FCMAnswer {
        let members = request.formMembers
        switch members["grant_type"] {
        case "refresh_token"? where members["refresh_token"]?.isEmpty == false: return granted
        case jwtGrant?: break
        case let type:
            return error(
                "unsupported_grant_type", "Invalid grant_type: \(type ?? "")")
        }
        let parts = (members["assertion"] ?? "").split(
            separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let bytes = [UInt8](base64: parts[1].utf8),
            let claims = try? Payload(json: bytes, source: "claims")
        else { return error("invalid_request", "Bad Request") }
        guard claims["scope"]?.string?.isEmpty == false || claims["target_audience"] != nil else {
            return error(
                "invalid_scope", "Invalid OAuth scope or ID token audience provided.")
        }
        guard let start = claims["iat"]?.double, let end = claims["exp"]?.double,
            isTimely(start, end, at: Double(now))
        else {
            return error(
                "invalid_grant",
                "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. "
                    + "Check your iat and exp values in the JWT claim.")
        }
        return granted
    }

    private static func isTimely(_ start: Double, _ end: Double, at now: Double) -> Bool {
        let tolerance = Double(tolerance)
        return start - tolerance <= now && now <= end + tolerance && end <= start + 3_600 + 60
    }

    /// Returns the answer of the service that exchanges tokens of other identities.
    static var exchanged: FCMAnswer {
        FCMAnswer(
            200,
            .object([
                "access_token": .string(accessToken),
                "issued_token_type": .string("urn:ietf:params:oauth:token-type:access_token"),
                "token_type": .string("Bearer"), "expires_in": .integer(lifetime),
            ]))
    }

    /// Returns the answer of the service that lets one account act for another.
    static func generated(at now: Int) -> FCMAnswer {
        FCMAnswer(
            200,
            .object([
                "accessToken": .string(accessToken),
                "expireTime": .string(FCMTime.text(now + lifetime)),
            ]))
    }

    private static func error(_ code: String, _ description: String) -> FCMAnswer {
        FCMAnswer(
            400,
            .object(["error": .string(code), "error_description": .string(description)]))
    }
}
