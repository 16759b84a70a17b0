import Handset
import HandsetApp
import HandsetUIKit
import Testing

/// Parts of Apple's surface that public apps use, in a process that has no other phone.
@MainActor struct SurfaceRuns {
    /// A button for text that is made without its own texts takes a text, and the center gives it back by its class.
    func textInput() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { ReplyApp() }
        try await phone.launch()
        try await phone.goHome()
        try await phone.receive(
            ["aps": ["alert": "hi", "category": "message"]], then: .reply("yes", button: "reply"))
        #expect((UIApplication.shared.delegate as? ReplyApp)?.replies == ["yes"])
        let categories = await UNUserNotificationCenter.current().notificationCategories()
        let actions = categories.first?.actions ?? []
        #expect(actions.map { $0 is UNTextInputNotificationAction } == [true, false])
        #expect(categories.union([ReplyApp.category]).count == 1)
    }

    /// A controller of a storyboard is had by either of Apple's methods.
    func controllers() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { ReplyApp() }
        phone.setController(in: "Main", identifier: "tabs") { UITabBarController() }
        try await phone.launch()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        #expect(storyboard.instantiateViewController(identifier: "tabs") is UITabBarController)
        #expect(storyboard.instantiateViewController(withIdentifier: "tabs") is UITabBarController)
        try await phone.checkFaults()
    }

    /// A page that was downloaded in the place of a picture is not shown with a push, and not taken with a request.
    func damagedAttachment() async throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).png")
        try Data("<html>404</html>".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let phone = HandsetPhone(
            .iOS(18), answer: nil, serviceExtension: { TitleExtension() }, launch: { ReplyApp() })
        try await phone.launch()
        try await phone.goHome()
        let json = #"{"aps":{"alert":"hi","mutable-content":1},"image":"\#(url.path)"}"#
        #expect(try await phone.receive(Payload(json: json)).shownAlert?.title == " (changed)")
        let center = UNUserNotificationCenter.current()
        #expect(await center.deliveredNotifications().first?.request.content.attachments == [])

        let content = UNMutableNotificationContent()
        content.title = "hi"
        content.attachments = [try UNNotificationAttachment(identifier: "", url: url)]
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        let error = await #expect(throws: UNError.self) { try await center.add(request) }
        #expect(error?.code == .attachmentCorrupt)
        #expect(await center.deliveredNotifications().count == 1)
    }
}

/// An app whose button has no texts of its own.
private final class ReplyApp: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var replies: [String] = []

    nonisolated static var category: UNNotificationCategory {
        UNNotificationCategory(
            identifier: "message",
            actions: [
                UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: []),
                UNNotificationAction(identifier: "read", title: "Read"),
            ], intentIdentifiers: [], options: [])
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        UNUserNotificationCenter.current().setNotificationCategories([Self.category])
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        replies.append((response as? UNTextInputNotificationResponse)?.userText ?? "none")
    }
}
