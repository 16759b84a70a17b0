extension FormPattern {
    /// The number of bytes that a field with any text may have.
    private static let largestText = 4_096
    private static let hidden = ["<private>", "<redacted>", "<mask.hash:"].map { Array($0.utf8) }

    /// Finds the words in a message.
    ///
    /// - Parameter message: The message, with its lines joined.
    /// - Returns: The fields in their order; `nil` if the words are not there.
    func match(_ message: ArraySlice<UInt8>) -> [(field: LogField, text: ArraySlice<UInt8>)]? {
        // The first literal may stand anywhere: in front of it is what no form knows.
        guard
            let first = pieces.firstIndex(where: { if case .literal = $0 { true } else { false } }),
            case .literal(let literal) = pieces[first]
        else { return nil }
        var start = message.startIndex
        for _ in 0..<64 {
            guard let found = Self.find(literal, in: message[start...]) else { return nil }
            if let fields = match(message, literalAt: found, piece: first) { return fields }
            start = found + 1
        }
        return nil
    }

    private func match(
        _ message: ArraySlice<UInt8>, literalAt found: Int, piece first: Int
    ) -> [(field: LogField, text: ArraySlice<UInt8>)]? {
        var fields: [(field: LogField, text: ArraySlice<UInt8>)] = []
        // At most one field stands before the first literal.
        if first > 0, case .field(let field) = pieces[0] {
            let head = message[..<found]
            let text = head.suffix(from: Self.startOfName(in: head))
            guard field == .any || !text.isEmpty else { return nil }
            fields.append((field, field == .any ? head.suffix(Self.largestText) : text))
        }
        var index = found
        var position = first
        while position < pieces.count {
            switch pieces[position] {
            case .literal(let bytes):
                guard message[index...].starts(with: bytes) else { return nil }
                index += bytes.count
            case .field(let field):
                let rest = message[index...]
                let text: ArraySlice<UInt8>
                if let hidden = Self.hiddenText(in: rest) {
                    text = hidden
                } else if let taken = field.take(from: rest) {
                    text = taken
                } else if field == .any {
                    text = anyText(in: rest, before: position + 1)
                } else {
                    return nil
                }
                fields.append((field, text))
                index = text.endIndex
            }
            position += 1
        }
        return fields
    }

    /// Returns the text up to the next literal.
    private func anyText(in rest: ArraySlice<UInt8>, before position: Int) -> ArraySlice<UInt8> {
        let reach = rest.prefix(Self.largestText)
        guard position < pieces.count, case .literal(let next) = pieces[position] else {
            return reach
        }
        return Self.find(next, in: reach).map { reach[..<$0] } ?? reach
    }

    private static func hiddenText(in rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard rest.first == UInt8(ascii: "<"),
            let word = hidden.first(where: { rest.starts(with: $0) })
        else { return nil }
        if word.last == UInt8(ascii: ">") { return rest.prefix(word.count) }
        return rest.prefix(80).firstIndex(of: UInt8(ascii: ">")).map { rest[...$0] }
    }

    private static func startOfName(in head: ArraySlice<UInt8>) -> Int {
        var start = head.endIndex
        while start > head.startIndex, ByteScan.isName(head[start - 1]) { start -= 1 }
        return start
    }

    /// Returns the index of the first occurrence of some bytes.
    static func find(_ wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        var index = bytes.startIndex
        let last = bytes.endIndex - wanted.count
        while index <= last {
            if bytes[index] == first, bytes[index...].starts(with: wanted) { return index }
            index += 1
        }
        return nil
    }
}

extension LogField {
    /// Takes the text of the field; `nil` if it does not begin there, or the field has no bytes of its own.
    func take(from rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var scan = ByteScan(rest)
        let text: ArraySlice<UInt8>
        switch self {
        case .bundle, .topic, .appExtension:
            text = Self.identifier(&scan)
        case .program, .asker, .status, .action:
            text = scan.take(while: ByteScan.isName)
        case .request:
            let left = scan.take(while: ByteScan.isHexadecimal)
            guard left.count == 4, scan.take("-") else { return nil }
            guard scan.take(while: ByteScan.isHexadecimal).count == 4 else { return nil }
            return rest[..<scan.index]
        case .activity:
            text = scan.take(while: ByteScan.isHexadecimal)
            guard (4...16).contains(text.count) else { return nil }
        case .number, .pid, .priority, .domain, .sentAt:
            _ = scan.take("-")
            _ = scan.take(while: ByteScan.isDigit)
            text = rest[..<scan.index]
        case .decision:
            text = scan.take(while: { ByteScan.isLetter($0) || $0 == 32 })
        case .file:
            text = scan.take(while: { $0 != UInt8(ascii: "\"") && $0 >= 32 })
        case .any: return nil
        }
        return text.isEmpty ? nil : text
    }

    /// Takes an identifier, of which people blot out parts: `com.****.app`, `<my app>.dev`.
    private static func identifier(_ scan: inout ByteScan) -> ArraySlice<UInt8> {
        let start = scan.index
        while let next = scan.next, scan.index - start < 160 {
            if next == UInt8(ascii: "<") {
                let before = scan.index
                _ = scan.take(while: { $0 != UInt8(ascii: ">") && $0 >= 32 })
                guard scan.take(">") else {
                    scan.index = before
                    break
                }
            } else if ByteScan.isName(next) || next == UInt8(ascii: "*") || next >= 128 {
                scan.index += 1
            } else {
                break
            }
        }
        return scan.bytes[start..<scan.index]
    }
}
