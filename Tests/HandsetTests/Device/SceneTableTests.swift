import Handset
import HandsetTestSupport
import Testing

/// The callbacks of apps with scenes, cell by cell, for each state and each form of app.
///
/// Sources: Apple's "Transitioning to the UIKit scene-based life cycle" and TN3187; defold/extension-push#58,
/// wordpress-mobile/WordPress-iOS#25643, openhab/openhab-ios#1229, deltachat/deltachat-ios#2672.
@Suite struct SceneTableTests {
    /// An app with scenes and a center's delegate that is set in its launch.
    private static let states = SceneTable(
        """
                     | nothing | tap          | opensApp     | behind | dismiss | icon
        active       | W       | W R          | W R          | W R    | W R     | W
        inactive     | W       | W R A        | W R A        | W R    | W R     | W A
        background   | -       | F R A        | F R A        | R      | R       | F A
        suspended    | -       | F R A        | F R A        | R      | R       | F A
        disconnected | -       | C(r) F R A   | C(r) F R A   | R      | R       | C F A
        not-running  | -       | L C(r) F R A | L C(r) F R A | L R    | L R     | L C F A
        force-quit   | -       | L C(r) F R A | L C(r) F R A | L R    | L R     | L C F A
        """)

    /// The same cell for each form of app: not running, and in the background.
    private static let cold = SceneTable(
        """
                         | tap        | silent | behind | icon
        delegate-only    | L(p) R B   | L f    | L R    | L B
        built-with-27    | L(p) end   | L f    | L R    | L end
        manifest         | L C(r) F R A | L f  | L R    | L C F A
        in-code          | L C(r) F R A | L f  | L R    | L C F A
        set-in-scene     | L C(r) F A | L f    | L      | L C F A
        set-late         | L C(r) F A | L f    | L      | L C F A
        without-method   | L C(r) F A | L f    | -      | L C F A
        manifest-alone   | L R        | L f    | L R    | L
        alone-with-27    | L end      | L f    | L R    | L end
        swiftui          | L R        | L f    | L R    | L
        swiftui-alone    | R          | -      | R      | -
        swiftui-late     | L          | L f    | L      | L
        """)
    private static let behind = SceneTable(
        """
                         | tap        | silent | behind | icon
        delegate-only    | E R B      | f      | R      | E B
        built-with-27    | L(p) end   | L f    | L R    | L end
        manifest         | F R A      | f      | R      | F A
        in-code          | F R A      | f      | R      | F A
        set-in-scene     | F R A      | f      | R      | F A
        set-late         | F R A      | f      | R      | F A
        without-method   | F f A      | f      | -      | F A
        manifest-alone   | R          | f      | R      | -
        swiftui          | R          | f      | R      | -
        swiftui-alone    | R          | -      | R      | -
        """)

    /// The scenario of a form of app, on a version of iOS.
    private static func scenario(_ form: String, _ version: IOSVersion) -> Scenario {
        var scenario = Scenario(version, delegates: [.fetch, .userNotifications])
        scenario.backgroundModes = .remoteNotification
        // Launch options of an app without scenes that new content launches.
        scenario.unconfirmed.wakeLaunchOptions = .empty
        scenario.sdk = version >= .iOS(27) ? .iOS(27) : nil
        switch form {
        case "delegate-only": scenario.sdk = .iOS(26)
        case "built-with-27": scenario.sdk = .iOS(27)
        case "in-code": scenario.lifeCycle = .scenesInCode
        case "set-in-scene": scenario.setsCenterDelegateInScene = true
        case "set-late", "swiftui-late": scenario.setsCenterDelegateLate = true
        case "without-method": scenario.delegates = [.fetch, .willPresent]
        case "manifest-alone":
            scenario.lifeCycle = .manifestAlone
            scenario.sdk = .iOS(26)
        case "alone-with-27":
            scenario.lifeCycle = .manifestAlone
            scenario.sdk = .iOS(27)
        case "swiftui-alone": scenario.lifeCycle = .swiftUIAlone
        default: break
        }
        if form == "swiftui" || form == "swiftui-late" { scenario.lifeCycle = .swiftUI }
        let isOfScenes = ["manifest", "set-in-scene", "set-late", "without-method"].contains(form)
        if isOfScenes { scenario.lifeCycle = .scenes }
        return scenario
    }

