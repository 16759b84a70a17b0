import Foundation
import Handset
import HandsetTestSupport
import Testing

/// A delegate that notes its registration.
private struct RegisteredDelegate: ApplicationDelegate {
    struct Broken: Error {}

    let lines: Guarded<[String]>
    var throwsAtToken = false
    var registers = true

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        lines.withLock { $0.append("launch") }
        if registers { application.registerForRemoteNotifications() }
        return true
    }

    func applicationDidBecomeActive(_ application: Application) {
        lines.withLock { $0.append("active") }
    }

    func application(
        _ application: Application, didRegister notificationTypes: NotificationTypes
    ) {
        lines.withLock { $0.append("types \(notificationTypes.rawValue)") }
    }

    func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) throws {
        lines.withLock { $0.append("token \(String(hexOf: deviceToken.prefix(2)))") }
        if throwsAtToken { throw Broken() }
    }

    func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        lines.withLock { $0.append("failure \((error as NSError).code)") }
    }
}

/// A phone registers its app.
@Suite(.timeLimit(.minutes(30))) struct PhoneRegistrationTests {
    private let lines = Guarded<[String]>([])

    private func phone(
        _ version: Int = 17, _ state: AppState = .notRunning,
        registration: Registration? = Registration(), throwsAtToken: Bool = false,
        registers: Bool = true
    ) -> Phone {
        var scenario = Scenario(IOSVersion(version), app: state)
        scenario.permission = [.alert, .sound]
        return Phone(.init(scenario, clock: ManualClock(), registration: registration)) {
            [lines] in
            RegisteredDelegate(
                lines: lines, throwsAtToken: throwsAtToken, registers: registers)
        }
    }

    @Test("After the launch the delegate gets its token")
    func token() async {
        let delivery = await phone().open()
        #expect(lines.value == ["launch", "token dc67", "active"])
        #expect(delivery.registration == [.didRegisterForRemoteNotifications(.sample)])
        #expect(delivery.selectors == [.didFinishLaunching, .didBecomeActive])
    }

    @Test("A failure reaches the delegate in place of the token")
    func failure() async {
        await phone(registration: Registration(result: .failure(.noEntitlement))).open()
        #expect(lines.value == ["launch", "failure 3000", "active"])
    }

    @Test("On iOS 9 the delegate gets the types that the user allows")
    func types() async {
        await phone(9).open()
        #expect(lines.value == ["launch", "types 6", "token dc67", "active"])
    }

    @Test("Each launch has the registration that the app asks for there")
    func everyLaunch() async {
        let running = phone(17, .background)
        #expect(await running.open().registration == [])
        await running.change { $0.appState = .notRunning }
        #expect(await running.open().registration.count == 1)
    }

    @Test("An app that does not register gets no token, and one without an answer neither")
    func noRegistration() async {
        for phone in [phone(registers: false), phone(registration: nil)] {
            let delivery = await phone.open()
            #expect(lines.value.suffix(2) == ["launch", "active"])
            #expect(delivery.registration == [])
        }
    }

    @Test("An error in a callback of the registration ends the app")
    func error() async {
        let phone = phone(throwsAtToken: true)
        let delivery = await phone.open()
        #expect(lines.value == ["launch", "token dc67"])
        #expect(
            delivery.faults.map(\.description) == [
                "application:didRegisterForRemoteNotificationsWithDeviceToken:: it threw an error: "
                    + "Broken()"
            ])
        #expect(delivery.faults.map(\.endsApp) == [true])
        #expect(await phone.scenario.appState == .notRunning)
    }
}
