import HandsetSystemLog
import Testing

/// The verdicts on pushes, and how lines are joined.
@Suite struct PushVerdictTests {
    private static let app = "org.example.a"

    private static func received(_ request: String, _ flags: String = "") -> String {
        let names = ["AlertContent", "Sound", "Badge", "ContentAvailable", "MutableContent"]
        let list = names.map { "has\($0): \(flags.contains($0) ? 1 : 0)" }.joined(separator: " ")
        return
            "[\(app)] Received remote notification request \(request) [ waking: 0, \(list) pushType: Alert]"
    }

    private static func entries(_ lines: [String], asking question: String = "") -> [TimelineEntry]
    {
        let log = SystemLog(bytes: Array(lines.joined(separator: "\n").utf8))
        return TimelineEntry.all(of: log, asking: PushQuestion.all(in: question))
    }

    @Test(
        "What iOS refused is its word, whatever is asked",
        arguments: [
            (
                "[org.example.a] Dropping notification 1111-2222 as it's not authorized with status 'Denied'",
                LogCause.permissionDenied, LogFault.settings
            ),
            (
                "[org.example.a] Dropping notification 1111-2222 as it's not authorized with status 'NotDetermined'",
                .permissionNotAsked, .app
            ),
            (
                "[org.example.a] Content-available push notifications are only supported on-device for iOS, watchOS, and tvOS",
                .simulatorWakesNoApp, .system
            ),
            (
                "Push-to-start budget exceeded for org.example.a::pushToStart; not starting activity",
                .activityBudget, .sender
            ),
            (
                "Unable to decode content state: The data couldn’t be read because it is missing.",
                .contentState, .sender
            ),
            (
                "callservicesd: Application <private> will not be launched because it failed to report an incoming call too many times (or repeatedly crashed.)",
                .callsBlocked, .app
            ),
        ])
    func refusals(line: String, cause: LogCause, fault: LogFault) {
        for question in ["", "a tap does nothing", "no sound", "silent push"] {
            let verdict = Self.entries([line], asking: question).first?.verdict
            #expect(
                verdict?.cause == cause && verdict?.fault == fault && verdict?.stage == .refused)
        }
    }

    @Test(
        "The answer follows the question where nothing was refused",
        arguments: [
            ("the background handler does not run", LogCause.wakeNotAskedFor),
            ("no sound", .soundMissing), ("the badge is missing", .badgeMissing),
            ("the picture is missing", .mutableContentMissing), ("no banner is shown", .shown),
        ])
    func questions(question: String, cause: LogCause) {
        let lines = [
            Self.received("1111-2222", "AlertContent"),
            "[org.example.a] Delivered user visible push notification 1111-2222",
        ]
        #expect(Self.entries(lines, asking: question).first?.verdict.cause == cause)
    }

    @Test("A silent push that iOS does not keep has no fault in that")
    func silent() {
        let lines = [
            Self.received("1111-2222", "ContentAvailable"),
            "Ignoring notification with no alert, sound or badge (org.example.a): 1111-2222",
            "[org.example.a] No service extension record found for app",
            "COMPLETED com.apple.pushLaunch.org.example.a:00AA11 at priority 5 <private>!",
        ]
        #expect(Self.entries(lines).map(\.verdict.cause) == [.givenToApp])
    }

    @Test("Must Not Proceed postpones, and only Absolutely refuses")
    func decisions() {
        func cause(_ decision: String) -> LogCause? {
            Self.entries([
                Self.received("1111-2222", "ContentAvailable"),
                "SUBMITTING: com.apple.pushLaunch.org.example.a:00AA11",
                "com.apple.pushLaunch.org.example.a:00AA11:[ {name: ApplicationPolicy} ], FinalDecision: \(decision)}",
            ]).first?.verdict.cause
        }
        #expect(cause("Must Not Proceed") == .wakePostponed)
        #expect(cause("Absolutely Must Not Proceed") == .wakeRefused)
        #expect(cause("Can Proceed") == .givenToApp)
    }

    @Test("Lines that Console writes twice, and out of order, are those of one push")
    func doubled() {
        let first =
            "default\t08:00:00.100000+0100\tSpringBoard\t"
            + Self.received("1111-2222", "AlertContent")
        let second =
            "default\t08:00:00.200000+0100\tSpringBoard\t[org.example.a] Delivered user visible push notification 1111-2222"
        let entries = Self.entries([second, first, first])
        #expect(entries.map { $0.push.events.map(\.code) } == [["B2", "B12"]])
    }

    @Test("After a restart the same request is another push")
    func restart() {
        let line = Self.received("1111-2222", "AlertContent")
        let entries = Self.entries([line, "=== system boot: 1234", line])
        #expect(entries.map(\.push.boot) == [0, 1])
    }

    @Test("Pushes of two apps at the same time stay apart")
    func apps() {
        let other = Self.received("3333-4444", "AlertContent").replacing(
            "example.a", with: "example.b")
        let entries = Self.entries([
            Self.received("1111-2222", "AlertContent"), other,
            "[org.example.b] Received response 0 for willPresentNotification for notification 3333-4444",
        ])
        #expect(entries.map(\.push.bundle) == ["org.example.a", "org.example.b"])
        #expect(entries.map(\.verdict.cause).last == .presentsNothing)
    }

    @Test("The time that a push waited at Apple is told")
    func waiting() {
        let entries = Self.entries(
            [
                "2026-10-04 03:44:02.522000+0000 apsd[92]: receivedPushWithTopic org.example.a token x payload y timestamp 1791085440000000000"
            ], asking: "it comes late")
        let waited = entries.first?.push.waitedMicroseconds
        #expect(waited?.isWhole == true && waited?.count == 2_522_000)
    }
}
