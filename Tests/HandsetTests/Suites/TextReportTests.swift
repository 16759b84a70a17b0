import Handset
import HandsetSuites
import Testing

@Suite struct TextReportTests {
    /// The lines of the report from the place of an expectation to the end of its case.
    private func details(_ expected: String, _ found: String) -> String {
        let run = SuiteRun(results: [
            SuiteResult(
                name: "s",
                content: .ran([SuiteRun.failed("c", expected: expected, found: found)]))
        ])
        let lines = run.report(.text).unicodeScalars.split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst(3).dropLast(3).map { String($0.dropFirst(6)) }
            .joined(separator: "\n")
    }

    @Test("The sample's report is this")
    func sample() {
        #expect(
            SuiteRun.sample.report(.text) == """
                suites/session.json: 1 passed, 2 failed
                  FAILED  a quoted session (suites/session.json:6:5)
                    session, stated at suites/session.json:7:7:
                      expected: ab-12
                      found:    "ab-12"
                    why: Darwin prints quotes around a value with a hyphen: "ab-12".
                  FAILED  the printed text (suites/session.json:10:5)
                    printed, stated at suites/session.json:12:7 (- is expected, + is found):
                        {
                            alert = hello;
                      -     session = 1;
                      +     session = 2;
                        }

                suites/broken.json: could not be read
                suites/broken.json:1:11: error: found tru, which is not JSON
                {"cases": tru}
                          ^

                1 passed, 2 failed, 1 suite could not be read

                """)
    }

    @Test("A verbose report has the cases that passed too")
    func verbose() {
        let verbose = SuiteRun.sample.report(.text, isVerbose: true)
        let passed = "  passed  a plain session\n"
        #expect(verbose.hasPrefix("suites/session.json: 1 passed, 2 failed\n\(passed)  FAILED "))
        #expect(verbose.replacing(passed, with: "") == SuiteRun.sample.report(.text))
    }

    @Test("Colours are added only on request, to the same text; what is expected is green")
    func colours() {
        let coloured = SuiteRun.sample.report(.text, isColoured: true, isVerbose: true)
        #expect(coloured.contains("\n  \u{1B}[32mpassed\u{1B}[0m  a plain session\n"))
        #expect(coloured.contains("\n\u{1B}[32m      -     session = 1;\u{1B}[0m\n"))
        #expect(coloured.contains("\n\u{1B}[31m      +     session = 2;\u{1B}[0m\n"))
        #expect(
            coloured.replacing(/\u{1B}\[\d+m/, with: "")
                == SuiteRun.sample.report(.text, isVerbose: true))
        #expect(!SuiteRun.hostile.report(.text).unicodeScalars.contains("\u{1B}"))
    }

    @Test("The summary has the right numbers and plurals")
    func summary() {
        let good = SuiteResult(
            name: "s",
            content: .ran([
                CaseResult(name: "c", place: SuiteRun.place(1), failures: [], reasons: ["because"])
            ]))
        let bad = SuiteResult(name: "b", content: .unreadable(["b: error: gone"]))
        #expect(SuiteRun(results: []).report(.text) == "0 passed, 0 failed\n")
        #expect(
            SuiteRun(results: [good, good]).report(.text) == """
                s: 1 passed, 0 failed
                s: 1 passed, 0 failed

                2 passed, 0 failed

                """)
        #expect(
            SuiteRun(results: [bad, bad]).report(.text) == """
                b: could not be read
                b: error: gone

                b: could not be read
                b: error: gone

                0 passed, 0 failed, 2 suites could not be read

                """)
    }

    @Test("A report has no control characters but its own newlines")
    func controls() {
        for scalar in SuiteRun.hostile.report(.text).unicodeScalars where scalar != "\n" {
            #expect(scalar.properties.generalCategory != .control)
            #expect(!["\u{202E}", "\u{061C}", "\u{2028}", "\u{FEFF}"].contains(scalar))
        }
    }

    @Test(
        "Invisible characters of short values are shown",
        arguments: [
            ("", "x", "expected: (empty)\nfound:    x"),
            ("x ", "x", "expected: x␠\nfound:    x"),
            ("  ", "", "expected: ␠␠\nfound:    (empty)"),
            (" x", "x", "expected: ␠x\nfound:    x"),
            ("a\tb", "a b", "expected: a␉b\nfound:    a b"),
            ("a\r", "a\u{1B}", "expected: a␍\nfound:    a␛"),
        ])
    func unseen(expected: String, found: String, details: String) {
        #expect(self.details(expected, found) == details)
    }

    @Test(
        "Values that look alike are shown with code points",
        arguments: [
            ("e\u{301}", "\u{E9}", "U+0065 U+0301", "U+00E9"),
            ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}", "U+1112 U+1161 U+11AB", "U+D55C"),
            ("it's", "it\u{2019}s", "U+0027", "U+2019"),
            ("\u{202E}", "\u{202D}", "U+202E", "U+202D"),
            ("a b", "a\u{A0}b", "U+0020", "U+00A0"),
            ("a\tb", "a\u{2409}b", "U+0009", "U+2409"),
            (
                "a     ", "a\u{2420}\u{2420}\u{2420}\u{2420}\u{2420}",
                "U+0020 U+0020 U+0020 U+0020 U+0020", "U+2420 U+2420 U+2420 U+2420 U+2420"
            ),
            ("", "(empty)", "nothing", "U+0028 U+0065 U+006D U+0070 U+0074 U+0079 U+0029"),
        ])
    func alike(expected: String, found: String, expectedPoints: String, foundPoints: String) {
        #expect(
            details(expected, found).hasSuffix(
                "\nthey differ in code points: expected \(expectedPoints), found \(foundPoints)"))
    }

    @Test("Values that look different are shown without code points")
    func apart() {
        for (expected, found) in [("안녕", "안영"), ("a", "b"), ("가", "가나"), ("same", "same")] {
            #expect(!details(expected, found).contains("U+"))
        }
    }

    @Test(
        "Values with newlines are compared line by line",
        arguments: [
            ("a\n", "a", "  a\nexpected with a newline at the end, found without it"),
            ("a", "a\n", "  a\nexpected without a newline at the end, found with one"),
            ("", "a\nb", "- (empty)\n+ a\n+ b"),
            ("a\nb", "", "- a\n- b\n+ (empty)"),
            ("a\r\nb", "a\nb", "- a␍\n+ a\n  b"),
            ("a\n\nb \n", "a\nb\n", "  a\n-\n- b␠\n+ b"),
            ("a\n\u{1B}[31m", "a\n\u{1B}[32m", "  a\n- ␛[31m\n+ ␛[32m"),
            (
                "a\n\u{E9}\n", "a\ne\u{301}\n",
                "  a\n- \u{E9}\n+ e\u{301}\n"
                    + "they differ in code points: expected U+00E9, found U+0065 U+0301"
            ),
            (
                "\u{E9}", "e\u{301}\nb",
                "- \u{E9}\n+ e\u{301}\n"
                    + "they differ in code points: expected U+00E9, found U+0065 U+0301\n+ b"
            ),
        ])
    func lines(expected: String, found: String, details: String) {
        let shown = self.details(expected, found)
        #expect(Array(shown.unicodeScalars) == Array(details.unicodeScalars))
    }

    private static let url = "http://URLHERE.cloudapp.net/Session/Lookup?session=1234567890"

    @Test("A caret is below the place where long lines begin to differ")
    func caret() {
        #expect(
            details(Self.url + ";a=1", Self.url + ";b=1") == """
                - …tp://URLHERE.cloudapp.net/Session/Lookup?session=1234567890;a=1
                + …tp://URLHERE.cloudapp.net/Session/Lookup?session=1234567890;b=1
                                                                               ^ they differ from here
                """)
        #expect(
            details(Self.url + " ", Self.url + " x") == """
                - …tp://URLHERE.cloudapp.net/Session/Lookup?session=1234567890␠
                + …tp://URLHERE.cloudapp.net/Session/Lookup?session=1234567890 x
                                                                               ^ they differ from here
                """)
    }

    @Test(
        "In a terminal, both lines are cut around the caret to the width, with room for the words below",
        arguments: [40, 60, 80, 100])
    func narrowCaret(width: Int) {
        var report = TextReport(width: width)
        var text = ""
        report.write(
            SuiteResult(
                name: "s",
                content: .ran([
                    SuiteRun.failed(
                        "c", expected: Self.url + ";한안녕=1&" + Self.url,
                        found: Self.url + ";한녕=1&" + Self.url)
                ])), to: &text)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("      ") }
        #expect(lines.count == 3, "\(text)")
        #expect(
            lines.allSatisfy { line in
                line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0xAC00 ? 2 : 1) } <= width
            }, "\(text)")
        let places = lines.map { line in
            line.unicodeScalars.prefix { $0 != "안" && $0 != "녕" && $0 != "^" }
                .reduce(0) { $0 + ($1.value >= 0xAC00 ? 2 : 1) }
        }
        #expect(Set(places).count == 1, "\(text)")
        #expect(lines[2].hasSuffix("^ they differ from here"))
    }

    @Test("Each pair of long lines has its caret")
    func carets() {
        let expected = "1\(Self.url)\nkept\n2\(Self.url)\n3"
        let found = "a\(Self.url)\nkept\nb\(Self.url)\n3"
        let beginning = "http://URLHERE.cloudapp.net/Session/Lookup?session=12345678"
        #expect(
            details(expected, found) == """
                - 1\(beginning)…
                + a\(beginning)…
                  ^ they differ from here
                  kept
                - 2\(beginning)…
                + b\(beginning)…
                  ^ they differ from here
                  3
                """)
    }

    @Test("Equal lines far from those that differ are left out")
    func context() {
        let numbers = (1...30).map(String.init)
        var others = numbers
        others[14] = "x"
        #expect(
            details(numbers.joined(separator: "\n"), others.joined(separator: "\n")) == """
                  … 11 equal lines …
                  12
                  13
                  14
                - 15
                + x
                  16
                  17
                  18
                  … 12 equal lines …
                """)
    }

    @Test("Only the first of very many lines are shown, of both values")
    func many() {
        let expected = (1...300).map { "\($0)\n" }.joined()
        let lines = details(expected, "x\ny\n").split(separator: "\n")
        #expect(lines.first == "- 1")
        #expect(lines.suffix(4) == ["- 40", "- … and 260 more lines", "+ x", "+ y"])
        let alternating = (1...300).map { "\($0)\nsame\n" }.joined()
        let other = (1...300).map { "x\($0)\nsame\n" }.joined()
        let shown = details(alternating, other).split(separator: "\n")
        #expect(shown.count == 201)
        #expect(shown.last == "… and 700 more lines")
    }

    @Test("Reasons follow the failures, with their further lines indented")
    func reasons() {
        let result = SuiteRun.failed(
            "c", expected: "1", found: "2", reasons: ["It is so:\n  \u{1B}x", "And so."])
        let run = SuiteRun(results: [SuiteResult(name: "s", content: .ran([result]))])
        #expect(
            run.report(.text) == """
                s: 0 passed, 1 failed
                  FAILED  c (suites/session.json:6:5)
                    session, stated at suites/session.json:7:7:
                      expected: 1
                      found:    2
                    why: It is so:
                           ␛x
                    why: And so.

                0 passed, 1 failed

                """)
    }

    @Test("Each format's name makes its report")
    func formats() {
        #expect(
            SuiteReportFormat.allCases.map(\.rawValue) == [
                "text", "tap", "junit", "json", "github", "html",
            ])
        #expect(SuiteReportFormat.text.makeReport() is TextReport)
        #expect(SuiteReportFormat.tap.makeReport() is TAPReport)
        #expect(SuiteReportFormat.junit.makeReport() is JUnitReport)
    }
}
