import Handset
import HandsetSuites
import Testing

/// The newest iOS is the default in Swift, and the app of 2011 is asked for by name.
@Suite(.timeLimit(.minutes(10))) struct NewestVersionTests {
    private final class TodaysDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
        func userNotificationCenter(
            _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
        ) async {}
    }

    @Test("What is made without a version has the newest one")
    func newest() {
        #expect(IOSVersion.newest == .iOS(27))
        #expect(Scenario().application.systemVersion == .newest)
        #expect(Scenario(app: .background).application.sdkVersion == .newest)
        #expect(Application().systemVersion == .newest)
        #expect(ReceivingApp().scenario.application.systemVersion == .newest)
        #expect(Phone.Configuration(app: .background).scenario == Scenario(app: .background))
        let item = SuiteCase("plain", payload: ["aps": ["session": "42"]], .session("42"))
        #expect(item.scenario == Scenario())
    }

    @Test("The app of 2011 has iOS 4")
    func ofTheApp() {
        #expect(Scenario.ofTheApp == Scenario(.iOS(4)))
        #expect(Application.ofTheApp == Application(systemVersion: .iOS(4)))
        #expect(IOSVersion.ofTheApp == .iOS(4))
    }

    @Test("A phone without a version calls the notification center's delegate")
    func phone() async throws {
        let phone = Phone { TodaysDelegate() }
        let delivery = try await phone.receive(["aps": ["alert": "Ready"]])
        #expect(delivery.content?.body == "Ready")
        await phone.goHome()
        #expect(
            try await phone.receive(["aps": ["alert": "Ready"]], then: .tap).selectors == [
                .willEnterForeground, .didReceiveResponse, .didBecomeActive,
            ])
    }

    @Test("A payload of today's size is not too large")
    func size() throws {
        let text = String(repeating: "a", count: 300)
        let payload = try Payload(json: #"{"aps":{"alert":"\#(text)"}}"#)
        #expect(try !ReceivingApp().receive(payload).hazards.kinds.contains(.payloadTooLarge))
        let ofTheApp = ReceivingApp(scenario: .ofTheApp)
        #expect(try ofTheApp.receive(payload).hazards.kinds.contains(.payloadTooLarge))
    }
}
