import Foundation
import Handset
import HandsetTestSupport
import Testing

/// An app's push code as it is written for iOS, where only the names of types are others.
@MainActor private final class ChatApp: ApplicationDelegate {
    let pushes = ChatPushes()
    private(set) var token: String?
    private(set) var failure: String?

    init() {}

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        UserNotificationCenter.current().delegate = pushes
        pushes.registerCategories()
        UserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) {
            granted, error in
            guard granted, error == nil else { return }
            DispatchQueue.main.async {
                Application.shared.registerForRemoteNotifications()
            }
        }
        return true
    }

    func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        token = deviceToken.map { String(format: "%02.2hhx", $0) }.joined()
    }

    func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        failure = error.localizedDescription
    }
}

@MainActor private final class ChatPushes: NSObject, UserNotificationCenterDelegate {
    private(set) var opened: [String] = []

    func registerCategories() {
        let reply = NotificationAction(
            identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send",
            textInputPlaceholder: "Message")
        let mute = NotificationAction(identifier: "mute", title: "Mute", options: [.destructive])
        UserNotificationCenter.current().setNotificationCategories([
            NotificationCategory(
                identifier: "message", actions: [reply, mute], intentIdentifiers: [],
                options: [.customDismissAction])
        ])
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping (PresentationOptions) -> Void
    ) {
        completionHandler([.banner, .sound])
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async {
        let chat = response.notification.request.content.userInfo["chat"] as? String ?? "none"
        opened.append(response.userText.map { "\(chat): \($0)" } ?? chat)
        let settings = await center.notificationSettings()
        guard settings.authorizationStatus == .authorized, settings.alertSetting == .enabled
        else { return }
        let delivered = await center.deliveredNotifications()
        center.removeDeliveredNotifications(
            withIdentifiers: delivered.filter { $0.request.content.threadIdentifier == chat }
                .map(\.request.identifier))
        var content = UserNotificationContent()
        content.title = "Write to \(chat)"
        content.sound = settings.soundSetting == .enabled ? .default : APSSound(named: "bell.caf")
        let trigger = UserNotificationTrigger(timeInterval: 3_600, repeats: false)
        try? await center.add(
            UserNotificationRequest(identifier: chat, content: content, trigger: trigger))
    }
}

/// The only phone of a process, so that code in the main queue is known to be its app's.
@MainActor private struct ChatPhone {
    static let message: Payload = [
        "aps": ["alert": "hi", "category": "message", "thread-id": "7"], "chat": "7",
    ]

    let app = ChatApp()

    func phone(
        answer: AuthorizationOptions, registration: Registration = Registration()
    ) -> Phone {
        Phone(.iOS(18), app: .notRunning, answer: answer, registration: registration) { [app] in
            app
        }
    }
}

@Suite("Push code in iOS's form", .timeLimit(.minutes(30))) struct AppleNamesTests {
    @Test("The app asks, is allowed, registers, and its center's delegate gets everything")
    func allowed() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let chat = ChatPhone()
            let phone = chat.phone(answer: .app)
            #expect(await phone.scenario.authorization == [])
            #expect(await phone.notificationSettings.authorizationStatus == .notDetermined)
            let launch = try await phone.open().check()
            #expect(launch.registration == [.didRegisterForRemoteNotifications(.sample)])
            #expect(chat.app.token == DeviceToken.sample.hex)
            #expect(Application.shared.isRegisteredForRemoteNotifications)
            #expect(await phone.centerDelegate == .set)
            #expect(await phone.scenario.authorization == .app)
            let shown = try await phone.receive(ChatPhone.message)
            #expect(shown.selectors == [.willPresentNotification])
            #expect(shown.shownAlert?.body == "hi")
            await phone.goHome()
            try await phone.receive(ChatPhone.message, then: .reply("yes", button: "reply"))
            #expect(chat.app.pushes.opened == ["7: yes"])
            #expect(await phone.state.delivered.isEmpty)
            #expect(await phone.state.pending.map(\.request.identifier) == ["7"])
            try await phone.checkFaults()
        }
    }

    @Test("An app whose user denies does not register, and shows nothing")
    func denied() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let chat = ChatPhone()
            let phone = chat.phone(answer: [])
            let launch = try await phone.open().check()
            #expect(launch.registration == [])
            #expect(await phone.notificationSettings.authorizationStatus == .denied)
            #expect(chat.app.token == nil)
            await phone.goHome()
            let delivery = try await phone.receive(ChatPhone.message)
            #expect(delivery.shownAlert == nil)
        }
    }

    @Test("A failure reaches the app after it has asked")
    func failure() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let chat = ChatPhone()
            let phone = chat.phone(
                answer: .app, registration: Registration(result: .failure(.simulator)))
            try await phone.open().check()
            #expect(
                chat.app.failure == "remote notifications are not supported in the simulator")
            #expect(!Application.shared.isRegisteredForRemoteNotifications)
        }
    }
}
