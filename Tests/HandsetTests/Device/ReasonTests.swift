import Handset
import HandsetTestSupport
import Testing

/// The table of reasons: why an app looks for no session.
@Suite struct ReasonTests {
    /// A row: a device and a push, and the reason.
    struct Row: Sendable, CustomTestStringConvertible {
        let code: String
        var ios = 18
        var state = AppState.background
        var action = UserAction.nothing
        var delegates: DelegateMethods = .legacy
        var aps = #"{"alert":"hello"}"#
        var pushType: PushType?
        var change: @Sendable (inout Scenario) -> Void = { _ in }

        var testDescription: String {
            "\(code): iOS \(ios), \(state), \(action), \(delegates.names), \(aps)"
        }

        func reason() throws -> Reason? {
            var scenario = Scenario(
                IOSVersion(ios), app: state, action: action, delegates: delegates)
            change(&scenario)
            return scenario.plan(for: try Payload(json: #"{"aps":\#(aps)}"#), pushType: pushType)
                .reason
        }
    }

    private static let today: DelegateMethods = [.fetch, .didReceive]
    private static let call = #"{"alert":"hello","category":"call"}"#
    private static let content = #"{"content-available":1}"#
    private static let alertWithContent = #"{"alert":"hello","content-available":1}"#

    /// An app of today that looks in the callback for new content alone.
    private static let looksInFetch: @Sendable (inout Scenario) -> Void = {
        $0.routesIn = .fetch
        $0.backgroundModes = .remoteNotification
    }

    private static let rows: [Row] = [
        Row(code: "on-screen", ios: 4),
        Row(code: "in-notification-center", delegates: .didReceive) {
            $0.authorization = [.alert, .provisional]
        },
        Row(code: "in-summary", delegates: .didReceive) { $0.quiet = .summary },
        Row(code: "dismissed", action: .dismiss, delegates: .didReceive),
        Row(code: "opened-by-icon", ios: 4, action: .open),
        Row(code: "launch-options-only", ios: 4, state: .notRunning, action: .tap),
        // A tap would not help.
        Row(code: "launch-options-only", ios: 4, state: .notRunning),
        Row(code: "connection-options-only", state: .notRunning, action: .tap) {
            $0.lifeCycle = .scenes
            $0.unconfirmed.sceneResponse = .given
        },
        Row(code: "other-callbacks-only", action: .tap, delegates: .didReceive) {
            $0.routesIn = .willPresent
        },
        Row(code: "other-receiver", pushType: .voip),
        Row(code: "activity-event", pushType: .liveActivity),
        Row(code: "activity-timestamp", aps: #"{"event":"start"}"#, pushType: .liveActivity),
        Row(
            code: "activity-without-state", aps: #"{"event":"start","timestamp":1}"#,
            pushType: .liveActivity),
        Row(
            code: "activity-without-attributes",
            aps: #"{"event":"start","timestamp":1,"content-state":{}}"#),
        Row(
            code: "activity-without-alert",
            aps:
                #"{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{}}"#
        ),
        Row(code: "late-delegate", state: .notRunning, action: .tap, delegates: .didReceive) {
            $0.setsCenterDelegateLate = true
        },
        Row(code: "ended-at-launch", ios: 27, state: .notRunning, action: .tap) {
            $0.sdk = .iOS(27)
        },
        Row(code: "empty-launch-options", state: .notRunning, action: .tap) {
            $0.lifeCycle = .scenes
            $0.unconfirmed.sceneResponse = .missing
        },
        Row(code: "no-method", state: .active, delegates: []),
        Row(code: "no-method-before-presenting", state: .active, delegates: .didReceive),
        Row(code: "no-method-for-tap", ios: 10, action: .tap, delegates: .willPresent),
        Row(code: "no-method-for-button", ios: 8, action: .button, delegates: .fetch, aps: call),
        Row(code: "nothing-to-present", state: .active, delegates: .userNotifications, aps: "{}"),
        Row(code: "nothing-allowed", state: .active, delegates: .userNotifications) {
            $0.permission = [.badge, .sound]
        },
        Row(code: "silent-push-delayed", delegates: .fetch, aps: content) {
            $0.backgroundModes = .remoteNotification
            $0.silentDelivery = .delayed
        },
        Row(code: "silent-push-merged", delegates: .fetch, aps: content) {
            $0.backgroundModes = .remoteNotification
            $0.silentDelivery = .merged
        },
        Row(code: "silent-push-dropped", delegates: .fetch, aps: content) {
            $0.backgroundModes = .remoteNotification
            $0.silentDelivery = .dropped
        },
        // The most frequent question in public threads: the alert is shown, and the method is not called.
        Row(code: "no-content-available", delegates: today, change: looksInFetch),
        Row(code: "no-content-available", action: .tap, delegates: today, change: looksInFetch),
        Row(
            code: "no-content-available", state: .active, delegates: today, change: looksInFetch),
        Row(
            code: "no-content-available", delegates: today, aps: #"{"content_available":1}"#,
            change: looksInFetch),
        Row(
            code: "ended-by-user", state: .forceQuit, delegates: today, aps: alertWithContent,
            change: looksInFetch),
        Row(
            code: "ended-by-user", state: .forceQuit, delegates: .fetch, aps: content),
        Row(code: "no-fetch-method", aps: content),
        Row(code: "no-background-mode", delegates: .fetch, aps: content),
        Row(
            code: "no-background-mode", delegates: today, aps: alertWithContent
        ) { $0.routesIn = .fetch },
        Row(code: "background-refresh-off", ios: 7, delegates: .fetch, aps: content) {
            $0.backgroundModes = .remoteNotification
            $0.refreshesInBackground = false
        },
        Row(code: "alerts-not-allowed", ios: 8) { $0.permission = [.badge, .sound] },
        Row(code: "unusable-alert", aps: #"{"alert":5}"#),
        Row(code: "no-alert", aps: #"{"badge":1}"#),
        Row(code: "no-buttons-before-ios-8", ios: 7, action: .button, delegates: .fetch, aps: call),
        Row(code: "no-category", ios: 8, action: .button, delegates: .fetch),
        Row(code: "unknown-category", action: .button, delegates: .didReceive, aps: call) {
            $0.categories = [NotificationCategory(identifier: "other", actions: [])]
        },
        Row(code: "button-not-in-category", action: .button, delegates: .didReceive, aps: call) {
            $0.categories = [NotificationCategory(identifier: "call", actions: [])]
        },
    ]

    @Test("Each reason is given where it is in the way", arguments: rows)
    func given(row: Row) throws {
        #expect(try row.reason()?.code == row.code)
    }

    /// The bounds at which Handset ends an app, as far as they count as a crash.
    private static let bounds: [Reason.CrashCause] = [
        .memory(bound: 2 << 30), .lines(bound: 64 << 20), .closedAnswers,
    ]

    @Test("A crash at a bound has a remedy of its own; one whose message says what to do has none")
    func crashes() {
        let words = (Self.bounds + [.code, .exit]).map { Reason.appCrashed("", $0).remedy?.words }
        #expect(Set(words).count == 5 && !words.contains(nil))
        #expect(
            FateWords(.appCrashed("it took too much", .memory(bound: 1))).note
                == "the app crashed: it took too much; hold less at once, or raise --limit app-memory"
        )
        #expect(Reason.appCrashed("the program does not answer; write it", .noAnswer).remedy == nil)
        #expect(Set(Self.bounds.map { Reason.appCrashed("", $0).code }) == ["app-crashed"])
    }

    @Test("The page of fates lists each reason that has a row, with its words")
    func page() throws {
        let page = String(
            decoding: try Repository.bytes(of: "Sources/Core/Handset/Handset.docc/Fates.md"),
            as: UTF8.self)
        let ofRuns: [Reason] =
            [
                .opensNothing(["didReceive"]), .appCrashed("MESSAGE"), .appHung, .callNotReported,
                .noPushRegistry, .callsBlocked, .activity(.outdated),
                .activity(.unknownType("Ride", known: [])),
                .activity(.undecodableState("FINDING", isMissing: true)),
                .activity(.undecodableAttributes("FINDING", isMissing: true)),
                .activity(.staleAtStart), .activity(.notAllowed), .activity(.tooMany),
                .activity(.budgetExceeded("")), .activity(.noActivity), .activity(.hasEnded),
                .activity(.otherToken(isStart: false)),
                .appCrashed("the app ended itself with status 1", .exit),
            ] + Self.bounds.map { .appCrashed($0.message ?? "", $0) }
        let codes = Set(Self.rows.map(\.code)).union(["changed-by-service-extension"])
            .union(ofRuns.map(\.code))
        let lines = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let listed = lines.compactMap {
            $0.split(separator: "`").dropFirst().first.map(String.init)
        }
        let fates = ["none", "routed", "waiting", "passed-by", "dismissed", "lost"]
        #expect(Set(listed) == codes.union(fates))
        for reason in ofRuns {
            #expect(page.contains("| \(reason) | \(reason.remedy?.words ?? "none") |"))
        }
        for row in Self.rows {
            let reason = try #require(try row.reason())
            let words = "\(reason)".replacing(
                "nothing is shown that could be tapped, and ", with: "")
            let remedy = reason.remedy?.words.replacing("_", with: "\\_") ?? "none"
            // Where an alert is shown, the remedy asks for none.
            let isListed =
                page.contains("| \(words) | \(remedy) |")
                || page.contains("| \(words) | send an alert, and \(remedy) |")
            #expect(isListed, "\(row.code): \(words) | \(remedy)")
        }
    }

    @Test(
        "A notification that waits says too why it has not woken the app that looks in new content")
    func notWoken() throws {
        let json = #"{"aps":{"alert":"a","content-available":1,"session":"7"}}"#
        func reason(_ json: String, _ change: (inout Scenario) -> Void) throws -> Reason? {
            var scenario = Scenario(.iOS(10), app: .forceQuit, delegates: .fetch)
            change(&scenario)
            let reception = try ReceivingApp(scenario: scenario).receive(Payload(json: json))
            #expect(reception.fate.code == "waiting")
            return reception.reason
        }
        #expect(
            try reason(json) { $0.backgroundModes = .remoteNotification }
                == .notWoken(.endedByUser, isShown: true, isWaiting: true))
        #expect(
            try reason(json) { $0.appState = .background }
                == .notWoken(.noBackgroundMode, isShown: true, isWaiting: true))
        let alert = #"{"aps":{"alert":"a","session":"7"}}"#
        #expect(try reason(alert) { _ in } == .onScreen)
        #expect(
            try reason(alert) { $0.routesIn = .fetch }
                == .notWoken(.noContentAvailable, isShown: true, isWaiting: true))
    }

    @Test("Each reason has a remedy, but for what waits for the user, and a record tells it")
    func remedies() throws {
        for row in Self.rows {
            let reason = try #require(try row.reason())
            let isWaiting = ["on-screen", "in-notification-center"].contains(row.code)
            #expect((reason.remedy == nil) == isWaiting, "\(row.code)")
        }
        let late = FateWords(.lateDelegate)
        let words =
            "set it before didFinishLaunching returns, or read connectionOptions.notificationResponse"
        #expect(late.remedy?.words == words && late.note == "\(late.words); \(words)")
        #expect(String(decoding: late.json.bytes, as: UTF8.self).contains(#""remedy":"\#(words)""#))
    }

    @Test("A notification waits only if something that the user can still do opens the session")
    func waiting() throws {
        let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
        func fate(_ scenario: Scenario) throws -> Fate {
            try ReceivingApp(scenario: scenario).receive(payload).fate
        }
        #expect(try fate(Scenario(.iOS(4), app: .background)) == .waiting(.onScreen))
        #expect(try fate(Scenario(.iOS(4), app: .notRunning)) == .lost(.launchOptionsOnly))
        var modern = Scenario(
            .iOS(18), app: .inactive, action: .open, delegates: .userNotifications)
        modern.routesIn = .didReceive
        #expect(try fate(modern) == .passedBy)
        modern.choice = .button()
        #expect(try fate(modern) == .waiting(.noButton(.noCategory, isWaiting: true)))
        #expect(
            try fate(Scenario(.iOS(18), app: .background, delegates: .willPresent))
                == .lost(.noMethodForTap))
    }

    @Test("An app that looks has no reason not to")
    func none() throws {
        #expect(try Row(code: "", ios: 4, state: .active, aps: "{}").reason() == nil)
        #expect(try Row(code: "", ios: 4, action: .tap).reason() == nil)
        let launched = Row(code: "", ios: 4, state: .notRunning, action: .tap) {
            $0.looksIntoLaunchOptions = true
        }
        #expect(try launched.reason() == nil)
    }
}
