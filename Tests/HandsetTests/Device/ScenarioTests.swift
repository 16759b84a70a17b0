import Handset
import Testing

@Suite struct ScenarioTests {
    @Test(
        "The app's own scenario hands every payload to the oldest method",
        arguments: ["", "\"aps\":{}"])
    func scenarioOfTheApp(members: String) throws {
        let plan = Scenario.ofTheApp.plan(for: try Payload(json: "{\(members)}"))
        #expect(plan.steps == [.callback(.legacy(.active))])
        #expect(plan.callbacksThatLook == plan.callbacks)
        #expect(plan.appState == .active)
        #expect(plan.reason?.description == nil)
        #expect(!plan.isWaiting)
    }

    @Test("The steps are in their order: what is shown, what is called, what is logged")
    func steps() throws {
        let payload = try Payload(json: #"{"aps":\#(ScenarioPlanRow.both)}"#)
        var scenario = Scenario(.iOS(10), delegates: [.fetch, .userNotifications])
        #expect(
            scenario.plan(for: payload).steps == [
                .callback(.willPresent(.active)), .display(ScenarioPlanRow.shownBoth),
                .log(.backgroundModeMissing), .callback(.fetch(.active)),
            ])
        scenario.backgroundModes = .remoteNotification
        scenario.appState = .notRunning
        scenario.action = .tap
        #expect(
            scenario.plan(for: payload).steps == [
                .display(ScenarioPlanRow.shownBoth), .callback(.wake),
                .callback(.fetch(.background)), .callback(.enter), .callback(.tapped(.inactive)),
                .callback(.becomeActive),
            ])
    }

    @Test(
        "The app looks into the launch options only if it is said so",
        arguments: [
            (4, DelegateMethods.legacy, false, [], true), (4, .legacy, true, [.launchByTap], false),
            (7, .fetch, false, [.fetch(.inactive)], false),
            (7, .fetch, true, [.launchByTap, .fetch(.inactive)], false),
            (10, .userNotifications, false, [.tapped(.inactive)], false),
            (10, .userNotifications, true, [.launchByTap, .tapped(.inactive)], false),
        ] as [(Int, DelegateMethods, Bool, [AppCallback], Bool)])
    func launchOptions(
        version: Int, delegates: DelegateMethods, looks: Bool, callbacks: [AppCallback],
        hasReason: Bool
    ) throws {
        var scenario = Scenario(
            IOSVersion(version), app: .notRunning,
            action: .tap, delegates: delegates)
        scenario.looksIntoLaunchOptions = looks
        let plan = scenario.plan(for: try Payload(json: #"{"aps":{"alert":"hello"}}"#))
        #expect(plan.callbacksThatLook == callbacks)
        #expect((plan.reason?.description != nil) == hasReason)
    }

    @Test(
        "A notification waits until the user has done something with it",
        arguments: [
            (4, .background, .nothing, ScenarioPlanRow.alert, true),
            (4, .background, .tap, ScenarioPlanRow.alert, false),
            (4, .background, .dismiss, ScenarioPlanRow.alert, false),
            (4, .background, .open, ScenarioPlanRow.alert, false),
            (17, .background, .open, ScenarioPlanRow.alert, false),
            (4, .background, .nothing, #"{"badge":1}"#, false),
            (4, .active, .nothing, ScenarioPlanRow.alert, false),
            (10, .active, .nothing, ScenarioPlanRow.alert, true),
            (10, .active, .open, ScenarioPlanRow.alert, false),
            (10, .active, .tap, ScenarioPlanRow.alert, false),
            (7, .background, .button, ScenarioPlanRow.alert, true),
            (8, .background, .button, ScenarioPlanRow.alert, false),
            (8, .background, .button, #"{"alert":"hello"}"#, true),
        ] as [(Int, AppState, UserAction, String, Bool)])
    func isWaiting(
        version: Int, state: AppState, action: UserAction, aps: String, waits: Bool
    ) throws {
        let scenario = Scenario(
            IOSVersion(version), app: state,
            action: action, delegates: [.legacy, .userNotifications])
        let plan = scenario.plan(for: try Payload(json: #"{"aps":\#(aps)}"#))
        #expect(plan.isWaiting == waits)
    }

    @Test("States, actions, methods and callbacks have the names that people write")
    func names() {
        #expect(
            AppState.allCases.map(\.rawValue) == [
                "active", "inactive", "background", "suspended", "not-running", "force-quit",
            ])
        #expect(
            UserAction.allCases.map(\.rawValue) == ["nothing", "tap", "button", "dismiss", "open"])
        #expect(
            DelegateMethods.allNames == [
                "legacy", "fetch", "actions", "will-present", "did-receive", "user-notifications",
            ])
        #expect(
            AppCallback.Selector.allCases.map(\.description).joined(separator: "\n") == """
                application:didFinishLaunchingWithOptions:
                scene:willConnectToSession:options:
                applicationWillEnterForeground:
                sceneWillEnterForeground:
                applicationDidBecomeActive:
                sceneDidBecomeActive:
                applicationWillResignActive:
                sceneWillResignActive:
                applicationDidEnterBackground:
                sceneDidEnterBackground:
                application:didReceiveRemoteNotification:
                application:didReceiveRemoteNotification:fetchCompletionHandler:
                application:handleActionWithIdentifier:forRemoteNotification:completionHandler:
                application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:
                userNotificationCenter:willPresentNotification:withCompletionHandler:
                userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
                pushRegistry:didReceiveIncomingPushWithPayload:forType:
                pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:
                pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler:
                """)
        #expect(
            AppCallback.Selector.allCases.map(\.hasCompletionHandler)
                == Array(repeating: false, count: 11) + Array(repeating: true, count: 5)
                + Array(repeating: false, count: 3))
    }

    @Test("A set of methods has the shortest list of names, which gives the set again")
    func methodNames() {
        for methods in ScenarioPlanRow.allDelegates {
            let named = methods.names.compactMap { name in
                DelegateMethods.allNamed.first { $0.name == name }?.options
            }
            #expect(named.reduce(into: []) { $0.formUnion($1) } == methods)
        }
        #expect(DelegateMethods([.willPresent, .didReceive]).names == ["user-notifications"])
        #expect(DelegateMethods([.legacy, .didReceive]).names == ["legacy", "did-receive"])
    }

    @Test("Apple's numbers are Apple's")
    func numbers() {
        #expect(Application.State.allCases.map(\.rawValue) == [0, 1, 2])
        let options: [PresentationOptions] = [.badge, .sound, .alert, .list, .banner]
        #expect(options.map(\.rawValue) == [1, 2, 4, 8, 16])
        let types: [NotificationTypes] = [.badge, .sound, .alert, .newsstandContentAvailability]
        #expect(types.map(\.rawValue) == [1, 2, 4, 8])
    }

    @Test("Background modes have Apple's names, each its own bit")
    func backgroundModes() throws {
        let modes = try BackgroundModes.allNames.map { try #require(BackgroundModes(named: $0)) }
        #expect(modes.first == .remoteNotification)
        #expect(Set(modes).count == modes.count)
        #expect(BackgroundModes(named: "remote-notifications") == nil)
        #expect(BackgroundModes(named: "") == nil)
    }
}
