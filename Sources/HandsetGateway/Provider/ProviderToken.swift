internal import Crypto
internal import Handset

/// A provider token that a known key has signed: a JSON Web Token with ES256 (RFC 7515, RFC 7518, and
/// Apple's "Establishing a token-based connection to APNs").
struct ProviderToken: Sendable {
    /// The key that has signed it.
    let key: ProviderKey
    /// When it was made, in seconds since 1970, as it says itself.
    let issuedAt: Double

    /// Reads a token, and checks its signature.
    ///
    /// `nil` comes of a text that is no such token, that names no known key and its team, or whose
    /// signature is not that key's.
    ///
    /// - Parameters:
    ///   - text: The token.
    ///   - keys: The keys that are known.
    init?(_ text: some StringProtocol, signedByOneOf keys: [ProviderKey]) {
        let parts = text.utf8.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3,
            let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
            let signature = [UInt8](base64URL: parts[2]),
            header["alg"]?.string.map({ $0.utf8.elementsEqual("ES256".utf8) }) == true,
            // Some senders say it among the claims.
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

    /// The time of a claim: RFC 7519 has a number, which may be a fraction; some senders write it as a
    /// string.
    private static func time(_ value: PayloadValue) -> Double? {
        if let time = value.double { return time }
        guard let text = value.string, !text.isEmpty,
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Double(text)
    }
}
