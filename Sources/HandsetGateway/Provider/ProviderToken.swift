internal import Crypto
internal import Handset

/// A provider token with a valid signature: a JSON Web Token with ES256.
///
/// See RFC 7515, RFC 7518, and Apple's "Establishing a token-based connection to APNs".
struct ProviderToken: Sendable {
    /// The key that signed the token.
    let key: ProviderKey
    /// The time when the token was issued, in seconds since 1970, from its own claim.
    let issuedAt: Double

    /// Parses a token and verifies its signature.
    ///
    /// Returns `nil` if the text is not a token, names an unknown key or team, or has an invalid
    /// signature.
    ///
    /// - Parameters:
    ///   - text: The token.
    ///   - keys: The known keys.
    init?(_ text: some StringProtocol, signedByOneOf keys: [ProviderKey]) {
        let parts = text.utf8.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3,
            let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
            let signature = [UInt8](base64URL: parts[2]),
            header["alg"]?.string.map({ $0.utf8.elementsEqual("ES256".utf8) }) == true,
            // Some senders put it among the claims.
            let keyID = (header["kid"] ?? claims["kid"])?.string,
            let teamID = claims["iss"]?.string,
            let issuedAt = claims["iat"].flatMap(Self.time)
        else { return nil }
        let key = keys.first {
            $0.keyID.utf8.elementsEqual(keyID.utf8) && $0.teamID.utf8.elementsEqual(teamID.utf8)
        }
        guard let key,
            let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature),
            key.publicKey.isValidSignature(
                signature, for: text.utf8.prefix(parts[0].count + 1 + parts[1].count).map { $0 })
        else { return nil }
        self.key = key
        self.issuedAt = issuedAt
    }

    private static func object(_ part: some Collection<UInt8>) -> Payload? {
        [UInt8](base64URL: part).flatMap { try? Payload(json: $0, source: "provider token") }
    }

    /// Returns the time of a claim.
    ///
    /// RFC 7519 defines a number, which may be a fraction; some senders write a string.
    private static func time(_ value: PayloadValue) -> Double? {
        if let time = value.double { return time }
        guard let text = value.string, !text.isEmpty,
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Double(text)
    }
}
