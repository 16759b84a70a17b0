extension ObjectiveCParser {
    /// Reads the variables of a declaration, up to its end; false if there is none.
    mutating func variables(_ words: [String] = []) -> Bool {
        let start = place
        skipSpecifiers()
        let end = place
        let words = words + storageWords(start..<end)
        repeat {
            while has("*") || has("&")
                || isWord(place)
                    && ObjectiveCNames.qualifiers.contains(token.text) && isWord(place + 1)
            {
                place += 1
            }
            guard variable(start..<end, words) else { return false }
        } while take(",")
        return true
    }

    /// Reads a name with its value; the type stands in a range.
    private mutating func variable(_ specifiers: Range<Int>, _ words: [String]) -> Bool {
        let (start, line) = (drafts.count, line)
        var declared = TypedName()
        var hasWords = words
        if has("("), let last = closing(place), has("(", at: last + 1),
            let end = closing(last + 1)
        {
            let first = place == specifiers.upperBound ? specifiers.lowerBound : place
            declared = typedName(first..<end + 1, isNamed: true)
            hasWords += storageWords(place..<last).filter { !words.contains($0) }
            place = end + 1
        } else if has("["), drafts.count == start, isBindingOfParts {
            declared.type = type(specifiers)
            place = (closing(place) ?? place) + 1
        } else {
            guard isWord(place), !startsOuter, place > specifiers.lowerBound else { return false }
            declared.type = type(specifiers)
            declared.name = token.text
            place += 1
        }
        while has("["), let end = closing(place) { place = end + 1 }
        while isWord(place), ObjectiveCNames.isAttribute(token.text) {
            place += 1
            if has("("), let end = closing(place) { place = end + 1 }
        }
        if has(":"), kind(place + 1) == .number { place += 2 }
        initialValue(declared.type)
        wrap(
            .variable, declared.name, from: start, at: line, type: declared.type, words: hasWords)
        return true
    }

    /// True if names of C++ for the parts of a value stand here, such as `auto [a, b] = f()`.
    private var isBindingOfParts: Bool {
        guard let end = closing(place) else { return false }
        return has("=", at: end + 1) || has(":", at: end + 1)
    }

    private mutating func initialValue(_ type: String) {
        let (start, line) = (drafts.count, line)
        if take("=") {
            expression()
            role(.value)
        } else if has("{") {
            primary()
            role(.value)
        } else if has("("), closing(place) != nil {
            // An object of C++ that is made.
            let count = arguments()
            let label = type + "(" + String(repeating: "_:", count: count) + ")"
            wrap(.call, type, from: start, at: line, label: label)
            role(.value)
        }
    }
}
