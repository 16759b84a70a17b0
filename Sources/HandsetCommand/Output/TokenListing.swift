import Handset
import HandsetFixtures

/// The lists in the help and output of `handset token`, made from those of the library.
enum TokenListing {
    /// The discussion in the help.
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
        or a byte array literal. Exit status 2: some tokens could not be cleaned up.
        """

    /// The output of `--list-answers`.
    static var answers: String {
        rows(
            GatewayAnswer.listed.map { answer in
                if case .delay = answer {
                    [
                        "delay:MILLISECONDS", prefix(of: answer, bytes: 8) + "…",
                        "The notification is accepted after this delay (8 digits).",
                    ]
                } else {
                    [answer.description, prefix(of: answer, bytes: 12), answer.meaning]
                }
            }, indentation: 0)
    }

    private static func prefix(of answer: GatewayAnswer, bytes: Int) -> String {
        let prefix = (try? AnswerToken.prefix(for: answer)) ?? []
        return (try? DeviceToken(prefix.prefix(bytes)))?.hex ?? ""
    }

    // Aligns all columns but the last.
    private static func rows(_ rows: [[String]], indentation: Int) -> String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        return rows.map { row in
            var line = String(repeating: " ", count: indentation)
            for (column, cell) in row.enumerated() {
                line += cell
                guard column < row.count - 1 else { continue }
                line += String(repeating: " ", count: widths[column] - cell.count + 2)
            }
            return line + "\n"
        }.joined()
    }
}
