import Handset
import Testing

/// What the user allows, and what the app asks for.
@Suite struct ScenarioPlanSettingTests {
    private static let all = ScenarioPlanRow.shownAlert

    private func plan(
        _ version: Int, _ state: AppState, _ action: UserAction,
        _ delegates: DelegateMethods, _ aps: String = ScenarioPlanRow.alert,
        change: (inout Scenario) -> Void
    ) throws -> ScenarioPlan {
        var scenario = Scenario(
            IOSVersion(version), app: state,
            action: action, delegates: delegates)
        change(&scenario)
        return scenario.plan(for: try Payload(json: #"{"aps":\#(aps)}"#))
    }

    @Test(
        "Of each type only what the user allows is shown, and only an alert can be tapped",
        arguments: [
            ([], .nothing), (.alert, NotificationDisplay(showsAlert: true)),
            (.badge, NotificationDisplay(badge: 3)),
            (.sound, NotificationDisplay(sound: APSSound(name: "default"))),
            (.newsstandContentAvailability, .nothing), (.app, all),
        ] as [(NotificationTypes, NotificationDisplay)])
    func permission(types: NotificationTypes, display: NotificationDisplay) throws {
        let tapped = try plan(4, .background, .tap, .legacy) { $0.permission = types }
        #expect(tapped.display == display)
        #expect(
            tapped.callbacks
                == (display.showsAlert ? [.enter, .legacy(.inactive), .becomeActive] : []))
        let presented = try plan(10, .active, .tap, .userNotifications) { $0.permission = types }
        #expect(presented.display == display)
        #expect(
            presented.callbacks == (display == .nothing ? [] : [.willPresent(.active)])
                + (display.showsAlert ? [.tapped(.active)] : []))
    }

    @Test("What the user allows is no matter to the older methods and to new content")
    func permissionOfTheOthers() throws {
        let handed = try plan(9, .active, .nothing, .fetch) { $0.permission = [] }
        #expect(handed.callbacks == [.fetch(.active)])
        let woken = try plan(9, .background, .nothing, .fetch, ScenarioPlanRow.both) {
            $0.permission = []
            $0.backgroundModes = .remoteNotification
        }
        #expect(woken.callbacks == [.fetch(.background)])
        #expect(woken.display == .nothing)
    }

    @Test(
        "The app lets be presented what it chooses, and is asked whatever it chooses",
        arguments: [
            ([], .nothing), (.badge, NotificationDisplay(badge: 3)),
            (.sound, NotificationDisplay(sound: APSSound(name: "default"))),
            (.alert, NotificationDisplay(showsAlert: true)),
            (.list, NotificationDisplay(showsAlert: true)),
            (.banner, NotificationDisplay(showsAlert: true)), (.all, all),
        ] as [(PresentationOptions, NotificationDisplay)])
    func presentationOptions(
        options: PresentationOptions, display: NotificationDisplay
    ) throws {
        let plan = try plan(14, .active, .tap, .userNotifications) {
            $0.presentationOptions = options
        }
        #expect(plan.display == display)
        #expect(
            plan.callbacks
                == [.willPresent(.active)] + (display.showsAlert ? [.tapped(.active)] : []))
    }

    @Test("The options are no matter in the background")
    func presentationOptionsInBackground() throws {
        let plan = try plan(14, .background, .nothing, .userNotifications) {
            $0.presentationOptions = []
        }
        #expect(plan.display == Self.all)
    }

    @Test("A button tells its identifier, and opens the app or does not")
    func category() throws {
        for opensApp in [false, true] {
            let plan = try plan(12, .background, .button, .userNotifications) {
                $0.category = NotificationCategory(actionIdentifier: "YES", opensApp: opensApp)
            }
            #expect(plan.callbacks.compactMap(\.actionIdentifier) == ["YES"])
            #expect(plan.appState == (opensApp ? .active : .background))
        }
    }

    @Test("A dismissal tells the app only where the category asks for it, and not before iOS 10")
    func customDismissAction() throws {
        for (version, isTold) in [(9, false), (10, true)] {
            for asks in [false, true] {
                let plan = try plan(version, .background, .dismiss, .userNotifications) {
                    $0.category.customDismissAction = asks
                }
                #expect(plan.callbacks == (asks && isTold ? [.dismissed(.background)] : []))
            }
        }
    }

    @Test(
        "Of the background modes only remote-notification counts",
        arguments: BackgroundModes.allNames)
    func backgroundModes(name: String) throws {
        let mode = try #require(BackgroundModes(named: name))
        let plan = try plan(9, .background, .nothing, .fetch, ScenarioPlanRow.content) {
            $0.backgroundModes = mode
        }
        #expect(plan.callbacks == (name == "remote-notification" ? [.fetch(.background)] : []))
    }

    @Test("The app that is built with one SDK gets the callbacks of the iOS that it runs on")
    func sdkVersion() throws {
        let plan = try plan(7, .active, .nothing, [.legacy, .fetch]) {
            $0.application.sdkVersion = IOSVersion(4)
        }
        #expect(plan.callbacks == [.fetch(.active)])
    }
}
