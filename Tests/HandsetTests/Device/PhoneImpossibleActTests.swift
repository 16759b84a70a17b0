import Handset
import Testing

/// A delegate that presents nothing, and registers the category `order` with the button `reply`.
@MainActor private final class ShopDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    private(set) var responseCount = 0

    init() {}

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        UserNotificationCenter.current().setNotificationCategories([
            NotificationCategory(
                identifier: "order",
                actions: [NotificationAction("reply", takesText: true)])
        ])
        return true
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) async -> PresentationOptions { [] }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async {
        responseCount += 1
    }
}

/// An act that cannot be done fails the test that asks for it.
@Suite(.timeLimit(.minutes(30))) struct PhoneImpossibleActTests {
    private static let order: Payload = ["aps": ["alert": "Ready", "category": "order"]]

    @Test(
        "An act that cannot be done is thrown with the code of its cause",
        arguments: [
            (
                order, UserChoice.button("nope"), AppState.notRunning, AuthorizationOptions.app,
                "unknown-category"
            ),
            (["aps": ["alert": "Ready"]], .button(), .background, .app, "no-category"),
            (["aps": ["content-available": 1]], .tap, .background, .app, "no-alert"),
            (["aps": ["alert": ""]], .dismiss, .background, .app, "unusable-alert"),
            (order, .tap, .background, [], "alerts-not-allowed"),
            (order, .tap, .active, .app, "not-presented"),
            (order, .open, .active, .app, "app-is-open"),
        ] as [(Payload, UserChoice, AppState, AuthorizationOptions, String)])
    func thrown(
        payload: Payload, choice: UserChoice, app: AppState, permission: AuthorizationOptions,
        code: String
    ) async throws {
        let delegate = await ShopDelegate()
        let phone = Phone(
            .iOS(18), app: app, permission: permission,
            categories: [NotificationCategory(identifier: "other", actions: [])]
        ) { delegate }
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(payload, then: choice)
        }
        #expect(failure?.impossibleActs.map(\.code) == [code])
        let finding = "the user cannot do '\(choice)' (\(code)): "
        #expect(failure?.description.hasPrefix(finding) == true)
        #expect(await delegate.responseCount == 0)
    }

    @Test("A tap on what the service extension keeps from being shown says so")
    func suppressed() async throws {
        let phone = Phone(
            .init(
                Scenario(.iOS(18), app: .background), filtersNotifications: true,
                serviceExtension: { ClosureServiceExtension { $0 = UserNotificationContent() } }),
            launch: { await ShopDelegate() })
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(
                ["aps": ["alert": "Ready", "mutable-content": 1]], then: .tap)
        }
        #expect(failure?.impossibleActs == [ImpossibleAct(.tap, .suppressed)])
        #expect(failure?.impossibleActs.first?.code == "suppressed")
    }

    @Test("A tap on a push for another receiver than the app names the receiver")
    func otherReceiver() async throws {
        let phone = Phone(.iOS(18), app: .background) { await ShopDelegate() }
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(
                RemoteNotification(["aps": ["alert": "Ready"]], pushType: .voip), then: .tap)
        }
        #expect(failure?.impossibleActs.map(\.code) == ["other-receiver"])
        let receiver = try #require(PushType.voip.otherReceiver)
        #expect(failure?.description.contains("the push goes to \(receiver)") == true)
    }

    @Test("A button that the app has not registered is thrown, and the notification stays")
    func button() async throws {
        let delegate = await ShopDelegate()
        let phone = Phone(.iOS(18), app: .notRunning) { delegate }
        try await phone.open().check()
        await phone.goHome()
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(Self.order, then: .button("nope"))
        }
        #expect(failure?.impossibleActs.map(\.code) == ["button-not-in-category"])
        let identifier = try #require(await phone.state.delivered.first?.identifier)
        let chosen = await phone.act(.button("nope"), on: identifier)
        #expect(chosen.impossibleAct?.cause == .noButton(.notInCategory))
        try await phone.act(.reply("hello", button: "reply"), on: identifier).check()
        #expect(await delegate.responseCount == 1)
    }

    @Test("A test that asks for the act gets it with the delivery, and an open app can be opened")
    func asked() async throws {
        let phone = Phone(.iOS(18), app: .background) { await ShopDelegate() }
        await phone.change { $0.action = .tap }
        let delivery = await phone.deliver(RemoteNotification(["aps": ["badge": 1]]))
        #expect(delivery.impossibleAct == ImpossibleAct(.tap, .noAlert))
        try await phone.open().check()
        try await phone.open().check()
    }
}
