extension ObjectiveCParser {
    /// The number of tokens within the parentheses of a cast.
    private static let maximumCastLength = 64

    /// Takes a type in parentheses before a value and returns it; `nil` if something else stands here.
    mutating func cast() -> String? {
        guard has("("), let end = closing(place), end - place > 1,
            end - place <= Self.maximumCastLength, isType(place + 1..<end),
            isCast(place + 1..<end, next: end + 1)
        else { return nil }
        let type = type(place + 1..<end)
        place = end + 1
        return type
    }

    /// Returns true if some tokens can be a type.
    private func isType(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        guard isWord(index) else { return false }
        while index < range.upperBound {
            switch kind(index) {
            case .word:
                let text = tokens[index].text
                if text.hasPrefix("@") || ObjectiveCNames.expressionWords.contains(text) {
                    return false
                }
                if ObjectiveCNames.isTypeof(text), let end = closing(index + 1) { index = end }
            case .sign:
                switch text(index) {
                case "*", "&", "::", "&&": break
                case "<":
                    guard let end = angleEnd(index), end <= range.upperBound else { return false }
                    index = end - 1
                case "[":
                    guard has("]", at: index + 1) || kind(index + 1) == .number,
                        let end = closing(index)
                    else { return false }
                    index = end
                case "(":
                    // A block or a pointer to a function.
                    guard has("^", at: index + 1) || has("*", at: index + 1),
                        let end = closing(index), has("(", at: end + 1),
                        let last = closing(end + 1)
                    else { return false }
                    index = last
                default: return false
                }
            default: return false
            }
            index += 1
        }
        return true
    }

    private func isCast(_ range: Range<Int>, next: Int) -> Bool {
        let isPlain = range.count == 1
        let name = text(range.lowerBound)
        let isKnown =
            ObjectiveCNames.builtinTypes.contains(name)
            || name.hasSuffix("_t")
            || ["NS", "UI", "CG", "CF", "UN", "AV", "CL"].contains { name.hasPrefix($0) }
                && name.utf8.count > 4
        let last = range.upperBound - 1
        // `(a * b)` and `(a & b)` are not types, but `(a *)` is.
        let isPointer =
            has("*", at: last) || has("&", at: last) || has(")", at: last)
            || has(">", at: last) || has("]", at: last) || has("&&", at: last)
        let words = range.filter { isWord($0) }
        let isWords = words.count == range.count && !words.contains { has("in", at: $0) }
        let hasQualifier = words.contains { ObjectiveCNames.qualifiers.contains(tokens[$0].text) }
        let isTypeof = ObjectiveCNames.isTypeof(name)
        let isQualified = range.contains { has("::", at: $0) }
        guard isPointer || isWords || hasQualifier || isTypeof || isQualified else { return false }
        switch kind(next) {
        case .word:
            return !tokens[next].isFirst && !has("in", at: next)
                || isPointer && !has("in", at: next)
        case .number, .string, .character: return true
        case .sign:
            switch text(next) {
            case "@[", "@{", "@(", "@", "!", "~", "^":
                return text(next) != "^" || !isPlain || isKnown
            case "(", "[", "{":
                if text(next) == "{" { return !tokens[next].isFirst }
                return !isPlain || isKnown || Self.isCapital(name)
            case "-", "+", "*", "&", "++", "--", "<": return isKnown && isPlain || isPointer
            default: return false
            }
        default: return false
        }
    }

    static func isCapital(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
            && !ObjectiveCNames.isMacro(name)
    }
}
