import Handset
import HandsetFixtures

/// The checks that all requests of the broadcast API have in common, and a broadcast's own.
///
/// Apple documents the reasons but not their order, which Handset chose: method, duplicate headers,
/// provider, request identifier, app, channel, push type, expiration, priority, payload. The
/// checks of the channel in ``BroadcastChannels`` come last.
struct BroadcastChecks: Sendable {
    /// The largest size of a payload, in bytes.
    static let maximumByteCount = 5120
    /// The largest size of a bundle identifier, in bytes.
    ///
    /// Longer ones cannot be registered. The limit bounds what channels take.
    static let maximumBundleByteCount = 255

    let connection: Int
    /// The topics of the app; if empty, every topic.
    let topics: [String]

    /// Returns the notification, as far as it could be read, and the reason to reject it.
    func check(
        _ request: PushRequest, to bundle: String, from provider: inout ProviderAuthentication,
        at now: Int
    ) -> RequestChecks.Finding {
        var notification = ReceivedNotification(
            connection: connection, providerProtocol: .http2, token: [], payload: request.body)
        notification.headers = request.fields.headers
        notification.headerByteCount = request.fields.byteCount
        notification.apnsID = Self.requestID(of: request)
        notification.topic = bundle
        notification.channel = request.fields.channelID
        notification.pushType = request.fields.pushType
        var finding = RequestChecks.Finding(notification: notification, appTopic: bundle)
        do throws(Rejection) {
            try checkStart(of: request, to: bundle, methods: ["POST"], from: &provider, at: now)
            finding.notification.providerToken =
                request.fields.authorization == nil ? nil : provider.claims
            _ = try Self.channel(of: request)
            try Self.checkHeaders(of: request, &finding.notification)
            try Self.checkPayload(request.body)
        } catch {
            finding.rejection = error
        }
        return finding
    }

    /// Checks the method, the provider, the request identifier and the app of a request.
    func checkStart(
        of request: PushRequest, to bundle: String, methods: [String],
        from provider: inout ProviderAuthentication, at now: Int
    ) throws(Rejection) {
        guard methods.contains(request.fields.method) else { throw Rejection(.methodNotAllowed) }
        if request.fields.hasDuplicates { throw Rejection(.duplicateHeaders) }
        if let rejection = provider.rejection(of: request.fields.authorization, at: now) {
            throw rejection
        }
        let hasID = request.fields.requestID != nil || request.fields.messageID != nil
        if hasID, Self.requestID(of: request) == nil { throw Rejection(.badMessageID) }
        guard bundle.utf8.count <= Self.maximumBundleByteCount else {
            throw Rejection(
                .topicDisallowed,
                cause: .bundleLength(bundle.utf8.count, limit: Self.maximumBundleByteCount))
        }
        let suffixes = PushType.allCases.compactMap(\.topicSuffix)
        if let suffix = suffixes.first(where: bundle.hasSuffix) {
            throw Rejection(.topicDisallowed, cause: .bundleSuffix(bundle, suffix: suffix))
        }
        func isAmong(_ topics: [String]) -> Bool {
            topics.contains { $0.utf8.elementsEqual(bundle.utf8) }
        }
        if let allowed = provider.allowedTopics, !isAmong(allowed) {
            throw Rejection(.topicMismatch, cause: provider.cause(ofTopic: bundle))
        }
        // Not confirmed: the nearest reason for an app that the service does not know.
        guard topics.isEmpty || isAmong(topics) else {
            throw Rejection(.featureNotEnabled, cause: .otherTopic(bundle, expected: topics))
        }
    }

    /// Returns the request identifier, or `nil` if the request has none or an invalid one.
    ///
    /// Apple's table has `apns-request-id`, but its first example and its reasons have `apns-id`.
    static func requestID(of request: PushRequest) -> String? {
        (request.fields.requestID ?? request.fields.messageID).flatMap {
            MessageIDs.isCanonical($0) ? $0 : nil
        }
    }

    static func channel(of request: PushRequest) throws(Rejection) -> String {
        guard let id = request.fields.channelID else { throw Rejection(.missingChannelID) }
        guard BroadcastChannelID.isWellFormed(id) else { throw Rejection(.badChannelID) }
        return id
    }

    private static func checkHeaders(
        of request: PushRequest, _ notification: inout ReceivedNotification
    ) throws(Rejection) {
        guard let type = request.fields.pushType else { throw Rejection(.missingPushType) }
        guard ChannelConfiguration.isPushType(type) else { throw Rejection(.invalidPushType) }
        // Both headers are required. Not confirmed: the reasons if one is missing.
        guard let seconds = request.fields.expiration.flatMap(RequestChecks.number) else {
            throw Rejection(.badExpirationDate)
        }
        notification.expiration = seconds
        notification.priority = request.fields.priority.flatMap(RequestChecks.priority)
        if notification.priority == nil { throw Rejection(.badPriority) }
    }

    private static func checkPayload(_ body: [UInt8]) throws(Rejection) {
        if body.isEmpty { throw Rejection(.payloadEmpty) }
        if body.count > maximumByteCount { throw Rejection(.payloadTooLarge) }
        guard (try? Payload(json: body)) != nil else { throw Rejection(.badRequestPayload) }
    }
}
