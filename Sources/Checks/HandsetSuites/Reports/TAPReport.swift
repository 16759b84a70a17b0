import Handset

/// A report in the Test Anything Protocol, which `prove` and others read.
///
/// Each case is a test point, and so is a suite that could not be read. The details of a failure
/// follow its test point as a block of YAML.
///
/// ```text
/// TAP version 13
/// ok 1 - suites/session.json: a plain session
/// not ok 2 - suites/session.json: a quoted session
///   ---
///   message: "session: expected ab-12, found \"ab-12\""
///   severity: "fail"
///   at:
///     file: "suites/session.json"
///     line: 9
///     column: 5
///   failures:
///     - field: "session"
///       file: "suites/session.json"
///       line: 12
///       column: 7
///       expected: "ab-12"
///       found: "\"ab-12\""
///   why: "Darwin prints quotes around a value with a hyphen."
///   ...
/// 1..2
/// ```
package struct TAPReport: SuiteReport {
    // Perl's `TAP::Parser` fails every run with a version above 13. The report means the same in
    // versions 13 and 14.
    private static let version = 13
    // `TAP::Parser` gives up on a quoted string of more than 32,766 characters. An escaped character
    // takes up to ten.
    private static let maximumCount = 3_000

    private var pointCount = 0
    /// The states and actions so far, which are shown last; `nil` if they are not shown.
    private var coverage: StateCoverage?

    /// The coverage is written as comments.
    package init(hasCoverage: Bool = false) { coverage = hasCoverage ? StateCoverage() : nil }

    package init() {}

    /// Writes the version of the protocol.
    package mutating func begin(to output: inout some TextOutputStream) {
        output.write("TAP version \(Self.version)\n")
    }

    package mutating func write(_ result: SuiteResult, to output: inout some TextOutputStream) {
        let name = ShownText.whole(result.name)
        coverage?.add(result)
        switch result.content {
        case .ran(let cases):
            for result in cases {
                let point = "\(name): \(ShownText.whole(result.name))"
                writePoint(point, isPassed: result.passed, to: &output)
                if !result.passed { writeDiagnostics(of: result, to: &output) }
            }
        case .unreadable(let messages):
            writePoint("\(name): could not be read", isPassed: false, to: &output)
            write(
                [
                    "---",
                    "message: "
                        + Self.quoted(SuiteResult.lines(of: messages).joined(separator: "\n")),
                    "severity: \"fail\"",
                    "at:",
                    "  file: " + Self.quoted(result.name),
                    "...",
                ], to: &output)
        }
    }

    /// Writes the coverage, and the plan: the number of test points.
    package mutating func end(to output: inout some TextOutputStream) {
        for line in coverage?.lines() ?? [] { output.write("# \(line)\n") }
        output.write(pointCount == 0 ? "1..0 # SKIP there are no cases\n" : "1..\(pointCount)\n")
    }

    private mutating func writePoint(
        _ name: String, isPassed: Bool, to output: inout some TextOutputStream
    ) {
        pointCount += 1
        var escaped = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            if scalar == "#" || scalar == "\\" { escaped.append("\\") }
            escaped.append(scalar)
        }
        output.write("\(isPassed ? "ok" : "not ok") \(pointCount) - \(String(escaped))\n")
    }

    private func writeDiagnostics(
        of result: CaseResult, to output: inout some TextOutputStream
    ) {
        var lines = [
            "---",
            "message: " + Self.quoted(result.failures.map(\.summary).joined(separator: "; ")),
            "severity: \"fail\"",
            "at:",
        ]
        lines += Self.lines(of: result.place).map { "  " + $0 }
        lines.append("failures:")
        for failure in result.failures {
            lines.append("  - field: " + Self.quoted(failure.field))
            let rest =
                Self.lines(of: failure.place)
                + Self.lines(expected: failure.expected, found: failure.found)
            lines += rest.map { "    " + $0 }
        }
        // Not a list: `TAP::Parser` reads a list element with a colon as a mapping.
        if !result.reasons.isEmpty {
            lines.append("why: " + Self.quoted(result.reasons.joined(separator: "\n")))
        }
        if let page = result.page { lines.append("page: " + Self.quoted(page)) }
        write(lines + ["..."], to: &output)
    }

    private func write(_ lines: [String], to output: inout some TextOutputStream) {
        for line in lines { output.write("  " + line + "\n") }
    }

    private static func lines(of place: SourcePlace) -> [String] {
        ["file: " + quoted(place.source), "line: \(place.line)", "column: \(place.column)"]
    }

    /// Returns lines with both values, of which long ones are cut around the place where they differ.
    private static func lines(expected: String, found: String) -> [String] {
        let common = ScalarDifference(expected: expected, found: found).commonCount
        let start = max(0, common - maximumCount / 2)
        return [
            "expected: " + quoted(expected, from: start), "found: " + quoted(found, from: start),
        ]
    }

    private static func quoted(_ text: String, from start: Int = 0) -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > maximumCount else { return text.quotedAsYAML }
        let rest = scalars.dropFirst(start)
        let isCut = rest.count > maximumCount
        let shown = (start > 0 ? "…" : "") + String(rest.prefix(maximumCount)) + (isCut ? "…" : "")
        return shown.quotedAsYAML
    }
}
