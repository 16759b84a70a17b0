extension DartParser {
    /// Reads a string with those that stand right behind it.
    func strings() -> CodeDraft {
        var draft = CodeDraft(.string, at: line)
        while kind == .string || kind == .quoteOpen {
            if kind == .string {
                draft.text += stringText(at: position)
                position += 1
            } else {
                draft.kind = .interpolation
                interpolation(&draft)
            }
        }
        return draft
    }

    private func interpolation(_ draft: inout CodeDraft) {
        let isLong = tokens[position].range.count == 3
        let level = enter()
        while !isAtEnd {
            switch kind {
            case .holeOpen:
                draft.text += "\\()"
                let hole = enter()
                draft.children.append(expression())
                if !isAtEnd { note(.notUnderstood) }
                position = limit
                leave(hole)
            case .holeName:
                draft.text += "\\()"
                draft.children.append(
                    CodeDraft(.name, String(text(at: position).dropFirst()), at: line))
                position += 1
            default:
                if kind == .quoteText {
                    let text = bytes[tokens[position].range]
                    let isFirst = isLong && position == level.opener + 1
                    draft.text += ScriptEscapes.text(isFirst ? Self.withoutEmptyLine(text) : text)
                }
                position += 1
            }
        }
        leave(level)
    }

    /// Returns the text of a string without its quotes.
    func stringText(at index: Int) -> String {
        guard index < limit else { return "" }
        var text = bytes[tokens[index].range]
        let isRaw = text.first == UInt8(ascii: "r")
        if isRaw { text = text.dropFirst() }
        guard let quote = text.first else { return "" }
        let count = text.count > 2 && text.prefix(3).allSatisfy { $0 == quote } ? 3 : 1
        text = text.dropFirst(count)
        if text.count >= count, text.suffix(count).allSatisfy({ $0 == quote }) {
            text = text.dropLast(count)
        }
        if count == 3 { text = Self.withoutEmptyLine(text) }
        return isRaw ? String(decoding: text, as: UTF8.self) : ScriptEscapes.text(text)
    }

    /// Returns the text of a string of several lines without a first line that is empty.
    private static func withoutEmptyLine(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let rest = text.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        return rest.first == 0x0A ? rest.dropFirst() : text
    }
}
