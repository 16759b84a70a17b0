import Handset
import HandsetFixtures

/// Which device tokens there are, and what is known of them.
struct DeviceDirectory: Sendable {
    /// How many bytes a token has that is taken without being known: nearly all have 32, more were seen.
    static let byteCounts = 32...100

    private let topics: [String]
    private let environment: GatewayEnvironment
    private let takesUnknown: Bool
    private var devices: [[UInt8]: KnownDevice]

    /// - Parameters:
    ///   - known: The devices that there are. If `nil`, every token that is well-formed is one.
    ///   - topics: The topics of a device that has none of its own. If empty, any.
    ///   - environment: The service that the gateway stands for.
    init(known: [KnownDevice]?, topics: [String], environment: GatewayEnvironment) {
        self.topics = topics
        self.environment = environment
        takesUnknown = known == nil
        devices = Dictionary((known ?? []).map { ($0.token, $0) }, uniquingKeysWith: { $1 })
    }

    /// The devices whose app is not there any more.
    var unregistered: [KnownDevice] {
        devices.values.filter { $0.unregisteredSince != nil }.sorted { one, other in
            let (since, otherSince) = (one.unregisteredSince ?? 0, other.unregisteredSince ?? 0)
            return since == otherSince
                ? one.token.lexicographicallyPrecedes(other.token) : since < otherSince
        }
    }

    /// Says that the app of a device is not there any more.
    mutating func unregister(_ token: [UInt8], at now: Int) {
        devices[token, default: KnownDevice(token: token)].unregisteredSince = now
    }

    /// Looks whether a notification to a token is taken.
    ///
    /// - Parameters:
    ///   - token: The bytes of the token.
    ///   - topic: The topic without what the push type adds; `nil` if it is not known.
    /// - Returns: Why it is refused, or `nil` if it is taken.
    func rejection(of token: [UInt8], topic: String?) -> Rejection? {
        guard let device = devices[token] else {
            guard Self.byteCounts.contains(token.count) else {
                return Rejection(.invalidTokenSize)
            }
            guard takesUnknown else { return Rejection(.badDeviceToken) }
            return rejection(of: topic, among: topics)
        }
        if let ownEnvironment = device.environment, ownEnvironment != environment {
            return Rejection(.badDeviceToken)
        }
        if let rejection = rejection(of: topic, among: device.topic.map { [$0] } ?? topics) {
            return rejection
        }
        return device.unregisteredSince.map { Rejection(.unregistered, since: $0) }
    }

    private func rejection(of topic: String?, among topics: [String]) -> Rejection? {
        guard let topic, !topics.isEmpty,
            !topics.contains(where: { $0.utf8.elementsEqual(topic.utf8) })
        else { return nil }
        return Rejection(.deviceTokenNotForTopic)
    }
}
