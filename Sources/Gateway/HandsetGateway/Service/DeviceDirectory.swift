import Handset
import HandsetFixtures

/// The device tokens that exist, and what is known about each.
struct DeviceDirectory: Sendable {
    /// The accepted lengths of an unknown token, in bytes; nearly all tokens have 32, but longer ones exist.
    static let byteCounts = 32...100

    private let topics: [String]
    private let environment: GatewayEnvironment
    private let takesUnknown: Bool
    private var devices: [[UInt8]: KnownDevice]
    /// The number of devices at which none is added.
    var deviceLimit = Int.max

    /// If `known` is `nil`, every well-formed token belongs to a device; `topics`, any if empty, are for a
    /// device without its own.
    init(known: [KnownDevice]?, topics: [String], environment: GatewayEnvironment) {
        self.topics = topics
        self.environment = environment
        takesUnknown = known == nil
        devices = Dictionary((known ?? []).map { ($0.token, $0) }, uniquingKeysWith: { $1 })
    }

    /// The devices whose app was removed, the earliest removal first.
    var unregistered: [KnownDevice] {
        devices.values.filter { $0.unregisteredSince != nil }.sorted { one, other in
            let (since, otherSince) = (one.unregisteredSince ?? 0, other.unregisteredSince ?? 0)
            return since == otherSince
                ? one.token.lexicographicallyPrecedes(other.token) : since < otherSince
        }
    }

    /// Returns false if the device is not known and there are too many.
    mutating func unregister(_ token: [UInt8], at now: Int) -> Bool {
        guard devices.count < deviceLimit || devices[token] != nil else { return false }
        devices[token, default: KnownDevice(token: token)].unregisteredSince = now
        return true
    }

    /// The kind of a token; `nil` if it is not known.
    func kind(of token: [UInt8]) -> KnownDevice.TokenKind? {
        devices.isEmpty ? nil : devices[token]?.kind
    }

    /// `topic` is without the suffix of the push type, and `nil` if it is unknown; `isTyped` is true if the sender
    /// has named the push type, and `type` is what it, or else the topic, says.
    func rejection(
        of token: [UInt8], topic: String?, isTyped: Bool, type: PushType? = nil
    ) -> Rejection? {
        guard let device = devices[token] else {
            guard Self.byteCounts.contains(token.count) else {
                return Rejection(
                    .invalidTokenSize, cause: .tokenLength(token.count, right: Self.byteCounts))
            }
            guard takesUnknown else {
                return Rejection(
                    .badDeviceToken, cause: .unknownDevice(knownCount: devices.count))
            }
            return rejection(of: topic, among: topics, isTyped: isTyped)
        }
        if let ownEnvironment = device.environment, ownEnvironment != environment {
            return Rejection(.badDeviceToken, cause: .deviceEnvironment(ownEnvironment))
        }
        if let kind = device.kind, let type, !kind.takes(type) {
            return Rejection(
                .deviceTokenNotForTopic, cause: .otherTokenKind(kind, pushType: type.name))
        }
        let topics = device.topic.map { [$0] } ?? topics
        if let rejection = rejection(of: topic, among: topics, isTyped: isTyped) {
            return rejection
        }
        return device.unregisteredSince.map { Rejection(.unregistered, since: $0) }
    }

    private func rejection(
        of topic: String?, among topics: [String], isTyped: Bool
    ) -> Rejection? {
        guard let topic else { return nil }
        if topics.isEmpty, isTyped, let other = PushType(ofTopic: topic) {
            return Rejection(
                .deviceTokenNotForTopic,
                cause: .topicOfOtherType(topic, suffix: other.topicSuffix ?? ""))
        }
        guard !topics.isEmpty,
            !topics.contains(where: { $0.utf8.elementsEqual(topic.utf8) })
        else { return nil }
        return Rejection(
            .deviceTokenNotForTopic, cause: .otherTopic(topic, expected: topics))
    }
}
