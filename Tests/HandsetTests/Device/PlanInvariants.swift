import Handset

/// The rules that hold for the plan of every scenario and every push.
struct PlanInvariants {
    private let scenario: Scenario
    private let content: APSContent
    private let version: Int

    init(_ scenario: Scenario, _ content: APSContent) {
        self.scenario = scenario
        self.content = content
        version = scenario.application.systemVersion.major
    }

    /// Returns the rules that a plan breaks.
    func faults(of plan: ScenarioPlan) -> [String] {
        var faults = Faults()
        checkCallbacks(plan, &faults)
        checkLife(plan, &faults)
        checkScenes(plan, &faults)
        checkArrival(plan, &faults)
        checkAnswer(plan, &faults)
        if content.otherReceiver != nil { checkOtherType(plan, &faults) }
        return faults.rules
    }

    /// The broken rules.
    private struct Faults {
        var rules: [String] = []

        mutating func expect(_ holds: Bool, _ rule: String) { if !holds { rules.append(rule) } }
    }

    private func checkCallbacks(_ plan: ScenarioPlan, _ faults: inout Faults) {
        let callbacks = plan.callbacks
        faults.expect(
            callbacks.allSatisfy { isImplemented($0.selector) },
            "only methods that the app implements and the version knows are called")
        faults.expect(
            (plan.reason?.description == nil) == !plan.callbacksThatLook.isEmpty,
            "there is a reason, or a callback that looks")
        faults.expect(
            Set(plan.callbacksThatLook).isSubset(of: callbacks.filter(\.carriesPayload)),
            "only callbacks with the payload look")
        faults.expect(Set(callbacks).count == callbacks.count, "no callback is made twice alike")
        for selector: AppCallback.Selector in [
            .didFinishLaunching, .sceneWillConnect, .willPresentNotification,
            .didReceiveResponse, .handleAction, .handleActionWithResponseInfo,
        ] {
            faults.expect(
                callbacks.count { $0.selector == selector } < 2, "\(selector) at most once")
        }
    }

    private func checkLife(_ plan: ScenarioPlan, _ faults: inout Faults) {
        let selectors = plan.callbacks.map(\.selector)
        if let launch = selectors.firstIndex(of: .didFinishLaunching) {
            faults.expect(launch == 0, "the launch is first")
        }
        faults.expect(
            selectors.contains(.didFinishLaunching)
                == ([.notRunning, .forceQuit].contains(scenario.appState) && !selectors.isEmpty
                    && lifeCycle != .swiftUIAlone),
            "an app is launched if it does not run, and something is called")
        if let becomesActive {
            if selectors.contains(becomesActive) {
                faults.expect(selectors.last == becomesActive, "the app becomes active last")
                faults.expect(scenario.appState != .active, "an active app does not become active")
            }
            faults.expect(
                selectors.contains(becomesActive)
                    == (plan.appState == .active && scenario.appState != .active),
                "an app that becomes active gets its callback")
            if selectors.isEmpty {
                faults.expect(
                    plan.appState == scenario.appState, "an app that is not called stays as it is")
            }
        }
        let couldTap = scenario.action == .tap && plan.display.showsAlert
        if couldTap || scenario.action == .open && content.otherReceiver == nil {
            faults.expect(plan.appState == .active, "a tap and the icon make the app active")
        }
        faults.expect(
            selectors.isEmpty || ![.suspended, .notRunning, .forceQuit].contains(plan.appState),
            "an app that is called runs")
        faults.expect(
            plan.callbacks.allSatisfy { !Self.life.contains($0.selector) || !$0.carriesPayload },
            "the callbacks of the app's life have no payload")
    }

    private func checkScenes(_ plan: ScenarioPlan, _ faults: inout Faults) {
        let selectors = Set(plan.callbacks.map(\.selector))
        let applicationLife = selectors.intersection(Self.applicationLife)
        let sceneLife = selectors.intersection(Self.sceneLife)
        switch lifeCycle {
        case .application: faults.expect(sceneLife.isEmpty, "an app without scenes gets none")
        case .scenes, .scenesInCode:
            faults.expect(applicationLife.isEmpty, "scenes take the application's place")
        case .manifestAlone, .swiftUI, .swiftUIAlone:
            faults.expect(
                applicationLife.isEmpty && sceneLife.isEmpty, "no object of the app gets them")
        }
        let isWoken = plan.callbacks.contains(.fetch(.background))
        if lifeCycle != .application, let launch = plan.callbacks.first,
            launch.selector == .didFinishLaunching, !isWoken
        {
            faults.expect(
                !launch.carriesPayload, "with scenes only new content is in the launch options")
        }
        if let connection = plan.callbacks.first(where: { $0.selector == .sceneWillConnect }) {
            faults.expect(
                [.notRunning, .forceQuit].contains(scenario.appState),
                "a scene connects once for all")
            faults.expect(
                !connection.carriesPayload || [.tap, .button].contains(scenario.action),
                "only a response is in the connection options")
        }
    }

