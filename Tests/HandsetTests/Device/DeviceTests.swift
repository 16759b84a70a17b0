import Handset
import Testing

@Suite struct DeviceTests {
    @Test("At any device the app gets only what it implements, or there is a reason why not")
    func everyDevice() throws {
        let payloads = try [
            "{}", #"{"aps":null}"#, #"{"aps":[1]}"#, #"{"aps":{"alert":null,"badge":2.5}}"#,
            #"{"aps":{"alert":"hello","category":"call"}}"#, #"{"aps":{"content-available":1}}"#,
            #"{"aps":{"alert":{"body":"hello"},"sound":"default","content-available":1}}"#,
        ].map { try Payload(json: $0) }
        for action in UserAction.allCases {
            for device in DevicePlanRow(
                words: "", versions: 3...18, states: AppState.allCases,
                delegates: DevicePlanRow.allDelegates, action: action, callbacks: []
            ).devices {
                let implemented = implementedCallbacks(at: device)
                for payload in payloads {
                    let callbacks = device.callbacks(for: payload)
                    #expect(implemented.isSuperset(of: callbacks), "\(device), \(payload)")
                    #expect(Set(callbacks).count == callbacks.count, "\(device), \(payload)")
                    #expect(
                        (device.reasonForNoCallback(for: payload) == nil) == !callbacks.isEmpty,
                        "\(device), \(payload)")
                }
            }
        }
    }

    @Test(
        "The app's own device hands every payload to the oldest method",
        arguments: ["", "\"aps\":{}"])
    func deviceOfTheApp(members: String) throws {
        let payload = try Payload(json: "{\(members)}")
        #expect(Device.ofTheApp.callbacks(for: payload) == [.didReceiveRemoteNotification])
    }

    @Test(
        "The reason names what is in the way",
        arguments: [
            (
                4, .notRunning, .tap, .legacy, #"{"alert":"hello"}"#,
                """
                the app was not running: the payload is in the launch options only, \
                where the app does not look
                """
            ),
            (
                4, .background, .nothing, .legacy, #"{"alert":"hello"}"#,
                "the notification waits on the screen: nobody has tapped it"
            ),
            (
                4, .background, .tap, .legacy, #"{"session":"42"}"#,
                "nothing is shown that could be tapped: the payload has no alert"
            ),
            (
                7, .suspended, .nothing, .fetch, #"{"content-available":1}"#,
                "nothing is shown, and content-available wakes only apps with its background mode"
            ),
            (
                4, .background, .dismiss, .legacy, #"{"alert":"hello"}"#,
                "the notification was dismissed: the app is not told"
            ),
            (
                4, .background, .open, .legacy, "{}",
                "the app was opened by its icon, which hands it no payload"
            ),
            (
                6, .active, .nothing, .fetch, #"{"alert":"hello"}"#,
                "the app implements no method that iOS 6.0 calls"
            ),
            (
                10, .active, .tap, .userNotifications, #"{"session":"42"}"#,
                "the payload has no alert, badge or sound to present"
            ),
            (
                7, .background, .button, .fetch, #"{"alert":"hello","category":"call"}"#,
                "there is no button to tap: notifications have them since iOS 8"
            ),
            (
                8, .background, .button, .fetch, #"{"alert":"hello"}"#,
                "there is no button to tap: the payload has no category"
            ),
            (
                8, .background, .button, .fetch, #"{"alert":"hello","category":"call"}"#,
                "the app implements no method for the buttons of notifications"
            ),
        ] as [(Int, AppState, UserAction, DelegateMethods, String, String)])
    func reasons(
        version: Int, state: AppState, action: UserAction, delegates: DelegateMethods, aps: String,
        reason: String
    ) throws {
        let device = Device(
            application: Application(systemVersion: IOSVersion(version)), appState: state,
            action: action, delegates: delegates)
        #expect(
            device.reasonForNoCallback(for: try Payload(json: #"{"aps":\#(aps)}"#)) == reason)
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
            DelegateMethods.allNamed.map(\.name) == ["legacy", "fetch", "user-notifications"])
        #expect(
            RemoteNotificationCallback.allCases.map(\.description).joined(separator: "\n") == """
                application:didReceiveRemoteNotification:
                application:didReceiveRemoteNotification:fetchCompletionHandler:
                userNotificationCenter:willPresentNotification:withCompletionHandler:
                userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
                """)
    }

    private func implementedCallbacks(at device: Device) -> Set<RemoteNotificationCallback> {
        let version = device.application.systemVersion.major
        var callbacks: Set<RemoteNotificationCallback> = []
        if device.delegates.contains(.legacy) { callbacks.insert(.didReceiveRemoteNotification) }
        if device.delegates.contains(.fetch), version >= 7 {
            callbacks.insert(.didReceiveRemoteNotificationWithFetchHandler)
        }
        if device.delegates.contains(.userNotifications), version >= 10 {
            callbacks.formUnion([.willPresentNotification, .didReceiveNotificationResponse])
        }
        return callbacks
    }
}
