import Handset

/// The rules that hold for the plan of every device and every push.
struct PlanInvariants {
    private let device: Device
    private let content: APSContent
    private let version: Int

    init(_ device: Device, _ content: APSContent) {
        self.device = device
        self.content = content
        version = device.application.systemVersion.major
    }

    /// Returns the rules that a plan breaks.
    func faults(of plan: DevicePlan) -> [String] {
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

    private func checkCallbacks(_ plan: DevicePlan, _ faults: inout Faults) {
        let callbacks = plan.callbacks
        faults.expect(
            callbacks.allSatisfy { isImplemented($0.selector) },
            "only methods that the app implements and the version knows are called")
        faults.expect(
            (plan.reasonForNoSession == nil) == !plan.callbacksThatLook.isEmpty,
            "there is a reason, or a callback that looks")
        faults.expect(
            Set(plan.callbacksThatLook).isSubset(of: callbacks.filter(\.carriesPayload)),
            "only callbacks with the payload look")
        faults.expect(Set(callbacks).count == callbacks.count, "no callback is made twice alike")
        for selector: AppCallback.Selector in [
            .didFinishLaunching, .sceneWillConnect, .willPresentNotification,
            .didReceiveNotificationResponse, .handleAction, .handleActionWithResponseInfo,
        ] {
            faults.expect(
                callbacks.count { $0.selector == selector } < 2, "\(selector) at most once")
        }
    }

    private func checkLife(_ plan: DevicePlan, _ faults: inout Faults) {
        let selectors = plan.callbacks.map(\.selector)
        if let launch = selectors.firstIndex(of: .didFinishLaunching) {
            faults.expect(launch == 0, "the launch is first")
        }
        faults.expect(
            selectors.contains(.didFinishLaunching)
                == ([.notRunning, .forceQuit].contains(device.appState) && !selectors.isEmpty),
            "an app is launched if it does not run, and something is called")
        if let becomesActive {
            if selectors.contains(becomesActive) {
                faults.expect(selectors.last == becomesActive, "the app becomes active last")
                faults.expect(device.appState != .active, "an active app does not become active")
            }
            faults.expect(
                selectors.contains(becomesActive)
                    == (plan.appState == .active && device.appState != .active),
                "an app that becomes active gets its callback")
            if selectors.isEmpty {
                faults.expect(
                    plan.appState == device.appState, "an app that is not called stays as it is")
            }
        }
        let couldTap = device.action == .tap && plan.display.showsAlert
        if couldTap || device.action == .open && content.otherReceiver == nil {
            faults.expect(plan.appState == .active, "a tap and the icon make the app active")
        }
        faults.expect(
            selectors.isEmpty || ![.suspended, .notRunning, .forceQuit].contains(plan.appState),
            "an app that is called runs")
        faults.expect(
            plan.callbacks.allSatisfy { !Self.life.contains($0.selector) || !$0.carriesPayload },
            "the callbacks of the app's life have no payload")
    }

    private func checkScenes(_ plan: DevicePlan, _ faults: inout Faults) {
        let selectors = Set(plan.callbacks.map(\.selector))
        let applicationLife = selectors.intersection(Self.applicationLife)
        let sceneLife = selectors.intersection(Self.sceneLife)
        switch lifeCycle {
        case .application: faults.expect(sceneLife.isEmpty, "an app without scenes gets none")
        case .scenes:
            faults.expect(applicationLife.isEmpty, "scenes take the application's place")
        case .swiftUI:
            faults.expect(
                applicationLife.isEmpty && sceneLife.isEmpty, "SwiftUI keeps them to itself")
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
                [.notRunning, .forceQuit].contains(device.appState),
                "a scene connects once for all")
            faults.expect(
                !connection.carriesPayload || [.tap, .button].contains(device.action),
                "only a response is in the connection options")
        }
    }

