import Handset
import HandsetFixtures

/// The lists in the help and output of `handset token`, made from the library's.
enum TokenListing {
    static let discussion = """
        With --seed, the tokens are the same on every machine and in every release; without it, \
        they are random.

        Formats:
        \(rows(TokenFormat.allCases.map { [$0.rawValue, $0.meaning] }, indentation: 2))
        Broken kinds, with the gateway's answer (HTTP/2 reason, binary status; command 0 of the \
        binary protocol gets no answer):
        \(rows(BrokenTokenKind.allCases.map {
            [$0.rawValue, "\($0.reason), \($0.status.code): \($0.meaning)"]
        }, indentation: 2))
        Answers: a reason of the HTTP/2 API such as Unregistered, a status of the binary protocol \
        (status:8, or 8), close, stall, delay:MILLISECONDS. --list-answers lists them all.

        A pasted token may be hex with the usual separators, a description with < and >, base64, \
        or a byte array literal, with the text around it: a label, Optional(…), JSON, a line of a \
        log. Tokens of FCM and Expo are named for what they are. Exit status 2: some tokens could \
        not be cleaned up.
        """

    /// Returns the output of `--list-answers`: a line for each answer, where it fits.
    static func answers(_ fold: TextFold) -> String {
        rows(
            AnswerToken.Answer.listed.map { answer in
                if case .delay = answer {
                    [
                        "delay:MILLISECONDS", prefix(of: answer, bytes: 8) + "…",
                        "The notification is accepted after this delay (8 digits).",
                    ]
                } else {
                    [answer.description, prefix(of: answer, bytes: 12), answer.meaning]
                }
            }, indentation: 0, fold)
    }

    private static func prefix(of answer: AnswerToken.Answer, bytes: Int) -> String {
        let prefix = (try? AnswerToken.prefix(for: answer)) ?? []
        return (try? DeviceToken(prefix.prefix(bytes)))?.hex ?? ""
    }

    // Aligns all columns but the last, which is folded.
    private static func rows(
        _ rows: [[String]], indentation: Int, _ fold: TextFold = TextFold(width: nil)
    ) -> String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        return rows.map { row in
            var line = String(repeating: " ", count: indentation)
            for (column, cell) in row.dropLast().enumerated() {
                line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
            }
            return Self.row(line, row.last ?? "", fold) + "\n"
        }.joined()
    }

    /// Returns a row with its last cell, which stands below it if there is no room for it.
    private static func row(_ line: String, _ cell: String, _ fold: TextFold) -> String {
        guard let width = fold.width, width - line.count < leastWidth else {
            let lines = fold.lines(of: cell, indentation: line.count, from: line.count)
            return line + lines.joined(separator: "\n")
        }
        let blanks = String(repeating: " ", count: lowerIndentation)
        let lines = fold.lines(of: cell, indentation: lowerIndentation, from: lowerIndentation)
        let above = String(line.reversed().drop { $0 == " " }.reversed())
        return above + "\n" + blanks + lines.joined(separator: "\n")
    }

    /// The smallest number of columns for a folded cell beside others.
    private static let leastWidth = 25
    /// The number of blanks before a cell below its row.
    private static let lowerIndentation = 4
}
