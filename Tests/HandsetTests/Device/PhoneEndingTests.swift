import Handset
import HandsetTestSupport
import Testing

/// A delegate that notes what is called of it.
private final class NotingDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    private let lines: Guarded<[String]>

    init(_ lines: Guarded<[String]>) {
        self.lines = lines
    }

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        lines.withLock { $0.append("launch") }
        return true
    }

    func applicationWillResignActive(_ application: Application) {
        lines.withLock { $0.append("resign") }
    }

    func applicationDidEnterBackground(_ application: Application) {
        lines.withLock { $0.append("leave") }
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> BackgroundFetchResult { .newData }
}

/// The system and the user end an app.
@Suite(.timeLimit(.minutes(10))) struct PhoneEndingTests {
    private let lines = Guarded<[String]>([])
    private let silent = RemoteNotification(["aps": ["content-available": 1]])

    private func phone(_ state: AppState) -> Phone {
        let lines = lines
        return Phone(app: state, backgroundModes: .remoteNotification) { NotingDelegate(lines) }
    }

    @Test("An app that the system ends gets no callback, and is launched by new content")
    func terminate() async throws {
        let phone = phone(.active)
        #expect(await phone.terminate().selectors == [])
        #expect(lines.value == ["launch"])
        #expect(await phone.scenario.appState == .notRunning)
        let delivery = try await phone.receive(silent)
        #expect(
            delivery.selectors == [
                .didFinishLaunching, .didReceiveRemoteNotificationWithFetchHandler,
            ])
    }

    @Test("An app that the user ends leaves the screen before, and new content does not launch it")
    func forceQuit() async throws {
        let phone = phone(.active)
        #expect(
            try await phone.forceQuit().check().selectors == [
                .willResignActive, .didEnterBackground,
            ])
        #expect(try await phone.receive(silent).selectors == [])
        // What does not run cannot be ended by the system.
        await phone.terminate()
        #expect(await phone.scenario.appState == .forceQuit)
        #expect(lines.value == ["launch", "resign", "leave"])
        #expect(try await phone.open().check().selectors.first == .didFinishLaunching)
    }

    @Test("In the background the user ends it without another callback, running or not")
    func background() async {
        for state in [AppState.background, .notRunning] {
            let phone = phone(state)
            #expect(await phone.forceQuit().selectors == [])
            #expect(await phone.scenario.appState == .forceQuit)
        }
    }
}

/// The acts of a user on notifications.
@Suite(.timeLimit(.minutes(10))) struct PhoneActingTests {
    private let ready = RemoteNotification(["aps": ["alert": "Ready"]])

    @Test("Deliver has in its result what receive throws, for the same action of the user")
    func deliver() async throws {
        let phone = Phone(app: .background) { NotingDelegate(Guarded([])) }
        #expect(await phone.deliver(ready, then: .button("no")).impossibleAct != nil)
        await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(ready, then: .button("no"))
        }
        #expect(await phone.deliver(ready, then: .tap).selectors.last == .didBecomeActive)
        // The scenario's own action is the same as before.
        await phone.goHome()
        #expect(await phone.deliver(ready).selectors == [])
    }

    @Test("An act on a notification that is not there fails, and names it")
    func notThere() async {
        let phone = Phone(app: .background) { NotingDelegate(Guarded([])) }
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.act(.tap, on: "order-7").check()
        }
        #expect(failure?.impossibleActs.map(\.code) == ["not-there"])
        #expect(failure?.description.contains("no notification 'order-7'") == true)
    }
}
