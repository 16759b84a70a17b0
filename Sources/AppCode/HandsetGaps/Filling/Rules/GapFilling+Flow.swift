/// The rules for what the compiler finds where all types are right: a stand-in matches no case of a `switch`, and what is cut
/// gives no value.
extension GapFilling {
    static let missingReturn: GapRule = { _, place in
        guard place.error.has("missing return in"), place.sign == UInt8(ascii: "}") else {
            return nil
        }
        let code = place.code
        let start = code.startOfLine(at: place.offset)
        let isAfterStatement =
            code.search(#"\S"#, from: start, to: place.offset) != nil
            && code.search(#"[{;]\s*$"#, from: start, to: place.offset) == nil
        return place.insert(
            "\(isAfterStatement ? ";" : "") return Asked.give(\"otherwise\") ", at: place.offset)
    }

    static let valueWithoutBeginning: GapRule = { _, place in
        let pattern =
            #"^(?:constant|variable|immutable value|property) '(self\.)?(\w+)' .*\binitialized\b"#
        guard let match = place.error.match(pattern), let name = match[2] else { return nil }
        let isProperty = match[1] != nil
        let code = place.code
        let declaration = code.all(
            #"\b(let|var)\s+(\#(CodePattern.escaped(name))\s*:\s*[^={}\n;]+?)(?=[ \t]*[\n;}])"#
        ).last { isProperty || $0.end <= place.offset }
        guard let declaration, let named = declaration[2] else { return false }
        let block = code.blocks(around: declaration.start).last
        // Given when the app reads it, since there is no empty value of each type. A lazy one would change a struct.
        let isLazy = !isProperty || block?.has(#"\b(class|actor) \w+[^()]*$"#) == true
        return place.put(
            "\(isLazy ? "lazy " : "")var \(named) = Asked.give(\"\(name)\")",
            over: declaration.range)
    }

    static let initializerWithoutValues: GapRule = { filling, place in
        guard
            place.error.matches(
                "^return from initializer without|^'self' used|^'super.init' isn't called")
        else { return nil }
        return filling.cut(at: place.offset, in: place.file, whole: true)
    }

    static let closureThatStays: GapRule = { _, place in
        let error = place.error
        guard error.has("closure captures non-escaping") || error.has("converting non-escaping")
        else { return nil }
        let code = place.code
        let name =
            error.match(#"non-escaping parameter '(\w+)'"#)?[1]
            ?? code.match(#"\w+"#, at: place.offset)?[0]
        guard let name else { return false }
        let pattern = #"\b\#(CodePattern.escaped(name))\s*:\s*(?=[(@A-Z])(?!@escaping)"#
        for block in code.blocks(around: place.offset).reversed()
        where block.has(#"\b(func|init)\b"#) {
            let start = code.search(#"[{};](?=[^{};]*$)"#, to: block.brace)?.end ?? 0
            guard let match = code.search(pattern, from: start, to: block.brace) else { continue }
            return place.insert("@escaping ", at: match.end)
        }
        return false
    }

    static let typeOfClosure: GapRule = { filling, place in
        guard place.error.has("'@escaping' only applies to function types") else { return nil }
        let code = place.code
        let end = code.endOfLine(at: place.offset)
        var start = code.startOfLine(at: place.offset)
        while let match = code.search(
            #"(\w+)\s*:\s*@escaping\s+(?:@\w+\s+)*([A-Z]\w*)"#, from: start, to: end)
        {
            start = match.end
            guard let parameter = match[1], let name = match[2],
                filling.declarations.types[name] == .aClass
            else { continue }
            let call = code.search(
                #"\b\#(CodePattern.escaped(parameter))[?!]?\s*\("#, from: match.end)
            let labels = call.map { code.labels(at: $0.end - 1) } ?? ["_"]
            let values = labels.map { _ in "Any?" }.joined(separator: ", ")
            filling.declarations.types[name] = .aFunction
            filling.declarations.change(
                .type(name), to: "public typealias \(name) = (\(values)) -> Void")
            filling.declarations.removeInitializers(of: name)
            return true
        }
        return false
    }

    static let keyPath: GapRule = { _, place in
        guard place.error.has("cannot infer key path type"), place.sign == UInt8(ascii: "\\"),
            place.code[place.offset + 1] == UInt8(ascii: ".")
        else { return nil }
        return place.insert("StandIn", at: place.offset + 1)
    }
}
