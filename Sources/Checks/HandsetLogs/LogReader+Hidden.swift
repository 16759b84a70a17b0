import Handset

// The signs of a payload that is not in the text.

extension LogReader {
    private static let maximumObjectByteCount = 16 << 10

    /// Rejects a hidden value, an object printed without its userInfo, or a dictionary printed by lldb, if one
    /// stands in the rest of a line.
    func refuseHidden(upTo end: Int) {
        var start = position
        while let anchor = anchors.next(from: start, in: log.window), anchor.offset < end {
            switch anchor.kind {
            case .object:
                let name = log.bytes((anchor.offset + 1)..<Swift.min(end, anchor.offset + 64))
                    .prefix { QuotedText.isBare($0) }
                refuse(.object(name: String(decoding: name, as: UTF8.self)), at: anchor.offset)
                return move(to: endOfObject(at: anchor.offset))
            case .redaction:
                switch systemLine(upTo: anchor.offset) {
                case .none: return refuse(.redacted(token: "<private>"), at: anchor.offset)
                case .payload: return refuse(.hiddenBySystem, at: anchor.offset)
                case .other: start = anchor.offset + 1
                }
            case .debugger: return refuse(.debugger, at: anchor.offset)
            case .key, .data, .inner, .swift, .dump, .message: start = anchor.offset + 1
            }
        }
    }

    private enum SystemLine {
        /// The line is of an app.
        case none
        /// The line is of one of iOS's own processes, and would have a payload.
        case payload
        case other
    }

    /// Looks whether a line comes from one of iOS's own processes, whose words cannot be changed.
    private func systemLine(upTo offset: Int) -> SystemLine {
        let start = Swift.max(lineStart, Swift.max(log.window.start, offset - LogLines.prefixReach))
        guard start < offset else { return .none }
        let bytes = log.bytes(start..<offset)
        let isOfSystem = Self.systemProcesses.contains { bytes.contains(subsequence: $0) }
        guard isOfSystem else { return .none }
        return bytes.contains(subsequence: "payload".utf8) ? .payload : .other
    }

    private static let systemProcesses = ["apsd", "SpringBoard", "dasd", "callservicesd"].map {
        Array($0.utf8)
    }

    private func refuse(_ cause: LogRefusal.Cause, at offset: Int) {
        pending.append(.refusal(log.refusal(cause, at: offset)))
    }

    /// Returns the offset after the description of an object and of all objects in it; the position if its end
    /// is not found.
    private func endOfObject(at offset: Int) -> Int {
        guard offset >= log.deadEnds.objectsEnd else { return position }
        var depth = 0
        var end = offset
        while end - offset < Self.maximumObjectByteCount, let byte = try? log.window.byte(at: end) {
            log.work.add(1)
            end += 1
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">") { depth -= 1 }
            if depth == 0 { return end }
        }
        log.deadEnds.leaveOutObjects(upTo: end)
        return position
    }
}
