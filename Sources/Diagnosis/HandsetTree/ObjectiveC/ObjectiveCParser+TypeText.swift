extension ObjectiveCParser {
    /// A type with the name that stands in or behind it.
    struct TypedName {
        var type = ""
        var name = ""
    }

    /// The number of lists of parameters within each other of which the types are told.
    private static let maximumTypeDepth = 3

    /// Returns the type in some tokens, without white space, pointers and nullability.
    func type(_ range: Range<Int>) -> String { typedName(range, isNamed: false).type }

    /// Returns the type in some tokens, and the name if there is one.
    func typedName(_ range: Range<Int>, isNamed: Bool, depth: Int = 0) -> TypedName {
        var result = TypedName()
        var parts: [String] = []
        // The number of parts that end with a word that may be the name.
        var nameCount = 0
        var index = range.lowerBound
        while index < range.upperBound {
            let text = text(index)
            switch kind(index) {
            case .word:
                index = takeTypeWord(text, index, range, &parts, &nameCount)
            case .sign:
                switch text {
                case "*", "&", "&&": nameCount = -1
                case "(":
                    let end = min(closing(index) ?? range.upperBound, range.upperBound)
                    if has("^", at: index + 1) || has("*", at: index + 1) {
                        parts.append(has("^", at: index + 1) ? "(^)" : "(*)")
                        if let name = (index + 1..<end).last(where: { isNameWord($0) }) {
                            result.name = self.text(name)
                        }
                    } else {
                        parts.append(parameterTypes(index + 1..<max(index + 1, end), depth))
                    }
                    nameCount = 0
                    index = end
                case "[": index = min(closing(index) ?? index, range.upperBound)
                case "=": index = range.upperBound
                default:
                    parts.append(text)
                    nameCount = 0
                }
                index += 1
            default: index += 1
            }
        }
        let isName = nameCount == parts.count && parts.count > 1 && result.name.isEmpty
        if isNamed, isName, let last = parts.last, !ObjectiveCNames.builtinTypes.contains(last),
            parts[parts.count - 2] != "::"
        {
            result.name = last
            parts.removeLast()
        }
        result.type = parts.joined()
        return result
    }

    private func isNameWord(_ index: Int) -> Bool {
        let text = text(index)
        return isWord(index) && !ObjectiveCNames.qualifiers.contains(text)
            && !ObjectiveCNames.isAttribute(text)
    }

    /// Takes a word of a type; returns the index behind it.
    private func takeTypeWord(
        _ text: String, _ index: Int, _ range: Range<Int>, _ parts: inout [String],
        _ nameCount: inout Int
    ) -> Int {
        let hasParentheses = has("(", at: index + 1)
        let end = hasParentheses ? min(closing(index + 1) ?? index, range.upperBound) : index
        if ObjectiveCNames.isTypeof(text), hasParentheses {
            let inner = (index + 2..<max(index + 2, end)).prefix(16).map { self.text($0) }
            parts.append("typeof(" + inner.joined() + ")")
            nameCount = 0
            return end + 1
        }
        if ObjectiveCNames.qualifiers.contains(text) { return index + 1 }
        if range.count > 1, ObjectiveCNames.isAttribute(text), text != "IBAction" {
            let isBlock = has("^", at: index + 2)
            return hasParentheses && !isBlock ? end + 1 : index + 1
        }
        parts.append(text)
        // A name stands behind another word, a pointer or the end of a list.
        nameCount = parts.count
        return index + 1
    }

    private func parameterTypes(_ range: Range<Int>, _ depth: Int) -> String {
        guard depth < Self.maximumTypeDepth else { return "()" }
        let types = split(range).map { typedName($0, isNamed: true, depth: depth + 1).type }
        return "(" + types.joined(separator: ",") + ")"
    }

    /// Returns the parts of a list, without its commas.
    func split(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if kind(index) == .sign {
                switch text(index) {
                case ",":
                    parts.append(start..<index)
                    start = index + 1
                case "(", "[", "{", "@(", "@[", "@{":
                    index = min(closing(index) ?? index, range.upperBound)
                case "<":
                    if let end = angleEnd(index), end <= range.upperBound { index = end - 1 }
                default: break
                }
            }
            index += 1
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }
}
