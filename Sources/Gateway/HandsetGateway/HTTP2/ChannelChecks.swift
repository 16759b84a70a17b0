import HandsetFixtures

struct ChannelChecks: Sendable {
    let common: BroadcastChecks

    struct Finding: Sendable {
        /// The request identifier, if the request has a valid one.
        var requestID: String?
        var operation: Result<ChannelOperation, Rejection>
    }

    /// Checks a request; if `isList` is true, its path is for all channels.
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
