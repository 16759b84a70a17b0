import Handset
import HandsetTestSupport
import Testing

/// The methods that nobody has declared: the phone finds them out.
@Suite(.timeLimit(.minutes(30))) struct PhoneFoundMethodsTests {
    private static let payloads = [
        "{}", #"{"alert":"hello","badge":3,"category":"call"}"#, #"{"content-available":1}"#,
        #"{"alert":"hello","category":"call","content-available":1}"#,
    ]

    private struct Run {
        let delivery: Delivery
        let calls: [AppCallback.Selector]
        let appState: AppState
        let missing: DelegateMethods
    }

    /// Delivers a notification to an app that has some methods and declares none.
    private func run(
        _ methods: DelegateMethods, in scene: Scenario, _ notification: RemoteNotification
    ) async -> Run {
        let calls = Guarded<[AppCallback.Selector]>([])
        let phone = Phone(.init(scene, clock: ManualClock())) {
            PartialDelegate.make(methods, calls)
        }
        await phone.advance(by: .zero)
        // An app that runs has been launched.
        calls.withLock { $0 = [] }
        let delivery = await phone.deliver(notification)
        return Run(
            delivery: delivery, calls: calls.value, appState: await phone.scenario.appState,
            missing: await phone.missingMethods)
    }

    private func scene(
        _ version: Int, _ state: AppState, _ action: UserAction = .nothing
    ) -> Scenario {
        var scenario = Scenario(IOSVersion(version), app: state, action: action)
        scenario.backgroundModes = .remoteNotification
        scenario.category.opensApp = true
        return scenario
    }

    @Test(
        "What the phone finds out is what a plan with the declared methods says",
        arguments: [6, 7, 9, 10, 18], ScenarioPlanRow.allDelegates)
    func sweep(version: Int, methods: DelegateMethods) async throws {
        let cases = Self.payloads.flatMap { aps in
            AppState.allCases.flatMap { state in
                UserAction.allCases.map { (aps, state, $0) }
            }
        }
        // Each version and set of methods has a sample of its own.
        let offset = version + Int(methods.rawValue)
        for (aps, state, action) in Sweep.every(17, from: offset, of: cases) {
            let notification = RemoteNotification(try Payload(json: #"{"aps":\#(aps)}"#))
            let scenario = scene(version, state, action)
            let found = await run(methods, in: scenario, notification)
            var declared = scenario
            declared.delegates = methods
            let plan = declared.plan(for: notification.payload)
            // iOS cannot know that the app it launches has no method for new content.
            let isLaunchedForNothing =
                state == .notRunning && aps.contains("content-available") && version >= 7
                && !methods.contains(.fetch)
            guard !isLaunchedForNothing else {
                #expect(found.calls.first == .didFinishLaunching)
                continue
            }
            #expect(
                found.delivery.selectors == plan.callbacks.map(\.selector), "\(aps) \(scenario)")
            #expect(found.calls == plan.callbacks.map(\.selector), "\(aps) \(scenario)")
            #expect(found.appState == plan.appState, "\(aps) \(scenario)")
            #expect(found.delivery.faults == [], "\(aps) \(scenario)")
            #expect(found.missing.isDisjoint(with: methods))
        }
    }

    private func notification(_ aps: String) throws -> RemoteNotification {
        RemoteNotification(try Payload(json: #"{"aps":\#(aps),"session":"42"}"#))
    }

    private struct LegacyDelegate: ApplicationDelegate {
        let lines: Guarded<[String]>
        func application(
            _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) {
            lines.withLock { $0.append("legacy \(userInfo["session"] as? String ?? "-")") }
        }
    }

    @Test("An app of 2011 on a later iOS gets its only method, and nothing is wrong")
    func legacy() async throws {
        let lines = Guarded<[String]>([])
        let phone = Phone(.init(scene(9, .active), clock: ManualClock())) {
            LegacyDelegate(lines: lines)
        }
        for _ in 0..<2 {
            let delivery = await phone.deliver(try notification(#"{"alert":"hello"}"#))
            #expect(delivery.selectors == [.didReceiveRemoteNotification])
            #expect(delivery.faults == [])
        }
        #expect(lines.value == ["legacy 42", "legacy 42"])
        #expect(await phone.missingMethods == .fetch)
    }

    @Test("A delegate that does not conform to the center's protocol is no center's delegate")
    func noCenter() async throws {
        let calls = Guarded<[AppCallback.Selector]>([])
        let phone = Phone(.init(scene(18, .active), clock: ManualClock())) {
            PartialDelegate([.fetch], calls)
        }
        _ = await phone.deliver(try notification(#"{"alert":"hello"}"#))
        #expect(
            calls.value == [
                .didFinishLaunching, .didBecomeActive,
                .didReceiveRemoteNotificationWithFetchHandler,
            ])
        #expect(await phone.missingMethods == [])
        #expect(await phone.centerDelegate == .missing)
    }

    private struct OldActionDelegate: ApplicationDelegate {
        let lines: Guarded<[String]>
        func application(
            _ application: Application, handleActionWithIdentifier identifier: String?,
            forRemoteNotification userInfo: [AnyHashable: Any],
            completionHandler: @escaping @Sendable () -> Void
        ) {
            lines.withLock { $0.append(identifier ?? "-") }
            completionHandler()
        }
    }

    @Test("On iOS 9 a button calls the method of iOS 8 if the app has no other")
    func oldAction() async throws {
        let lines = Guarded<[String]>([])
        let phone = Phone(.init(scene(9, .background, .button), clock: ManualClock())) {
            OldActionDelegate(lines: lines)
        }
        let delivery = await phone.deliver(
            try notification(#"{"alert":"hello","category":"call"}"#))
        #expect(lines.value == ["ACTION"])
        #expect(
            delivery.selectors == [
                .willEnterForeground, .handleAction, .didBecomeActive,
            ])
        #expect(delivery.faults == [])
    }

    @Test("Methods that the scenario declares are the only ones that are called")
    func declared() async throws {
        var scenario = scene(9, .active)
        scenario.delegates = .legacy
        let script = PhoneDelegateScript()
        _ = await script.phone(scenario).deliver(try notification(#"{"alert":"hello"}"#))
        #expect(script.calls == [.didReceiveRemoteNotification])
        scenario.declaredDelegates = nil
        let free = PhoneDelegateScript()
        _ = await free.phone(scenario).deliver(try notification(#"{"alert":"hello"}"#))
        #expect(free.calls == [.didReceiveRemoteNotificationWithFetchHandler])
    }

    @Test("An app that lacks a method is launched as one that is declared to lack it")
    func nextLaunch() async throws {
        let calls = Guarded<[AppCallback.Selector]>([])
        let phone = Phone(.init(scene(9, .active), clock: ManualClock())) {
            PartialDelegate([.legacy], calls)
        }
        _ = await phone.deliver(try notification(#"{"alert":"hello"}"#))
        await phone.change { scenario in
            scenario.appState = .notRunning
            scenario.action = .tap
        }
        let delivery = await phone.deliver(try notification(#"{"alert":"hello"}"#))
        // With the method of new content, the tap would call it.
        #expect(delivery.selectors == [.didFinishLaunching, .didBecomeActive])
    }

    @Test("The system's line about the background mode waits until the app has the method")
    func line() async throws {
        var scenario = scene(9, .active)
        scenario.backgroundModes = []
        let content = try notification(#"{"alert":"hello","content-available":1}"#)
        let without = await run([.legacy], in: scenario, content)
        #expect(without.delivery.systemMessages == [])
        let with = await run([.fetch], in: scenario, content)
        #expect(
            with.delivery.steps.map { step in
                if case .callback(let callback) = step { "\(callback.selector)" } else { "line" }
            } == ["line", "application:didReceiveRemoteNotification:fetchCompletionHandler:"])
    }

    /// A delegate whose own method fails as if another one were missing.
    private struct ConfusedDelegate: ApplicationDelegate {
        func application(
            _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler:
                @escaping @Sendable (BackgroundFetchResult) -> Void
        ) throws {
            throw DelegateMethodMissing(.didReceiveRemoteNotification)
        }
    }

    @Test("An error about another method is the delegate's fault")
    func confused() async throws {
        let phone = Phone(.init(scene(9, .active), clock: ManualClock())) { ConfusedDelegate() }
        let delivery = await phone.deliver(try notification(#"{"alert":"hello"}"#))
        #expect(
            delivery.faults.map(\.selector) == [.didReceiveRemoteNotificationWithFetchHandler])
        #expect(await phone.missingMethods == [])
        #expect(await phone.scenario.appState == .notRunning)
    }
}
