import Handset
import HandsetLogs

/// The counts of payloads that were read from logs, for a note at the end.
struct LogNotes {
    private var assumedCount = 0
    private var guessedCount = 0
    private var lostCount = 0
    private var whiteSpaceCount = 0
    private var repairedCount = 0

    mutating func add(_ found: FoundPayload) {
        assumedCount += found.assumed.count
        guessedCount += found.guessed.count
        lostCount += found.lost.count
        switch found.grade {
        case .exact: break
        case .whiteSpace: whiteSpaceCount += 1
        case .repaired: repairedCount += 1
        }
    }

    /// The note; `nil` if all payloads are certain.
    var text: String? {
        var parts: [String] = []
        if repairedCount > 0 { parts.append(Self.counted(repairedCount, "payload") + " repaired") }
        if whiteSpaceCount > 0 {
            parts.append("white space of \(Self.counted(whiteSpaceCount, "payload")) restored")
        }
        if assumedCount > 0 {
            parts.append("the type of \(Self.counted(assumedCount, "value")) guessed")
        }
        if guessedCount > 0 {
            parts.append("the end of \(Self.counted(guessedCount, "text")) guessed")
        }
        if lostCount > 0 {
            parts.append("\(Self.counted(lostCount, "value")) lost, which the print has left out")
        }
        guard !parts.isEmpty else { return nil }
        return "handset: \(parts.joined(separator: ", ")); handset read --format json lists what"
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
