/// The call that an expression is an argument of.
struct CodeCall: Sendable {
    /// The function's name.
    let name: String
    /// The label of the argument; empty for none.
    let label: String
    /// The number of the argument, from 0.
    let index: Int
    /// The tokens of the argument.
    let argument: Range<Int>
    /// The index of the function's name.
    let place: Int
}

extension CodeFile {
    /// Returns the innermost call around an index within a body; `nil` if there is none.
    func call(around place: Int, in body: Range<Int>) -> CodeCall? {
        var (start, commas) = (place - 1, 0)
        var argument = place
        while start >= body.lowerBound {
            if [")", "]", "}"].contains(text(start)), tokens[start].kind == .sign,
                let opening = opening(start)
            {
                start = opening - 1
                continue
            }
            if has(",", at: start) { commas += 1 }
            if commas == 0 { argument = start }
            if has("(", at: start), isName(start - 1), closing(start).map({ $0 >= place }) == true {
                if ["if", "while", "for", "switch", "return", "guard", "in", "case", "let"]
                    .contains(text(start - 1))
                {
                    return nil
                }
                return call(
                    named: start - 1, from: commas == 0 ? start + 1 : argument + 1, place,
                    index: commas)
            }
            if has("[", at: start), language == .objectiveC, let end = closing(start), end >= place,
                let message = message(in: start..<end, around: place)
            {
                return message
            }
            if has("{", at: start) || has(";", at: start) { return nil }
            start -= 1
        }
        return nil
    }

    private func call(named name: Int, from first: Int, _ place: Int, index: Int) -> CodeCall {
        let hasLabel = isName(first) && has(":", at: first + 1)
        let start = hasLabel ? first + 2 : first
        return CodeCall(
            name: text(name), label: hasLabel ? text(first) : "", index: index,
            argument: start..<max(start, endOfArgument(from: start)), place: name)
    }

    private func endOfArgument(from start: Int) -> Int {
        var place = start
        while place < tokens.count, !has(",", at: place), !has(")", at: place), !has("]", at: place)
        {
            if "([{".contains(text(place)), tokens[place].kind == .sign, let end = closing(place) {
                place = end
            }
            place += 1
        }
        return place
    }

    /// The message of Objective-C between brackets, one of whose arguments is at an index.
    private func message(in brackets: Range<Int>, around place: Int) -> CodeCall? {
        var (parts, index): ([Int], Int) = ([], brackets.lowerBound + 1)
        while index < brackets.upperBound {
            if "([{".contains(text(index)), tokens[index].kind == .sign, let end = closing(index) {
                index = end + 1
                continue
            }
            if isName(index), has(":", at: index + 1) { parts.append(index) }
            index += 1
        }
        guard let part = parts.lastIndex(where: { $0 < place }), let first = parts.first else {
            return nil
        }
        let end = parts.indices.contains(part + 1) ? parts[part + 1] : brackets.upperBound
        return CodeCall(
            name: text(first), label: text(parts[part]), index: part,
            argument: parts[part] + 2..<max(parts[part] + 2, end), place: brackets.lowerBound)
    }

    /// Returns the name that the value of an expression, which begins at an index, is given to; `nil` if it is none.
    func binding(of start: Int) -> String? {
        var place = start - 1
        while has("(", at: place) && !isName(place - 1)
            || has("[", at: place) && language == .objectiveC
            || has("?", at: place) || ["try", "await"].contains(text(place))
            || has(")", at: place) && language == .objectiveC
        {
            if has(")", at: place) {
                // A cast.
                guard let start = opening(place) else { return nil }
                place = start
            }
            place -= 1
        }
        guard has("=", at: place), !has("=", at: place - 1), !has("!", at: place - 1) else {
            return nil
        }
        place -= 1
        // The type that is written.
        if language == .swift {
            var name = place
            while name > 0, line(name) == line(place) {
                if ["let", "var"].contains(text(name - 1)) {
                    return isName(name) ? text(name) : nil
                }
                name -= 1
            }
        }
        return isName(place) ? text(place) : nil
    }

    /// Returns the text that a name gets before an index; `nil` if none is written.
    func localText(of name: String, before place: Int) -> String? {
        var start = min(place, tokens.count) - 1
        while start >= 0 {
            if has(name, at: start), has("=", at: start + 1) { return string(at: start + 2) }
            start -= 1
        }
        return nil
    }

    /// Returns true if an expression gets a value.
    func isAssigned(_ range: Range<Int>) -> Bool {
        has("=", at: range.upperBound) && !has("=", at: range.upperBound + 1)
    }

    /// Returns true if a dictionary of this name is asked for a key behind an index.
    func isSubscripted(_ name: String, after start: Int, in body: Range<Int>) -> Bool {
        (start..<max(start, body.upperBound)).contains { place in
            guard has(name, at: place), !has(".", at: place - 1) else { return false }
            var next = place + 1
            while has("?", at: next) || has("!", at: next) { next += 1 }
            return has("[", at: next) || has("objectForKey", at: next)
                || has("valueForKey", at: next)
                || has(".", at: next) && ["object", "value"].contains(text(next + 1))
        }
    }
}