    @Test("Each state with each action, on iOS 13 to 27", arguments: [13, 18, 26, 27])
    func eachState(version: Int) throws {
        for cell in Self.states.cells {
            var scenario = Self.scenario("manifest", .iOS(version))
            let isDisconnected = cell.row == "disconnected"
            scenario.appState =
                isDisconnected ? .background : try #require(AppState(rawValue: cell.row))
            scenario.scene = isDisconnected ? .disconnected : .connected
            #expect(
                try SceneTable.words(scenario, cell.column) == cell.callbacks,
                "\(cell.row) \(cell.column)")
        }
    }

    @Test("Each form of app that does not run", arguments: [AppState.notRunning, .forceQuit])
    func eachFormCold(state: AppState) throws {
        for cell in Self.cold.cells where state == .notRunning || cell.column != .silent {
            var scenario = Self.scenario(cell.row, .iOS(27))
            scenario.appState = state
            #expect(
                try SceneTable.words(scenario, cell.column) == cell.callbacks,
                "\(cell.row) \(cell.column)")
        }
    }

    @Test("Each form of app in the background", arguments: [AppState.background, .suspended])
    func eachFormBehind(state: AppState) throws {
        for cell in Self.behind.cells {
            var scenario = Self.scenario(cell.row, .iOS(27))
            scenario.appState = state
            #expect(
                try SceneTable.words(scenario, cell.column) == cell.callbacks,
                "\(cell.row) \(cell.column)")
        }
    }

    @Test("The SDK of iOS 27 ends no app on iOS 26, and no older SDK does on iOS 27")
    func bothAreNeeded() throws {
        for (version, sdk) in [(IOSVersion(26, 5), IOSVersion(27)), (.iOS(27), .iOS(26, 5))] {
            var scenario = Scenario(version, app: .notRunning, delegates: .userNotifications)
            scenario.sdk = sdk
            #expect(try SceneTable.words(scenario, .tap) == "L(p) R B")
        }
    }

    @Test("A scene that connects after a silent launch gets the response of the tap")
    func tapAfterSilentLaunch() throws {
        var scenario = Self.scenario("manifest", .iOS(27))
        scenario.appState = .notRunning
        scenario.action = .tap
        let payload = try Payload(json: #"{"aps":{"alert":"hello","content-available":1}}"#)
        let words = scenario.plan(for: payload).callbacks.map(SceneTable.word)
        #expect(words == ["L", "f", "C(r)", "F", "R", "A"])
    }

    @Test(
        "Each unknown point changes the cells that it is about",
        arguments: [
            ("scene-response", "missing", "manifest", "tap", "L C F R A"),
            ("scene-response-order", "receive-first", "manifest", "tap", "L R C(r) F A"),
            ("center-delegate-in-scene", "delivered", "set-in-scene", "tap", "L C(r) F R A"),
            ("scene-silent-launch", "background", "manifest", "silent", "L C f"),
            ("scene-background-action", "background", "manifest", "behind", "L C(r) R"),
            ("scene-background-action", "background", "manifest", "dismiss", "L C(r) R"),
            ("scene-wake-launch-options", "payload", "manifest", "silent", "L(p) f"),
            ("scene-tap-without-center", "fetch", "without-method", "tap", "L C(r) F f A"),
            ("adoption-by-code", "no", "in-code", "tap", "L end"),
            ("assert-in-background-launch", "ended", "built-with-27", "silent", "L end"),
        ])
    func eachPoint(
        point: String, choice: String, form: String, column: String, callbacks: String
    ) throws {
        var scenario = Self.scenario(form, .iOS(27))
        scenario.appState = .notRunning
        let isChosen = scenario.unconfirmed.choose(
            choice, for: try #require(UnconfirmedPoint(rawValue: point)))
        #expect(isChosen)
        let column = try #require(SceneTable.Column(rawValue: column))
        #expect(try SceneTable.words(scenario, column) == callbacks)
    }
}
