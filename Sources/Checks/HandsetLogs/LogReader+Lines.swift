import Handset

// The search for payloads in a line.

extension LogReader {
    enum Attempt {
        /// There is none; reading goes on at an offset.
        case nothing(next: Int)
        /// A text was read that is not a payload, or an event is pending; reading goes on at an offset.
        case done(next: Int)
    }

    /// Reads the line at the position; returns true if something was read, and the position has moved.
    func readLine(upTo end: Int) -> Bool {
        let isWhole = position == lineStart
        if isWhole {
            let content = startOfContent(ofLineAt: position, upTo: end)
            for attempt in [
                readHexDump(at: content), readKeyLines(at: content), readMembers(at: content),
            ] {
                if let attempt, take(attempt) { return true }
            }
        }
        var offset = position
        while let candidate = nextCandidate(from: offset, upTo: end) {
            let attempt = readCandidate(at: candidate, upTo: end)
            if take(attempt) { return true }
            if case .nothing(let next) = attempt { offset = Swift.max(next, candidate + 1) }
            if offset > end {
                move(to: offset)
                return true
            }
        }
        return false
    }

    /// Moves to the end of what was read.
    private func take(_ attempt: Attempt) -> Bool {
        guard case .done(let next) = attempt, next > position else { return false }
        move(to: next)
        return true
    }

    /// Returns the offset after the prefix, the marks and the indentation of a line.
    func startOfContent(ofLineAt offset: Int, upTo end: Int) -> Int {
        log.withBeginning(ofLineAt: offset) { line in
            var index = RecordPrefix(line)?.count ?? 0
            while index < line.count, Self.isMark(line[index]) { index += 1 }
            return Swift.min(offset + index, end)
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "*"),
            UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"):
            true
        default: false
        }
    }

    // MARK: - Candidates

    /// Returns the offset of the next byte with which a payload may begin.
    private func nextCandidate(from offset: Int, upTo end: Int) -> Int? {
        guard offset < end else { return nil }
        return log.window.withBytes(in: offset..<end) { line in
            var index = 0
            defer { log.work.add(index) }
            while index < line.count {
                defer { index += 1 }
                let next = index + 1 < line.count ? line[index + 1] : UInt8(ascii: "\n")
                switch line[index] {
                case UInt8(ascii: "{") where Self.isBeginning(next): return offset + index
                case UInt8(ascii: "[") where next == UInt8(ascii: "A") || next == 34:
                    return offset + index
                case UInt8(ascii: "<") where next == UInt8(ascii: "7"): return offset + index
                case UInt8(ascii: "m"), UInt8(ascii: "A"), UInt8(ascii: "a"), UInt8(ascii: "O"),
                    UInt8(ascii: "o"):
                    guard LogPrintWord(line, at: index) != nil else { continue }
                    return offset + index
                default: continue
                }
            }
            return nil
        }
    }

    /// Returns true if a byte can follow the brace of a payload.
    private static func isBeginning(_ byte: UInt8) -> Bool {
        switch byte {
        case 9, 10, 13, 32, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"),
            UInt8(ascii: "/"), 0xC2:
            true
        default: LogParser.isBareKey(byte)
        }
    }

    private func readCandidate(at offset: Int, upTo end: Int) -> Attempt {
        let (first, next) = log.window.withBytes(in: offset..<Swift.min(end, offset + 2)) {
            ($0.first ?? 0, $0.last ?? 0)
        }
        if first == UInt8(ascii: "<") { return readData(at: offset, upTo: end) }
        if let word = log.window.withBytes(in: offset..<end, { LogPrintWord($0, at: 0) }) {
            return readPrint(of: word.language, at: offset)
        }
        if first == UInt8(ascii: "{"), next == UInt8(ascii: "\\") {
            return readLiteral(at: offset, upTo: end)
        }
        if first == UInt8(ascii: "{"), next == UInt8(ascii: "\""), isLiteral(at: offset) {
            return readLiteral(at: offset, upTo: end)
        }
        if first == UInt8(ascii: "{"), next == UInt8(ascii: "l"),
            case .done(let next) = readData(at: offset, upTo: end)
        {
            return .done(next: next)
        }
        return readContainer(at: offset)
    }

    private func readData(at offset: Int, upTo end: Int) -> Attempt {
        let data = log.window.withBytes(in: offset..<end) { LogData($0) }
        guard let data else { return .nothing(next: offset + 1) }
        if data.isCut, data.bytes.dropFirst().first == UInt8(ascii: "\"") {
            pending.append(.refusal(log.refusal(.cutData, at: offset)))
        } else if !data.isCut {
            addData(data, at: offset)
        }
        return .done(next: offset + data.count)
    }

    /// Returns true if the brace at an offset is all of a literal, which others follow: `"{" \`.
    private func isLiteral(at offset: Int) -> Bool {
        guard offset > lineStart, (try? log.window.byte(at: offset - 1)) == UInt8(ascii: "\"")
        else { return false }
        return LogLiteral.junction(makeText(from: offset), at: 1, isOpen: true) != nil
    }

    private func addLiteral(_ literal: LogLiteral, of text: LogText, at offset: Int) -> Attempt {
        let next = Swift.max(text.offset(of: literal.count), offset + 1)
        guard literal.bytes.withUnsafeBufferPointer(LogAnchors.hasKey) else {
            log.deadEnds.keylessLiteralEnd = next
            return .nothing(next: offset + 1)
        }
        addLiteral(literal.bytes, at: offset)
        return .done(next: next)
    }

    private func readLiteral(at offset: Int, upTo end: Int) -> Attempt {
        guard maximumLiteralDepth > 0 else { return .nothing(next: end) }
        guard offset >= log.deadEnds.keylessLiteralEnd else { return .nothing(next: offset + 1) }
        let (literal, hasKey) = log.window.withBytes(in: offset..<end) { bytes in
            let literal = LogLiteral(bytes)
            let text = UnsafeBufferPointer(rebasing: bytes[..<literal.count])
            return (literal, LogAnchors.hasKey(text))
        }
        log.work.add(literal.count)
        if log.window.withBytes(in: offset..<end, { LogLiteral.mayGoOn($0, at: literal.count) }) {
            let text = makeText(from: offset)
            if let joined = LogLiteral(joined: text) {
                return addLiteral(joined, of: text, at: offset)
            }
        }
        let next = offset + literal.count
        guard hasKey else {
            log.deadEnds.keylessLiteralEnd = next
            return .nothing(next: offset + 1)
        }
        addLiteral(literal.bytes, at: offset)
        return .done(next: next)
    }
}
