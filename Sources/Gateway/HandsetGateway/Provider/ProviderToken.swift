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

    /// - Throws: The cause if the text is not a token, names an unknown key or team, or has an invalid
    ///   signature.
    init(
        _ text: some StringProtocol, signedByOneOf keys: [ProviderKey]
    ) throws(RejectionCause) {
        let parts = text.utf8.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .tokenParts(parts.count) }
        guard let header = Self.object(parts[0]) else { throw .tokenPart("header") }
        guard let claims = Self.object(parts[1]) else { throw .tokenPart("claims") }
        guard let signature = [UInt8](base64: parts[2]) else { throw .tokenPart("signature") }
        let algorithmName = try Self.text(
            header["alg"], "alg", right: [ProviderTokenAlgorithm.es256.rawValue])
        guard let algorithm = ProviderTokenAlgorithm.named(algorithmName) else {
            throw .algorithm(algorithmName)
        }
        // Some senders put it among the claims.
        let keyID = try Self.text(
            header["kid"] ?? claims["kid"], "kid", right: Self.distinct(keys.map(\.keyID)))
        let teamID = try Self.text(
            claims["iss"], "iss", right: Self.distinct(keys.map(\.teamID)))
        guard let time = claims["iat"] else { throw .missingMember("iat", right: []) }
        guard let issuedAt = Self.time(time) else { throw .notTime }
        let key = try Self.key(keyID, ofTeam: teamID, in: keys)
        let signedText = text.utf8.prefix(parts[0].count + 1 + parts[1].count).map { $0 }
        guard algorithm.isValid(signature, for: signedText, by: key.publicKey) else {
            throw .signature(keyID: keyID, byteCount: signature.count)
        }
        self.key = key
        self.issuedAt = issuedAt
    }

    private static func key(
        _ keyID: String, ofTeam teamID: String, in keys: [ProviderKey]
    ) throws(RejectionCause) -> ProviderKey {
        let named = keys.filter { $0.keyID.utf8.elementsEqual(keyID.utf8) }
        if let key = named.first(where: { $0.teamID.utf8.elementsEqual(teamID.utf8) }) {
            return key
        }
        guard named.isEmpty else {
            let teams = distinct(named.map(\.teamID))
            throw keys.contains(where: { $0.keyID.utf8.elementsEqual(teamID.utf8) })
                ? .keyAsTeamID(teamID, known: teams) : .teamID(teamID, known: teams)
        }
        let ofTeam = keys.filter { $0.teamID.utf8.elementsEqual(keyID.utf8) }
        guard !ofTeam.isEmpty else {
            throw .keyID(keyID, known: distinct(keys.map(\.keyID)))
        }
        throw ofTeam.contains { $0.keyID.utf8.elementsEqual(teamID.utf8) }
            ? .swappedIdentifiers(keyID: teamID, teamID: keyID)
            : .teamAsKeyID(keyID, known: distinct(ofTeam.map(\.keyID)))
    }

    /// True if a text is a token whose `kid` is the identifier of a key, or of its team by mistake.
    static func isMeant(_ text: some StringProtocol, forOneOf keys: [ProviderKey]) -> Bool {
        let parts = text.utf8.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3, let header = object(parts[0]),
            let keyID = (header["kid"] ?? object(parts[1])?["kid"])?.string
        else { return false }
        return keys.contains {
            $0.keyID.utf8.elementsEqual(keyID.utf8) || $0.teamID.utf8.elementsEqual(keyID.utf8)
        }
    }

    /// Returns the text of a member, whose right values are given for the cause if it is missing.
    private static func text(
        _ value: PayloadValue?, _ name: String, right: [String]
    ) throws(RejectionCause) -> String {
        guard let value else { throw .missingMember(name, right: right) }
        guard let text = value.string else { throw .notText(name) }
        return text
    }

    private static func distinct(_ texts: [String]) -> [String] { Set(texts).sorted() }

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
