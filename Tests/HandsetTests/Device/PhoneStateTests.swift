import Handset
import HandsetTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct PhoneStateTests {
    private func notification(_ aps: String, collapsing: String? = nil) throws -> RemoteNotification
    {
        RemoteNotification(
            try Payload(json: #"{"aps":\#(aps)}"#), collapseIdentifier: collapsing)
    }

    private func phone(
        _ version: Int = 10, _ state: AppState = .background,
        permission: NotificationTypes = .app, script: PhoneDelegateScript = PhoneDelegateScript()
    ) async -> Phone {
        var scenario = Scenario(
            IOSVersion(version), app: state,
            delegates: [.fetch, .userNotifications])
        scenario.permission = permission
        return await script.phone(scenario)
    }

    @Test("A badge is set, left alone without a number, and taken away by 0")
    func badge() async throws {
        let phone = await phone()
        for (aps, badge) in [
            (#"{"badge":3}"#, 3), (#"{"alert":"hello"}"#, 3), (#"{"badge":0}"#, 0),
            (#"{"badge":2}"#, 2), (#"{"badge":-1}"#, 0),
        ] {
            _ = await phone.deliver(try notification(aps))
            #expect(await phone.state.badge == badge)
        }
    }

    @Test(
        "Only what the user allows is shown and played",
        arguments: [.alert, .badge, .sound, [], .app] as [NotificationTypes])
    func permission(types: NotificationTypes) async throws {
        let phone = await phone(permission: types)
        _ = await phone.deliver(
            try notification(#"{"alert":"hello","badge":3,"sound":"default"}"#))
        let state = await phone.state
        #expect(state.delivered.count == (types.contains(.alert) ? 1 : 0))
        #expect(state.badge == (types.contains(.badge) ? 3 : 0))
        #expect(state.sounds.map(\.name) == (types.contains(.sound) ? ["default"] : []))
    }

    @Test("A notification takes the place of the one with its collapse identifier, to the byte")
    func collapse() async throws {
        let phone = await phone()
        for (alert, identifier) in [("1", "\u{e9}"), ("2", "e\u{301}"), ("3", "\u{e9}")] {
            _ = await phone.deliver(
                try notification(#"{"alert":"\#(alert)"}"#, collapsing: identifier))
        }
        let bodies = await phone.state.delivered.map {
            UserNotificationContent($0.notification.payload).body
        }
        #expect(bodies == ["2", "3"])
    }

    @Test("Threads stand where their first notification stands")
    func threads() async throws {
        let phone = await phone()
        for (alert, thread) in [("1", "a"), ("2", ""), ("3", "b"), ("4", "a"), ("5", "")] {
            _ = await phone.deliver(
                try notification(#"{"alert":"\#(alert)","thread-id":"\#(thread)"}"#))
        }
        let bodies = await phone.state.threads.map { thread in
            thread.map { UserNotificationContent($0.notification.payload).body }
        }
        #expect(bodies == [["1", "4"], ["2"], ["3"], ["5"]])
    }

    @Test("Before iOS 5 there is one alert, and later a Notification Center with its limit")
    func limits() async throws {
        let alert = try notification(#"{"alert":"hello","sound":"default"}"#)
        for (version, count) in [(4, 1), (5, PhoneState.largestCountOfDelivered)] {
            let phone = await phone(version)
            // One alert or a hundred sounds need no thousand notifications.
            let needed = max(count, PhoneState.largestCountOfSounds)
            let most = Sweep.choose(
                sampled: needed, exhaustive: PhoneState.largestCountOfDelivered)
            for _ in 0...most { _ = await phone.deliver(alert) }
            let last = await phone.deliver(alert)
            let state = await phone.state
            #expect(state.delivered.count == count)
            #expect(state.delivered.last?.identifier == last.identifier)
            #expect(state.sounds.count == PhoneState.largestCountOfSounds)
        }
    }

    @Test(
        "What the delegate answers decides what is presented, and what can be tapped",
        arguments: [
            PresentationOptions.all, .alert, .banner, .list, .badge, .sound, [],
        ])
    func presentation(options: PresentationOptions) async throws {
        let script = PhoneDelegateScript(presenting: options)
        let phone = await phone(14, .active, script: script)
        let delivery = await phone.deliver(
            try notification(#"{"alert":"hello","badge":3,"sound":"default"}"#))
        let showsAlert = !options.isDisjoint(with: [.alert, .banner, .list])
        let state = await phone.state
        #expect(state.delivered.count == (showsAlert ? 1 : 0))
        #expect(state.badge == (options.contains(.badge) ? 3 : 0))
        #expect(state.sounds.count == (options.contains(.sound) ? 1 : 0))
        let tap = await phone.act(.tap, on: delivery.identifier)
        #expect((tap.impossibleAct == nil) == showsAlert)
        #expect(
            script.calls
                == [.willPresentNotification]
                + (showsAlert ? [.didReceiveResponse] : []))
    }

    @Test("What is not answered in time is not presented, also when the answer comes late")
    func latePresentation() async throws {
        let script = PhoneDelegateScript(.neverAnswering, in: .willPresentNotification)
        let phone = await phone(14, .active, script: script)
        await phone.change { $0.action = .tap }
        let delivery = await phone.deliver(
            try notification(#"{"alert":"hello","badge":3,"sound":"default"}"#))
        script.callHandlers()
        let state = await phone.state
        #expect(state.delivered.isEmpty && state.badge == 0 && state.sounds.isEmpty)
        #expect(script.calls == [.willPresentNotification])
        #expect(
            await phone.act(.tap, on: delivery.identifier).impossibleAct?.code == "not-there")
    }

    @Test("The user acts on an older notification, which leaves Notification Center")
    func act() async throws {
        let script = PhoneDelegateScript()
        let phone = await phone(script: script)
        let first = await phone.deliver(
            try notification(#"{"alert":"1","category":"call"}"#)
        ).identifier
        let second = await phone.deliver(
            try notification(#"{"alert":"2","category":"call"}"#)
        ).identifier
        #expect(await phone.act(.nothing, on: first).selectors == [])
        #expect(await phone.state.delivered.count == 2)
        let button = await phone.act(.button(), on: first)
        #expect(button.callbacks.map(\.actionIdentifier) == ["ACTION"])
        #expect(await phone.state.delivered.map(\.identifier) == [second])
        #expect(
            await phone.act(.tap, on: first).impossibleAct
                == ImpossibleAct(.tap, .notThere(first)))
        #expect(await phone.act(.dismiss, on: second).selectors == [])
        #expect(await phone.state.delivered.isEmpty)
    }

    @Test(
        "A button that is not there cannot be tapped: the notification stays",
        arguments: [(7, #"{"alert":"1","category":"call"}"#), (10, #"{"alert":"1"}"#)])
    func noButton(version: Int, aps: String) async throws {
        let phone = await phone(version)
        let identifier = await phone.deliver(try notification(aps)).identifier
        #expect(await phone.act(.button(), on: identifier).selectors == [])
        #expect(await phone.state.delivered.map(\.identifier) == [identifier])
    }

    @Test("Opening the app by its icon leaves notifications alone, and decides what comes next")
    func open() async throws {
        let script = PhoneDelegateScript()
        let phone = await phone(10, .notRunning, script: script)
        let alert = try notification(#"{"alert":"hello"}"#)
        _ = await phone.deliver(alert)
        let opening = await phone.open()
        #expect(opening.selectors == [.didFinishLaunching, .didBecomeActive])
        #expect(opening.callbacks.allSatisfy { !$0.carriesPayload })
        #expect(opening.notification == nil)
        #expect(await phone.state.delivered.count == 1)
        #expect(await phone.scenario.appState == .active)
        #expect(
            await phone.deliver(alert).selectors == [.willPresentNotification])
        #expect(await phone.open().selectors == [])
        #expect(script.launches == 1)
    }

    @Test("An app that the user ends is launched anew")
    func ended() async throws {
        let script = PhoneDelegateScript()
        let phone = await phone(10, .active, script: script)
        _ = await phone.deliver(try notification(#"{"alert":"hello"}"#))
        await phone.change { $0.appState = .forceQuit }
        #expect(await phone.open().selectors.first == .didFinishLaunching)
        #expect(script.launches == 2)
    }
}
