import Handset

// The reading of dictionaries, and of members without one.

extension LogReader {
    /// The number of bytes that may be read again after a text that is not a dictionary.
    private static let retryByteCount = 128
    /// The number of bytes that may be read again after a message that was refused.
    private static let refusalByteCount = 1 << 10

    func readContainer(at offset: Int) -> Attempt {
        let text = makeText(from: offset)
        var parser = LogParser(text)
        do throws(LogFault) {
            try parser.parseContainer()
        } catch {
            return attempt(after: error, parser, at: offset)
        }
        return finish(parser, from: 0, at: offset)
    }

    /// Tries to read the members of a dictionary without its braces; `nil` if no member is at the offset.
    func readMembers(at offset: Int) -> Attempt? {
        guard offset >= log.deadEnds.membersEnd else { return nil }
        let text = makeText(from: offset)
        var parser = LogParser(text)
        guard parser.isAtMember else { return nil }
        do throws(LogFault) {
            try parser.parseMembers()
        } catch {
            let attempt =
                parser.memberCount > 0 || parser.tree.hasAPS
                ? attempt(after: error, parser, at: offset) : nil
            leaveOutMembers(after: error, parser, attempt, at: offset)
            return attempt
        }
        // `userInfo = {` is the name of a dictionary, and not its member.
        let members = parser.tree.children(of: 0)
        if members.count == 1, let member = members.first {
            let node = parser.tree.nodes[member]
            let isNamed = node.key.map { !parser.tree.bytes($0).elementsEqual(LogTree.apsKey) }
            if node.kind == .dictionary, isNamed == true {
                return readContainer(at: text.offset(of: node.range.lowerBound))
            }
        }
        return finish(parser, from: 0, at: offset, form: .members)
    }

    /// Leaves out members that would be read to the same fault as those at an offset.
    private func leaveOutMembers(
        after fault: LogFault, _ parser: LogParser, _ attempt: Attempt?, at offset: Int
    ) {
        let end = parser.text.offset(of: Swift.max(fault.index, parser.index))
        guard case .done(let next) = attempt else {
            guard end - offset > Self.retryByteCount else { return }
            return log.deadEnds.leaveOutMembers(in: offset..<end)
        }
        // A refusal stands for its message alone. A string that is not closed is remembered by itself.
        guard end - next > Self.refusalByteCount, fault.cause != .unclosedString else { return }
        log.deadEnds.leaveOutMembers(in: next..<end)
    }

    func makeText(from offset: Int) -> LogText {
        LogText(
            from: offset, lineStart: lineStart, in: log,
            maximumByteCount: settings.maximumByteCount)
    }

    // MARK: - What was read

    /// Adds an event for a text that was parsed, if it holds a payload.
    func finish(
        _ parser: LogParser, from start: Int, at offset: Int, form: LogForm? = nil
    ) -> Attempt {
        let next = Swift.max(parser.text.offset(of: parser.index), offset + 1)
        guard parser.tree.hasAPS else {
            addStrings(of: parser.tree, at: offset)
            return .done(next: next)
        }
        let found = LogFinding(
            parser, range: start..<parser.index, form: form ?? self.form(of: parser, at: offset))
        if let unreadable = parser.unreadable, found.payload != nil || parser.tree.hasAPS {
            refuse(unreadable, in: parser.text, from: offset)
        } else if found.payload != nil {
            add(found, at: offset)
        }
        return .done(next: next)
    }

    private func form(of parser: LogParser, at offset: Int) -> LogForm {
        switch parser.text.byte(at: 0) {
        case UInt8(ascii: "["):
            return parser.isHashable ? .swift : .swiftDictionary
        default:
            guard parser.tree.nodes.first?.isOldStyle != true else {
                let start = Swift.max(lineStart, log.window.start, offset - 256)
                let head = log.bytes(start..<Swift.max(start, offset))
                let isLaunch = String(decoding: head, as: UTF8.self).contains("LaunchOptions")
                return isLaunch ? .launchOptions : .description
            }
            return .json
        }
    }

    // MARK: - What cannot be read

    /// Refuses a text at a fault if it holds a payload.
    func attempt(after fault: LogFault, _ parser: LogParser, at offset: Int) -> Attempt {
        let faultOffset = parser.text.offset(of: fault.index)
        let isLong = faultOffset - offset > Self.retryByteCount
        let nothing = Attempt.nothing(next: isLong ? faultOffset : offset + 1)
        guard parser.memberCount > 0 || parser.hasOldStyleKey || parser.tree.hasAPS else {
            return nothing
        }
        if !parser.tree.hasAPS, faultOffset < harmlessEnd { return nothing }
        let end = endOfMessage(parser, from: fault.index)
        log.work.add(end)
        let hasKey =
            parser.tree.hasAPS
            || parser.text.bytes[..<end].withUnsafeBufferPointer { LogAnchors.hasKey($0) }
        let endOffset = parser.text.offset(of: end)
        guard hasKey else {
            harmlessEnd = Swift.max(harmlessEnd, endOffset)
            return nothing
        }
        refuse(fault, in: parser.text, from: offset)
        return .done(next: Swift.max(endOffset, offset + 1))
    }

    private func refuse(_ fault: LogFault, in text: LogText, from offset: Int) {
        var cause = fault.cause
        if case .unfinished(_, let isFollowed) = cause {
            cause = .unfinished(line: log.place(of: offset).line, isFollowed: isFollowed)
        }
        var faultOffset = text.offset(of: fault.index)
        // Nobody looks for the place at which a limit is reached.
        if case .tooLarge = cause { faultOffset = offset }
        pending.append(.refusal(log.refusal(cause, at: faultOffset)))
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
