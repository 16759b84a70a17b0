import Handset
import HandsetTestSupport
import Testing

/// A delegate that registers a category as it is launched, as all apps do.
@MainActor
private final class ReplyingDelegate:
    ApplicationDelegate, UserNotificationCenterDelegate, SceneDelegate
{
    struct Broken: Error {}

    private(set) var lines: [String] = []
    private(set) var isOnScreen = false
    private let categories: Set<NotificationCategory>
    private let isBroken: Bool

    init(
        _ categories: Set<NotificationCategory> = [
            NotificationCategory(
                identifier: "order", actions: [NotificationAction("reply", takesText: true)])
        ], isBroken: Bool = false
    ) {
        self.categories = categories
        self.isBroken = isBroken
    }

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) throws -> Bool {
        lines.append("launched \(launchOptions == nil)")
        if isBroken { throw Broken() }
        UserNotificationCenter.current().setNotificationCategories(categories)
        return true
    }

    func scene(
        _ scene: Scene, willConnectTo session: SceneSession,
        options connectionOptions: Scene.ConnectionOptions
    ) {
        lines.append("connected \(connectionOptions.notificationResponse == nil)")
    }

    func sceneDidBecomeActive(_ scene: Scene) {
        isOnScreen = true
        lines.append("active")
    }

    func sceneWillResignActive(_ scene: Scene) { lines.append("inactive") }

    func sceneDidEnterBackground(_ scene: Scene) {
        isOnScreen = false
        lines.append("background")
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) async -> PresentationOptions {
        lines.append("on screen \(isOnScreen)")
        return .banner
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async {
        lines.append("\(response.actionIdentifier) \(response.userText ?? "")")
    }
}

/// Receives the callbacks of the notification center.
private final class Pushes: UserNotificationCenterDelegate, Sendable {
    let taps = Guarded(0)

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async {
        taps.withLock { $0 += 1 }
    }
}

/// A delegate that asks the user, sets the center's delegate, and may want no notifications.
private struct AskingDelegate: ApplicationDelegate {
    let pushes: Pushes
    var unregisters = false

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) async throws -> Bool {
        UserNotificationCenter.current().delegate = pushes
        _ = try await UserNotificationCenter.current().requestAuthorization(options: [.alert])
        if unregisters { application.unregisterForRemoteNotifications() }
        return true
    }
}

/// An app that already runs has been launched.
@Suite(.timeLimit(.minutes(10))) struct PhoneRunningAppTests {
    private static let order: Payload = ["aps": ["alert": "Ready", "category": "order"]]
    private static let toScreen = ["launched true", "connected true", "active"]

    @Test(
        "An app that runs has the categories that it registers, and no others",
        arguments: [AppState.background, .suspended])
    func categories(state: AppState) async throws {
        let delegate = await ReplyingDelegate()
        let phone = Phone(.iOS(18), app: state) { delegate }
        let delivery = try await phone.receive(
            Self.order, then: .reply("hello", button: "reply"))
        #expect(delivery.selectors == [.didReceiveResponse])
        #expect(delivery.registration == [])
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(Self.order, then: .button("ACTION"))
        }
        #expect(failure?.impossibleActs.map(\.code) == ["button-not-in-category"])
        #expect(await delegate.lines == Self.toScreen + ["inactive", "background", "reply hello"])
    }

    @Test("An app that registers no categories at all has no buttons")
    func noCategories() async {
        let phone = Phone(.iOS(18), app: .background) { await ReplyingDelegate([]) }
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(Self.order, then: .button("ACTION"))
        }
        #expect(failure?.impossibleActs.map(\.code) == ["button-not-in-category"])
    }

    @Test("An app on the screen has come to it before the first notification")
    func onScreen() async throws {
        let delegate = await ReplyingDelegate()
        let phone = Phone(.iOS(18)) { delegate }
        #expect(try await phone.receive(Self.order).selectors == [.willPresentNotification])
        #expect(await delegate.lines == Self.toScreen + ["on screen true"])
    }

    @Test("An app that was put on the screen is launched before any act, once")
    func once() async throws {
        let delegate = await ReplyingDelegate()
        let phone = Phone(.iOS(18), app: .notRunning) { delegate }
        await phone.change { $0.appState = .inactive }
        #expect(try await phone.open().check().selectors == [.sceneDidBecomeActive])
        await phone.advance(by: .seconds(1))
        try await phone.receive(Self.order)
        #expect(
            await delegate.lines == Self.toScreen + ["inactive", "active", "on screen true"])
    }

    @Test("An app that runs has asked the user, and has the center's delegate that it has set")
    func settings() async throws {
        let pushes = Pushes()
        let phone = Phone(.iOS(18), app: .background, answer: [.alert, .sound]) {
            AskingDelegate(pushes: pushes)
        }
        try await phone.receive(Self.order, then: .tap)
        #expect(pushes.taps.value == 1)
        #expect(await phone.scenario.authorization == .alert)
        #expect(await phone.centerDelegate == .set)
    }

    @Test("An app that runs and has unregistered gets no notification")
    func unregistered() async throws {
        let phone = Phone(.iOS(18), app: .background) {
            AskingDelegate(pushes: Pushes(), unregisters: true)
        }
        #expect(try await phone.receive(Self.order).outcome == .dropped(.unregistered))
    }

    @Test("A fault of that launch is one of the first delivery, which finds no app that runs")
    func fault() async throws {
        let phone = Phone(.iOS(18), app: .background) { await ReplyingDelegate(isBroken: true) }
        let delivery = await phone.deliver(RemoteNotification(Self.order))
        #expect(delivery.faults == [DelegateFault(.threw("Broken()"), in: .didFinishLaunching)])
        #expect(delivery.selectors == [])
        #expect(delivery.shownAlert?.body == "Ready")
        #expect(await phone.scenario.appState == .notRunning)
    }

    @Test("A notification that waits on the way launches nothing")
    func away() async {
        let delegate = await ReplyingDelegate()
        let phone = Phone(.iOS(18), app: .background) { delegate }
        await phone.connect(.away)
        await phone.deliver(RemoteNotification(Self.order))
        #expect(await delegate.lines == [])
        #expect(await phone.connect(.online).first?.shownAlert?.body == "Ready")
        #expect(await delegate.lines == Self.toScreen + ["inactive", "background"])
    }
}
