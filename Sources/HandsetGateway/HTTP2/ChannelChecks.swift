import HandsetFixtures

/// The checks of a request about broadcast channels.
struct ChannelChecks: Sendable {
    let common: BroadcastChecks

    /// The result of the checks.
    struct Finding: Sendable {
        /// The request identifier, if the request has a valid one.
        var requestID: String?
        /// The operation, or the reason to reject the request.
        var operation: Result<ChannelOperation, Rejection>
    }

    /// Checks a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - bundle: The bundle identifier in its path.
    ///   - isList: True if the path is that of all channels.
    ///   - provider: The provider that sends it.
    ///   - now: The current time in seconds since 1970.
    /// - Returns: The operation, or the reason to reject the request.
    func check(
        _ request: PushRequest, of bundle: String, isList: Bool,
        from provider: inout ProviderAuthentication, at now: Int
    ) -> Finding {
        var finding = Finding(
            requestID: BroadcastChecks.requestID(of: request), operation: .success(.list))
        do throws(Rejection) {
            try common.checkStart(
                of: request, to: bundle, methods: isList ? ["GET"] : ["POST", "GET", "DELETE"],
                from: &provider, at: now)
            if !isList { finding.operation = .success(try Self.operation(of: request)) }
        } catch {
            finding.operation = .failure(error)
        }
        return finding
    }

    private static func operation(of request: PushRequest) throws(Rejection) -> ChannelOperation {
        switch request.fields.method {
        case "GET": return .read(try BroadcastChecks.channel(of: request))
        case "DELETE": return .delete(try BroadcastChecks.channel(of: request))
        default:
            if request.isTooLong { throw Rejection(.payloadTooLarge) }
            return .create(try ChannelConfiguration(body: request.body).policy)
        }
    }
}
