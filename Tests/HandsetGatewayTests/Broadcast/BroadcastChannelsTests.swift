import HandsetFixtures
import Testing

@testable import HandsetGateway

@Suite struct BroadcastChannelsTests {
    private static let app = BroadcastRequest.bundle

    private static func reason(_ body: () throws -> Void) -> RejectionReason? {
        do {
            try body()
            return nil
        } catch {
            return (error as? Rejection)?.reason
        }
    }

    @Test("A channel exists from its creation to its deletion, for its app alone")
    func life() throws {
        var channels = BroadcastChannels()
        let id = try channels.create(for: Self.app, .nothing)
        #expect(try channels.policy(of: id, of: Self.app) == .nothing)
        #expect(Self.reason { _ = try channels.policy(of: id, of: "b") } == .channelNotRegistered)
        #expect(Self.reason { try channels.delete(id, of: "b") } == .channelNotRegistered)
        try channels.delete(id, of: Self.app)
        #expect(
            Self.reason { _ = try channels.policy(of: id, of: Self.app) } == .channelNotRegistered)
        #expect(Self.reason { try channels.delete(id, of: Self.app) } == .channelNotRegistered)
    }

    @Test("Channels are listed in the order of their creation, each app's for itself")
    func list() throws {
        var channels = BroadcastChannels()
        let ids = try (0..<20).map { _ in try channels.create(for: Self.app, .mostRecent) }
        _ = try channels.create(for: "b", .mostRecent)
        try channels.delete(ids[3], of: Self.app)
        #expect(channels.all(of: Self.app) == Array(ids[..<3] + ids[4...]))
        #expect(channels.all(of: "c") == [])
    }

    @Test("An app can have ten thousand channels, and one more after one is deleted")
    func limit() throws {
        var channels = BroadcastChannels()
        let ids = try (0..<10_000).map { _ in try channels.create(for: Self.app, .nothing) }
        #expect(Set(ids).count == 10_000)
        func create() -> RejectionReason? {
            Self.reason { _ = try channels.create(for: Self.app, .nothing) }
        }
        #expect(create() == .cannotCreateChannelConfig)
        #expect(Self.reason { _ = try channels.create(for: "b", .nothing) } == nil)
        try channels.delete(ids[0], of: Self.app)
        #expect(create() == nil)
        #expect(create() == .cannotCreateChannelConfig)
    }

    @Test("All apps together have a limit too")
    func totalLimit() throws {
        var channels = BroadcastChannels(limit: 2, totalLimit: 3)
        for app in ["a", "a", "b"] { _ = try channels.create(for: app, .nothing) }
        #expect(
            Self.reason { _ = try channels.create(for: "c", .nothing) }
                == .cannotCreateChannelConfig)
    }

    @Test("A new identifier is base64 of 16 bytes")
    func identifier() {
        for _ in 0..<100 {
            let id = BroadcastChannelID.make()
            #expect(BroadcastChannelID.isWellFormed(id))
            #expect(id.count == 24 && id.hasSuffix("=="))
        }
    }

    @Test("A channel that stores nothing takes no broadcast that would have to be stored")
    func policy() throws {
        var channels = BroadcastChannels()
        var notification = ReceivedNotification(
            connection: 1, providerProtocol: .http2, token: [], payload: [])
        notification.topic = Self.app
        for (policy, expiration, reason) in [
            (BroadcastStoragePolicy.nothing, 0, nil),
            (.nothing, 1, RejectionReason.badExpirationDate),
            (.mostRecent, 0, nil), (.mostRecent, 1, nil),
        ] {
            let id = try channels.create(for: Self.app, policy)
            notification.expiration = expiration
            #expect(channels.rejection(of: notification, on: id)?.reason == reason)
        }
        #expect(
            channels.rejection(of: notification, on: BroadcastRequest.channel)?.reason
                == .channelNotRegistered)
    }
}
