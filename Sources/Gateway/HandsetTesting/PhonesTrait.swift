internal import Handset
public import Testing

/// A trait that fails a test if the app on one of its phones has a fault after a callback was over.
///
/// `Trait.phones` makes it. ``GatewayTrait`` does the same for tests with a gateway.
public struct PhonesTrait: TestTrait, SuiteTrait, TestScoping {
    /// True, so that the trait of a suite belongs to each test in it.
    public let isRecursive = true

    /// Returns the trait itself for a test, and nothing for a suite.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> PhonesTrait? {
        testCase == nil ? nil : self
    }

    /// Runs a test, and throws the late faults of its phones.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Phone.withFaultsChecked { try await function() }
    }
}

extension Trait where Self == PhonesTrait {
    /// Fails each test in which an app has a fault after a callback was over, such as a completion handler
    /// that is called again.
    ///
    /// ```swift
    /// @Suite(.phones) struct RoutingTests {
    ///     @Test func tap() async throws {
    ///         let phone = Phone(.iOS(18), app: .background) { ShopDelegate() }
    ///         try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
    ///     }
    /// }
    /// ```
    public static var phones: PhonesTrait { PhonesTrait() }
}
