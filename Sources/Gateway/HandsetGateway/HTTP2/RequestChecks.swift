import Handset
import HandsetFixtures

/// The checks of a request to the HTTP/2 provider API.
///
/// Apple documents the reasons but not their order. Where nothing was observed, Handset chose it:
/// path, method, duplicate headers, provider, other headers, topic, payload. The checks of the
/// device in ``DeviceDirectory`` come last.
struct RequestChecks: Sendable {
    static let pathPrefix = "/3/device/"
    static let maximumCollapseIdentifierByteCount = 64

    let connection: Int

    struct Finding: Sendable {
        var notification: ReceivedNotification
        /// The topic of the app, without the suffix of the push type.
        var appTopic: String?
        /// The reason to reject the request, or `nil` if it is valid.
        var rejection: Rejection?
    }

    /// Returns the notification, as far as it could be read, and the reason to reject it.
    func check(
        _ request: PushRequest, from provider: inout ProviderAuthentication, at now: Int
    ) -> Finding {
        var notification = ReceivedNotification(
            connection: connection, providerProtocol: .http2, token: [], payload: request.body)
        notification.headers = request.fields.headers
        notification.headerByteCount = request.fields.byteCount
        notification.apnsID = request.fields.messageID.flatMap {
            MessageIDs.isCanonical($0) ? $0 : nil
        }
        var appTopic: String?
        var rejection: Rejection?
        do throws(Rejection) {
            try checkLine(of: request, &notification)
            if let rejection = provider.rejection(of: request.fields.authorization, at: now) {
                throw rejection
            }
            notification.providerToken = request.fields.authorization == nil ? nil : provider.claims
            let type = try checkHeaders(of: request, &notification)
            appTopic = try checkTopic(of: request, type, provider, &notification)
            if request.body.isEmpty { throw Rejection(.payloadEmpty) }
            if request.body.count > Self.maximumByteCount(of: notification, type) {
                throw Rejection(.payloadTooLarge)
            }
            if notification.token.isEmpty {
                let text = String(request.fields.path.dropFirst(Self.pathPrefix.count))
                throw Rejection(
                    .badDeviceToken,
                    cause: DeviceTokenMistake(text).map { .tokenText($0) }
                        ?? .tokenDigits(count: text.utf8.count))
            }
        } catch {
            rejection = error
        }
        return Finding(notification: notification, appTopic: appTopic, rejection: rejection)
    }

    private func checkLine(
        of request: PushRequest, _ notification: inout ReceivedNotification
    ) throws(Rejection) {
        let path = request.fields.path
        guard Self.isPathOfDevice(path) else {
            throw Rejection(
                path == Self.pathPrefix.dropLast() ? .missingDeviceToken : .badPath)
        }
        let token = path.utf8.dropFirst(Self.pathPrefix.utf8.count)
        if token.isEmpty { throw Rejection(.missingDeviceToken) }
        if let bytes = [UInt8](hexDigits: token) {
            notification.token = bytes
        } else if token.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }) {
            // Not confirmed: the API has no queries, so this is not one of its paths. Other text that is
            // not hex is rejected in its turn, as an empty token. Base64 and the ARNs of SNS have slashes.
            throw Rejection(
                .badPath,
                cause: String(token).flatMap(DeviceTokenMistake.init).map { .tokenText($0) })
        }
        if request.fields.method != "POST" { throw Rejection(.methodNotAllowed) }
        if request.fields.hasDuplicates { throw Rejection(.duplicateHeaders) }
    }

    /// True if a path begins as a device's; by bytes, since characters take longer and each request has one.
    static func isPathOfDevice(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { $0.starts(with: prefixBytes) }
    }

    private static let prefixBytes = Array(pathPrefix.utf8)

    /// Returns the priority that a header names, written without a sign or leading zeros.
    static func priority(_ text: String) -> NotificationPriority? {
        guard text.utf8.first != UInt8(ascii: "0") else { return nil }
        return number(text).flatMap(NotificationPriority.init)
    }

    /// Returns the number that decimal digits write, without a sign.
    static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            ? Int(text) : nil
    }

    private func checkHeaders(
        of request: PushRequest, _ notification: inout ReceivedNotification
    ) throws(Rejection) -> PushType {
        if request.fields.messageID != nil, notification.apnsID == nil {
            throw Rejection(.badMessageID)
        }
        if let expiration = request.fields.expiration {
            guard let seconds = Self.number(expiration) else {
                throw Rejection(.badExpirationDate)
            }
            notification.expiration = seconds
        }
        if let priority = request.fields.priority {
            notification.priority = Self.priority(priority)
            if notification.priority == nil { throw Rejection(.badPriority) }
        }
        notification.pushType = request.fields.pushType
        guard let type = request.fields.pushType.map(PushType.named) ?? .alert else {
            throw Rejection(.invalidPushType)
        }
        if let identifier = request.fields.collapseIdentifier {
            guard identifier.utf8.count <= Self.maximumCollapseIdentifierByteCount else {
                throw Rejection(.badCollapseID)
            }
            notification.collapseIdentifier = identifier
        }
        return type
    }

    /// Returns the largest size of a payload, which the topic decides if there is no push type, as there was
    /// none before iOS 13.
    private static func maximumByteCount(
        of notification: ReceivedNotification, _ type: PushType
    ) -> Int {
        let isOldVoIP =
            notification.pushType == nil
            && PushType.voip.topicSuffix.map { notification.topic?.hasSuffix($0) == true } == true
        return isOldVoIP ? PushType.voip.maximumByteCount : type.maximumByteCount
    }

    /// Checks the topic and returns the app's own part of it.
    private func checkTopic(
        of request: PushRequest, _ type: PushType, _ provider: ProviderAuthentication,
        _ notification: inout ReceivedNotification
    ) throws(Rejection) -> String {
        let allowed = provider.allowedTopics
        let topic: String
        if let given = request.fields.topic {
            topic = given
        } else if provider.certificate != nil, let allowed, allowed.count == 1 {
            topic = allowed[0]
        } else {
            throw Rejection(.missingTopic, cause: .noTopic(known: allowed ?? []))
        }
        notification.topic = topic
        let isWellFormed = topic.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        guard !topic.isEmpty, isWellFormed else {
            throw Rejection(.badTopic, cause: .topicText(topic))
        }
        if let allowed, !allowed.contains(where: { $0.utf8.elementsEqual(topic.utf8) }) {
            throw Rejection(.topicDisallowed, cause: provider.cause(ofTopic: topic))
        }
        if type.needsProviderToken, provider.certificate != nil {
            throw Rejection(.topicDisallowed, cause: .needsToken(pushType: type.name))
        }
        guard let suffix = type.topicSuffix else { return topic }
        // Apple does not document the answer for a topic that does not match the push type.
        guard topic.hasSuffix(suffix) else {
            throw Rejection(
                .topicDisallowed,
                cause: .topicSuffix(topic, pushType: type.name, suffix: suffix))
        }
        return String(topic.dropLast(suffix.count))
    }
}
