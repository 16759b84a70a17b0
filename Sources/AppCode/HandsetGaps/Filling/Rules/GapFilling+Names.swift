extension GapFilling {
    static let missingType: GapRule = { filling, place in
        guard place.error.has("cannot find type") || place.error.has("undeclared type") else {
            return nil
        }
        return place.names.first.map(filling.addType)
    }

    static let missingName: GapRule = { filling, place in
        guard place.error.message.hasPrefix("cannot find '"), let name = place.names.first,
            name.wholeMatch(of: #/\w+/#) != nil
        else { return nil }
        return filling.addValue(name)
    }

    static let missingMemberType: GapRule = { filling, place in
        guard place.error.has("is not a member type of"), place.names.count > 1 else { return nil }
        let name = place.names[0]
        var owner = place.names[1].split(separator: " ").last.map(String.init) ?? ""
        if owner.hasPrefix("TheApp.") { owner.removeFirst("TheApp.".count) }
        if filling.declarations.types[owner] == .aProtocol {
            // A protocol cannot have types.
            filling.declarations.types[owner] = .aClass
            filling.declarations.change(.type(owner), to: StandInDeclarations.class(owner))
        }
        let isAdded = filling.declarations.declare(
            .type("\(owner).\(name)"),
            "extension \(owner) { open class \(name): NSObject, StandInType {} }")
        return isAdded
    }

    static let publicType: GapRule = { filling, place in
        guard place.error.matches("(public|open).*(internal|private)|internal.*public"),
            place.error.has("type"), !filling.declarations.arePublic
        else { return nil }
        filling.declarations.arePublic = true
        return true
    }

    static let missingMember: GapRule = { filling, place in
        let error = place.error
        guard error.has("no member"),
            !error.has("tuple element") || error.matches("^(static member|value of|type)"),
            place.names.count > 1
        else { return nil }
        let (owner, name) = (place.names[0], place.names[1])
        let code = place.code
        let dot = place.dot
        let hasDot = code[dot] == UInt8(ascii: ".")
        let isImplicit =
            hasDot
            && code.has(
                #"(\b(case|return|in|is|where)\s+|[=,(\[:&|<>!{]\s*| \?\s+)$"#,
                from: max(dot - 200, 0), to: dot)
        if ["Any", "Any?", "AnyObject"].contains(owner), isImplicit {
            return place.insert("StandIn", at: dot)
        }
        let pattern = CodePattern.escaped(name)
        let labels = code.search(
            #"\b\#(pattern)\s*\("#, from: place.offset, to: min(place.offset + 200, code.count)
        ).map { code.labels(at: $0.end - 1) }
        if isImplicit, let answer = matchByName(name, labels != nil, at: dot, place) {
            return answer
        }
        if owner.split(separator: ".").first == "some View" { return nil }
        let isStatic = error.message.hasPrefix("type") || owner.contains(".Type")
        return filling.addMember(
            name, of: owner, isStatic: isStatic, isImplicit: isStatic && isImplicit,
            calledWith: labels)
    }

    /// Answers a case of an enumeration that is not here: `case .x(let v)` becomes a comparison by name.
    private static func matchByName(
        _ name: String, _ isCalled: Bool, at dot: Int, _ place: GapPlace
    ) -> Bool? {
        let code = place.code
        let start = code.startOfLine(at: dot)
        guard code.has(#"\bcase\b[^:]*$"#, from: start, to: place.offset) else { return nil }
        if let match = code.match(
            #"\.?\#(CodePattern.escaped(name))\s*\(\s*(?:let |var )?(\w+)\s*\)"#, at: dot),
            let bound = match[1]
        {
            let isAfterLet = code.search(#"case\s+let\s*$"#, from: start, to: dot) != nil
            return place.put(
                "\(isAfterLet ? "" : "let ")\(bound) where StandIn.of(\(bound)).matches(\"\(name)\")",
                over: dot..<match.end)
        }
        guard isCalled,
            let keyword = code.search(#"\bcase\b(?![^\n]*\bcase\b)"#, from: start, to: dot)
        else { return nil }
        guard let parenthesis = code.first("(", from: place.offset) else { return nil }
        let isCondition = code.has(#"\b(if|guard|while)\s+case"#, from: start, to: dot)
        return place.put(
            isCondition ? " _" : " let it_ where StandIn.of(it_).matches(\"\(name)\")",
            over: keyword.end..<code.close(parenthesis))
    }

    static let lateName: GapRule = { filling, place in
        guard place.error.has("cannot be resolved without a contextual type") else { return nil }
        let code = place.code
        let match =
            code.search(
                #"(?<![\w.])(\w+)[?!]?\.$"#, from: max(place.offset - 100, 0), to: place.offset)
            ?? code.match(#"(\w+)[?!]?\."#, at: place.offset)
        if let name = match?[1], name != "self", !filling.declarations.values.contains(name),
            filling.declarations.types[name] == nil,
            !code.has(#"\b(let|var|func|class|struct|enum|in|case)\s+\#(name)\b|\b\#(name)\s*:"#)
        {
            return filling.addValue(name)
        }
        let late = GapTries.Key.late(file: place.file.copyName, line: place.error.line)
        let dot = place.dot
        if filling.tries.number(late) > 0 {
            guard code[dot] == UInt8(ascii: "."),
                code.match(#"[\w)\]?!]"#, at: max(dot - 1, 0)) == nil
            else { return false }
            return place.insert("StandIn", at: dot)
        }
        return filling.tries.count(late) > 0
    }
}
