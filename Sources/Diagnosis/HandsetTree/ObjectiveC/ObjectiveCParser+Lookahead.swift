extension ObjectiveCParser {
    /// The number of tokens that are looked at before a decision.
    private static let maximumLookahead = 64

    /// True if a type begins or ends here, so that all functions are at their end.
    var startsOuter: Bool {
        guard token.kind == .word, token.text.utf8.first == UInt8(ascii: "@") else { return false }
        return switch token.text {
        case "@end", "@implementation", "@interface": true
        default: false
        }
    }

    /// True if a method begins here.
    var startsMethod: Bool {
        guard token.isFirst, has("-") || has("+"), has("(", at: place + 1),
            let end = closing(place + 1), end - place < Self.maximumLookahead, isWord(end + 1)
        else { return false }
        return ["{", ";", ":"].contains(text(end + 2)) && !has("?", at: place - 1)
    }

    /// Returns the index behind the angle bracket that closes the one at an index; `nil` if there is none, or if
    /// what stands between is not made of types.
    func angleEnd(_ start: Int) -> Int? {
        var open = 0
        var index = start
        while index < start + Self.maximumLookahead {
            switch kind(index) {
            case .word, .number: break
            case .sign:
                switch text(index) {
                case "<": open += 1
                case ">": open -= 1
                case ">>": open -= 2
                case "*", "&", "&&", ",", "::", "^", "...": break
                case "(":
                    guard let end = closing(index), end - index < 32 else { return nil }
                    index = end
                default: return nil
                }
            default: return nil
            }
            index += 1
            if open <= 0 { return index }
        }
        return nil
    }

    /// True if a declaration of a variable begins here.
    func startsDeclaration(isCondition: Bool = false) -> Bool {
        guard isWord(place) else { return false }
        let first = tokens[place].text
        if ObjectiveCNames.declarationWords.contains(first) { return true }
        if ObjectiveCNames.isTypeof(first) { return has("(", at: place + 1) }
        if ObjectiveCNames.expressionWords.contains(first) || first.hasPrefix("@") { return false }
        var index = place + 1
        while index < place + Self.maximumLookahead {
            if has("::", at: index), isWord(index + 1) {
                index += 2
            } else if has("<", at: index), let end = angleEnd(index) {
                index = end
            } else {
                break
            }
        }
        if isWord(index) {
            return !tokens[index].isFirst && !has("in", at: index)
                && !(isCondition && has("and", at: index))
        }
        if isPointerDeclarator(index) { return true }
        return startsPointer(index, isCondition: isCondition)
    }

    private func startsPointer(_ start: Int, isCondition: Bool) -> Bool {
        var index = start
        guard has("*", at: index) || has("&", at: index) || has("&&", at: index) && !isCondition
        else { return false }
        while index < start + 16 {
            let text = text(index)
            guard ["*", "&", "&&"].contains(text) || ObjectiveCNames.qualifiers.contains(text)
            else { break }
            index += 1
        }
        if isPointerDeclarator(index) { return true }
        guard isWord(index) else { return false }
        if has("=", at: index + 1) { return true }
        if isCondition { return false }
        return [";", ",", "[", ":", "in"].contains(text(index + 1))
            || isWord(index + 1) && isTrailing(index + 1)
    }

    /// Returns true if the name of a block or of a pointer to a function stands at an index, such as `(^name)(`.
    func isPointerDeclarator(_ start: Int) -> Bool {
        guard has("(", at: start), has("^", at: start + 1) || has("*", at: start + 1),
            let end = closing(start), end - start < 12, end - start > 2
        else { return false }
        guard (start + 2..<end).allSatisfy({ isWord($0) || has("[", at: $0) || has("]", at: $0) })
        else { return false }
        return has("(", at: end + 1)
    }

    /// Returns true if nothing but attributes stands from an index to the end of a declarator.
    func isTrailing(_ start: Int) -> Bool {
        var index = start
        while index < start + 16 {
            guard isWord(index), ObjectiveCNames.isAttribute(tokens[index].text) else { break }
            index += 1
            if has("(", at: index), let end = closing(index) { index = end + 1 }
        }
        guard index > start else { return false }
        return ["=", ";", ",", "{", ")"].contains(text(index)) || kind(index) == .end
            || index < tokens.count && tokens[index].isFirst
    }
}
