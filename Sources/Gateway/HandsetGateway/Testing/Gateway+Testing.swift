internal import Handset

extension Gateway {
    /// Runs a closure with a gateway of its own, and stops the gateway whatever happens.
    ///
    /// The gateway listens on free ports of the loopback address, and speaks TLS with an identity that is
    /// made once in the process. As at Apple's service, a sender needs a provider token, or the
    /// certificate of ``GatewayIdentity/pem``.
    ///
    /// ```swift
    /// try await Gateway.withGateway(.reason(.tooManyRequests)) { gateway in
    ///     try await send("hello", to: gateway.url, trusting: gateway.authority)
    ///     print(try await gateway.next(2).map(\.outcome))
    /// }
    /// // [rejected, TooManyRequests (status 1: processing error), delivered]
    /// ```
    ///
    /// - Parameters:
    ///   - answers: The answers for the first notifications that would otherwise be accepted, one each.
    ///   - configure: Changes the settings.
    ///   - body: Gets the gateway.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure, `DeliveryFailure` for a late fault of an app on a phone of the
    ///   closure, or the error for which the gateway cannot start.
    public static func withGateway<Result>(
        _ answers: GatewayAnswer..., configure: (inout GatewayConfiguration) -> Void = { _ in },
        _ body: (TestGateway) async throws -> Result
    ) async throws -> Result {
        let gateway = try await TestGateway.start { configuration in
            configuration.answers = answers
            configure(&configuration)
        }
        do {
            let result = try await Phone.withFaultsChecked { try await body(gateway) }
            await gateway.stop()
            return result
        } catch {
            await gateway.stop()
            throw error
        }
    }
}

extension TestGateway {
    /// Stops the gateway, without waiting for senders that leave their connections open.
    public func stop() async {
        await gateway.stop(grace: .zero)
    }
}
