/// The error of a test that uses a gateway and has none.
public struct GatewayMissing: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the test, or `nil` outside of tests.
    public var test: String?

    /// The finding and the advice.
    public var description: String {
        "\(test.map { "the test \($0)" } ?? "this code") has no gateway; write @Test(.gateway), or "
            + "@Suite(.gateway) for all tests of a suite"
    }
}
