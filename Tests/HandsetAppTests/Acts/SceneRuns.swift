import Handset
import HandsetApp
import HandsetUIKit
import Testing

/// The scene of an app in Apple's types: what it gets when it connects, and when iOS connects it again.
@MainActor struct SceneRuns {
    /// The app's lines, in order.
    static var lines: [String] = []

    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// An app with a scene that its configuration names.
    final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            UNUserNotificationCenter.current().delegate = self
            SceneRuns.lines.append("launch \(launchOptions == nil ? "-" : "options")")
            return true
        }

        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            SceneRuns.lines.append("configure")
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
        ) async {
            let state = UIApplication.shared.connectedScenes.first?.activationState
            SceneRuns.lines.append("tap in \(state.map { "\($0)" } ?? "no scene")")
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) {
            let parts = [
                options.notificationResponse.map { _ in "response" },
                options.userActivities.first?.activityType, options.shortcutItem?.type,
            ]
            SceneRuns.lines.append(
                "connect " + (parts.compactMap(\.self).first ?? "-"))
        }

        func sceneDidDisconnect(_ scene: UIScene) { SceneRuns.lines.append("disconnect") }

        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            SceneRuns.lines.append("continue \(userActivity.activityType)")
        }

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            SceneRuns.lines.append("perform \(shortcutItem.type)")
            completionHandler(true)
        }
    }

    private func phone() -> HandsetPhone {
        HandsetPhone(.iOS(27), answer: nil, hasScenes: true) { AppDelegate() }
    }

    private let push: Payload = ["aps": ["alert": "hi"]]

    /// A tap finds the scene on its way to the screen; the response is in the connection options too.
    func taps() async throws {
        let phone = phone()
        try await phone.receive(push, then: .tap)
        #expect(
            Self.take() == [
                "launch -", "configure", "connect response", "tap in foregroundInactive",
            ])
        try await phone.goHome()
        try await phone.receive(push, then: .tap)
        #expect(Self.take() == ["tap in foregroundInactive"])
        try await phone.checkFaults()
    }

    /// A scene that iOS has disconnected connects again, without a question for its configuration.
    func reconnects() async throws {
        let phone = phone()
        try await phone.launch()
        _ = Self.take()
        await #expect(throws: HandsetPhone.ActFailure.self) { try await phone.disconnectScene() }
        try await phone.goHome()
        try await phone.disconnectScene()
        #expect(UIApplication.shared.connectedScenes.isEmpty)
        #expect(UIApplication.shared.openSessions.count == 1)
        try await phone.receive(push, then: .tap)
        #expect(Self.take() == ["disconnect", "connect response", "tap in foregroundInactive"])
    }

    /// An activity that the user continues, and an item of the icon's menu, are in the connection options or come by a callback.
    func continues() async throws {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        let item = UIApplicationShortcutItem(type: "order", localizedTitle: "Order")
        let phone = phone()
        try await phone.continueActivity(activity)
        #expect(
            Self.take() == [
                "launch -", "configure", "connect \(NSUserActivityTypeBrowsingWeb)",
            ])
        try await phone.continueActivity(activity)
        try await phone.goHome()
        try await phone.choose(item)
        #expect(Self.take() == ["continue \(NSUserActivityTypeBrowsingWeb)", "perform order"])
        try await phone.kill()
        try await phone.choose(item)
        #expect(Self.take() == ["launch -", "configure", "connect order"])
    }

    /// Without scenes, an app that is built with the SDK of iOS 27 ends at its launch.
    func ends() async throws {
        var scenario = Scenario(.iOS(27), app: .notRunning)
        scenario.sdk = .iOS(27)
        let phone = HandsetPhone(Phone.Configuration(scenario)) { AppDelegate() }
        let delivery = await phone.phone.deliver(RemoteNotification(push), then: .tap)
        #expect(Self.take().first == "launch options")
        #expect(delivery.faults.map(\.kind) == [.endedAtLaunch])
        #expect(await phone.phone.scenario.appState == .notRunning)
    }
}
