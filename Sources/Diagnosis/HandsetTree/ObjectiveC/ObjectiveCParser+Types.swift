extension ObjectiveCParser {
    /// Reads a class or a category with its members.
    mutating func typeItem() {
        let (start, line, word) = (drafts.count, line, token.text)
        place += 1
        guard isWord(place), !startsOuter else { return recover() }
        var name = token.text
        place += 1
        if ObjectiveCNames.isMacro(name), has("("), let end = closing(place), end - place > 1 {
            // A macro with the name and the superclass in it.
            name = text(place + 1)
            if has(",", at: place + 2), isWord(place + 3) {
                push(.inherited, text(place + 3), at: line)
            }
            place = end + 1
        }
        var (type, label) = ("class", "")
        if has("<"), let end = angleEnd(place), has(":", at: end) || has("(", at: end) {
            place = end
        }
        if take(":") {
            while isWord(place), isWord(place + 1), !tokens[place + 1].isFirst { place += 1 }
            if isWord(place) {
                push(.inherited, token.text, at: self.line)
                place += 1
            }
        }
        for index in start..<drafts.count { role(.inherited, of: index) }
        if has("("), let end = closing(place), end - place <= 2 {
            type = "extension"
            label = end - place == 2 ? text(place + 1) : ""
            place = end + 1
        }
        // The last list is of protocols; one before it is of the superclass.
        if has("<"), let end = angleEnd(place), has("<", at: end) { place = end }
        protocols()
        if has("{") { instanceVariables() }
        items(.type)
        _ = take("@end")
        wrap(.type, name, from: start, at: line, label: label, type: type, words: [word])
    }

    private mutating func protocols() {
        guard has("<") else { return }
        place += 1
        while !isAtEnd, !has(">"), isWord(place) || has(",") || has("*") {
            if isWord(place) {
                push(.inherited, token.text, at: line)
                role(.inherited)
            }
            place += 1
        }
        _ = take(">")
    }

    mutating func protocolItem() {
        let (start, line) = (drafts.count, line)
        guard isWord(place + 1), !has(",", at: place + 2), !has(";", at: place + 2) else {
            return skipStatement()
        }
        let name = text(place + 1)
        place += 2
        protocols()
        items(.type)
        _ = take("@end")
        wrap(.type, name, from: start, at: line, type: "protocol")
    }

    private mutating func instanceVariables() {
        let open = place
        place += 1
        fields()
        close(open)
    }

    /// Reads the variables of a class or a structure.
    mutating func fields() {
        while !isAtEnd, !has("}"), !startsOuter {
            let before = place
            switch text(place) {
            case ";", "@private", "@public", "@protected", "@package": place += 1
            case "#", ":", "~": skipStatement()
            default:
                switch token.kind {
                case .directive: directive()
                case .branch: place += 1
                case .nextBranch, .branchesEnd: place += 1
                case .word where has("{", at: place + 1) || has("{", at: place + 2):
                    if !record() { skipStatement() }
                case .word: field()
                default: recover()
                }
            }
            if place == before { place += 1 }
        }
    }

    private mutating func field() {
        while ObjectiveCNames.isAttribute(token.text), has("(", at: place + 1),
            let end = closing(place + 1)
        {
            place = end + 1
        }
        if take(";") { return }
        if record() { return }
        let before = drafts.count
        let start = place
        if variables() {
            if has(";") {
                place += 1
                return
            }
            if has("}") || has("{") && drafts.count > before { return skipStatement() }
        }
        // A function of C++, or what is not understood.
        if has("operator", at: place - 1) { return skipStatement() }
        drafts.removeLast(drafts.count - before)
        heights.removeLast(heights.count - before)
        if place == start || !has("(") { gap(.notUnderstood) }
        skipStatement()
    }

    mutating func property() {
        place += 1
        var words: [String] = []
        if has("("), let end = closing(place) {
            for part in split(place + 1..<end) {
                words.append(part.map { text($0) }.joined())
            }
            place = end + 1
        }
        while isWord(place), ObjectiveCNames.isAttribute(token.text), !has(";", at: place + 1) {
            place += 1
            if has("("), !has("^", at: place + 1), let end = closing(place) { place = end + 1 }
        }
        let before = place
        guard variables(words), place > before else { return recover() }
        if !take(";") {
            if startsOuter || token.isFirst { return }
            recover()
        }
    }
}
