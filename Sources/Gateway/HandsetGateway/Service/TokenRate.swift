/// A rate at which a device accepts notifications.
///
/// ```swift
/// print(TokenRate(10, perSeconds: 60))
/// // 10/60
/// ```
public struct TokenRate: Hashable, Sendable, CustomStringConvertible {
    /// The valid numbers of notifications.
    public static let counts = 1...1_000_000
    /// The valid times, in seconds.
    public static let times = 1...86_400

    /// The number of notifications.
    public let count: Int
    /// The time in which that many are accepted, in seconds.
    public let seconds: Int

    /// Creates a rate.
    ///
    /// - Parameters:
    ///   - count: The number of notifications. The nearest of ``counts`` is taken.
    ///   - seconds: The time in which that many are accepted, in seconds. The nearest of ``times`` is
    ///     taken.
    public init(_ count: Int, perSeconds seconds: Int) {
        self.count = min(max(count, Self.counts.lowerBound), Self.counts.upperBound)
        self.seconds = min(max(seconds, Self.times.lowerBound), Self.times.upperBound)
    }

    /// The rate as `handset listen --limit token-rate` takes it.
    public var description: String { "\(count)/\(seconds)" }
}
