internal import Handset

/// A provider token with a valid signature: a JSON Web Token with ES256, or with ES512 by the same key.
///
/// See RFC 7515, RFC 7518, and Apple's "Establishing a token-based connection to APNs". Senders that
/// Apple's service accepts differ from the RFCs in three points, which are accepted here too: base64 in
/// either alphabet with or without padding, signatures in DER, and ``ProviderTokenAlgorithm/es512``.
struct ProviderToken: Sendable {
    let key: ProviderKey
    /// The time when the token was issued, in seconds since 1970, from its own claim.
    let issuedAt: Double

    /// Returns `nil` if the text is not a token, names an unknown key or team, or has an invalid signature.
    init?(_ text: some StringProtocol, signedByOneOf keys: [ProviderKey]) {
        let parts = text.utf8.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3,
            let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
            let signature = [UInt8](base64: parts[2]),
            let algorithm = header["alg"]?.string.flatMap(ProviderTokenAlgorithm.named),
            // Some senders put it among the claims.
            let keyID = (header["kid"] ?? claims["kid"])?.string,
            let teamID = claims["iss"]?.string,
            let issuedAt = claims["iat"].flatMap(Self.time)
        else { return nil }
        let key = keys.first {
            $0.keyID.utf8.elementsEqual(keyID.utf8) && $0.teamID.utf8.elementsEqual(teamID.utf8)
        }
        let signedText = text.utf8.prefix(parts[0].count + 1 + parts[1].count).map { $0 }
        guard let key,
            algorithm.isValid(signature, for: signedText, by: key.publicKey)
        else { return nil }
        self.key = key
        self.issuedAt = issuedAt
    }

    private static func object(_ part: some Collection<UInt8>) -> Payload? {
        [UInt8](base64: part).flatMap { try? Payload(json: $0, source: "provider token") }
    }

    /// RFC 7519 defines a number, which may be a fraction; some senders write a string.
    private static func time(_ value: PayloadValue) -> Double? {
        if let time = value.double { return time }
        guard let text = value.string, !text.isEmpty,
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Double(text)
    }
}
