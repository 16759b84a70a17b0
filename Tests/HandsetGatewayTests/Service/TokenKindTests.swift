import Handset
import HandsetFixtures
import Testing

@testable import HandsetGateway

/// The kinds of device tokens: for notifications, for calls, and for Live Activities.
@Suite struct TokenKindTests {
    private static let token = [UInt8](repeating: 7, count: 32)

    private func directory(_ kind: KnownDevice.TokenKind?) -> DeviceDirectory {
        DeviceDirectory(
            known: [KnownDevice(token: Self.token, kind: kind)], topics: ["com.example.app"],
            environment: .sandbox)
    }

    @Test(
        "A push to a token of another kind gets Apple's reason",
        arguments: [
            (KnownDevice.TokenKind.voip, PushType.alert), (.voip, .liveActivity),
            (.notification, .voip), (.notification, .liveActivity), (.activity, .alert),
            (.activityStart, .background), (.activity, .voip),
        ])
    func otherKind(kind: KnownDevice.TokenKind, type: PushType) throws {
        let rejection = directory(kind).rejection(
            of: Self.token, topic: "com.example.app", isTyped: true, type: type)
        #expect(rejection?.reason == .deviceTokenNotForTopic)
        #expect(rejection?.cause == .otherTokenKind(kind, pushType: type.name))
        let cause = try #require(rejection?.cause)
        #expect(cause.code == "device-token-of-other-kind")
        #expect("\(cause)".hasPrefix("the push type is \(type.name), and the device token is one"))
    }

    @Test(
        "A push to a token of its kind is taken, and so is each to a token whose kind nobody knows",
        arguments: [
            (KnownDevice.TokenKind.voip, PushType.voip), (.notification, .alert),
            (.notification, .background), (.activity, .liveActivity),
            (.activityStart, .liveActivity), (nil, .voip), (nil, .liveActivity),
        ] as [(KnownDevice.TokenKind?, PushType)])
    func ownKind(kind: KnownDevice.TokenKind?, type: PushType) {
        #expect(
            directory(kind).rejection(
                of: Self.token, topic: "com.example.app", isTyped: true, type: type) == nil)
    }

    @Test("A start fits the token that starts, and updates fit the token of one Live Activity")
    func events() {
        #expect(KnownDevice.TokenKind.activityStart.fits(isStart: true))
        #expect(!KnownDevice.TokenKind.activityStart.fits(isStart: false))
        #expect(KnownDevice.TokenKind.activity.fits(isStart: false))
        #expect(!KnownDevice.TokenKind.activity.fits(isStart: true))
    }

    @Test("A file of known tokens names their kinds")
    func file() throws {
        let hex = String(repeating: "07", count: 32)
        let file = #"{"devices":[{"token":"\#(hex)","kind":"activity-start"}]}"#
        let devices = try KnownDevice.devices(Array(file.utf8), source: "devices.json")
        #expect(devices.map(\.kind) == [.activityStart])
        let wrong = #"{"devices":[{"token":"\#(hex)","kind":"call"}]}"#
        let error = #expect(throws: JSONDocumentError.self) {
            try KnownDevice.devices(Array(wrong.utf8), source: "devices.json")
        }
        let words = error.map { "\($0)" } ?? ""
        #expect(words.contains("activity-start"))
    }
}
