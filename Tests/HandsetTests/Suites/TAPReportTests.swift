import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms) struct TAPReportTests {
    @Test("The sample's report is this")
    func sample() {
        #expect(
            SuiteRun.sample.report(.tap) == #"""
                TAP version 13
                ok 1 - suites/session.json: a plain session
                not ok 2 - suites/session.json: a quoted session
                  ---
                  message: "session: expected ab-12, found \"ab-12\""
                  severity: "fail"
                  at:
                    file: "suites/session.json"
                    line: 6
                    column: 5
                  failures:
                    - field: "session"
                      file: "suites/session.json"
                      line: 7
                      column: 7
                      expected: "ab-12"
                      found: "\"ab-12\""
                  why: "Darwin prints quotes around a value with a hyphen: \"ab-12\"."
                  ...
                not ok 3 - suites/session.json: the printed text
                  ---
                  message: "printed differs"
                  severity: "fail"
                  at:
                    file: "suites/session.json"
                    line: 10
                    column: 5
                  failures:
                    - field: "printed"
                      file: "suites/session.json"
                      line: 12
                      column: 7
                      expected: "{\n    alert = hello;\n    session = 1;\n}"
                      found: "{\n    alert = hello;\n    session = 2;\n}"
                  ...
                not ok 4 - suites/broken.json: could not be read
                  ---
                  message: "suites/broken.json:1:11: error: found tru, which is not JSON\n{\"cases\": tru}\n          ^"
                  severity: "fail"
                  at:
                    file: "suites/broken.json"
                  ...
                1..4

                """#)
    }

    @Test("Without cases, the plan skips all")
    func empty() {
        #expect(
            SuiteRun(results: []).report(.tap)
                == "TAP version 13\n1..0 # SKIP there are no cases\n")
    }

    @Test("Names and values cannot end a line of the report")
    func lines() {
        let report = SuiteRun.hostile.report(.tap)
        let allowed = /(?:TAP version 13|(?:not )?ok \d+ - .*|  .*|1\.\.\d+)/
        for line in report.unicodeScalars.split(separator: "\n") {
            #expect(String(line).wholeMatch(of: allowed) != nil)
        }
        let controls = report.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(controls.allSatisfy { $0 == "\n" })
    }

    // MARK: - What perl's TAP::Parser understands

    private struct Answer: Decodable {
        struct Point: Decodable {
            let isPassed: Bool
            let name: String
            let directive: String
        }

        struct Diagnostics: Decodable {
            struct Failure: Decodable {
                let expected: String
                let found: String
            }

            let failures: [Failure]?
            let why: String?
        }

        let errors: [String]
        let plan: String
        let passed: Int
        let failed: Int
        let others: Int
        let points: [Point]
        let diagnostics: [Diagnostics]
    }

    private static let perl = ReportReader(
        line: #"""
            perl -MTAP::Parser -MJSON::PP -e '
                open my $file, "<:encoding(UTF-8)", shift or die $!;
                local $/;
                my $parser = TAP::Parser->new({ tap => scalar <$file> });
                my (@points, @diagnostics);
                my $others = 0;
                while (my $result = $parser->next) {
                    if ($result->is_test) {
                        push @points, {
                            isPassed => $result->is_ok ? JSON::PP::true : JSON::PP::false,
                            name => $result->description, directive => $result->directive };
                    } elsif ($result->is_yaml) {
                        push @diagnostics, $result->data;
                    } elsif (!$result->is_plan && !$result->is_version) {
                        $others++;
                    }
                }
                print encode_json {
                    errors => [$parser->parse_errors], plan => $parser->plan, others => $others,
                    passed => 0 + $parser->passed, failed => 0 + $parser->failed,
                    points => \@points, diagnostics => \@diagnostics };
            ' "$report"
            """#)

    @Test("TAP::Parser reads the sample's report", .needs(.tapParser))
    func parsedSample() throws {
        let answer = try Self.perl.read(SuiteRun.sample.report(.tap), as: Answer.self)
        #expect(answer.errors.isEmpty && answer.others == 0)
        #expect(answer.plan == "1..4")
        #expect(answer.points.map(\.isPassed) == [true, false, false, false])
        #expect(answer.points.first?.name == "- suites/session.json: a plain session")
        let failure = try #require(answer.diagnostics.dropFirst().first?.failures?.first)
        #expect(failure.found == "{\n    alert = hello;\n    session = 2;\n}")
        #expect(answer.diagnostics.first?.why?.hasSuffix("hyphen: \"ab-12\".") == true)
    }

    @Test(
        "TAP::Parser reads hostile names as names and hostile values as values",
        .needs(.tapParser))
    func parsedHostile() throws {
        let answer = try Self.perl.read(SuiteRun.hostile.report(.tap), as: Answer.self)
        let texts = SuiteRun.hostileTexts
        let count = texts.count * texts.count
        #expect(answer.errors.isEmpty && answer.others == 0)
        #expect(answer.passed == 0 && answer.failed == count + 1)
        #expect(answer.points.allSatisfy { !$0.isPassed && $0.directive.isEmpty })
        #expect(
            answer.points[count - texts.count..<count].map(\.name)
                == [
                    "(empty)", "␠", "␠␠two blanks at both ends␠␠", "quotes \" and ' and \"",
                    "]]> <b>&amp;</b>", "an escape ␛[31m and ␀␡�", "a new␊line␊",
                    "a tab␉and a return␍␊", "👩‍👩‍👧 안녕", "later \\# TODO", "ok \\# SKIP not",
                    "a back\\\\slash \\\\\\# \\\\", "Bail out!", "1..7", "--- ...",
                    "turned �round�",
                    "parted�line ��", "key: value", "e\u{301}",
                ].map { "- e\u{301}: " + $0 })
        let failures = answer.diagnostics.prefix(texts.count).compactMap { $0.failures?.first }
        // An escape that its reader does not know stays as it is written.
        let understood = texts.map {
            $0.replacing("\u{202E}", with: "\\u202E").replacing("\u{061C}", with: "\\u061C")
                .replacing("\u{2028}", with: "\\u2028").replacing("\u{FEFF}", with: "\\uFEFF")
                .replacing("\u{FFFE}", with: "\\uFFFE")
        }
        #expect(failures.map(\.expected) == understood)
        #expect(failures.map(\.found) == understood.map { $0 + "x" })
    }

    @Test(
        "Long values are cut where they differ, so that TAP::Parser can read them",
        .needs(.tapParser))
    func parsedLong() throws {
        let long = String(repeating: "\u{1F3FB}\u{E0041}\u{1B}", count: 20_000)
        let run = SuiteRun(results: [
            SuiteResult(
                name: "long",
                content: .ran([SuiteRun.failed("x", expected: long + "a" + long, found: long + "b")]
                ))
        ])
        let answer = try Self.perl.read(run.report(.tap), as: Answer.self)
        #expect(answer.errors.isEmpty)
        let failure = try #require(answer.diagnostics.first?.failures?.first)
        let expected = failure.expected.unicodeScalars
        let found = failure.found.unicodeScalars
        #expect(expected.first == "…" && expected.last == "…")
        #expect(found.first == "…" && found.last == "b")
        #expect(expected.prefix(found.count - 1).elementsEqual(found.dropLast()))
        #expect(expected.dropFirst(found.count - 1).first == "a")
    }
}
