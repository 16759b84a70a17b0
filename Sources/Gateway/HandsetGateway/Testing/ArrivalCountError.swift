/// The error of a test that waits for a negative number of notifications.
public struct ArrivalCountError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number that was given.
    public var count: Int

    /// The finding and the advice.
    public var description: String {
        "\(count) is not a number of notifications to wait for; give 0 or more"
    }
}
