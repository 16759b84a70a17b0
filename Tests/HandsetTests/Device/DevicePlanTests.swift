import Handset
import Testing

@Suite struct DevicePlanTests {
    static let foreground: [AppState] = [.active, .inactive]
    static let running: [AppState] = [.background, .suspended]
    static let ended: [AppState] = [.notRunning, .forceQuit]

    static let unlessFetch: [DelegateMethods] = [.legacy, [.legacy, .userNotifications]]
    static let withFetch: [DelegateMethods] = [.fetch, [.legacy, .fetch]]
    static let withUserNotifications: [DelegateMethods] = [
        .userNotifications, [.legacy, .userNotifications], [.fetch, .userNotifications],
        [.legacy, .fetch, .userNotifications],
    ]
    static let all = DevicePlanRow.allDelegates

    static let legacy = RemoteNotificationCallback.didReceiveRemoteNotification
    static let fetch = RemoteNotificationCallback.didReceiveRemoteNotificationWithFetchHandler
    static let willPresent = RemoteNotificationCallback.willPresentNotification
    static let didReceive = RemoteNotificationCallback.didReceiveNotificationResponse

    @Test(
        "iOS 3 to 6 know the oldest method alone",
        arguments: [
            DevicePlanRow(
                words: "an arrival in the foreground", versions: 3...6, states: foreground,
                delegates: unlessFetch + [[.legacy, .fetch]], callbacks: [legacy]),
            DevicePlanRow(
                words: "an arrival without an alert", versions: 3...6, states: foreground,
                delegates: unlessFetch, aps: "{}", callbacks: [legacy]),
            DevicePlanRow(
                words: "a tap in the foreground, where nothing is shown", versions: 3...6,
                states: foreground, delegates: unlessFetch, action: .tap, callbacks: [legacy]),
            DevicePlanRow(
                words: "an arrival elsewhere", versions: 3...6, states: running + ended,
                delegates: all, callbacks: []),
            DevicePlanRow(
                words: "a tap in the background", versions: 3...6, states: running,
                delegates: unlessFetch + [[.legacy, .fetch]], action: .tap, callbacks: [legacy]),
            DevicePlanRow(
                words: "a tap that launches the app", versions: 3...6, states: ended,
                delegates: all, action: .tap, callbacks: []),
            DevicePlanRow(
                words: "a dismissal", versions: 3...6, states: running + ended, delegates: all,
                action: .dismiss, callbacks: []),
            DevicePlanRow(
                words: "the app's icon", versions: 3...6, states: running + ended, delegates: all,
                action: .open, callbacks: []),
            DevicePlanRow(
                words: "a button, which there is not", versions: 3...6, states: running + ended,
                delegates: all, action: .button, callbacks: []),
            DevicePlanRow(
                words: "newer methods alone", versions: 3...6, states: AppState.allCases,
                delegates: [.fetch, .userNotifications, [.fetch, .userNotifications]],
                action: .tap, callbacks: []),
        ])
    func iOS3To6(row: DevicePlanRow) throws {
        try expectCallbacks(of: row)
    }

