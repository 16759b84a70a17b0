import Handset

// The handling of texts that cannot be read.

extension LogReader {
    /// The number of bytes that may be read again after a text that is not a dictionary.
    static let retryByteCount = 128

    /// Refuses a text with a fault if it has begun as a payload.
    ///
    /// A text that may be something else goes on being searched, and is refused if nothing is found in it.
    func attempt(
        after fault: LogFault, _ parser: LogParser, at offset: Int, isMembers: Bool = false
    ) -> Attempt {
        let hasBegun = parser.memberCount > 0 || parser.hasOldStyleKey || parser.tree.hasAPS
        let isPayload = parser.open.contains(where: \.hasBegunAPS)
        let isKnown =
            offset < messageEnd || parser.text.offset(of: fault.index) < harmlessEnd
        guard hasBegun, isPayload || !isKnown else {
            return goOn(after: fault, parser, at: offset, isMembers: isMembers)
        }
        let end = endOfMessage(parser, from: fault.index)
        log.work.add(end)
        let endOffset = parser.text.offset(of: end)
        if isPayload {
            refuse(fault, in: parser.text, from: offset)
            return .done(next: Swift.max(endOffset, offset + 1))
        }
        let hasKey = parser.text.bytes[..<end].withUnsafeBufferPointer(LogAnchors.hasKeyOfContainer)
        guard hasKey else {
            harmlessEnd = Swift.max(harmlessEnd, endOffset)
            return goOn(after: fault, parser, at: offset, isMembers: isMembers)
        }
        messageEnd = endOffset
        log.deadEnds.leaveOutMembers(upTo: endOffset)
        let refusal = refusal(of: fault, in: parser.text, from: offset)
        let attempt = goOn(after: fault, parser, at: offset, isMembers: isMembers)
        if pending.isEmpty { held = HeldRefusal(refusal: refusal, end: endOffset) }
        return attempt
    }

    /// Goes on with the search behind the beginning of a text, or behind its fault if that is far away.
    private func goOn(
        after fault: LogFault, _ parser: LogParser, at offset: Int, isMembers: Bool
    ) -> Attempt {
        var index = fault.index
        // In a text that ends with its line, something else may begin.
        if let start = parser.bareStart, (0...256).contains(index - start) { index = start }
        let next = parser.text.offset(of: index)
        guard next - offset > Self.retryByteCount else { return .nothing(next: offset + 1) }
        // The dictionaries between members are tried by themselves.
        guard !isMembers else { return .nothing(next: next) }
        readParts(of: parser, upTo: index, only: .all)
        return pending.isEmpty
            ? .nothing(next: Swift.max(next, position))
            : .done(next: Swift.max(next, position))
    }

    func refuse(_ fault: LogFault, in text: LogText, from offset: Int) {
        pending.append(.refusal(refusal(of: fault, in: text, from: offset)))
    }

    private func refusal(of fault: LogFault, in text: LogText, from offset: Int) -> LogRefusal {
        var cause = fault.cause
        if case .unfinished(_, let isFollowed) = cause {
            cause = .unfinished(line: log.place(of: offset).line, isFollowed: isFollowed)
        }
        var faultOffset = text.offset(of: fault.index)
        // The place at which a limit is reached is not wanted.
        if case .tooLarge = cause { faultOffset = offset }
        return log.refusal(cause, at: faultOffset)
    }

    /// Returns the index at which the message with a fault ends, as far as that can be seen.
    private func endOfMessage(_ parser: LogParser, from index: Int) -> Int {
        var scan = parser
        scan.index = index
        while scan.index - index < 64 << 10 {
            let line = scan.index
            scan.skipLine()
            if line > index, Self.isBeginning(of: parser.text.bytes[line..<scan.index]) {
                return line
            }
            guard scan.next != nil else { break }
            scan.index += 1
            switch scan.next {
            case UInt8(ascii: "}"), UInt8(ascii: ")"):
                scan.skipLine()
                return scan.index
            case UInt8(ascii: "\n"), nil: return scan.index
            default: continue
            }
        }
        return scan.index
    }

    /// Returns true if another dictionary begins in a line.
    private static func isBeginning(of line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return false }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return true }
        guard first > 32, line.last == UInt8(ascii: "{") else { return false }
        return line.dropLast().last { $0 != 32 } != UInt8(ascii: "=")
    }
}
