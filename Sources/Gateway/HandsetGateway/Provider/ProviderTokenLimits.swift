/// The limits on the age of a provider token, and on how often it may change.
enum ProviderTokenLimits {
    /// The number of seconds that a token is valid: an hour (Apple's "Establishing a token-based
    /// connection to APNs").
    static let lifetime: Double = 3600
    /// The number of seconds by which a sender's clock may be fast; not confirmed: Apple names no limit.
    static let skew: Double = 300
    /// The least number of seconds between two changes of a connection's token: 20 minutes (the
    /// same page).
    ///
    /// Not confirmed: Apple does not say when this time starts. Here the first token of a
    /// connection is not a change, since it may already be old. The next token is always accepted,
    /// and starts the time. So two alternating tokens are rejected at the third request. Tokens
    /// with the same issue time count as one: only the signature differs if a sender signs each
    /// request within a second.
    static let changeInterval = 1200
}