    private func checkArrival(_ plan: DevicePlan, _ faults: inout Faults) {
        let selectors = Set(plan.callbacks.map(\.selector))
        let wasInForeground = [.active, .inactive].contains(device.appState)
        let couldTap = device.action == .tap && plan.display.showsAlert
        if device.appState == .forceQuit, !couldTap {
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
                !device.delegates.contains(.fetch) || version < 7,
                "the older method is called only without the newer one")
        }
        if wasInForeground, version < 10 || !hasCenter {
            faults.expect(
                plan.display == .nothing, "without a center nothing is shown in the foreground")
        }
        if device.silentDelivery != .delivered, !hasParts, !wasInForeground {
            faults.expect(
                !selectors.contains(.didReceiveRemoteNotificationWithFetchHandler),
                "a silent push that does not come calls nothing")
        }
        faults.expect(
            !plan.isWaiting
                || plan.display.showsAlert && ![.tap, .dismiss, .open].contains(device.action),
            "only what is shown, and neither tapped, dismissed nor passed by, waits")
    }

    private func checkAnswer(_ plan: DevicePlan, _ faults: inout Faults) {
        let answers = plan.callbacks.filter { $0.actionIdentifier != nil }
        faults.expect(
            plan.callbacks.allSatisfy {
                ($0.actionIdentifier != nil) == Self.answers.contains($0.selector)
            }, "the methods for a choice get it")
        faults.expect(answers.count < 2, "a choice is handed over once")
        faults.expect(
            answers.isEmpty
                || [.tap, .button, .dismiss].contains(device.action) && content.hasAlert,
            "only a shown notification has a choice")
        faults.expect(
            plan.callbacks.allSatisfy { $0.userText == nil || device.action == .button },
            "only a button takes a text")
        guard device.setsCenterDelegateLate,
            [.notRunning, .forceQuit].contains(device.appState),
            !plan.callbacks.contains(.fetch(.background))
        else { return }
        faults.expect(
            !plan.callbacks.contains { $0.selector == .didReceiveNotificationResponse },
            "a center's delegate that is set late misses the response that launched the app")
    }

    private func checkOtherType(_ plan: DevicePlan, _ faults: inout Faults) {
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
        .handleAction, .handleActionWithResponseInfo, .didReceiveNotificationResponse,
    ]

    private var hasCenter: Bool { !device.delegates.isDisjoint(with: .userNotifications) }

    private var hasParts: Bool {
        content.hasAlert || content.badge != nil || content.sound != nil
    }

    private var lifeCycle: LifeCycle {
        switch device.lifeCycle {
        case .scenes where version >= 13: .scenes
        case .swiftUI where version >= 14: .swiftUI
        default: .application
        }
    }

    /// The callback of an app that becomes active; `nil` if it gets none.
    private var becomesActive: AppCallback.Selector? {
        switch lifeCycle {
        case .application: .didBecomeActive
        case .scenes: .sceneDidBecomeActive
        case .swiftUI: nil
        }
    }

    private func isImplemented(_ selector: AppCallback.Selector) -> Bool {
        switch selector {
        case .didFinishLaunching, .willEnterForeground, .didBecomeActive, .sceneWillConnect,
            .sceneWillEnterForeground, .sceneDidBecomeActive:
            true
        case .willResignActive, .didEnterBackground, .sceneWillResignActive,
            .sceneDidEnterBackground:
            false
        case .didReceiveRemoteNotification: device.delegates.contains(.legacy)
        case .didReceiveRemoteNotificationWithFetchHandler:
            device.delegates.contains(.fetch) && version >= 7
        case .handleAction: device.delegates.contains(.actions) && version == 8
        case .handleActionWithResponseInfo: device.delegates.contains(.actions) && version >= 9
        case .willPresentNotification: device.delegates.contains(.willPresent) && version >= 10
        case .didReceiveNotificationResponse:
            device.delegates.contains(.didReceive) && version >= 10
        }
    }
}
