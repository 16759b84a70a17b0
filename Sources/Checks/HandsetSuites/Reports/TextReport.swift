import Handset

/// A report for people.
///
/// Values are safe to show on a terminal, and everything in them can be seen. A control character is
/// shown as its picture, a blank at an end as `␠`, and an empty value as `(empty)`. Where two values
/// look the same, the report adds the code points that differ.
///
/// Cases that passed are counted, and told only in a verbose report.
///
/// ```text
/// suites/session.json: 1 passed, 1 failed
///   FAILED  a quoted session (suites/session.json:9:5)
///     session, stated at suites/session.json:12:7:
///       expected: ab-12
///       found:    "ab-12"
///     why: Darwin prints quotes around a value with a hyphen.
///
/// 1 passed, 1 failed
/// ```
package struct TextReport: SuiteReport {
    private let isColoured: Bool
    private let fold: TextFold
    private let isVerbose: Bool
    private var counts = SuiteCounts()
    /// True if the suite before has more lines than one, after which an empty line stands.
    private var isAfterDetails = false
    /// The states and actions so far, which are shown last; `nil` if they are not shown.
    private var coverage: StateCoverage?

    /// Sentences are folded at `width` columns; if that is `nil`, they stay whole.
    package init(
        isColoured: Bool = false, width: Int? = nil, isVerbose: Bool = false,
        hasCoverage: Bool = false
    ) {
        self.isColoured = isColoured
        self.isVerbose = isVerbose
        coverage = hasCoverage ? StateCoverage() : nil
        fold = TextFold(width: width)
    }

    package mutating func begin(to output: inout some TextOutputStream) {}

    /// Writes the counts of a suite, and its cases that failed or the messages why it could not be read.
    package mutating func write(_ result: SuiteResult, to output: inout some TextOutputStream) {
        let name = styled(.bold, ShownText.whole(result.name))
        counts.add(result)
        coverage?.add(result)
        switch result.content {
        case .ran(let cases):
            var own = SuiteCounts()
            own.add(result)
            let told = isVerbose ? cases : cases.filter { !$0.passed }
            if isAfterDetails || !told.isEmpty, counts.suiteCount > 1 { output.write("\n") }
            isAfterDetails = !told.isEmpty
            output.write("\(name): \(own)\n")
            for result in told { write(result, to: &output) }
        case .unreadable(let messages):
            if counts.suiteCount > 1 { output.write("\n") }
            isAfterDetails = true
            output.write("\(name): \(styled(.red, "could not be read"))\n")
            let lines = SuiteResult.lines(of: messages).joined(separator: "\n")
            if !messages.isEmpty {
                output.write(MessageText(isColoured: isColoured, fold: fold).written(lines) + "\n")
            }
        }
    }

    package mutating func end(to output: inout some TextOutputStream) {
        let isGood = !counts.hasFailures && !counts.hasUnreadableSuites
        if counts.suiteCount > 0 { output.write("\n") }
        output.write(styled(isGood ? .green : .red, "\(counts)") + "\n")
        guard let coverage else { return }
        output.write("\n")
        for line in coverage.lines(isColoured: isColoured, width: fold.width) {
            output.write(line + "\n")
        }
    }

    private func write(_ result: CaseResult, to output: inout some TextOutputStream) {
        let name = ShownText.whole(result.name)
        guard !result.passed else {
            output.write("  \(styled(.green, "passed"))  \(name)\n")
            return
        }
        output.write("  \(styled(.red, "FAILED"))  \(styled(.bold, name)) (\(result.place))\n")
        for line in cut(result.lines.map { $0.indented(by: 4) }) {
            switch line.kind {
            case .plain, .caret: output.write(line.text + "\n")
            case .reason:
                // As far as the text after "why: ".
                for line in fold.lines(of: line.text, indentation: 9) { output.write(line + "\n") }
            case .expected: output.write(styled(.green, line.text) + "\n")
            case .found: output.write(styled(.red, line.text) + "\n")
            }
        }
    }

    /// Returns lines in which two values above a caret are cut around it to the width, both alike.
    private func cut(_ lines: [ReportLine]) -> [ReportLine] {
        guard let width = fold.width else { return lines }
        var lines = lines
        for index in lines.indices.dropFirst(2) where lines[index].kind == .caret {
            let caret = lines[index].text
            let indentation = Self.indentation(of: caret)
            let words = caret.dropFirst(indentation)
            // The values begin after a sign and a blank.
            let margin = Self.indentation(of: lines[index - 1].text) + 2
            guard indentation >= margin, width > 2 * margin else { continue }
            let values = [index - 2, index - 1].map { index in
                SourceExcerpt(
                    text: String(lines[index].text.unicodeScalars.dropFirst(margin)),
                    indentation: indentation - margin)
            }
            let end = max(values[0].width, values[1].width)
            let narrowed = values.map {
                $0.narrowed(to: width - margin, of: end, markCount: words.count)
            }
            for (offset, value) in narrowed.enumerated() {
                let line = lines[index - 2 + offset]
                let start = String(line.text.unicodeScalars.prefix(margin))
                lines[index - 2 + offset] = ReportLine(start + value.text, line.kind)
            }
            let blanks = String(repeating: " ", count: margin + narrowed[1].indentation)
            lines[index] = ReportLine(blanks + words, .caret)
        }
        return lines
    }

    private static func indentation(of line: String) -> Int {
        line.utf8.prefix { $0 == 0x20 }.count
    }

    /// The parameters of `Select Graphic Rendition` (ECMA-48).
    private enum Style: Int {
        case bold = 1
        case red = 31
        case green = 32
    }

    private func styled(_ style: Style, _ text: String) -> String {
        isColoured ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
