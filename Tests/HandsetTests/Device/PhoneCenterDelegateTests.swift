import Handset
import HandsetTestSupport
import Testing

/// An object apart from the app's delegate, with one of the center's methods.
private final class Pushes: UserNotificationCenterDelegate {
    let lines: Guarded<[String]>

    init(_ lines: Guarded<[String]>) { self.lines = lines }

    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) async -> PresentationOptions {
        lines.withLock { $0.append("present \(notification.request.content.body)") }
        return .banner
    }
}

/// An app that sets its center's delegate where a test says so.
private final class Shop: ApplicationDelegate {
    let lines: Guarded<[String]>
    let launched: @Sendable (Shop) -> Void
    let becameActive: @Sendable (Shop) -> Void
    private(set) var pushes: Pushes?

    init(
        _ lines: Guarded<[String]>, launched: @escaping @Sendable (Shop) -> Void = { _ in },
        becameActive: @escaping @Sendable (Shop) -> Void = { _ in }
    ) {
        self.lines = lines
        self.launched = launched
        self.becameActive = becameActive
    }

    /// Sets a delegate, and keeps it.
    func setPushes() {
        pushes = Pushes(lines)
        UserNotificationCenter.current().delegate = pushes
    }

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        launched(self)
        return true
    }

    func applicationDidBecomeActive(_ application: Application) {
        becameActive(self)
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> BackgroundFetchResult {
        lines.withLock { $0.append("fetch") }
        return .noData
    }
}

/// The notification center's delegate of an app.
@Suite(.timeLimit(.minutes(30))) struct PhoneCenterDelegateTests {
    private let lines = Guarded<[String]>([])
    private let push: Payload = ["aps": ["alert": "hi"]]

    @Test("An object apart from the app's delegate gets the center's callbacks from its launch on")
    func apart() async throws {
        let phone = Phone(.iOS(18), app: .notRunning) { [lines] in
            Shop(lines, launched: { $0.setPushes() })
        }
        try await phone.open().check()
        let delivery = try await phone.receive(push)
        #expect(lines.value == ["present hi"])
        #expect(delivery.shownAlert?.body == "hi")
        #expect(await phone.centerDelegate == .set)
        await phone.terminateForTest()
        #expect(await phone.centerDelegate == .missing)
        try await phone.open().check()
        #expect(await phone.centerDelegate == .set)
    }

    @Test("A delegate that is set after the login gets what comes from then on")
    func late() async throws {
        let hasLoggedIn = Guarded(false)
        let phone = Phone(.iOS(18), app: .notRunning) { [lines] in
            Shop(lines, becameActive: { if hasLoggedIn.value { $0.setPushes() } })
        }
        try await phone.open().check()
        try await phone.receive(push)
        #expect(lines.value == ["fetch"])
        #expect(await phone.centerDelegate == .missing)
        #expect(await phone.missingMethods == [])
        hasLoggedIn.withLock { $0 = true }
        await phone.goHome()
        try await phone.open().check()
        let delivery = try await phone.receive(push)
        #expect(lines.value == ["fetch", "present hi"])
        #expect(delivery.selectors == [.willPresentNotification])
    }

    @Test("A response that launches the app goes to its own delegate if the center's is set later")
    func lostResponse() async throws {
        for isLate in [false, true] {
            let phone = Phone(.iOS(18), app: .notRunning) { [lines] in
                Shop(
                    lines, launched: { if !isLate { $0.setPushes() } },
                    becameActive: { if isLate { $0.setPushes() } })
            }
            let delivery = try await phone.receive(push, then: .tap)
            // The delegate lacks the method, so that the app's own is called.
            #expect(delivery.selectors.contains(.didReceiveRemoteNotificationWithFetchHandler))
            #expect(await phone.missingMethods.contains(.didReceive) == !isLate)
            #expect(await phone.centerDelegate == .set)
        }
    }

    @Test("A delegate that nobody keeps is gone, and the act that it prevents says so")
    func released() async throws {
        let phone = Phone(.iOS(18), app: .notRunning) { [lines] in
            Shop(
                lines, launched: { UserNotificationCenter.current().delegate = Pushes($0.lines) })
        }
        try await phone.open().check()
        #expect(await phone.centerDelegate == .released)
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(push, then: .tap)
        }
        #expect(failure?.impossibleActs.map(\.code) == ["center-delegate-released"])
        #expect(await phone.missingMethods == [])
    }

    @Test("An act that needs a center's delegate says that there is none")
    func missing() async throws {
        let phone = Phone(.iOS(18), app: .active) { [lines] in Shop(lines) }
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(push, then: .tap)
        }
        #expect(failure?.impossibleActs.map(\.code) == ["no-center-delegate"])
    }

    @Test("A method that was missing is asked for again at the next act")
    func again() async throws {
        let hasMethod = Guarded(false)
        let lines = lines
        let phone = Phone(.iOS(18), app: .active) { GrowingDelegate(lines, hasMethod) }
        try await phone.receive(push)
        #expect(await phone.missingMethods == [.fetch, .legacy])
        hasMethod.withLock { $0 = true }
        try await phone.receive(push)
        #expect(lines.value == ["fetch"])
        #expect(await phone.missingMethods == .legacy)
    }
}

/// A delegate that has a method from some moment on, as one that passes calls on to another object.
private final class GrowingDelegate: ApplicationDelegate {
    let lines: Guarded<[String]>
    let hasMethod: Guarded<Bool>

    init(_ lines: Guarded<[String]>, _ hasMethod: Guarded<Bool>) {
        self.lines = lines
        self.hasMethod = hasMethod
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
    ) throws {
        guard hasMethod.value else {
            throw DelegateMethodMissing(.didReceiveRemoteNotificationWithFetchHandler)
        }
        lines.withLock { $0.append("fetch") }
        completionHandler(.noData)
    }
}

extension Phone {
    fileprivate func terminateForTest() async {
        await change { $0.appState = .notRunning }
    }
}
