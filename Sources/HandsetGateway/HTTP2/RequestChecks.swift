import Handset
import HandsetFixtures

/// The checks of a request to the HTTP/2 provider API.
///
/// Apple documents the reasons but not which of two comes first. The order here is Handset's choice,
/// where nothing was observed: path, method, duplicate headers, provider, the other headers, topic,
/// payload. What is known of the device comes behind all of them, in ``DeviceDirectory``.
struct RequestChecks: Sendable {
    /// What every path begins with.
    static let pathPrefix = "/3/device/"
    /// How many bytes a collapse identifier may have.
    static let maximumCollapseIdentifierByteCount = 64

    /// The number of the connection.
    let connection: Int

    /// What a request has been found to be.
    struct Finding: Sendable {
        var notification: ReceivedNotification
        /// The topic of the app: without what the push type adds.
        var appTopic: String?
        /// Why it is refused, or `nil` if it is in order.
        var rejection: Rejection?
    }

    /// Checks a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - provider: Who sends it.
    ///   - now: The present moment in seconds since 1970.
    /// - Returns: The notification, as far as it was understood, and why it is refused.
    func check(
        _ request: PushRequest, from provider: inout ProviderAuthentication, at now: Int
    ) -> Finding {
        var notification = ReceivedNotification(
            connection: connection, providerProtocol: .http2, token: [], payload: request.body)
        notification.headers = request.headers
        notification.apnsID = request.messageID.flatMap { MessageID.isCanonical($0) ? $0 : nil }
        var finding = Finding(notification: notification)
        do throws(Rejection) {
            try checkLine(of: request, &finding.notification)
            if let rejection = provider.rejection(of: request.authorization, at: now) {
                throw rejection
            }
            let type = try checkHeaders(of: request, &finding.notification)
            finding.appTopic = try checkTopic(
                of: request, type, provider, &finding.notification)
            if request.body.isEmpty { throw Rejection(.payloadEmpty) }
            if request.body.count > type.maximumByteCount { throw Rejection(.payloadTooLarge) }
            if finding.notification.token.isEmpty { throw Rejection(.badDeviceToken) }
        } catch {
            finding.rejection = error
        }
        return finding
    }

    private func checkLine(
        of request: PushRequest, _ notification: inout ReceivedNotification
    ) throws(Rejection) {
        let path = request.path
        guard path.hasPrefix(Self.pathPrefix) else {
            throw Rejection(
                path == Self.pathPrefix.dropLast() ? .missingDeviceToken : .badPath)
        }
        let token = path.utf8.dropFirst(Self.pathPrefix.utf8.count)
        if token.isEmpty { throw Rejection(.missingDeviceToken) }
        if let bytes = [UInt8](hexDigits: token) {
            notification.token = bytes
        } else if token.contains(UInt8(ascii: "/")) {
            // Other text that is no hex is refused at its place in the order, as an empty token.
            throw Rejection(.badPath)
        }
        if request.method != "POST" { throw Rejection(.methodNotAllowed) }
        if request.hasDuplicates { throw Rejection(.duplicateHeaders) }
    }

    private func checkHeaders(
        of request: PushRequest, _ notification: inout ReceivedNotification
    ) throws(Rejection) -> PushType {
        if request.messageID != nil, notification.apnsID == nil {
            throw Rejection(.badMessageID)
        }
        if let expiration = request.expiration {
            guard let seconds = Int(expiration), seconds >= 0 else {
                throw Rejection(.badExpirationDate)
            }
            notification.expiration = seconds
        }
        if let priority = request.priority {
            notification.priority = Int(priority).flatMap(NotificationPriority.init)
            if notification.priority == nil { throw Rejection(.badPriority) }
        }
        notification.pushType = request.pushType
        guard let type = request.pushType.map(PushType.named) ?? .alert else {
            throw Rejection(.invalidPushType)
        }
        if let identifier = request.collapseIdentifier {
            guard identifier.utf8.count <= Self.maximumCollapseIdentifierByteCount else {
                throw Rejection(.badCollapseID)
            }
            notification.collapseIdentifier = identifier
        }
        return type
    }

    /// Checks the topic, and finds the app's own.
    private func checkTopic(
        of request: PushRequest, _ type: PushType, _ provider: ProviderAuthentication,
        _ notification: inout ReceivedNotification
    ) throws(Rejection) -> String {
        let allowed = provider.allowedTopics
        let topic: String
        if let given = request.topic {
            topic = given
        } else if provider.certificate != nil, let allowed, allowed.count == 1 {
            topic = allowed[0]
        } else {
            throw Rejection(.missingTopic)
        }
        notification.topic = topic
        let isWellFormed = topic.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        guard !topic.isEmpty, isWellFormed else { throw Rejection(.badTopic) }
        if let allowed, !allowed.contains(where: { $0.utf8.elementsEqual(topic.utf8) }) {
            throw Rejection(.topicDisallowed)
        }
        if type.needsProviderToken, provider.certificate != nil {
            throw Rejection(.topicDisallowed)
        }
        guard let suffix = type.topicSuffix else { return topic }
        // Apple does not say what a topic is answered that does not suit the push type.
        guard topic.hasSuffix(suffix) else { throw Rejection(.topicDisallowed) }
        return String(topic.dropLast(suffix.count))
    }
}
