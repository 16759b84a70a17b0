import Handset
import HandsetSuites

/// Results of suites, and reports about them.
struct SuiteRun: Sendable {
    let results: [SuiteResult]

    /// The whole report.
    func report(
        _ format: SuiteReportFormat, isColoured: Bool = false, isVerbose: Bool = false
    ) -> String {
        var report = format.makeReport(isColoured: isColoured, isVerbose: isVerbose)
        var text = ""
        report.begin(to: &text)
        for result in results { report.write(result, to: &text) }
        report.end(to: &text)
        return text
    }

    /// A place in the suite that all runs here have.
    static func place(_ line: Int, _ column: Int = 5) -> SourcePlace {
        SourcePlace(source: "suites/session.json", line: line, column: column, offset: 0)
    }

    /// A case that expected a session and found another.
    static func failed(
        _ name: String, expected: String, found: String, reasons: [String] = []
    ) -> CaseResult {
        let failure = CaseFailure(
            field: "session", place: place(7, 7), expected: expected, found: found)
        return CaseResult(name: name, place: place(6), failures: [failure], reasons: reasons)
    }

    /// One result of each kind.
    static let sample = SuiteRun(results: [
        SuiteResult(
            name: "suites/session.json",
            content: .ran([
                CaseResult(
                    name: "a plain session", place: place(2), failures: [], reasons: [],
                    duration: .microseconds(150)),
                failed(
                    "a quoted session", expected: "ab-12", found: "\"ab-12\"",
                    reasons: ["Darwin prints quotes around a value with a hyphen: \"ab-12\"."]),
                CaseResult(
                    name: "the printed text", place: place(10),
                    failures: [
                        CaseFailure(
                            field: "printed", place: place(12, 7),
                            expected: "{\n    alert = hello;\n    session = 1;\n}",
                            found: "{\n    alert = hello;\n    session = 2;\n}")
                    ], reasons: []),
            ]),
            timing: SuiteResult.Timing(start: 1_795_339_807, duration: .milliseconds(1500))),
        SuiteResult(
            name: "suites/broken.json",
            content: .unreadable([
                """
                suites/broken.json:1:11: error: found tru, which is not JSON
                {"cases": tru}
                          ^
                """
            ])),
    ])

    /// Names and values that break careless reports.
    static let hostileTexts = [
        "", " ", "  two blanks at both ends  ", "quotes \" and ' and \"", "]]> <b>&amp;</b>",
        "an escape \u{1B}[31m and \u{0}\u{7F}\u{85}", "a new\nline\n", "a tab\tand a return\r\n",
        "👩‍👩‍👧 안녕", "later # TODO", "ok # SKIP not", "a back\\slash \\# \\", "Bail out!", "1..7",
        "--- ...", "turned \u{202E}round\u{061C}", "parted\u{2028}line \u{FEFF}\u{FFFE}",
        "key: value", "e\u{301}",
    ]

    /// Cases with such names, which all fail over such values, and suites with such names.
    static let hostile = SuiteRun(
        results: hostileTexts.map { name in
            SuiteResult(
                name: name,
                content: .ran(
                    hostileTexts.map { text in
                        failed(text, expected: text, found: text + "x", reasons: [text])
                    }))
        } + [SuiteResult(name: "]]>\n", content: .unreadable(hostileTexts))])
}
