import Foundation
import Handset
import HandsetTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct ServiceExtensionTests {
    private func scene(
        _ version: Int = 18, _ state: AppState = .background, _ action: UserAction = .nothing,
        aps: String = #"{"alert":{"title":"t","body":"hello"},"mutable-content":1}"#
    ) throws -> PhoneScene {
        try PhoneScene(version, state, action, [.fetch, .userNotifications], aps: aps)
    }

    private func isChanged(_ outcome: ServiceExtensionOutcome?) -> Bool {
        if case .changed? = outcome { true } else { false }
    }

    private func reason(_ outcome: ServiceExtensionOutcome?) -> ServiceExtensionOutcome.Reason? {
        if case .original(let reason)? = outcome { reason } else { nil }
    }

    @Test(
        "It changes what is shown, in every state of the app", arguments: AppState.allCases)
    func states(state: AppState) async throws {
        let script = ScriptedExtension.Script()
        let scene = try scene(18, state)
        let delivery = await script.phone(scene.scenario).deliver(scene.notification)
        #expect(script.requests.value.map(\.content.body) == ["hello"])
        #expect(script.requests.value.first?.trigger == .push)
        #expect(delivery.shownAlert == ShownAlert(title: "t", body: "changed"))
        #expect(isChanged(delivery.serviceExtension))
        #expect(delivery.serviceExtensionFaults == [])
        #expect(script.expirations.value == 0)
    }

    @Test(
        "It is asked about nothing else",
        arguments: [
            (9, NotificationTypes.app, #"{"alert":"hello","mutable-content":1}"#, "version"),
            (18, .app, #"{"alert":"hello"}"#, "not-mutable"),
            (18, .app, #"{"alert":"hello","mutable-content":"1"}"#, "not-mutable"),
            (18, .app, #"{"alert":"","mutable-content":1}"#, "no-alert"),
            (18, .app, #"{"content-available":1,"mutable-content":1}"#, "no-alert"),
            (18, .app, #"{"badge":1,"sound":"default","mutable-content":1}"#, "no-alert"),
            (18, .badge, #"{"alert":"hello","mutable-content":1}"#, "no-permission"),
            (
                18, .app,
                #"{"alert":"hello","mutable-content":1,"event":"update","content-state":{}}"#,
                "other-receiver"
            ),
        ] as [(Int, NotificationTypes, String, String)])
    func notAsked(
        version: Int, permission: NotificationTypes, aps: String, name: String
    ) async throws {
        let script = ScriptedExtension.Script()
        var scene = try scene(version, aps: aps)
        scene.scenario.permission = permission
        let delivery = await script.phone(scene.scenario).deliver(scene.notification)
        let expected = try #require(ServiceExtensionOutcome.NotAsked(rawValue: name))
        #expect(reason(delivery.serviceExtension) == .notAsked(expected))
        #expect(script.requests.value.isEmpty)
        #expect(
            scene.scenario.reasonForNoServiceExtension(for: scene.notification.payload) == expected)
    }

    @Test("An app without an extension shows the original")
    func none() async throws {
        let scene = try scene()
        let delivery = await PhoneDelegateScript().phone(scene.scenario).deliver(scene.notification)
        #expect(reason(delivery.serviceExtension) == .noExtension)
        #expect(delivery.shownAlert?.body == "hello")
    }

    @Test(
        "A fault is reported, and the original is shown unless the new content came before",
        arguments: ScriptedExtension.Conduct.allCases)
    func hostile(conduct: ScriptedExtension.Conduct) async throws {
        let script = ScriptedExtension.Script(conduct)
        defer { script.release() }
        let app = PhoneDelegateScript()
        let scene = try scene()
        let delivery = await script.phone(scene.scenario, app).deliver(scene.notification)
        let (faults, body, isExpired): ([DelegateFault.Kind], String, Bool) =
            switch conduct {
            case .good: ([], "changed", false)
            case .throwing: ([.threw("it is broken")], "hello", false)
            case .throwingAfterAnswer: ([.threw("it is broken")], "changed", false)
            case .blocking: ([.hung], "hello", true)
            case .hanging: ([.neverCalled], "hello", true)
            case .blockingAfterAnswer: ([.hung], "changed", false)
            case .neverAnswering: ([.neverCalled], "hello", true)
            case .answeringTwice: ([.calledAgain], "changed", false)
            case .answeringAtLast, .blockingUntilLast: ([], "changed", true)
            case .throwingAtLast: ([.threw("it is broken")], "hello", true)
            case .blockingCreation: ([.hung], "hello", false)
            }
        #expect(delivery.serviceExtensionFaults.map(\.kind) == faults)
        #expect(delivery.shownAlert?.body == body)
        #expect(isChanged(delivery.serviceExtension) == (body == "changed"))
        #expect(script.expirations.value == (isExpired ? 1 : 0))
        // Content that came in time is told from content that came when the time was over.
        #expect(delivery.serviceExtensionUsedLastChance == (isExpired && body == "changed"))
        #expect(delivery.faults == [])
        #expect(script.lateFaults.value == [])
        if conduct == .neverAnswering {
            #expect(reason(delivery.serviceExtension) == .late)
            #expect(Set(script.clock.lengths) == [.seconds(30), Phone.serviceExtensionLastChance])
        }
        if conduct == .throwing {
            #expect(reason(delivery.serviceExtension) == .failed("it is broken"))
        }
    }

    @Test("A content handler that is called when everything is over is reported as late")
    func late() async throws {
        let script = ScriptedExtension.Script(.neverAnswering)
        let scene = try scene()
        let phone = script.phone(scene.scenario)
        _ = await phone.deliver(scene.notification)
        for handler in script.handlers.value + script.handlers.value { handler() }
        #expect(script.lateFaults.value.map(\.kind) == [.calledLate, .calledAgain])
        #expect(await phone.state.delivered.map(\.content.body) == ["hello"])
        // They are in what comes next, until a test is failed by them, once.
        let next = await phone.goHome()
        #expect(next.lateServiceExtensionFaults.map(\.kind) == [.calledLate, .calledAgain])
        let failure = await #expect(throws: DeliveryFailure.self) { try await phone.checkFaults() }
        #expect(failure?.serviceExtensionFaults.map(\.kind) == [.calledLate, .calledAgain])
        #expect(
            failure?.description.contains("its content handler was called too late") == true)
        try await phone.checkFaults()
    }

    /// A delegate that notes the dictionaries that it gets.
    private final class Delegate: ApplicationDelegate, UserNotificationCenterDelegate {
        let lines: Guarded<[String]>

        init(_ lines: Guarded<[String]>) {
            self.lines = lines
        }

        private func note(_ name: String, _ userInfo: [AnyHashable: Any]?) {
            let key = userInfo?["key"] as? String ?? "none"
            lines.withLock { $0.append("\(name) \(key)") }
        }

        func application(
            _ application: Application,
            didFinishLaunchingWithOptions options: [Application.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("launch", options?[.remoteNotification] as? [AnyHashable: Any])
            return true
        }

        func application(
            _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler:
                @escaping @Sendable (BackgroundFetchResult) -> Void
        ) {
            note("fetch", userInfo)
            completionHandler(.noData)
        }

        func userNotificationCenter(
            _ center: UserNotificationCenter, willPresent notification: UserNotification,
            withCompletionHandler completionHandler:
                @escaping @Sendable (PresentationOptions) -> Void
        ) {
            note(
                "present \(notification.request.content.body)",
                notification.request.content.userInfo)
            completionHandler(.all)
        }

        func userNotificationCenter(
            _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
            withCompletionHandler completionHandler: @escaping @Sendable () -> Void
        ) {
            note("response", response.notification.request.content.userInfo)
            completionHandler()
        }
    }

    @Test("The app gets the userInfo of the extension; new content is handed over as it was sent")
    func userInfo() async throws {
        let aps = #"{"alert":"hello","mutable-content":1,"content-available":1}"#
        let sent = try Payload(json: #"{"aps":\#(aps),"key":"sent"}"#)
        let new = try Payload(json: #"{"aps":\#(aps),"key":"new"}"#)
        for (state, expected) in [
            (AppState.active, ["launch none", "present hi new", "fetch sent", "response new"]),
            (.background, ["launch none", "fetch sent", "response new"]),
        ] {
            let lines = Guarded<[String]>([])
            var scenario = Scenario(.iOS(18), app: state, action: .tap)
            scenario.backgroundModes = .remoteNotification
            let phone = Phone(
                .init(
                    scenario, clock: ManualClock(),
                    serviceExtension: {
                        ClosureServiceExtension { content in
                            content.body = "hi"
                            content.payload = new
                        }
                    }), launch: { Delegate(lines) })
            let delivery = await phone.deliver(RemoteNotification(sent))
            #expect(lines.value == expected)
            #expect(delivery.content?.userInfo["key"] as? String == "new")
            #expect(delivery.notification?.payload["key"]?.string == "sent")
        }
    }

    @Test("Without new content, the application's delegate gets the userInfo of the extension too")
    func withoutNewContent() async throws {
        let lines = Guarded<[String]>([])
        let new = try Payload(json: #"{"aps":{"alert":"hi"},"key":"new"}"#)
        let phone = Phone(
            .init(
                Scenario(.iOS(18), delegates: .fetch),
                clock: ManualClock(),
                serviceExtension: { ClosureServiceExtension { $0.payload = new } }),
            launch: { Delegate(lines) })
        let sent = try Payload(json: #"{"aps":{"alert":"a","mutable-content":1},"key":"sent"}"#)
        _ = await phone.deliver(RemoteNotification(sent))
        #expect(lines.value == ["launch none", "fetch new"])
    }

    @Test("Badge, sound, category and thread are the extension's")
    func everything() async throws {
        let script = ScriptedExtension.Script { content in
            content.badge = 7
            content.sound = APSSound(name: "bell\"\u{1}", isCritical: true, volume: 0.25)
            content.categoryIdentifier = "call"
            content.threadIdentifier = "a"
            content.title = "\"quoted\"\n"
            content.relevanceScore = .infinity
        }
        let scene = try scene(18, .background, .button)
        let phone = script.phone(scene.scenario)
        let delivery = await phone.deliver(scene.notification)
        let state = await phone.state
        #expect(state.badge == 7)
        #expect(state.sounds == [APSSound(name: "bell\"\u{1}", isCritical: true, volume: 0.25)])
        #expect(delivery.shownAlert?.title == "\"quoted\"\n")
        #expect(delivery.callbacks.contains { $0.actionIdentifier == "ACTION" })
    }

    @Test("Without a text the original is shown, or nothing if the extension may filter")
    func noText() async throws {
        for (version, filters, body) in [
            (IOSVersion(18), false, "hello"), (IOSVersion(18), true, nil),
            (IOSVersion(13, 3), true, nil), (IOSVersion(13, 2), true, "hello"),
        ] as [(IOSVersion, Bool, String?)] {
            let script = ScriptedExtension.Script { $0 = UserNotificationContent() }
            var scene = try scene(
                aps: #"{"alert":"hello","badge":1,"mutable-content":1,"content-available":1}"#)
            scene.scenario.application = Application(systemVersion: version)
            let app = PhoneDelegateScript()
            let phone = script.phone(scene.scenario, filters: filters, app)
            let delivery = await phone.deliver(scene.notification)
            #expect(delivery.shownAlert?.body == body)
            #expect(await phone.state.badge == (body == nil ? 0 : 1))
            #expect(await phone.state.delivered.count == (body == nil ? 0 : 1))
            #expect(delivery.serviceExtensionFaults == [])
            // New content comes all the same.
            #expect(
                app.calls == [
                    .didFinishLaunching, .didBecomeActive,
                    .didReceiveRemoteNotificationWithFetchHandler,
                ])
            if body != nil { #expect(reason(delivery.serviceExtension) == .noText) }
        }
    }

    @Test("An alert that names texts of the app needs no text")
    func localised() async throws {
        let script = ScriptedExtension.Script { $0.badge = 5 }
        let scene = try scene(aps: #"{"alert":{"loc-key":"K"},"mutable-content":1}"#)
        let phone = script.phone(scene.scenario)
        let delivery = await phone.deliver(scene.notification)
        #expect(isChanged(delivery.serviceExtension))
        #expect(delivery.shownAlert == ShownAlert())
        #expect(await phone.state.badge == 5)
    }

    private struct Rewriter: PayloadServiceExtension {
        let json: String
        func payload(for payload: Payload) async throws -> Payload { try Payload(json: json) }
    }

    @Test("A payload goes in, and a payload comes out")
    func payloads() async throws {
        let scene = try scene()
        let payload = scene.notification.payload
        let clock = ManualClock()
        func run(_ json: String, _ payload: Payload) async -> ServiceExtensionOutcome {
            await scene.scenario.runServiceExtension(Rewriter(json: json), for: payload, on: clock)
                .outcome
        }
        let changed = await run(#"{"aps":{"alert":"new"},"session":"43"}"#, payload)
        #expect(changed.payload(changedFrom: payload)["session"]?.string == "43")
        let failed = await run("{", payload)
        guard case .failed(let text)? = reason(failed) else {
            Issue.record("\(failed)")
            return
        }
        #expect(
            text == "payload:1:1: found the end of the input inside this object; close it with }")
        #expect(failed.payload(changedFrom: payload)["session"]?.string == "42")
        let silent = try Payload(json: #"{"aps":{"content-available":1}}"#)
        #expect(reason(await run("{", silent)) == .notAsked(.noAlert))
        #expect(reason(await run("{}", payload)) == .noText)
        let phone = Phone(
            .init(
                scene.scenario, clock: clock,
                serviceExtension: {
                    Rewriter(json: #"{"aps":{"alert":"new"}}"#).notificationServiceExtension
                }), launch: { PhoneScriptedDelegate(script: PhoneDelegateScript()) })
        #expect(await phone.deliver(scene.notification).shownAlert?.body == "new")
    }

    /// A service extension that holds its thread until the test ends.
    private struct Blocking: PayloadServiceExtension {
        let script: ScriptedExtension.Script
        func payload(for payload: Payload) async throws -> Payload {
            script.block()
            return payload
        }
    }

    @Test("A program is late at its limit: no last chance follows, and no look at its thread")
    func atTheLimit() async throws {
        let scene = try scene()
        let payload = scene.notification.payload
        let script = ScriptedExtension.Script()
        defer { script.release() }
        let blocking = Blocking(script: script)
        let limit = Duration.seconds(7)
        let result = await scene.scenario.runServiceExtension(
            blocking, for: payload, endingWithin: limit, on: script.clock)
        #expect(reason(result.outcome) == .late)
        #expect(result.faults.map(\.kind) == [.neverCalled])
        #expect(script.clock.lengths == [limit])
        // A look would have found the thread that is held, but takes real time.
        let looked = await scene.scenario.runServiceExtension(
            blocking, for: payload, within: limit, on: script.clock)
        #expect(looked.faults.map(\.kind) == [.hung])
        #expect(script.clock.lengths == [limit, limit])
    }

    @Test("Each reason and each fault has a text of its own")
    func texts() {
        let reasons: [ServiceExtensionOutcome.Reason] =
            [.noExtension, .late, .failed("x"), .noText]
            + ServiceExtensionOutcome.NotAsked.allCases.map { .notAsked($0) }
        #expect(Set(reasons.map(\.text)).count == reasons.count)
        let kinds: [DelegateFault.Kind] = [
            .threw("x"), .hung, .neverCalled, .calledLate, .calledAgain,
        ]
        #expect(Set(kinds.map { "\(ServiceExtensionFault($0))" }).count == kinds.count)
    }
}
