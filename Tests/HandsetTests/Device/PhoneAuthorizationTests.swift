import Foundation
import Handset
import HandsetTestSupport
import Testing

/// An app that asks for permission, and registers, as its test says.
private final class AskingApp: ApplicationDelegate {
    let lines: Guarded<[String]>
    let launched: @Sendable (Application) async -> Void

    init(_ lines: Guarded<[String]>, _ launched: @escaping @Sendable (Application) async -> Void) {
        self.lines = lines
        self.launched = launched
    }

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) async -> Bool {
        await launched(application)
        lines.withLock { $0.append("launched") }
        return true
    }

    func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) throws {
        lines.withLock { $0.append("token \(application.isRegisteredForRemoteNotifications)") }
        if lines.value.contains("broken") { throw CancellationError() }
    }

    func applicationDidBecomeActive(_ application: Application) {
        lines.withLock { $0.append("active") }
    }
}

/// An undecided user, and what follows the app's question.
@Suite(.timeLimit(.minutes(30))) struct PhoneAuthorizationTests {
    private let lines = Guarded<[String]>([])

    private func phone(
        _ version: Int = 18, answer: AuthorizationOptions?,
        _ launched: @escaping @Sendable (Application) async -> Void
    ) -> Phone {
        Phone(.iOS(version), app: .notRunning, answer: answer) { [lines] in
            AskingApp(lines, launched)
        }
    }

    @Test("The completion handler is called after the method has returned, and within the act")
    func handler() async throws {
        let lines = lines
        let phone = phone(answer: [.alert, .badge]) { _ in
            UserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) {
                isGranted, error in
                lines.withLock { $0.append("granted \(isGranted) \(error == nil)") }
            }
        }
        try await phone.open().check()
        #expect(lines.value.sorted() == ["active", "granted true true", "launched"])
        #expect(lines.value.last == "active")
        #expect(await phone.scenario.authorization == .alert)
    }

    @Test("The user is asked once, and the decision holds for all launches")
    func once() async throws {
        let lines = lines
        let phone = phone(answer: []) { _ in
            let center = UserNotificationCenter.current()
            let before = await center.notificationSettings().authorizationStatus
            let isGranted = try? await center.requestAuthorization(options: [.alert])
            let after = await center.notificationSettings().authorizationStatus
            lines.withLock { $0.append("\(before) \(isGranted == true) \(after)") }
        }
        for _ in 0..<2 {
            try await phone.open().check()
            await phone.change { $0.appState = .notRunning }
        }
        #expect(
            lines.value == [
                "notDetermined false denied", "launched", "active", "denied false denied",
                "launched", "active",
            ])
    }

    @Test("A request for provisional permission asks nobody, and the user can still be asked")
    func provisional() async throws {
        let lines = lines
        let phone = phone(answer: .app) { _ in
            let center = UserNotificationCenter.current()
            for options in [[.alert, .provisional], .alert] as [AuthorizationOptions] {
                let isGranted = try? await center.requestAuthorization(options: options)
                let settings = await center.notificationSettings()
                lines.withLock {
                    $0.append("\(isGranted == true) \(settings.authorizationStatus)")
                }
            }
        }
        try await phone.open().check()
        #expect(lines.value.prefix(2) == ["true provisional", "true authorized"])
    }

    @Test("The settings of an undecided user support nothing, and then follow the decision")
    func settings() {
        let decisions: [(AuthorizationOptions, Bool)] = [([], false), ([.alert], true), ([], true)]
        let settings = decisions.map { options, isAsked in
            UserNotificationSettings(options, isAsked: isAsked, on: .iOS(18))
        }
        #expect(settings.map(\.authorizationStatus) == [.notDetermined, .authorized, .denied])
        #expect(settings.map(\.lockScreenSetting) == [.notSupported, .enabled, .disabled])
        #expect(settings.map(\.notificationCenterSetting) == settings.map(\.alertSetting))
        #expect(settings.map(\.badgeSetting) == [.notSupported, .disabled, .disabled])
        #expect(settings.map(\.alertStyle) == [.none, .banner, .none])
    }

    @Test("Before iOS 10 the app gets an error that says so")
    func old() async throws {
        let lines = lines
        let phone = phone(9, answer: .app) { _ in
            let center = UserNotificationCenter.current()
            center.requestAuthorization { isGranted, error in
                lines.withLock { $0.append("\(isGranted) \(error.map { "\($0)" } ?? "none")") }
            }
        }
        try await phone.open().check()
        #expect(lines.value.contains { $0.hasPrefix("false the method is there since iOS 10.0") })
    }

    @Test("The token comes after the callback in which the app asks for it")
    func registers() async throws {
        let phone = phone(answer: nil) { $0.registerForRemoteNotifications() }
        let launch = try await phone.open().check()
        #expect(lines.value == ["launched", "token true", "active"])
        #expect(launch.registration == [.didRegisterForRemoteNotifications(.sample)])
    }

    @Test("What the app asks for in a task of its own is in the next delivery")
    func late() async throws {
        let (stream, login) = AsyncStream.makeStream(of: Void.self)
        let phone = phone(answer: nil) { application in
            Task {
                for await _ in stream { application.registerForRemoteNotifications() }
            }
        }
        #expect(try await phone.open().check().registration == [])
        login.yield()
        try await phone.until { lines.value.last == "token true" }
        #expect(
            await phone.goHome().registration == [.didRegisterForRemoteNotifications(.sample)])
        #expect(await phone.open().registration == [])
        login.finish()
    }

    @Test("A fault in a registration between two deliveries ends the app, and comes late")
    func lateFault() async throws {
        let (stream, login) = AsyncStream.makeStream(of: Void.self)
        let phone = phone(answer: nil) { application in
            Task {
                for await _ in stream { application.registerForRemoteNotifications() }
            }
        }
        try await phone.open().check()
        lines.withLock { $0.append("broken") }
        login.yield()
        try await phone.until { await phone.scenario.appState == .notRunning }
        let failure = await #expect(throws: DeliveryFailure.self) { try await phone.checkFaults() }
        #expect(
            failure?.faults.map(\.registration) == [.didRegisterForRemoteNotifications(.sample)])
        login.finish()
    }

    @Test("Without a network there is no answer until the phone is online")
    func away() async throws {
        let phone = phone(answer: nil) { $0.registerForRemoteNotifications() }
        await phone.connect(.away)
        #expect(try await phone.open().check().registration == [])
        await phone.connect(.online)
        #expect(lines.value == ["launched", "active", "token true"])
    }

    @Test("After the app has unregistered nothing reaches it until it registers again")
    func unregisters() async throws {
        let isLeaving = Guarded(true)
        let phone = phone(answer: nil) { application in
            application.registerForRemoteNotifications()
            if isLeaving.value { application.unregisterForRemoteNotifications() }
        }
        try await phone.open().check()
        let push: Payload = ["aps": ["alert": "a"]]
        #expect(try await phone.receive(push).outcome == .dropped(.unregistered))
        isLeaving.withLock { $0 = false }
        await phone.change { $0.appState = .notRunning }
        try await phone.open().check()
        #expect(try await phone.receive(push).outcome == .arrived)
    }
}
