import Handset

// The form in which an app logs each key by itself: `key: aps, value: {`.

extension LogReader {
    /// The number of other lines that may stand between two keys.
    private static let maximumGap = 8

    private static let maximumCount = 1_000

    private struct Entry {
        let line: LogKeyLine
        let parser: LogParser
        /// The offset after the value.
        let next: Int

        var key: [UInt8] { line.key }
    }

    /// Tries to read the lines of all keys of a payload; `nil` if the line at the offset is another.
    func readKeyLines(at offset: Int) -> Attempt? {
        guard let first = entry(at: offset, lineStart: lineStart) else { return nil }
        var entries: [Entry] = []
        var next: Result<Entry, LogFailure>? = first
        var keys: Set<[UInt8]> = []
        while case .success(let entry)? = next, entries.count < Self.maximumCount,
            keys.insert(entry.key).inserted
        {
            entries.append(entry)
            next = nextEntry(from: entry.next, head: entry.line.head)
        }
        if case .failure(let failure)? = next {
            pending.append(.refusal(failure.refusal))
            return .done(next: failure.next)
        }
        guard let last = entries.last else { return nil }
        // A single line with words before it may be anything.
        guard entries.count > 1 || last.line.head.isEmpty || last.key == LogTree.apsKey else {
            return nil
        }
        add(entries, at: offset)
        guard !pending.isEmpty || entries.count > 1 || last.line.head.isEmpty else { return nil }
        return .done(next: last.next)
    }

    /// A refusal, and the offset at which reading goes on.
    private struct LogFailure: Error {
        let refusal: LogRefusal
        let next: Int
    }

    private func add(_ entries: [Entry], at offset: Int) {
        guard let last = entries.last, entries.contains(where: { $0.key == LogTree.apsKey }) else {
            return
        }
        var parser = LogParser(last.parser.text, from: last.parser.index)
        let root = parser.tree.add(.dictionary, key: nil, range: 0..<0)
        for entry in entries {
            parser.tree.add(entry.parser.tree, key: entry.key)
            for repair in entry.parser.repairs { parser.note(repair) }
        }
        parser.tree.end(root, at: 0, isOldStyle: false)
        let finding = LogFinding(parser, range: 0..<0, form: .keys)
        guard finding.payload != nil else { return }
        let writer = LogTreeWriter(parser.tree, payload: root, types: settings.types)
        let payload = try? Payload(json: writer.json, source: log.source)
        let lowest = entries.map { grade(of: $0, in: payload) }.min() ?? .repaired
        add(
            json: Array(writer.json[writer.payloadRange]), form: .keys, grade: lowest,
            repairs: lowest == .repaired
                ? parser.repairs.isEmpty ? [.other] : parser.repairs : [],
            assumed: writer.assumed, lost: writer.lost, at: offset)
    }

    private func grade(of entry: Entry, in payload: Payload?) -> LogGrade {
        let tree = entry.parser.tree
        // A value that is not a container is printed as it is.
        guard let root = tree.nodes.first, root.kind == .dictionary || root.kind == .array else {
            return .exact
        }
        guard let value = payload?[String(decoding: entry.key, as: UTF8.self)] else {
            return .repaired
        }
        let text = entry.parser.text.bytes[..<entry.parser.index]
        if Array(value.description.utf8).elementsEqual(text) {
            return entry.parser.text.hasCarriageReturns ? .whiteSpace : .exact
        }
        return LogProof.withoutWhiteSpace(Array(value.description.utf8)[...])
            == LogProof.withoutWhiteSpace(text) ? .whiteSpace : .repaired
    }

    // MARK: - Entries

    /// Finds the next key, which may stand after a few other lines.
    private func nextEntry(from offset: Int, head: [UInt8]) -> Result<Entry, LogFailure>? {
        guard var end = log.end(ofLineAt: offset) else { return nil }
        for _ in 0...Self.maximumGap {
            let start = log.next(afterEnd: end)
            guard start > end, let lineEnd = log.end(ofLineAt: start) else { return nil }
            end = lineEnd
            let content = startOfContent(ofLineAt: start, upTo: lineEnd)
            if let entry = entry(at: content, lineStart: start, head: head) { return entry }
        }
        return nil
    }

    /// Reads the key and the value at an offset; `nil` if there is none.
    private func entry(
        at offset: Int, lineStart: Int, head: [UInt8]? = nil
    ) -> Result<Entry, LogFailure>? {
        guard let line = log.withBeginning(ofLineAt: offset, { LogKeyLine($0, head: head) }) else {
            return nil
        }
        guard let value = place(ofValueOf: line, at: offset, lineStart: lineStart) else {
            return nil
        }
        let start = value.offset
        let text = LogText(
            from: start, lineStart: value.lineStart, in: log,
            maximumByteCount: settings.maximumByteCount)
        var parser = LogParser(text)
        do throws(LogFault) {
            switch parser.next {
            case UInt8(ascii: "{"), UInt8(ascii: "("): try parser.parseContainer()
            default: parser.parseLine(isPair: line.isPair)
            }
        } catch {
            return failure(error, parser, at: start)
        }
        if let unreadable = parser.unreadable { return failure(unreadable, parser, at: start) }
        let next = Swift.max(text.offset(of: parser.index), start)
        return .success(Entry(line: line, parser: parser, next: next))
    }

    /// Returns the place of a value, which may stand on the line below its key; `nil` if there is none.
    private func place(
        ofValueOf line: LogKeyLine, at offset: Int, lineStart: Int
    ) -> (offset: Int, lineStart: Int)? {
        if let index = line.valueIndex { return (offset + index, lineStart) }
        guard let end = log.end(ofLineAt: offset) else { return nil }
        let next = log.next(afterEnd: end)
        guard next > end, let nextEnd = log.end(ofLineAt: next) else { return nil }
        let content = startOfContent(ofLineAt: next, upTo: nextEnd)
        let index = log.withBeginning(ofLineAt: content, line.indexOfValue)
        return index.map { (content + $0, next) }
    }

    private func failure(
        _ fault: LogFault, _ parser: LogParser, at offset: Int
    ) -> Result<Entry, LogFailure> {
        var cause = fault.cause
        if case .unfinished(_, let isFollowed) = cause {
            cause = .unfinished(line: log.place(of: offset).line, isFollowed: isFollowed)
        }
        let end = parser.text.offset(of: Swift.max(fault.index, parser.index))
        return .failure(
            LogFailure(
                refusal: log.refusal(cause, at: parser.text.offset(of: fault.index)),
                next: Swift.max(end, offset)))
    }
}

extension LogParser {
    /// Parses the rest of the line as a text without quotes.
    fileprivate mutating func parseLine(isPair: Bool) {
        let start = index
        var value: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\n") {
            value.append(byte)
            index += 1
        }
        if isPair, value.last == UInt8(ascii: ")") { value.removeLast() }
        if value.elementsEqual("<private>".utf8) {
            noteUnreadable(.redacted(token: "<private>"), at: start)
        }
        addText(decoded(value), .text, nil, start)
    }
}
