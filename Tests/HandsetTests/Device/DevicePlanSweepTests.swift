import Handset
import Testing

/// What is so at every device, whatever it is, and whatever arrives.
@Suite struct DevicePlanSweepTests {
    private static let payloads = Result {
        try [
            "{}", #"{"aps":null}"#, #"{"aps":[1]}"#, #"{"aps":{"alert":null,"badge":2.5}}"#,
            #"{"aps":\#(DevicePlanRow.alert)}"#, #"{"aps":\#(DevicePlanRow.content)}"#,
            #"{"aps":\#(DevicePlanRow.both)}"#, #"{"aps":{"alert":"hello"}}"#,
            #"{"aps":{"alert":{"body":"hello"},"sound":"default","content-available":1}}"#,
        ].map { try Payload(json: $0) }
    }

    /// The devices of a version: every state, action and set of methods, with and without what
    /// lets more happen.
    private func devices(_ version: Int) -> [Device] {
        UserAction.allCases.flatMap { action in
            [false, true].flatMap { isLively in
                DevicePlanRow(
                    words: "", source: "", versions: version...version, states: AppState.allCases,
                    delegates: DevicePlanRow.allDelegates, action: action,
                    backgroundModes: isLively ? .remoteNotification : [],
                    category: NotificationCategory(
                        opensApp: isLively, customDismissAction: isLively), callbacks: []
                ).devices
            }
        }
    }

    /// What is wrong with a plan.
    private func faults(
        of plan: DevicePlan, at device: Device, _ content: APSContent
    ) -> [String] {
        let callbacks = plan.callbacks
        let selectors = callbacks.map(\.selector)
        let version = device.application.systemVersion.major
        let wasInForeground = [.active, .inactive].contains(device.appState)
        let isTold = callbacks.contains { $0.actionIdentifier != nil }
        var faults: [String] = []
        func expect(_ holds: Bool, _ rule: String) { if !holds { faults.append(rule) } }

        expect(
            callbacks.allSatisfy { isImplemented($0.selector, by: device.delegates, version) },
            "only what the app implements and the version knows is called")
        expect(
            (plan.reasonForNoSession == nil) == !plan.callbacksThatLook.isEmpty,
            "there is a reason, or a callback that looks")
        expect(
            Set(plan.callbacksThatLook).isSubset(of: callbacks.filter(\.carriesPayload)),
            "only what has the payload looks")
        expect(Set(callbacks).count == callbacks.count, "nothing is called twice alike")
        if let launch = selectors.firstIndex(of: .didFinishLaunching) {
            expect(launch == 0, "the launch is first")
            expect(selectors.filter { $0 == .didFinishLaunching }.count == 1, "it is the only one")
        }
        expect(
            selectors.contains(.didFinishLaunching)
                == ([.notRunning, .forceQuit].contains(device.appState) && !callbacks.isEmpty),
            "an app is launched if it does not run, and something is called")
        if selectors.contains(.didBecomeActive) {
            expect(selectors.last == .didBecomeActive, "the app becomes active last")
            expect(device.appState != .active, "an active app does not become active")
        }
        expect(
            selectors.contains(.didBecomeActive)
                == (plan.appState == .active && device.appState != .active),
            "an app that has become active is told")
        let couldTap = device.action == .tap && plan.display.showsAlert
        if couldTap || device.action == .open {
            expect(plan.appState == .active, "a tap and the icon make the app active")
        }
        expect(
            callbacks.isEmpty || ![.suspended, .notRunning, .forceQuit].contains(plan.appState),
            "an app that is called runs")
        if callbacks.isEmpty {
            expect(plan.appState == device.appState, "an app that is not called stays as it is")
        }
        if device.appState == .forceQuit, !couldTap {
            expect(
                !selectors.contains(.didReceiveRemoteNotificationWithFetchHandler),
                "an app that the user has ended fetches after a tap only")
        }
        if selectors.contains(.willPresentNotification) {
            expect(wasInForeground, "nothing is to be presented elsewhere")
            expect(
                content.hasAlert || content.badge != nil || content.sound != nil,
                "only what can be seen or heard is to be presented")
        }
        if selectors.contains(.didReceiveRemoteNotification) {
            expect(
                !device.delegates.contains(.fetch) || version < 7,
                "the older method is called only without the newer one")
        }
        expect(
            callbacks.allSatisfy {
                ($0.actionIdentifier != nil) == Self.selectorsOfActions.contains($0.selector)
            }, "what was chosen is told to the methods for it")
        expect(
            !isTold || [.tap, .button, .dismiss].contains(device.action) && content.hasAlert,
            "what was chosen is told of what was shown")
        expect(
            callbacks.allSatisfy {
                ![.willEnterForeground, .didBecomeActive].contains($0.selector)
                    || !$0.carriesPayload
            }, "the callbacks of the app's life have no payload")
        if wasInForeground, version < 10 || !hasCenter(device) {
            expect(plan.display == .nothing, "without a center nothing is shown in the foreground")
        }
        expect(
            !plan.isWaiting
                || plan.display.showsAlert && ![.tap, .dismiss, .open].contains(device.action),
            "only what is shown, and neither tapped, dismissed nor passed by, waits")
        return faults
    }

    private static let selectorsOfActions: Set<AppCallback.Selector> = [
        .handleAction, .handleActionWithResponseInfo, .didReceiveNotificationResponse,
    ]

    private func hasCenter(_ device: Device) -> Bool {
        !device.delegates.isDisjoint(with: .userNotifications)
    }

    private func isImplemented(
        _ selector: AppCallback.Selector, by delegates: DelegateMethods, _ version: Int
    ) -> Bool {
        switch selector {
        case .didFinishLaunching, .willEnterForeground, .didBecomeActive: true
        case .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
            .willResignActive, .didEnterBackground, .sceneWillResignActive,
            .sceneDidEnterBackground:
            false
        case .didReceiveRemoteNotification: delegates.contains(.legacy)
        case .didReceiveRemoteNotificationWithFetchHandler:
            delegates.contains(.fetch) && version >= 7
        case .handleAction: delegates.contains(.actions) && version == 8
        case .handleActionWithResponseInfo: delegates.contains(.actions) && version >= 9
        case .willPresentNotification: delegates.contains(.willPresent) && version >= 10
        case .didReceiveNotificationResponse: delegates.contains(.didReceive) && version >= 10
        }
    }

    @Test("A plan for any payload is the plan of every payload", arguments: 3...26)
    func anyPayload(version: Int) throws {
        let payloads = try Self.payloads.get()
        var count = 0
        for device in devices(version) {
            guard let plan = device.planForAnyPayload else { continue }
            count += 1
            for payload in payloads {
                #expect(device.plan(for: payload) == plan, "\(device)")
            }
        }
        #expect(count > 0)
    }

    @Test("At every device of a version", arguments: 3...26)
    func everyDevice(version: Int) throws {
        for device in devices(version) {
            for payload in try Self.payloads.get() {
                let plan = device.plan(for: payload)
                let faults = faults(of: plan, at: device, APSContent(payload))
                #expect(faults == [], "\(device), \(payload), \(plan)")
            }
        }
    }
}