    @Test(
        "iOS 7 to 9 call the method with the fetch handler before the older one",
        arguments: [
            DevicePlanRow(
                words: "an arrival in the foreground", versions: 7...9, states: foreground,
                delegates: withFetch, callbacks: [fetch]),
            DevicePlanRow(
                words: "an arrival in the foreground, with the oldest method alone",
                versions: 7...9, states: foreground, delegates: unlessFetch, callbacks: [legacy]),
            DevicePlanRow(
                words: "a tap in the foreground, where nothing is shown", versions: 7...9,
                states: foreground, delegates: withFetch, action: .tap, callbacks: [fetch]),
            DevicePlanRow(
                words: "an arrival elsewhere", versions: 7...9, states: running + ended,
                delegates: all, callbacks: []),
            DevicePlanRow(
                words: "new content in the foreground", versions: 7...9, states: foreground,
                delegates: withFetch, aps: #"{"content-available":1}"#, callbacks: [fetch]),
            DevicePlanRow(
                words: "new content elsewhere, without the background mode", versions: 7...9,
                states: running + ended, delegates: all,
                aps: #"{"alert":"hello","content-available":1}"#, callbacks: []),
            DevicePlanRow(
                words: "a tap in the background", versions: 7...9, states: running,
                delegates: withFetch, action: .tap, callbacks: [fetch]),
            DevicePlanRow(
                words: "a tap in the background, with the oldest method alone", versions: 7...9,
                states: running, delegates: unlessFetch, action: .tap, callbacks: [legacy]),
            DevicePlanRow(
                words: "a tap that launches the app", versions: 7...9, states: ended,
                delegates: withFetch, action: .tap, callbacks: [fetch]),
            DevicePlanRow(
                words: "a tap that launches the app, with the oldest method alone",
                versions: 7...9, states: ended, delegates: unlessFetch, action: .tap,
                callbacks: []),
            DevicePlanRow(
                words: "a dismissal", versions: 7...9, states: running + ended, delegates: all,
                action: .dismiss, callbacks: []),
            DevicePlanRow(
                words: "the app's icon", versions: 7...9, states: running + ended, delegates: all,
                action: .open, callbacks: []),
            DevicePlanRow(
                words: "a button, whose method the app does not implement", versions: 8...9,
                states: running + ended, delegates: all, action: .button, callbacks: []),
            DevicePlanRow(
                words: "a button in the foreground, where nothing is shown", versions: 8...9,
                states: foreground, delegates: withFetch, action: .button, callbacks: [fetch]),
        ])
    func iOS7To9(row: DevicePlanRow) throws {
        try expectCallbacks(of: row)
    }

    @Test(
        "iOS 10 and later call the notification center's delegate",
        arguments: [
            DevicePlanRow(
                words: "an arrival with an alert in the foreground", versions: 10...18,
                states: foreground, delegates: withUserNotifications, callbacks: [willPresent]),
            DevicePlanRow(
                words: "an arrival with a badge in the foreground", versions: 10...18,
                states: foreground, delegates: withUserNotifications, aps: #"{"badge":0}"#,
                callbacks: [willPresent]),
            DevicePlanRow(
                words: "an arrival with a sound in the foreground", versions: 10...18,
                states: foreground, delegates: withUserNotifications,
                aps: #"{"sound":"default"}"#, callbacks: [willPresent]),
            DevicePlanRow(
                words: "an arrival with nothing to present", versions: 10...18,
                states: foreground, delegates: withUserNotifications,
                aps: #"{"alert":"","sound":{},"badge":"1","session":"42"}"#, callbacks: []),
            DevicePlanRow(
                words: "new content alone in the foreground", versions: 10...18,
                states: foreground,
                delegates: [
                    [.fetch, .userNotifications], [.legacy, .fetch, .userNotifications],
                ], aps: #"{"content-available":1}"#, callbacks: [fetch]),
            DevicePlanRow(
                words: "new content alone, with the oldest method", versions: 10...18,
                states: foreground, delegates: [[.legacy, .userNotifications]],
                aps: #"{"content-available":1}"#, callbacks: [legacy]),
            DevicePlanRow(
                words: "an alert and new content in the foreground", versions: 10...18,
                states: foreground, delegates: [[.fetch, .userNotifications]],
                aps: #"{"alert":{"body":"hello"},"content-available":1}"#,
                callbacks: [willPresent, fetch]),
            DevicePlanRow(
                words: "an alert, new content and a tap in the foreground", versions: 10...18,
                states: foreground, delegates: [[.fetch, .userNotifications]], action: .tap,
                aps: #"{"alert":"hello","content-available":1}"#,
                callbacks: [willPresent, fetch, didReceive]),
            DevicePlanRow(
                words: "a tap in the foreground", versions: 10...18, states: foreground,
                delegates: withUserNotifications, action: .tap,
                callbacks: [willPresent, didReceive]),
            DevicePlanRow(
                words: "a button in the foreground", versions: 10...18, states: foreground,
                delegates: withUserNotifications, action: .button,
                callbacks: [willPresent, didReceive]),
            DevicePlanRow(
                words: "a tap on a badge, of which nothing is shown", versions: 10...18,
                states: foreground, delegates: withUserNotifications, action: .tap,
                aps: #"{"badge":1}"#, callbacks: [willPresent]),
            DevicePlanRow(
                words: "a dismissal in the foreground", versions: 10...18, states: foreground,
                delegates: withUserNotifications, action: .dismiss, callbacks: [willPresent]),
            DevicePlanRow(
                words: "an arrival elsewhere", versions: 10...18, states: running + ended,
                delegates: all, callbacks: []),
            DevicePlanRow(
                words: "new content elsewhere, without the background mode", versions: 10...18,
                states: running + ended, delegates: all, aps: #"{"content-available":1}"#,
                callbacks: []),
            DevicePlanRow(
                words: "a tap elsewhere", versions: 10...18, states: running + ended,
                delegates: withUserNotifications, action: .tap, callbacks: [didReceive]),
            DevicePlanRow(
                words: "a button elsewhere", versions: 10...18, states: running + ended,
                delegates: withUserNotifications, action: .button, callbacks: [didReceive]),
            DevicePlanRow(
                words: "a button of a notification without a category", versions: 10...18,
                states: running + ended, delegates: withUserNotifications, action: .button,
                aps: #"{"alert":"hello"}"#, callbacks: []),
            DevicePlanRow(
                words: "a dismissal elsewhere", versions: 10...18, states: running + ended,
                delegates: all, action: .dismiss, callbacks: []),
            DevicePlanRow(
                words: "the app's icon", versions: 10...18, states: running + ended,
                delegates: all, action: .open, callbacks: []),
        ])
    func userNotifications(row: DevicePlanRow) throws {
        try expectCallbacks(of: row)
    }

    @Test(
        "Without the notification center's delegate, iOS 10 and later are as iOS 7 to 9",
        arguments: [
            DevicePlanRow(
                words: "an arrival in the foreground", versions: 10...18, states: foreground,
                delegates: withFetch, callbacks: [fetch]),
            DevicePlanRow(
                words: "an arrival in the foreground, with the oldest method alone",
                versions: 10...18, states: foreground, delegates: [.legacy], callbacks: [legacy]),
            DevicePlanRow(
                words: "a tap in the background", versions: 10...18, states: running,
                delegates: withFetch, action: .tap, callbacks: [fetch]),
            DevicePlanRow(
                words: "a tap in the background, with the oldest method alone",
                versions: 10...18, states: running, delegates: [.legacy], action: .tap,
                callbacks: [legacy]),
            DevicePlanRow(
                words: "a tap that launches the app", versions: 10...18, states: ended,
                delegates: withFetch, action: .tap, callbacks: [fetch]),
            DevicePlanRow(
                words: "a tap that launches the app, with the oldest method alone",
                versions: 10...18, states: ended, delegates: [.legacy], action: .tap,
                callbacks: []),
            DevicePlanRow(
                words: "a button", versions: 10...18, states: running + ended,
                delegates: withFetch + [.legacy], action: .button, callbacks: []),
        ])
    func noUserNotifications(row: DevicePlanRow) throws {
        try expectCallbacks(of: row)
    }

    private func expectCallbacks(of row: DevicePlanRow) throws {
        let payload = try Payload(json: #"{"aps":\#(row.aps)}"#)
        for device in row.devices {
            #expect(device.callbacks(for: payload) == row.callbacks, "\(device)")
        }
    }
}
