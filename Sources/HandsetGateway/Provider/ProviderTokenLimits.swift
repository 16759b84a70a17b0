/// How old a provider token may be, and how often another may come.
enum ProviderTokenLimits {
    /// How many seconds a token is valid: an hour (Apple's "Establishing a token-based connection to
    /// APNs").
    static let lifetime: Double = 3600
    /// How many seconds in the future a token may have been made, by a clock that is ahead.
    ///
    /// Not confirmed: Apple names no limit.
    static let skew: Double = 300
    /// How many seconds lie between two changes of a connection's token: 20 minutes (the same page).
    ///
    /// Not confirmed is from when they are counted. Here the first token of a connection is no change,
    /// since it may be old by then; the first other token is one, and is always taken; and from then on
    /// each change has to be so much later than the one before. Two tokens that take turns are refused
    /// at the third request. A token is another if its time is: of one that is signed for each request
    /// within a second only the signature differs.
    static let changeInterval = 1200
}
