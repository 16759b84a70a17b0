import Handset
import Testing

/// What is not known of devices, choice by choice.
@Suite struct UnconfirmedBehaviorTests {
    private func plan(
        _ version: Int, _ state: AppState, _ action: UserAction,
        _ delegates: DelegateMethods, _ aps: String, _ point: UnconfirmedPoint, _ choice: String,
        refreshes: Bool = true
    ) throws -> ScenarioPlan {
        var scenario = Scenario(
            IOSVersion(version), app: state,
            action: action, delegates: delegates)
        scenario.backgroundModes = .remoteNotification
        scenario.refreshesInBackground = refreshes
        let isChosen = scenario.unconfirmed.choose(choice, for: point)
        #expect(isChosen)
        return scenario.plan(for: try Payload(json: #"{"aps":\#(aps)}"#))
    }

    @Test("Each point has a name, a question, and choices of which the first is the default")
    func points() {
        #expect(
            UnconfirmedPoint.allCases.map { "\($0.rawValue): \($0.choices)" } == [
                #"foreground-order: ["present-first", "fetch-first"]"#,
                #"foreground-content: ["handed", "needs-mode"]"#,
                #"tap-without-center: ["fetch", "legacy"]"#,
                #"button-without-center: ["actions", "nothing"]"#,
                #"wake-launch-options: ["payload", "empty"]"#,
                #"scene-response: ["given", "missing"]"#,
                #"scene-launch-state: ["inactive", "background"]"#,
                #"scene-response-order: ["connect-first", "receive-first"]"#,
                #"center-delegate-in-scene: ["lost", "delivered"]"#,
                #"scene-silent-launch: ["none", "background"]"#,
                #"scene-background-action: ["none", "background"]"#,
                #"scene-wake-launch-options: ["empty", "payload"]"#,
                #"scene-tap-without-center: ["connection-options", "legacy", "fetch"]"#,
                #"adoption-by-code: ["yes", "no"]"#,
                #"assert-in-background-launch: ["runs", "ended"]"#,
                #"background-refresh-off: ["wakes-since-8", "wakes", "sleeps"]"#,
                #"content-available: ["one", "any-yes"]"#,
                #"foreground-effects: ["none", "badge", "badge-and-sound"]"#,
                #"equal-keys: ["first", "last"]"#,
                #"stored-notification: ["newest", "oldest"]"#,
                #"voip-failures: ["three", "four", "never"]"#,
                #"voip-task: ["at-end", "at-return"]"#,
                #"activity-maximum: ["five", "none"]"#,
                #"activity-starts: ["ten", "none"]"#,
                #"fcm-data-only: ["content-available", "as-is"]"#,
            ])
        for point in UnconfirmedPoint.allCases {
            #expect(UnconfirmedBehavior()[point] == point.choices.first)
            #expect(point.question.hasSuffix("?"))
        }
        #expect(
            Set(UnconfirmedPoint.allCases.map(\.question)).count == UnconfirmedPoint.allCases.count)
    }

    @Test(
        "A choice is made by its name, and changes nothing else",
        arguments: UnconfirmedPoint.allCases)
    func choosing(point: UnconfirmedPoint) {
        for choice in point.choices {
            var behavior = UnconfirmedBehavior()
            let isChosen = behavior.choose(choice, for: point)
            #expect(isChosen)
            for other in UnconfirmedPoint.allCases {
                #expect(behavior[other] == (other == point ? choice : other.choices.first))
            }
            let before = behavior
            let isUnknownChosen = behavior.choose("both", for: point)
            #expect(!isUnknownChosen)
            #expect(behavior == before)
        }
    }

    @Test("foreground-order")
    func foregroundOrder() throws {
        for (choice, callbacks) in [
            ("present-first", [.willPresent(.active), .fetch(.active)]),
            ("fetch-first", [.fetch(.active), .willPresent(.active)]),
        ] as [(String, [AppCallback])] {
            let plan = try plan(
                10, .active, .nothing, [.fetch, .userNotifications], ScenarioPlanRow.both,
                .foregroundOrder,
                choice)
            #expect(plan.callbacks == callbacks)
            #expect(plan.display == ScenarioPlanRow.shownBoth)
        }
    }

    @Test("foreground-content", arguments: [("handed", true), ("needs-mode", false)])
    func foregroundContent(choice: String, isHanded: Bool) throws {
        var scenario = Scenario(.iOS(10), delegates: [.fetch, .userNotifications])
        let isChosen = scenario.unconfirmed.choose(choice, for: .foregroundContent)
        #expect(isChosen)
        let payload = try Payload(json: #"{"aps":\#(ScenarioPlanRow.content)}"#)
        #expect(scenario.plan(for: payload).callbacks == (isHanded ? [.fetch(.active)] : []))
        scenario.backgroundModes = .remoteNotification
        #expect(scenario.plan(for: payload).callbacks == [.fetch(.active)])
    }

    @Test(
        "button-without-center",
        arguments: [
            (10, .actions, "actions", true), (10, .actions, "nothing", false),
            (10, [.actions, .willPresent], "actions", true), (9, .actions, "nothing", true),
        ] as [(Int, DelegateMethods, String, Bool)])
    func buttonWithoutCenter(
        version: Int, delegates: DelegateMethods, choice: String, isCalled: Bool
    ) throws {
        let plan = try plan(
            version, .background, .button, delegates, ScenarioPlanRow.alert, .buttonWithoutCenter,
            choice)
        #expect(
            plan.callbacks.map(\.selector) == (isCalled ? [.handleActionWithResponseInfo] : []))
    }

