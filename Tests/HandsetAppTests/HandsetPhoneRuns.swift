import Handset
import HandsetApp
import HandsetTestSupport
import HandsetUIKit
import Testing

/// Apps in Apple's types on a phone, each in a process that has no other phone.
@MainActor struct HandsetPhoneRuns {
    private let chat: Payload = [
        "aps": [
            "alert": ["title": "Mia", "body": "hi"], "category": "message", "mutable-content": 1,
        ], "chat": "7",
    ]
    private var app: ChatApp? { UIApplication.shared.delegate as? ChatApp }
    private var modernApp: ModernApp? { UIApplication.shared.delegate as? ModernApp }

    /// An app that asks registers after the user's answer, and not after a refusal.
    func registers() async throws {
        let phone = HandsetPhone(.iOS(18)) { ChatApp() }
        let launch = try await phone.launch()
        #expect(launch.registration.count == 1)
        #expect(app?.token == DeviceToken.sample.hex)
        let other = HandsetPhone(.iOS(18), answer: []) { ChatApp() }
        try await other.launch()
        #expect(app?.token == "")
        #expect(try await other.receive(chat).shownAlert == nil)
        withExtendedLifetime(phone) {}
    }

    /// A tap opens the chat, and so do a reply and a dismissal.
    func taps() async throws {
        let phone = HandsetPhone(.iOS(18)) { ChatApp() }
        try await phone.launch()
        try await phone.goHome()
        let banner = try await phone.receive(chat)
        #expect(banner.shownAlert?.body == "hi")
        try await phone.tap(banner)
        try await phone.goHome()
        try await phone.receive(chat, then: .reply("on my way", button: "reply"))
        try await phone.receive(chat, then: .dismiss)
        #expect(app?.opened == ["chat/7", "reply/7/on my way", "dismissed/7"])
        try await phone.checkFaults()
    }

    /// A tap launches an app that does not run.
    func coldTap() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { ChatApp() }
        let delivery = try await phone.receive(chat, then: .tap)
        #expect(delivery.selectors.first == .didFinishLaunching)
        #expect(app?.opened == ["chat/7"])
    }

    /// In the foreground the app decides, and in the background new content counts.
    func presents() async throws {
        let phone = HandsetPhone(.iOS(18), backgroundModes: .remoteNotification) { ChatApp() }
        try await phone.launch()
        let shown = try await phone.receive(chat)
        #expect(shown.selectors == [.willPresentNotification])
        #expect(shown.shownAlert?.title == "Mia")
        try await phone.goHome()
        let silent = try await phone.receive(["aps": ["content-available": 1], "unread": 5])
        #expect(silent.fetchResult == .newData)
        #expect(await phone.phone.state.badge == 5)
    }

    /// A service extension changes the content, and the app finds its attachment.
    func extends() async throws {
        let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).png"
        try Data([0x89, 0x50, 0x4e, 0x47]).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let phone = HandsetPhone(
            .iOS(18), serviceExtension: { TitleExtension() }, launch: { ChatApp() })
        try await phone.launch()
        try await phone.goHome()
        let payload = try Payload(
            json:
                #"{"aps":{"alert":{"title":"Mia","body":"hi"},"mutable-content":1},"image":"\#(path)"}"#
        )
        let delivery = try await phone.receive(payload)
        #expect(delivery.shownAlert?.title == "Mia (changed)")
        let delivered = await UNUserNotificationCenter.current().deliveredNotifications()
        #expect(delivered.first?.request.content.attachments.map(\.type) == ["public.png"])
    }

    /// Asynchronous methods are called, and a scene gets the response that launches the app.
    func modern() async throws {
        let phone = HandsetPhone(.iOS(18), backgroundModes: .remoteNotification) { ModernApp() }
        try await phone.launch()
        // The app asks in a task of its own, which goes on after its callbacks.
        try await phone.phone.until(32, within: .untilHang) { modernApp?.token?.count }
        #expect(try await phone.receive(["aps": ["alert": "a"], "id": 3]).shownAlert?.body == "a")
        try await phone.goHome()
        let silent = try await phone.receive(["aps": ["content-available": 1], "id": 4])
        #expect(silent.fetchResult == .newData)
        try await phone.receive(["aps": ["alert": "a"], "id": 5], then: .tap)
        #expect(modernApp?.opened == ["silent 4", "tap 5"])

        let scenes = HandsetPhone(
            .iOS(18), answer: nil, scene: { ModernScene() }, launch: { ModernApp() })
        try await scenes.receive(["aps": ["alert": "a"], "id": 9], then: .tap)
        let scene = UIApplication.shared.connectedScenes.first?.delegate as? ModernScene
        #expect(scene?.connected == [9])
        #expect(scene?.states == [.foregroundActive])
        #expect(modernApp?.opened == ["tap 9"])
        #expect(UIApplication.shared.keyWindow === scene?.window)
    }

    /// The center's delegate is not kept, and may be set late.
    func delegates() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { BareApp() }
        try await phone.launch()
        #expect(try await phone.receive(chat).callbacks == [])
        var late: ModernApp? = ModernApp()
        UNUserNotificationCenter.current().delegate = late
        #expect(try await phone.receive(chat).selectors == [.willPresentNotification])
        #expect(await phone.phone.missingMethods.isDisjoint(with: .userNotifications))
        late = nil
        #expect(try await phone.receive(chat).callbacks == [])
        #expect(await phone.phone.centerDelegate == .released)
    }

    /// A selector calls its method, and the main actor's code is on the main thread.
    func selectors() async throws {
        let phone = HandsetPhone(.iOS(18)) { ChatApp() }
        try await phone.launch()
        NotificationCenter.default.post(name: Notification.Name("chat"), object: "7")
        try await phone.phone.until { app?.received == ["7"] }
        #expect(handsetIsMainThread)
        #expect(await Task.detached { handsetIsMainThread }.value == false)
    }

    /// A request that never comes true has Apple's error.
    func errors() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { BareApp() }
        try await phone.launch()
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        let request = UNNotificationRequest(
            identifier: "tea", content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false))
        let error = await #expect(throws: UNError.self) {
            try await UNUserNotificationCenter.current().add(request)
        }
        #expect(error?.code == .notificationInvalidNoDate)
        #expect((error as NSError?)?.domain == "UNErrorDomain")
        #expect(throws: UNError.self) {
            try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/none.png"))
        }
    }
}

/// An app without any method for notifications.
private final class BareApp: UIResponder, UIApplicationDelegate {}
