extension CodeFile {
    private static let controls: Set = [
        "if", "else", "guard", "for", "while", "do", "catch", "switch", "repeat", "defer",
        "@autoreleasepool", "@try", "@catch", "@finally", "@synchronized",
    ]
    /// Functions that call their closure before they return.
    private static let immediate: Set = [
        "forEach", "map", "compactMap", "flatMap", "filter", "contains", "first", "sorted", "with",
        "withLock", "sync", "apply", "assumeIsolated", "performWithoutAnimation", "reduce",
        "withAnimation", "then",
    ]

    /// Returns the brace of the outermost closure between a body and an index within it, which runs later than the
    /// body; `nil` if the index runs with the body.
    func laterClosure(around place: Int, in body: Range<Int>) -> Int? {
        var (brace, outermost): (Int, Int?) = (outerBraces[place], nil)
        while brace >= body.lowerBound {
            if isClosure(brace), !isImmediate(brace) { outermost = brace }
            brace = outerBraces[brace]
        }
        return outermost
    }

    /// Returns true if something decides whether an index within a body runs.
    func isConditional(_ place: Int, in body: Range<Int>) -> Bool {
        var brace = outerBraces[place]
        while brace >= body.lowerBound {
            if !isClosure(brace) {
                let word = control(of: brace)
                if word != "do", word != nil, !isVersionCheck(brace) { return true }
            }
            brace = outerBraces[brace]
        }
        return false
    }

    /// Returns true if the brace is of a condition on the version of iOS alone.
    private func isVersionCheck(_ brace: Int) -> Bool {
        let start = startOfStatement(before: brace)
        return (start..<brace).contains { text($0) == "#available" || text($0) == "@available" }
    }

    func isClosure(_ brace: Int) -> Bool {
        if has("^", at: brace - 1) { return true }
        if has(")", at: brace - 1), let start = opening(brace - 1), has("^", at: start - 1) {
            return true
        }
        return control(of: brace) == nil
    }

    /// Returns the word of the statement that a brace belongs to, such as `guard`; `nil` for a closure's brace.
    func control(of brace: Int) -> String? {
        if Self.controls.contains(text(brace - 1)) { return text(brace - 1) }
        if ["(", ",", "=", "[", ":", "return"].contains(text(brace - 1)) { return nil }
        var place = brace - 1
        while place >= 0 {
            if has(")", at: place) || has("]", at: place) || has("}", at: place),
                let start = opening(place)
            {
                // The end of the statement before.
                if has("}", at: place), line(place) < line(place + 1), !isElse(place + 1) {
                    return nil
                }
                place = start - 1
                continue
            }
            let word = text(place)
            if tokens[place].kind == .word, Self.controls.contains(word) { return word }
            if ["{", "}", ";", "(", "["].contains(word) { return nil }
            place -= 1
        }
        return nil
    }

    private func isElse(_ place: Int) -> Bool { has("else", at: place) || has("catch", at: place) }

    private func startOfStatement(before brace: Int) -> Int {
        var place = brace - 1
        while place > 0, !["{", "}", ";"].contains(text(place)) {
            if Self.controls.contains(text(place)), !has("else", at: place) { return place }
            place -= 1
        }
        return place
    }

    /// Returns true if the function that gets the closure calls it before it returns.
    private func isImmediate(_ brace: Int) -> Bool {
        guard let name = callee(ofClosure: brace) else { return false }
        return Self.immediate.contains(name)
    }

    /// Returns the name of the function that gets a closure; `nil` if none is found.
    func callee(ofClosure brace: Int) -> String? {
        var place = brace - 1
        if has(")", at: place), let start = opening(place) { return name(before: start) }
        if isName(place) { return text(place) }
        // An argument: the parenthesis or bracket around it.
        while place >= 0 {
            if [")", "]", "}"].contains(text(place)), let start = opening(place) {
                place = start - 1
                continue
            }
            if has("(", at: place) { return name(before: place) }
            if has("[", at: place) {
                return (place..<brace).last { isName($0) && has(":", at: $0 + 1) }.map(text)
            }
            if has("{", at: place) { return nil }
            place -= 1
        }
        return nil
    }

    private func name(before place: Int) -> String? { isName(place - 1) ? text(place - 1) : nil }
}
