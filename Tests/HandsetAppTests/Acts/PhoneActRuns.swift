import Handset
import HandsetApp
import HandsetUIKit
import Testing

/// The acts of the user and the system at an app in Apple's types, in a process that has no other phone.
@MainActor struct PhoneActRuns {
    /// The URL of another app reaches the app before it is active; one that launches it is in the options too.
    func urls() async throws {
        let link = try #require(URL(string: "shop://7"))
        let phone = HandsetPhone(.iOS(18), answer: nil) { ActsApp() }
        try await phone.open(link)
        #expect(ActsApp.take() == ["launch shop://7", "open shop://7", "active"])
        try await phone.open(link)
        #expect(ActsApp.take() == ["open shop://7"])
        try await phone.goHome()
        try await phone.open(link)
        #expect(ActsApp.take() == ["background", "open shop://7", "active"])
        #expect(!UIApplication.shared.canOpenURL(link))
        phone.openableSchemes.insert("shop")
        #expect(UIApplication.shared.canOpenURL(link))
        var results: [Bool] = []
        let web = try #require(URL(string: "https://example.com"))
        UIApplication.shared.open(web) { results.append($0) }
        UIApplication.shared.open(web, options: [.universalLinksOnly: true]) { results.append($0) }
        let other = try #require(URL(string: "other:1"))
        UIApplication.shared.open(other) { results.append($0) }
        try await phone.phone.until { results.count == 3 }
        #expect(results == [true, false, false])
        #expect(phone.openedURLs == [web])
        try await phone.checkFaults()
    }

    /// A scene has the URL in its connection options, or gets it by a callback.
    func sceneURLs() async throws {
        ActsScene.isGiven = true
        let link = try #require(URL(string: "shop://7"))
        let phone = HandsetPhone(.iOS(18), answer: nil, hasScenes: true) { ActsApp() }
        try await phone.open(link)
        #expect(ActsApp.take() == ["launch -", "scene connect shop://7", "scene active"])
        try await phone.open(link)
        try await phone.goHome()
        try await phone.open(link)
        #expect(ActsApp.take() == ["scene open shop://7", "scene open shop://7", "scene active"])
        try await phone.forceQuit()
        #expect(ActsApp.take() == ["scene disconnect -1", "terminate"])
        try await phone.launch()
        #expect(ActsApp.take() == ["launch -", "discard 1", "scene connect -", "scene active"])
        try await phone.checkFaults()
    }

    /// A running app hears of its end; a suspended or killed one does not.
    func ends() async throws {
        let phone = HandsetPhone(.iOS(12), answer: nil) { ActsApp() }
        for end in ["terminate", "suspended", "kill"] {
            try await phone.launch()
            _ = ActsApp.take()
            switch end {
            case "terminate": try await phone.terminate()
            case "kill": try await phone.kill()
            default:
                try await phone.goHome()
                await phone.phone.change { $0.appState = .suspended }
                try await phone.terminate()
            }
            let lines = ["terminate": ["terminate"], "suspended": ["background"]][end] ?? []
            #expect(ActsApp.take() == lines)
            #expect(await phone.phone.scenario.appState == .notRunning)
        }
    }

    /// The time of tasks in the background is over after 30 seconds; one that does not end lets iOS end the app.
    func backgroundTasks() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil, clock: TestClock()) { BareActsApp() }
        try await phone.launch()
        let application = UIApplication.shared
        var expired: [String] = []
        let good = Guarded(UIBackgroundTaskIdentifier.invalid)
        good.value = application.beginBackgroundTask(withName: "good") {
            expired.append("good")
            application.endBackgroundTask(good.value)
        }
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        try await phone.goHome()
        try await phone.advance(by: .seconds(20))
        #expect(application.backgroundTimeRemaining == 10)
        #expect(expired == [])
        try await phone.advance(by: .seconds(10))
        #expect(expired == ["good"])
        _ = application.beginBackgroundTask(withName: "endless") { expired.append("endless") }
        let failure = await #expect(throws: HandsetPhone.ActFailure.self) {
            try await phone.expireBackgroundTasks()
        }
        #expect(failure?.cause == .backgroundTasksLeft(["endless"]))
        #expect(await phone.phone.scenario.appState == .notRunning)
    }

    /// The user answers a question of the app.
    func alerts() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { BareActsApp() }
        try await phone.launch()
        let none = await #expect(throws: HandsetPhone.ActFailure.self) {
            try await phone.answer("OK")
        }
        #expect(none?.cause == .noAlert)
        let screen = ActsController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        #expect(screen.lines == [])
        window.makeKeyAndVisible()
        #expect(screen.lines == ["load", "will appear", "appear"])
        var answers: [String] = []
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        for title in ["Yes", "No"] {
            alert.addAction(
                UIAlertAction(title: title, style: .default) { answers.append($0.title ?? "") })
        }
        screen.present(alert, animated: true)
        #expect(phone.alert === alert)
        let wrong = await #expect(throws: HandsetPhone.ActFailure.self) {
            try await phone.answer("Maybe")
        }
        #expect(wrong?.cause == .noAnswer("Maybe", others: ["Yes", "No"]))
        try await phone.answer("No")
        #expect(answers == ["No"])
        #expect(phone.alert == nil && screen.presentedViewController == nil)
        #expect(phone.presented == ["UIAlertController"])
    }

    /// The button of the app's own settings is there if the app has asked for it.
    func settings() async throws {
        let phone = HandsetPhone(.iOS(18)) { ActsApp() }
        try await phone.launch()
        await #expect(throws: HandsetPhone.ActFailure(.noSettingsButton)) {
            try await phone.openNotificationSettings()
        }
        try await UNUserNotificationCenter.current().requestAuthorization(
            options: [.alert, .providesAppNotificationSettings])
        try await phone.goHome()
        let banner = try await phone.receive(["aps": ["alert": ["title": "Mia", "body": "hi"]]])
        _ = ActsApp.take()
        try await phone.openNotificationSettings(of: banner)
        try await phone.openNotificationSettings()
        #expect(ActsApp.take() == ["active", "settings Mia", "settings -"])
    }

    /// Before iOS 10 the answer to the settings has a callback of its own, once.
    func oldSettings() async throws {
        for version in [8, 9] {
            let phone = HandsetPhone(.iOS(version)) { OldSettingsApp() }
            try await phone.launch()
            let app = UIApplication.shared.delegate as? OldSettingsApp
            try await phone.phone.until { app?.lines.count == 2 }
            #expect(app?.lines == ["settings 5", "token 32"])
            #expect(
                UIApplication.shared.currentUserNotificationSettings?.types == [.alert, .badge])
            try await phone.goHome()
            #expect(try await phone.receive(["aps": ["alert": "hi"]]).shownAlert?.body == "hi")
        }
    }
}

/// An app without methods.
private final class BareActsApp: UIResponder, UIApplicationDelegate {}

/// A controller that notes what is done with its view.
private final class ActsController: UIViewController {
    private(set) var lines: [String] = []

    override func viewDidLoad() { lines.append("load") }

    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }

    override func viewDidAppear(_ animated: Bool) { lines.append("appear") }
}

/// A value that a closure changes.
private final class Guarded<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
