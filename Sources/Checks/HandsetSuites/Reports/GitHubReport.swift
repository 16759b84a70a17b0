import Handset

/// A report as commands of GitHub's workflows, which show failures beside the lines of the suites.
///
/// Each case that failed, and each suite that could not be read, is an error with its place. The text is as in
/// `TextReport`. The states and actions that no case goes through are a notice, if they were asked for. The
/// last line has the counts.
///
/// ```text
/// ::error file=suites/session.json,line=6,col=5,title=a quoted session::session, stated at …
/// 1 passed, 1 failed
/// ```
///
/// Source: [Workflow commands for GitHub Actions](https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands).
package struct GitHubReport: SuiteReport {
    private var counts = SuiteCounts()
    /// The states and actions so far, which are shown last; `nil` if they are not shown.
    private var coverage: StateCoverage?

    package init(hasCoverage: Bool = false) { coverage = hasCoverage ? StateCoverage() : nil }

    package mutating func begin(to output: inout some TextOutputStream) {}

    package mutating func write(_ result: SuiteResult, to output: inout some TextOutputStream) {
        counts.add(result)
        coverage?.add(result)
        switch result.content {
        case .ran(let cases):
            for result in cases where !result.passed {
                let place = [
                    ("file", result.place.source), ("line", "\(result.place.line)"),
                    ("col", "\(result.place.column)"),
                ]
                Self.write(place, title: result.name, result.lines.map(\.text), to: &output)
            }
        case .unreadable(let messages):
            Self.write(
                [("file", result.name)], title: "\(result.name) could not be read",
                SuiteResult.lines(of: messages), to: &output)
        }
    }

    package mutating func end(to output: inout some TextOutputStream) {
        if let coverage {
            let untouched = coverage.untouched
            let rest = untouched.isEmpty ? "" : "; no case for \(untouched.list)"
            output.write(
                GitHubCommand.notice.line([("title", "state coverage")], coverage.sum + rest))
        }
        output.write("\(counts)\n")
    }

    private static func write(
        _ place: [(name: String, value: String)], title: String, _ lines: [String],
        to output: inout some TextOutputStream
    ) {
        output.write(
            GitHubCommand.error.line(
                place + [("title", ShownText.whole(title))], lines.joined(separator: "\n")))
    }
}
