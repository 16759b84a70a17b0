import Handset
import HandsetTestSupport
import Synchronization
import Testing

/// An app that is built with the SDK of iOS 27 and has not adopted scenes.
@Suite(.timeLimit(.minutes(10))) struct EndedAtLaunchTests {
    private final class AppDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
        func userNotificationCenter(
            _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
        ) async {}
    }

    /// An app with scenes that notes the state of its scene in each callback.
    private final class SceneApp: ApplicationDelegate, SceneDelegate {
        let lines: Lines

        init(_ lines: Lines) { self.lines = lines }

        func scene(
            _ scene: Scene, willConnectTo session: SceneSession,
            options connectionOptions: Scene.ConnectionOptions
        ) {
            lines.add("C" + (connectionOptions.notificationResponse == nil ? "" : "(r)"))
        }

        func sceneWillEnterForeground(_ scene: Scene) { lines.add("F") }
        func sceneDidBecomeActive(_ scene: Scene) { lines.add("A") }
    }

    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private let payload = Result { try Payload(json: #"{"aps":{"alert":"hello"},"session":"1"}"#) }

    private func scenario(_ state: AppState, _ action: UserAction) -> Scenario {
        var scenario = Scenario(.iOS(27), app: state, action: action, delegates: .userNotifications)
        scenario.sdk = .iOS(27)
        return scenario
    }

    @Test(
        "Its sessions are lost in every state, for a reason of its own",
        arguments: AppState.allCases)
    func reason(state: AppState) throws {
        for action in [UserAction.nothing, .tap, .open] {
            let plan = scenario(state, action).plan(for: try payload.get())
            #expect(plan.reason == .endedAtLaunch(hint: nil), "\(action)")
            #expect(Fate(by: plan, hasSession: true) == .lost(.endedAtLaunch(hint: nil)))
            #expect(action == .nothing || plan.appState == .notRunning)
        }
    }

    @Test("A hint is a condition, and the place that gives it is named")
    func hint() throws {
        var settings = ScenarioSettings()
        settings.sdk = .iOS(27)
        settings.sdkHint = ".xcode-version:1"
        let scenario = settings.applied(to: self.scenario(.notRunning, .tap))
        let reason = try #require(scenario.plan(for: try payload.get()).reason)
        #expect(reason.code == "ended-at-launch")
        #expect(
            "\(reason)".hasPrefix("if built with the SDK of iOS 27 (.xcode-version:1), the app"))
    }

    @Test(
        "The line of the log is that of the version",
        arguments: [
            (IOSVersion(18, 3), nil), (.iOS(18, 4), "CLIENT OF UIKIT REQUIRES UPDATE"),
            (.iOS(26), "`UIScene` lifecycle will soon be required"),
            (.iOS(27), "`UIScene` lifecycle will soon be required"),
        ] as [(IOSVersion, String?)])
    func warning(version: IOSVersion, line: String?) throws {
        let scenario = Scenario(
            version, app: .notRunning, action: .tap, delegates: .userNotifications)
        let messages = scenario.plan(for: try payload.get()).systemMessages
        #expect(messages.count == (line == nil ? 0 : 1))
        #expect(messages.first.map { "\($0)".hasPrefix(line ?? "-") } != false)
    }

    @Test("A cell says on what it rests")
    func grounds() throws {
        var scenario = Scenario(.iOS(27), app: .notRunning, delegates: .userNotifications)
        scenario.routesIn = .didReceive
        let matrix = try ScenarioMatrix(
            of: try Payload(json: #"{"aps":{"alert":"hello","session":"1"}}"#), in: scenario,
            on: [.iOS(27)])
        let grounds = matrix.rows.map(\.grounds)
        #expect(grounds.contains([.sdk(hint: nil)]))
        scenario.sdk = .iOS(27)
        scenario.lifeCycle = .scenesInCode
        #expect(
            scenario.with(.tap).grounds(of: APSContent(try payload.get()))
                == [.point(.adoptionByCode, choice: "yes")])
    }

    @Test("A phone ends the app, and the next notification finds it not running")
    func phone() async throws {
        let phone = Phone(.init(scenario(.notRunning, .nothing))) { AppDelegate() }
        let delivery = await phone.deliver(
            RemoteNotification(try payload.get()), then: .tap)
        #expect(delivery.selectors == [.didFinishLaunching])
        #expect(delivery.faults.map(\.kind) == [.endedAtLaunch])
        #expect(delivery.systemMessages == [.sceneLifeCycleRequired])
        #expect(await phone.scenario.appState == .notRunning)
        // Not that the payload is in the launch options: the app has implemented the method for a tap.
        let plan = delivery.plan(of: UserChoice(.tap), in: scenario(.notRunning, .nothing))
        #expect(plan.reason == .endedAtLaunch(hint: nil))
    }

    @Test("A phone connects a scene again that iOS has disconnected")
    func disconnected() async throws {
        let lines = Lines()
        var scenario = Scenario(.iOS(27), app: .background)
        scenario.scene = .disconnected
        let phone = Phone(.init(scenario)) { SceneApp(lines) }
        await phone.deliver(RemoteNotification(try payload.get()), then: .tap)
        // The launch that went before, and then the tap.
        #expect(lines.all == ["C", "F", "A", "C(r)", "F", "A"])
    }
}
