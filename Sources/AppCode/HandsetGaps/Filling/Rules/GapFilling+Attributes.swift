extension GapFilling {
    static let unknownAttribute: GapRule = { filling, place in
        let error = place.error
        guard
            error.has("unknown attribute") || error.has("cannot be used as an attribute")
                || error.has("is not a property wrapper") || error.has("no macro named")
        else { return nil }
        let code = place.code
        let at = code.last("@", before: place.offset + 1) ?? -1
        let mark = code.last("#", before: place.offset + 1) ?? -1
        let start = max(at, mark)
        guard let match = code.match(#"[@#][\w.]+"#, at: start), start >= 0 else { return false }
        var end = match.end
        if code[end] == UInt8(ascii: "(") { end = code.close(end) }
        if code[start] == UInt8(ascii: "#") {
            while let closure = code.match(#"\s*(\w+:\s*)?\{"#, at: end) {
                end = code.close(closure.end - 1)
            }
            let isInBlock = !code.blocks(around: start).isEmpty
            return place.put(
                isInBlock ? "StandIn(\"\(place.names.first ?? "macro")\")" : "", over: start..<end)
        }
        let variable = code.match(
            #"\s*((?:\w+ )*)(let|var)\s+(\w+)[ \t]*(?::\s*([^={\n]+))?"#, at: end)
        if let variable, let name = variable[3], code.match(#"\s*[={]"#, at: variable.end) == nil {
            let type = variable[4] == nil ? ": StandIn" : ""
            _ = place.insert("\(type) = Asked.give(\"\(name)\")", at: variable.end)
        }
        return place.put("", over: start..<end)
    }

    static let overrideOfNothing: GapRule = { filling, place in
        let error = place.error
        guard error.has("does not override any") || error.has("overriding") && error.has("failed")
        else { return nil }
        guard
            let match = place.code.search(
                #"\boverride (?!(.|\n)*\boverride )"#, to: place.offset + 9)
        else { return false }
        return place.put("", over: match.range)
    }

    static let switchWithoutDefault: GapRule = { filling, place in
        guard place.error.has("switch must be exhaustive"),
            let brace = place.code.first("{", from: place.offset)
        else { return nil }
        return place.insert(" default: break ", at: place.code.close(brace) - 1)
    }

    static let privacyOfLog: GapRule = { filling, place in
        let error = place.error
        guard
            error.has("member 'public'") || error.has("member 'private'")
                || error.has("use of 'appendInterpolation'")
        else { return nil }
        let start = place.code.startOfLine(at: place.offset)
        let end = place.code.endOfLine(at: place.offset)
        let line = place.file.text(start..<end)
        let without = line.replacing(
            #/,\s*(privacy|align|format): ?\.\w+(\([^()]*\))?/#, with: "")
        return without != line && place.put(without, over: start..<end)
    }

    static let patternInExpression: GapRule = { filling, place in
        guard place.error.has("binding pattern cannot appear in an expression") else { return nil }
        let start = place.code.startOfLine(at: place.offset)
        guard
            let match = place.code.search(
                #"catch\s+([\w.]+\([^)]*\))"#, from: start, to: place.offset + 200),
            let range = match.range(1)
        else { return false }
        let name = match[1]?.split(separator: "(").first.map(String.init) ?? ""
        return place.put("let it_ where StandIn.of(it_).matches(\"\(name)\")", over: range)
    }

    static let expressionTooLong: GapRule = { filling, place in
        guard
            place.error.has("reasonable time")
                || place.error.has("'StandIn?' must be unwrapped")
        else { return nil }
        if let answer = filling.chain(at: place) { return answer }
        let number = filling.tries.number(
            .error(
                file: place.file.copyName, line: place.error.line, message: place.error.message))
        return filling.cut(at: place.offset, in: place.file, whole: number > 1)
    }

    /// Lets the members of a chain have no choice of types; `nil` if there is none.
    private func chain(at place: GapPlace) -> Bool? {
        let code = place.code
        let lineStart = code.startOfLine(at: place.offset)
        var start =
            code.match(#"\s*\."#, at: lineStart) != nil ? lineStart : place.offset
        while start > 0, isPartOfName(code[start - 1]) { start -= 1 }
        guard
            let match = code.match(
                #"\s*(?:return |try\??\s|await |\w+ = )*((?:self[?!]?\.)?(\w+))(?=[.?!])"#,
                at: start),
            let name = match[2], let root = match.range(1)
        else { return nil }
        let isKnown =
            declarations.values.contains(name) || declarations.types[name] != nil
            || code.has(#"\b\#(name)\b"#)
        guard isKnown, !code.text(start..<match.end + 14).contains(".standInChain") else {
            return nil
        }
        return place.insert(".standInChain", at: root.upperBound)
    }

    private func isPartOfName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Returns the start of the name and of what stands before it with dots.
    func startOfName(at offset: Int, in code: MaskedCode) -> Int {
        var start = offset
        while start > 0, isPartOfName(code[start - 1]) { start -= 1 }
        return start
    }
}
