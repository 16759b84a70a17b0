import Handset

// The reading of what stands within a text that was parsed.

extension LogReader {
    /// A kind of text in which payloads may stand within another text.
    enum PartKind {
        case comments, textsAndComments
        /// Everything in the part of a text that is passed over, since it has a fault behind it.
        case all
    }

    private struct Part {
        enum Kind {
            case payload, comment
            case text(Range<Int>)
        }

        let kind: Kind
        let range: Range<Int>
    }

    /// Adds the payloads within a text that was parsed, up to an index, in their order.
    func readParts(of parser: LogParser, upTo end: Int, only kind: PartKind) {
        let parts = parts(of: parser, upTo: end, only: kind)
        var firstRefusal: LogRefusal?
        for part in parts {
            // Places are counted from the position on.
            move(to: Swift.max(position, parser.text.offset(of: part.range.lowerBound)))
            log.work.add(part.range.count)
            switch part.kind {
            case .payload:
                var again = LogParser(parser.text, from: part.range.lowerBound)
                guard (try? again.parseContainer()) != nil else { continue }
                _ = finish(again, from: part.range.lowerBound, at: position)
            case .text(let text):
                let bytes = Array(parser.tree.bytes(text))
                addLiteral(bytes, at: log.place(of: position), &firstRefusal)
            case .comment: addComment(part.range, of: parser.text)
            }
        }
    }

    private func parts(of parser: LogParser, upTo end: Int, only kind: PartKind) -> [Part] {
        guard maximumLiteralDepth > 0 || kind == .all else { return [] }
        let tree = parser.tree
        var parts: [Part] = []
        var index = kind == .comments ? tree.nodes.count : 0
        while index < tree.nodes.count {
            let node = tree.nodes[index]
            defer { index += 1 }
            guard node.range.upperBound <= end else { continue }
            switch node.kind {
            case .dictionary where kind == .all && tree.isPayload(index):
                parts.append(Part(kind: .payload, range: node.range))
                index = node.end - 1
            case .text, .string:
                guard maximumLiteralDepth > 0 else { continue }
                let hasKey = tree.texts[node.text].withUnsafeBufferPointer(LogAnchors.hasKey)
                if hasKey { parts.append(Part(kind: .text(node.text), range: node.range)) }
            default: continue
            }
        }
        guard maximumLiteralDepth > 0 else { return parts }
        for comment in parser.comments where comment.upperBound <= end {
            let hasKey = parser.text.bytes[comment].withUnsafeBufferPointer(LogAnchors.hasKey)
            if hasKey { parts.append(Part(kind: .comment, range: comment)) }
        }
        return parts.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: - Comments

    /// Adds the payloads of a comment, which is read as a log of its own.
    private func addComment(_ range: Range<Int>, of text: LogText) {
        let start = text.startOfIndentation(before: range.lowerBound)
        let reader = reader(of: Array(text.bytes[start..<range.upperBound]))
        for event in reader {
            switch event {
            case .found(var found):
                move(to: Swift.max(position, text.offset(of: start + found.place.offset)))
                adopt(&found, at: log.place(of: position))
            case .refusal(let refusal):
                let offset = text.offset(of: start + refusal.place.offset)
                var cause = refusal.cause
                if case .unfinished(let line, let isFollowed) = cause {
                    let first = log.place(of: position).line
                    cause = .unfinished(line: first + line - 1, isFollowed: isFollowed)
                }
                pending.append(.refusal(log.refusal(cause, at: offset)))
            case .failure: break
            }
        }
        otherCount += reader.otherCount
    }

    func reader(of text: [UInt8]) -> LogReader {
        let lines = LogLines(source: log.source, window: InputWindow(whole: text), work: log.work)
        return LogReader(log: lines, settings, maximumLiteralDepth: maximumLiteralDepth - 1)
    }

    /// Adds a payload that another reader has found in a part of this log.
    func adopt(_ found: inout FoundPayload, at place: SourcePlace) {
        count += 1
        found.place = place
        found.payload.origin.line = place.line
        found.payload.origin.number = count
        pending.append(.found(found))
    }

    // MARK: - Texts in strings

    /// Adds the payloads of a text that stood in a string literal.
    func addLiteral(_ text: [UInt8], at offset: Int) {
        var firstRefusal: LogRefusal?
        addLiteral(text, at: log.place(of: offset), &firstRefusal)
    }

    /// Adds the payloads of a text; all refusals have the place of the first.
    private func addLiteral(
        _ text: [UInt8], at place: SourcePlace, _ firstRefusal: inout LogRefusal?
    ) {
        let reader = reader(of: text)
        defer { otherCount += reader.otherCount }
        for event in reader {
            switch event {
            case .found(var found):
                // The texts of PHP and Go have no escapes, and stand in strings as they are.
                if found.form != .php, found.form != .go { found.form = .string }
                adopt(&found, at: place)
            case .refusal(let refusal):
                var cause = refusal.cause
                if case .unfinished = cause { cause = .unfinishedString }
                var outer = firstRefusal ?? log.refusal(cause, at: place.offset)
                firstRefusal = outer
                outer.cause = cause
                pending.append(.refusal(outer))
            case .failure: break
            }
        }
    }
}
