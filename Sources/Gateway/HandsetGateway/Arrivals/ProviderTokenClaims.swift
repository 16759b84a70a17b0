/// The claims of the provider token that came with a notification.
///
/// Two notifications of one token have equal claims, by which a test sees that a sender uses its token again.
public struct ProviderTokenClaims: Hashable, Sendable {
    /// The identifier of the key that has signed it (`kid`).
    public var keyIdentifier: String
    /// The identifier of the team (`iss`).
    public var teamIdentifier: String
    /// The time when it was issued, in seconds since 1970 (`iat`).
    public var issuedAt: Double

    /// Creates claims.
    public init(keyIdentifier: String, teamIdentifier: String, issuedAt: Double) {
        self.keyIdentifier = keyIdentifier
        self.teamIdentifier = teamIdentifier
        self.issuedAt = issuedAt
    }
}
