import HandsetFixtures

/// The broadcast channels of all apps.
struct BroadcastChannels: Sendable {
    /// The number of channels that an app can have, as at Apple's service.
    static let limit = 10_000
    /// The number of channels of all apps together.
    ///
    /// Apple has no such limit. This one bounds the memory of a gateway that accepts every topic.
    static let totalLimit = 100_000

    private struct Channel: Sendable {
        /// The place of the channel among all that were created.
        let order: Int
        let policy: BroadcastStoragePolicy
    }

    private struct App: Sendable {
        var channels: [String: Channel] = [:]
        /// The list of all channels, once it was asked for and until it changes.
        var list: EncodedChannelList?
    }

    private let limit: Int
    private let totalLimit: Int
    private var apps: [String: App] = [:]
    private var lastOrder = 0
    private var count = 0

    init(limit: Int = Self.limit, totalLimit: Int = Self.totalLimit) {
        self.limit = limit
        self.totalLimit = totalLimit
    }

    /// Creates a channel, or throws `CannotCreateChannelConfig` if there are too many; returns its
    /// identifier.
    mutating func create(
        for bundle: String, _ policy: BroadcastStoragePolicy
    ) throws(Rejection) -> String {
        guard apps[bundle]?.channels.count ?? 0 < limit, count < totalLimit else {
            throw Rejection(.cannotCreateChannelConfig)
        }
        let id = BroadcastChannelID.make()
        lastOrder += 1
        count += 1
        apps[bundle, default: App()].channels[id] = Channel(order: lastOrder, policy: policy)
        apps[bundle]?.list = nil
        return id
    }

    /// - Throws: `ChannelNotRegistered` if the app has no such channel.
    func policy(of id: String, of bundle: String) throws(Rejection) -> BroadcastStoragePolicy {
        guard let channel = apps[bundle]?.channels[id] else {
            throw Rejection(.channelNotRegistered)
        }
        return channel.policy
    }

    /// - Throws: `ChannelNotRegistered` if the app has no such channel.
    mutating func delete(_ id: String, of bundle: String) throws(Rejection) {
        guard apps[bundle]?.channels.removeValue(forKey: id) != nil else {
            throw Rejection(.channelNotRegistered)
        }
        count -= 1
        apps[bundle]?.list = nil
        if apps[bundle]?.channels.isEmpty == true { apps[bundle] = nil }
    }

    /// Returns the identifiers of an app's channels, the oldest first.
    func all(of bundle: String) -> [String] {
        (apps[bundle]?.channels ?? [:]).sorted { $0.value.order < $1.value.order }.map(\.key)
    }

    /// Returns the list of an app's channels, the same one until they change.
    private mutating func list(of bundle: String) -> EncodedChannelList {
        if let list = apps[bundle]?.list { return list }
        let list = EncodedChannelList(all(of: bundle))
        apps[bundle]?.list = list
        return list
    }

    /// - Throws: `CannotCreateChannelConfig` or `ChannelNotRegistered`.
    mutating func perform(
        _ operation: ChannelOperation, for bundle: String
    ) throws(Rejection) -> ChannelAnswer {
        switch operation {
        case .create(let policy): return .created(try create(for: bundle, policy))
        case .read(let id): return .configuration(try policy(of: id, of: bundle))
        case .delete(let id):
            try delete(id, of: bundle)
            return .deleted
        case .list: return .list(list(of: bundle))
        }
    }

    /// Returns the reason to reject a broadcast on a channel, or `nil` to accept it.
    func rejection(of notification: ReceivedNotification, on channel: String) -> Rejection? {
        do throws(Rejection) {
            let policy = try policy(of: channel, of: notification.topic ?? "")
            let isKept = notification.expiration.map { $0 > 0 } ?? false
            return policy == .nothing && isKept ? Rejection(.badExpirationDate) : nil
        } catch {
            return error
        }
    }
}
