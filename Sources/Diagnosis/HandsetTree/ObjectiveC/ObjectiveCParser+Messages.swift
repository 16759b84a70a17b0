extension ObjectiveCParser {
    /// Reads `[receiver a:x b:y]`.
    mutating func message() {
        let (start, line, open) = (drafts.count, line, place)
        place += 1
        receiver()
        role(.base)
        guard isWord(place) || has(":") || has("::") else {
            close(open)
            role(.element)
            wrap(.other, "", from: start, at: line)
            return
        }
        let first = isWord(place) ? token.text : ""
        wrap(.member, first, from: start, at: line)
        role(.function)
        var label = ""
        while isWord(place) || has(":") || has("::") {
            let (part, partLine) = (isWord(place) ? token.text : "", self.line)
            if isWord(place) { place += 1 }
            label += part
            guard take(":") || take("::") else { break }
            label += ":"
            argument(part, partLine)
            while has(",") {
                let commaLine = self.line
                place += 1
                if has("]") { break }
                argument("", commaLine)
            }
        }
        close(open)
        wrap(.call, first, from: start, at: line, label: label)
    }

    private mutating func receiver() {
        // A class with types in angle brackets.
        if isWord(place), has("<", at: place + 1), let end = angleEnd(place + 1), isWord(end),
            has("]", at: end + 1) || has(":", at: end + 1)
        {
            push(.name, token.text, at: line)
            place = end
            return
        }
        expression()
    }

    private mutating func argument(_ label: String, _ line: Int) {
        let start = drafts.count
        expression()
        role(.value)
        wrap(.argument, "", from: start, at: line, label: label)
        role(.argument)
    }

    // MARK: - Blocks

    /// Reads `^ type (parameters) { … }`.
    mutating func closure() {
        let (start, line) = (drafts.count, line)
        place += 1
        let first = place
        while isWord(place) || has("*") || has("<") || has(">") || has("::") || has(",") {
            if isWord(place), ObjectiveCNames.isTypeof(token.text), let end = closing(place + 1) {
                place = end
            }
            place += 1
        }
        let result = type(first..<place)
        if has("("), let end = closing(place) {
            _ = parameters()
            place = end + 1
        }
        while isWord(place), ObjectiveCNames.isAttribute(token.text) || has("mutable") {
            place += 1
            if has("("), let end = closing(place) { place = end + 1 }
        }
        closureBody(from: start, line, result)
    }

    private mutating func closureBody(from start: Int, _ line: Int, _ result: String) {
        if has("{") {
            let open = place
            let statement = statementStart
            place += 1
            statements()
            statementStart = statement
            close(open)
        } else {
            gap(.notUnderstood)
        }
        wrap(.closure, "", from: start, at: line, type: result)
    }

    /// True if a closure of C++ begins here.
    var startsLambda: Bool {
        guard let end = closing(place), end - place < 32 else { return false }
        guard has("(", at: end + 1) || has("{", at: end + 1) else { return false }
        if end == place + 1 || has("&", at: place + 1) || has("=", at: place + 1) { return true }
        return has("this", at: place + 1)
            || (place + 1..<end).allSatisfy { isWord($0) || has(",", at: $0) || has("&", at: $0) }
                && (end == place + 2 || has(",", at: place + 2))
    }

    mutating func lambda() {
        let (start, line) = (drafts.count, line)
        place = (closing(place) ?? place) + 1
        if has("("), let end = closing(place) {
            _ = parameters()
            place = end + 1
        }
        while isWord(place) || has("->") || has("*") || has("&") || has("::") { place += 1 }
        closureBody(from: start, line, "")
    }
}
