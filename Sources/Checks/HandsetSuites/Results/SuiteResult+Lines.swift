import Handset

extension SuiteResult {
    /// Returns the lines of the messages why a suite could not be read.
    static func lines(of messages: [String]) -> [String] {
        messages.flatMap { message in
            message.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
                .map { ShownText.replaced(Substring($0)) }
        }
    }
}

extension CaseResult {
    var lines: [ReportLine] {
        failures.flatMap(\.lines)
            + reasons.flatMap { reason in
                // A reason may quote several lines.
                reason.unicodeScalars.split(separator: "\n").enumerated().map { offset, line in
                    ReportLine(
                        (offset == 0 ? "why: " : "     ") + ShownText.line(Substring(line)), .reason
                    )
                }
            }
            + (page.map { [ReportLine("page: " + ShownText.whole($0))] } ?? [])
    }
}

extension CaseFailure {
    var lines: [ReportLine] {
        let difference = ValueDifference(expected: expected, found: found)
        return [ReportLine(heading)] + difference.lines.map { $0.indented(by: 2) }
    }

    /// The field and its place in the suite.
    var heading: String {
        let isByLine = ValueDifference.isByLine(expected, found)
        let legend = isByLine ? " (- is expected, + is found)" : ""
        return "\(ShownText.whole(field)), stated at \(place)\(legend):"
    }

    /// The expected and the found value in one sentence; it leaves out long values.
    var summary: String {
        let isByLine = ValueDifference.isByLine(expected, found)
        let field = ShownText.whole(field)
        return isByLine
            ? "\(field) differs"
            : "\(field): expected \(ShownText.whole(expected)), found \(ShownText.whole(found))"
    }
}
