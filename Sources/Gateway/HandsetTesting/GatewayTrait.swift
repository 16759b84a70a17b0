internal import Handset
public import HandsetGateway
public import Testing

/// A trait that gives each test a gateway of its own.
///
/// It also fails a test if the app on one of its phones has a fault after a callback was over.
/// `Trait.gateway(_:configure:)` makes it, and `Test.gateway` is the gateway of the test that runs.
public struct GatewayTrait: TestTrait, SuiteTrait, TestScoping {
    /// True, so that the trait of a suite belongs to each test in it.
    public let isRecursive = true

    let answers: [GatewayAnswer]
    let configure: @Sendable (inout GatewayConfiguration) -> Void

    /// Returns the trait itself for a test, and nothing for a suite, which has no gateway of its own.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> GatewayTrait? {
        testCase == nil ? nil : self
    }

    /// Starts a gateway, runs a test, and stops the gateway.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let gateway = try await TestGateway.start { configuration in
            configuration.answers = answers
            configure(&configuration)
        }
        let result: Result<Void, any Error>
        do {
            try await Phone.withFaultsChecked {
                try await Test.$currentGateway.withValue(gateway) { try await function() }
            }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        await gateway.stop()
        try result.get()
    }
}

extension Trait where Self == GatewayTrait {
    /// Gives each test a gateway of its own, which stops after the test.
    ///
    /// ```swift
    /// @Test(.gateway(.reason(.tooManyRequests), .goAway))
    /// func retries() async throws {
    ///     try await Sender(Test.gateway.url, trusting: Test.gateway.authority).send("hello")
    ///     #expect(try await Test.gateway.next(3).last?.payload["aps"]?["alert"] == "hello")
    /// }
    /// ```
    ///
    /// The trait of a test comes before its suite's.
    ///
    /// - Parameters:
    ///   - answers: The answers for the first notifications that would otherwise be accepted, one each.
    ///   - configure: Changes the settings.
    /// - Returns: The trait.
    public static func gateway(
        _ answers: GatewayAnswer...,
        configure: @escaping @Sendable (inout GatewayConfiguration) -> Void = { _ in }
    ) -> GatewayTrait {
        GatewayTrait(answers: answers, configure: configure)
    }

    /// Gives each test a gateway of its own, which accepts what is valid.
    public static var gateway: GatewayTrait { .gateway() }
}
