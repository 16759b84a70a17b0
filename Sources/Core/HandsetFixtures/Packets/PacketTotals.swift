struct PacketTotals {
    private var notificationCount = 0
    private var otherCount = 0
    private var errorCount = 0
    private var warningCount = 0
    private var skippedCount = 0

    mutating func add(_ event: PacketEvent) {
        switch event {
        case .notification(let unpacked):
            notificationCount += 1
            let warnings = unpacked.faults.count { $0.isWarning }
            warningCount += warnings
            errorCount += unpacked.faults.count - warnings
        case .errorResponse, .feedbackRecord: otherCount += 1
        case .damage: errorCount += 1
        case .skipped(let range): skippedCount += range.count
        }
    }

    var title: String {
        if notificationCount == 0, otherCount > 0 { return Self.count(otherCount, "record") }
        return Self.count(notificationCount, "notification")
    }

    /// The sums of what is wrong.
    var lines: [String] {
        var parts: [String] = []
        if notificationCount > 0, otherCount > 0 {
            parts.append(Self.count(otherCount, "error response"))
        }
        if errorCount > 0 { parts.append(Self.count(errorCount, "error")) }
        if warningCount > 0 { parts.append(Self.count(warningCount, "warning")) }
        if skippedCount > 0 { parts.append("\(Self.count(skippedCount, "byte")) skipped") }
        return [parts.isEmpty ? "no faults" : parts.joined(separator: ", ")]
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
