/// The line of progress, for example `handset: 12,000 payloads, 4,000 a second, 25%, 9 s left`.
struct ProgressText {
    /// The things that are counted, in the plural.
    let noun: String
    let count: Int
    /// The done share of the whole work, from 0 to 1, or `nil` if it is not known.
    let share: Double?
    /// The time since the beginning, in seconds.
    let seconds: Double

    /// The smallest share from which the time that is left can be told.
    private static let smallestShare = 0.01

    /// The text, without a newline.
    var text: String {
        var parts = ["\(Self.grouped(count)) \(noun)"]
        if seconds > 0 { parts.append("\(Self.grouped(Int(Double(count) / seconds))) a second") }
        if let share {
            let share = min(max(share, 0), 1)
            parts.append("\(Int(share * 100))%")
            if share >= Self.smallestShare, seconds > 0 {
                parts.append("\(Self.duration(seconds * (1 - share) / share)) left")
            }
        }
        return "handset: " + parts.joined(separator: ", ")
    }

    /// Returns a number with commas between thousands.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number).utf8)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return text
    }

    /// Returns a time in its two largest units.
    private static func duration(_ seconds: Double) -> String {
        let seconds = Int(min(seconds.rounded(.up), 1e9))
        return switch seconds {
        case ..<60: "\(seconds) s"
        case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
        default: "\(seconds / 3600) h \(seconds / 60 % 60) min"
        }
    }
}
