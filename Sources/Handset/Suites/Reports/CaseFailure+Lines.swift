extension CaseFailure {
    /// What was expected and found, as lines for people.
    var lines: [ReportLine] {
        let difference = ValueDifference(expected: expected, found: found)
        let isByLine = ValueDifference.isByLine(expected, found)
        let legend = isByLine ? " (- is expected, + is found)" : ""
        let heading = "\(ShownText.whole(field)), stated at \(place)\(legend):"
        return [ReportLine(heading)] + difference.lines.map { $0.indented(by: 2) }
    }

    /// What was expected and found in one sentence, the values only if they are short.
    var summary: String {
        let isByLine = ValueDifference.isByLine(expected, found)
        let field = ShownText.whole(field)
        return isByLine
            ? "\(field) differs"
            : "\(field): expected \(ShownText.whole(expected)), found \(ShownText.whole(found))"
    }
}
