import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// The bounds within which the reader of logs follows a text without quotes, or an object.
@Suite struct LogBoundTests {
    /// A form of a payload in a log, with a text of its own in it.
    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The log, in which `%` stands for the text.
        let log: String
        /// The form in which it is read; `nil` for any, where no other can read it.
        var form: LogForm?

        func run(_ text: String) -> LogRun { LogRun(log.replacing("%", with: text) + "\n") }

        /// True if the payload is read whole, in its form.
        func isRead(_ text: String) -> Bool {
            let run = run(text)
            return run.found.count == 1 && run.refusals.isEmpty
                && (form == nil || run.found.first?.form == form)
                && run.found.first?.payload["aps"]?["alert"]?.string == text
        }
    }

    private static let maps = [
        Form(testDescription: "Java", log: "{aps={alert=%, badge=1}}", form: .java),
        Form(testDescription: "Dart", log: "{aps: {alert: %, badge: 1}}", form: .dart),
    ]
    private static let go = Form(testDescription: "Go", log: "map[aps:map[alert:% badge:1]]")
    private static let printR = Form(
        testDescription: "print_r",
        log: """
            Array
            (
                [aps] => Array
                    (
                        [alert] => %
                    )

            )

            """)
    private static let varExport = Form(
        testDescription: "var_export",
        log: "array (\n  'aps' => \n  array (\n    'alert' => '%',\n  ),\n)")

    private static func text(_ count: Int) -> String { String(repeating: "x", count: count) }

    private static func lines(_ count: Int) -> String {
        Array(repeating: "x", count: count).joined(separator: "\n")
    }

    @Test("A map of Dart or Java is followed for 16 KiB, and is not one beyond", arguments: maps)
    func map(form: Form) {
        #expect(form.isRead(Self.text(16_000)))
        #expect(!form.isRead(Self.text(17_000)))
    }

    @Test(
        "The output of PHP and Go is followed for 64 KiB, and no further",
        arguments: [go, printR, varExport])
    func print(form: Form) {
        #expect(form.isRead(Self.text(65_000)))
        #expect(!form.isRead(Self.text(66_000)))
    }

    @Test(
        "A text without quotes is followed for 64 lines, and no further",
        arguments: maps + [go, printR])
    func lines(form: Form) {
        #expect(form.isRead(Self.lines(60)))
        #expect(!form.isRead(Self.lines(70)))
    }

    @Test("The description of a notification is followed for 16 KiB; what comes after that is read")
    func description() {
        func payloads(_ count: Int) -> [String] {
            LogRun(
                "<UNNotification: 1; text: \(Self.text(count))\n{\n    aps =     {\n    };\n}\n>\n"
            ).payloads
        }
        #expect(payloads(16_000) == [])
        #expect(payloads(17_000) == [#"{"aps":{}}"#])
    }
}
