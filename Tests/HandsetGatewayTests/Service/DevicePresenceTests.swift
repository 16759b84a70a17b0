import Handset
import Testing

@testable import HandsetGateway

/// The notifications stored for devices that are away, and the memory they take.
@Suite struct DevicePresenceTests {
    private static func notification(
        _ number: Int, to device: Int = 0, topic: String = "com.example.app"
    ) -> ReceivedNotification {
        var notification = ReceivedNotification(
            connection: 1, providerProtocol: .http2,
            token: withUnsafeBytes(of: device) { Array($0) }, payload: [])
        notification.number = number
        notification.topic = topic
        return notification
    }

    private static func token(_ device: Int) -> [UInt8] { notification(0, to: device).token }

    @Test("A device that is back takes no memory", arguments: [true, false])
    func back(isAwayAtFirst: Bool) {
        var presence = DevicePresence(isAway: isAwayAtFirst)
        for device in 1...1_000 {
            let token = Self.token(device)
            _ = presence.set(isAway: true, token, at: 0)
            #expect(presence.take(Self.notification(device, to: device), at: 0).arrival.isStored)
            #expect(presence.set(isAway: false, token, at: 0)?.count == 1)
            if isAwayAtFirst { _ = presence.set(isAway: true, token, at: 0) }
        }
        #expect(presence.deviceCount == 0)
    }

    @Test("Devices that are all back take no memory, and get what was stored in order")
    func allBack() {
        var presence = DevicePresence(isAway: true)
        for device in [3, 1, 2] {
            _ = presence.take(Self.notification(device, to: device), at: 0)
        }
        let arrivals = presence.set(isAway: false, nil, at: 0)
        #expect(arrivals?.map(\.notification.number) == [3, 1, 2])
        #expect(presence.deviceCount == 0)
    }

    @Test("Beyond the limit a notification is lost, and those that are stored stay")
    func limit() {
        var limits = GatewayLimits()
        limits.storedCount = 2
        var presence = DevicePresence(isAway: true, limits: limits)
        #expect(presence.take(Self.notification(1, to: 1), at: 0).arrival.isStored)
        #expect(presence.take(Self.notification(2, to: 2), at: 0).arrival.isStored)
        for lost in [
            Self.notification(3, to: 3), Self.notification(4, to: 1, topic: "com.example.other"),
        ] {
            guard case .lost(let reason) = presence.take(lost, at: 0).arrival.outcome else {
                Issue.record("notification \(lost.number) was not lost")
                continue
            }
            #expect("\(reason)" == "the gateway stores 2 notifications at most")
        }
        let newer = presence.take(Self.notification(5, to: 1), at: 0)
        #expect(newer.arrival.isStored)
        #expect(newer.replaced?.notification.number == 1)
        #expect(
            presence.set(isAway: false, nil, at: 0)?.map(\.notification.number) == [5, 2])
        _ = presence.set(isAway: true, nil, at: 0)
        #expect(presence.take(Self.notification(6, to: 3), at: 0).arrival.isStored)
    }
}

extension Arrival {
    fileprivate var isStored: Bool { if case .stored = outcome { true } else { false } }
}
