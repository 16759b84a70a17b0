import Handset

// The reading of dictionaries, and of members without one.

extension LogReader {
    /// The number of bytes that may be read again after a message that was refused.
    private static let refusalByteCount = 1 << 10

    func readContainer(at offset: Int) -> Attempt {
        let text = makeText(from: offset)
        var parser = LogParser(text)
        do throws(LogFault) {
            try parser.parseContainer()
        } catch {
            return readMap(after: parser, at: offset)
                ?? attempt(after: error, parser, at: offset)
        }
        return readMap(after: parser, at: offset) ?? finish(parser, from: 0, at: offset)
    }

    /// Tries to read the members of a dictionary without its braces; `nil` if no member is at the offset.
    func readMembers(at offset: Int) -> Attempt? {
        guard offset >= log.deadEnds.membersEnd else { return nil }
        let text = makeText(from: offset)
        var parser = LogParser(text)
        guard parser.isAtMember else { return nil }
        if let index = parser.indexOfMapAPS,
            map(of: .java, text, from: index, at: offset + index) != nil
        {
            return readContainer(at: offset + index)
        }
        do throws(LogFault) {
            try parser.parseMembers()
        } catch {
            let attempt =
                parser.memberCount > 0 || parser.tree.hasAPS
                ? attempt(after: error, parser, at: offset, isMembers: true) : nil
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

    /// Returns the text on a line before an offset, as far as it is looked at.
    func head(before offset: Int) -> String {
        let start = Swift.max(lineStart, log.window.start, offset - 256)
        return String(decoding: log.bytes(start..<Swift.max(start, offset)), as: UTF8.self)
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
        if parser.tree.hasAPS {
            let found = LogFinding(
                parser, range: start..<parser.index,
                form: form ?? self.form(of: parser, from: start, at: offset))
            if let unreadable = parser.unreadable,
                found.payload != nil || parser.tree.hasOtherAPS
            {
                refuse(unreadable, in: parser.text, from: offset)
                return .done(next: next)
            }
            if found.payload != nil {
                add(found, at: offset)
                readParts(of: parser, upTo: parser.index, only: .comments)
                return .done(next: Swift.max(next, position))
            }
            if parser.tree.hasDictionaryAPS { otherCount += 1 }
        }
        if start == 0,
            addInnerAPS(parser, at: offset) || refuseWithoutAPS(parser, at: offset)
                || refuseMessageObject(parser, at: offset)
        {
            return .done(next: next)
        }
        readParts(of: parser, upTo: parser.index, only: .textsAndComments)
        return .done(next: Swift.max(next, position))
    }

    private func form(of parser: LogParser, from start: Int, at offset: Int) -> LogForm {
        switch parser.text.byte(at: start) {
        case UInt8(ascii: "["):
            return parser.isHashable ? .swift : .swiftDictionary
        default:
            guard parser.tree.nodes.first?.isOldStyle != true else {
                return head(before: offset).contains("LaunchOptions")
                    ? .launchOptions : .description
            }
            return .json
        }
    }
}