    private func checkArrival(_ plan: ScenarioPlan, _ faults: inout Faults) {
        let selectors = Set(plan.callbacks.map(\.selector))
        let wasInForeground = [.active, .inactive].contains(scenario.appState)
        let couldTap = scenario.action == .tap && plan.display.showsAlert
        if scenario.appState == .forceQuit, !couldTap {
            faults.expect(
                !selectors.contains(.didReceiveRemoteNotificationWithFetchHandler),
                "an app that the user has ended fetches after a tap only")
        }
        if selectors.contains(.willPresentNotification) {
            faults.expect(wasInForeground, "nothing is presented elsewhere")
            faults.expect(hasParts, "only what can be seen or heard is presented")
        }
        if selectors.contains(.didReceiveRemoteNotification) {
            faults.expect(
                !scenario.delegates.contains(.fetch) || version < 7,
                "the older method is called only without the newer one")
        }
        if wasInForeground, version < 10 || !hasCenter {
            faults.expect(
                plan.display == .nothing, "without a center nothing is shown in the foreground")
        }
        if scenario.silentDelivery != .delivered, !hasParts, !wasInForeground {
            faults.expect(
                !selectors.contains(.didReceiveRemoteNotificationWithFetchHandler),
                "a silent push that does not come calls nothing")
        }
        faults.expect(
            !plan.isWaiting
                || plan.display.showsAlert && ![.tap, .dismiss, .open].contains(scenario.action),
            "only what is shown, and neither tapped, dismissed nor passed by, waits")
    }

    private func checkAnswer(_ plan: ScenarioPlan, _ faults: inout Faults) {
        let answers = plan.callbacks.filter { $0.actionIdentifier != nil }
        faults.expect(
            plan.callbacks.allSatisfy {
                ($0.actionIdentifier != nil) == Self.answers.contains($0.selector)
            }, "the methods for a choice get it")
        faults.expect(answers.count < 2, "a choice is handed over once")
        faults.expect(
            answers.isEmpty
                || [.tap, .button, .dismiss].contains(scenario.action) && content.hasAlert,
            "only a shown notification has a choice")
        faults.expect(
            plan.callbacks.allSatisfy { $0.userText == nil || scenario.action == .button },
            "only a button takes a text")
        guard scenario.setsCenterDelegateLate,
            [.notRunning, .forceQuit].contains(scenario.appState),
            !plan.callbacks.contains(.fetch(.background))
        else { return }
        faults.expect(
            !plan.callbacks.contains { $0.selector == .didReceiveResponse },
            "a center's delegate that is set late misses the response that launched the app")
    }

    private func checkOtherType(_ plan: ScenarioPlan, _ faults: inout Faults) {
        faults.expect(
            !plan.callbacks.contains(where: \.carriesPayload),
            "a push of another type reaches no callback")
        faults.expect(
            plan.display == .nothing && !plan.isWaiting, "a push of another type shows nothing")
    }
}

extension PlanInvariants {
    private static let applicationLife: Set<AppCallback.Selector> = [
        .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
    ]
    private static let sceneLife: Set<AppCallback.Selector> = [
        .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
        .sceneDidEnterBackground,
    ]
    /// The callbacks of an app's life that never have a payload.
    private static let life = applicationLife.union(sceneLife).subtracting([.sceneWillConnect])
    private static let answers: Set<AppCallback.Selector> = [
        .handleAction, .handleActionWithResponseInfo, .didReceiveResponse,
    ]

    private var hasCenter: Bool { !scenario.delegates.isDisjoint(with: .userNotifications) }

    private var hasParts: Bool {
        content.hasAlert || content.badge != nil || content.sound != nil
    }

    private var lifeCycle: LifeCycle {
        switch scenario.lifeCycle {
        case .scenes, .scenesInCode, .manifestAlone:
            version >= 13 ? scenario.lifeCycle : .application
        case .swiftUI, .swiftUIAlone: version >= 14 ? scenario.lifeCycle : .application
        case .application: .application
        }
    }

    /// The callback of an app that becomes active; `nil` if it gets none.
    private var becomesActive: AppCallback.Selector? {
        switch lifeCycle {
        case .application: .didBecomeActive
        case .scenes, .scenesInCode: .sceneDidBecomeActive
        case .manifestAlone, .swiftUI, .swiftUIAlone: nil
        }
    }

    private func isImplemented(_ selector: AppCallback.Selector) -> Bool {
        let isOfCenter = [.willPresentNotification, .didReceiveResponse].contains(selector)
        if lifeCycle == .swiftUIAlone, !isOfCenter { return false }
        return switch selector {
        case .didFinishLaunching, .willEnterForeground, .didBecomeActive, .sceneWillConnect,
            .sceneWillEnterForeground, .sceneDidBecomeActive:
            true
        case .willResignActive, .didEnterBackground, .sceneWillResignActive,
            .sceneDidEnterBackground, .didReceivePush, .didReceivePushWithHandler,
            .didReceiveVoIPPush:
            false
        case .didReceiveRemoteNotification: scenario.delegates.contains(.legacy)
        case .didReceiveRemoteNotificationWithFetchHandler:
            scenario.delegates.contains(.fetch) && version >= 7
        case .handleAction: scenario.delegates.contains(.actions) && version == 8
        case .handleActionWithResponseInfo: scenario.delegates.contains(.actions) && version >= 9
        case .willPresentNotification: scenario.delegates.contains(.willPresent) && version >= 10
        case .didReceiveResponse:
            scenario.delegates.contains(.didReceive) && version >= 10
        }
    }
}