    @Test(
        "tap-without-center",
        arguments: [
            (10, .background, [.legacy, .fetch], "fetch", .fetch(.inactive)),
            (10, .background, [.legacy, .fetch], "legacy", .legacy(.inactive)),
            (10, .suspended, [.legacy, .fetch], "legacy", .legacy(.inactive)),
            (10, .background, .fetch, "fetch", .fetch(.inactive)),
            (10, .background, .fetch, "legacy", nil),
            (10, .background, .legacy, "legacy", .legacy(.inactive)),
            (10, .background, [.legacy, .fetch, .willPresent], "legacy", .legacy(.inactive)),
            (10, .background, [.legacy, .userNotifications], "legacy", .tapped(.inactive)),
            (9, .background, [.legacy, .fetch], "legacy", .fetch(.inactive)),
        ] as [(Int, AppState, DelegateMethods, String, AppCallback?)])
    func tapWithoutCenter(
        version: Int, state: AppState, delegates: DelegateMethods, choice: String,
        callback: AppCallback?
    ) throws {
        let plan = try plan(
            version, state, .tap, delegates, ScenarioPlanRow.alert, .tapWithoutCenter, choice)
        #expect(plan.callbacks == [.enter] + [callback].compactMap { $0 } + [.becomeActive])
    }

    @Test("tap-without-center is no matter where the tap launches the app")
    func tapThatLaunches() throws {
        let plan = try plan(
            10, .notRunning, .tap, [.legacy, .fetch], ScenarioPlanRow.alert, .tapWithoutCenter,
            "legacy")
        #expect(plan.callbacks == [.launchByTap, .fetch(.inactive), .becomeActive])
    }

    @Test("wake-launch-options")
    func wakeLaunchOptions() throws {
        for (choice, delegates, launch) in [
            ("empty", [.fetch, .userNotifications], .quietWake),
            ("payload", [.fetch, .userNotifications], .wake), ("empty", .fetch, .wake),
            ("payload", .fetch, .wake),
        ] as [(String, DelegateMethods, AppCallback)] {
            let plan = try plan(
                10, .notRunning, .nothing, delegates, ScenarioPlanRow.content, .wakeLaunchOptions,
                choice)
            #expect(plan.callbacks == [launch, .fetch(.background)])
        }
    }

    @Test(
        "background-refresh-off",
        arguments: [
            ("wakes-since-8", 7, false), ("wakes-since-8", 8, true), ("wakes-since-8", 12, true),
            ("wakes", 7, true), ("wakes", 8, true), ("sleeps", 7, false), ("sleeps", 8, false),
            ("sleeps", 12, false),
        ])
    func backgroundRefreshOff(choice: String, version: Int, wakes: Bool) throws {
        for state in [AppState.background, .suspended, .notRunning] {
            let off = try plan(
                version, state, .nothing, .fetch, ScenarioPlanRow.content, .backgroundRefreshOff,
                choice,
                refreshes: false)
            #expect(
                off.callbacks
                    == (wakes
                        ? (state == .notRunning ? [.wake] : []) + [.fetch(.background)] : []))
            let on = try plan(
                version, state, .nothing, .fetch, ScenarioPlanRow.content, .backgroundRefreshOff,
                choice)
            #expect(on.callbacks.last == .fetch(.background))
        }
    }

    @Test(
        "content-available",
        arguments: [
            ("1", true, true), ("1.0", true, true), ("0", false, false), ("2", false, true),
            ("-1", false, true), ("true", false, true), ("false", false, false),
            (#""1""#, false, true), (#""0""#, false, false), (#""""#, false, false),
            ("null", false, false), ("[1]", false, false), ("{}", false, false),
        ])
    func contentAvailable(value: String, isOne: Bool, isYes: Bool) throws {
        for (choice, wakes) in [("one", isOne), ("any-yes", isYes)] {
            let plan = try plan(
                9, .background, .nothing, .fetch, #"{"content-available":\#(value)}"#,
                .contentAvailable,
                choice)
            #expect(plan.callbacks == (wakes ? [.fetch(.background)] : []), "\(choice)")
        }
    }

    @Test(
        "foreground-effects",
        arguments: [
            ("none", .nothing), ("badge", NotificationDisplay(badge: 3)),
            (
                "badge-and-sound",
                NotificationDisplay(badge: 3, sound: APSSound(name: "default"))
            ),
        ] as [(String, NotificationDisplay)])
    func foregroundEffects(choice: String, display: NotificationDisplay) throws {
        for (version, delegates) in [(4, .legacy), (9, .fetch), (10, .fetch)]
            as [(Int, DelegateMethods)]
        {
            let plan = try plan(
                version, .active, .nothing, delegates, ScenarioPlanRow.alert, .foregroundEffects,
                choice)
            #expect(plan.display == display)
            #expect(plan.callbacks.count == 1)
        }
        let withCenter = try plan(
            10, .active, .nothing, .userNotifications, ScenarioPlanRow.alert, .foregroundEffects,
            choice)
        #expect(withCenter.display == ScenarioPlanRow.shownAlert)
    }

    @Test("stored-notification is no matter to what arrives")
    func storedNotification() throws {
        let plans = try UnconfirmedPoint.storedNotification.choices.map {
            try plan(4, .background, .tap, .legacy, ScenarioPlanRow.alert, .storedNotification, $0)
        }
        #expect(Set(plans).count == 1)
    }
}
