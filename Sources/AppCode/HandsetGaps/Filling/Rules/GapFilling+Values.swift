extension GapFilling {
    static let unwrappedValue: GapRule = { filling, place in
        guard place.error.has("cannot force unwrap value of non-optional") else { return nil }
        guard
            let match = place.code.search(
                "!(?!=)", from: place.offset, to: place.offset + 300)
        else { return false }
        return place.put("", over: match.range)
    }

    static let returnOfNothing: GapRule = { filling, place in
        guard place.error.has("return expression of type '()'") else { return nil }
        return filling.cut(at: place.offset, in: place.file, whole: true)
    }

    static let encodedData: GapRule = { filling, place in
        guard place.error.has("ambiguous use of 'init(base64Encoded"),
            let start = place.code.first("(", from: place.offset),
            let first = place.code.parts(
                of: start + 1..<max(start + 1, place.code.close(start) - 1)
            )
            .first
        else { return nil }
        return place.insert(".given() as String", at: first.upperBound)
    }

    static let pairOfValues: GapRule = { filling, place in
        let code = place.code
        let start = code.startOfLine(at: place.offset)
        guard place.error.has("failed to produce"),
            code.match(#"\s*(let|var)\s*\(\w+,\s*\w+\)\s*="#, at: start) != nil,
            let sign = code.first("=", from: start)
        else { return nil }
        let end = code.endOfExpression(at: sign + 2)
        return !code.text(0..<end).hasSuffix(".standInPair")
            && place.insert(".standInPair", at: end)
    }

    /// Lets a class that stands in be a view or a controller, where one is assigned.
    static let assignedView: GapRule = { filling, place in
        guard
            let match = place.error.match(
                #"^cannot (?:assign|convert|pass).*value of type '(\w+)\??'.* type '\(?(UI\w+)[?!]?\)?'"#
            ),
            let name = match[1], let superclass = match[2],
            filling.declarations.types[name] == .aClass,
            let text = filling.declarations.text(of: .type(name)), text.contains(": NSObject")
        else { return nil }
        filling.declarations.change(
            .type(name), to: text.replacing("NSObject", with: superclass, maxReplacements: 1))
        return true
    }

    static let loop: GapRule = { filling, place in
        let code = place.code
        guard
            place.error.has("for-in loop requires")
                || place.error.matches(#"requires that '(StandIn|[\w.]+)' conform to 'Sequence'"#)
                    && code.has(#"\bin\s*$"#, from: max(place.offset - 40, 0), to: place.offset)
        else { return nil }
        let isPair = code.has(
            #"for\s*\([^()]*\)\s*in\s*$"#, from: max(place.offset - 200, 0), to: place.offset)
        let end = code.endOfExpression(at: place.offset, withClosures: false)
        return end > place.offset
            && place.insert(isPair ? ".standInPairs" : ".standInElements", at: end)
    }

    static let operand: GapRule = { filling, place in
        let code = place.code
        guard place.error.matches("(requires that|operands of type).*'StandIn'"),
            code.match("[=<>!+*/%-]", at: place.offset) != nil
        else { return nil }
        let names = place.names
        guard names.count > 2, names.last == "StandIn" else {
            guard
                let match = code.search(
                    #"[\w.]+(\([^()]*\))?[?!]?(?=\s*$)"#, from: max(place.offset - 200, 0),
                    to: place.offset)
            else { return false }
            return place.insert(".given()", at: match.end)
        }
        guard let sign = code.match(#"[=<>!+*/%-]+\s*"#, at: place.offset) else { return false }
        return place.insert(".given()", at: code.endOfExpression(at: sign.end, withClosures: false))
    }

    static let implicitMember: GapRule = { filling, place in
        let code = place.code
        guard
            place.error.has("cannot infer contextual base")
                || place.error.has("requires a contextual type")
                    && place.sign == UInt8(ascii: ".")
        else { return nil }
        let dot = place.dot
        guard code[dot] == UInt8(ascii: "."),
            code.match(#"[\w)\]?!]"#, at: max(dot - 1, 0)) == nil
        else { return nil }
        if let match = code.match(#"\.init(?=\()"#, at: dot) {
            return place.put("StandIn(\"init\")", over: match.range)
        }
        return place.insert("StandIn", at: dot)
    }

    static let optionalChaining: GapRule = { filling, place in
        guard place.error.has("cannot use optional chaining on non-optional") else { return nil }
        guard
            let match = place.code.search(
                #"\?(?=[.\[(])"#, from: place.offset, to: place.offset + 400)
        else { return false }
        return place.put("", over: match.range)
    }

    static let optionalBinding: GapRule = { filling, place in
        guard
            place.error.has("must have Optional type")
                || place.error.has("optional pattern cannot match")
        else { return nil }
        let code = place.code
        let match = code.match(#"(?:let|var)\s+(\w+)\s*(:[^=,\n]*)?(=\s*)?"#, at: place.offset)
        if let match, match[3] == nil, let name = match[1], let range = match.range(1) {
            return place.insert(" = StandIn.ifThere(\(name)) ", at: range.upperBound)
        }
        let start = match?.end ?? place.offset
        var end = start
        while end < code.count,
            !code.isOne(of: ",{\n", at: end) || code.match(#"\n\s*\."#, at: end) != nil,
            code.match(#"\s+else\b"#, at: end) == nil
        {
            end = code.isOne(of: "([", at: end) ? code.close(end) : end + 1
        }
        guard end > start else { return false }
        let value = place.file.text(start..<end).trimmed
        return place.put("StandIn.ifThere(\(value)) ", over: start..<end)
    }

    static let closureParameter: GapRule = { filling, place in
        let error = place.error
        guard
            error.has("unable to infer type of a closure parameter")
                || error.has("unable to infer closure type")
                || error.has("cannot infer type of closure")
        else { return nil }
        let code = place.code
        var (brace, depth) = (place.offset, 0)
        while brace >= 0, code[brace] != UInt8(ascii: "{") || depth != 0 {
            if code[brace] == UInt8(ascii: "}") { depth += 1 }
            if code[brace] == UInt8(ascii: "{") { depth -= 1 }
            brace -= 1
        }
        guard brace >= 0 else { return false }
        let pattern =
            #"\{\s*(\[[^\]]*\])?\s*(?:\(([^()]*)\)|([\w, ]+?))?\s*((?:async\s*)?(?:throws\s*)?(?:->\s*[^{\n]+?)?)\s*\bin\b"#
        if let match = code.match(pattern, at: brace), let names = match[2] ?? match[3] {
            let parameters = names.split(separator: ",").map { name in
                name.contains(":") ? String(name).trimmed : "\(String(name).trimmed): StandIn"
            }
            return place.put(
                "{ \(match[1] ?? "") (\(parameters.joined(separator: ", "))) \(match[4] ?? "") in",
                over: match.range)
        }
        let end = code.close(brace)
        guard end - 1 > brace else { return false }
        let body = place.file.text(brace + 1..<end - 1)
        let numbers = body.matches(of: #/\$(\d)/#).compactMap { Int($0.output.1) }
        let parameters = (0...(numbers.max() ?? 0)).map { "_\($0): StandIn" }
        let renamed = body.replacing(#/\$(\d)/#) { "_\($0.output.1)" }
        return place.put(
            "{ (\(parameters.joined(separator: ", "))) in \(renamed)}", over: brace..<end)
    }

    static let standInGiven: GapRule = { filling, place in
        let error = place.error
        guard
            error.matches(
                #"(cannot convert|cannot assign|cannot pass).*'StandIn(\?)?'.* to |unexpectedly|requires that 'StandIn' |of type 'StandIn' cannot match|'StandIn' (is not convertible|cannot be used)|type 'StandIn' cannot conform|type 'StandIn' does not conform"#
            ), !error.has("to expected argument type 'StandIn'")
        else { return nil }
        let code = place.code
        let start = filling.startOfName(at: place.offset, in: code)
        let isCondition =
            code.match(
                #"\s*(if|guard|for|while|switch|\} else)"#, at: code.startOfLine(at: place.offset))
            != nil
        let end = code.endOfExpression(at: start, withClosures: !isCondition)
        guard end > start, !place.file.text(start..<end).hasSuffix(".given()") else { return nil }
        return place.insert(".given()", at: end)
    }

    static let standInWanted: GapRule = { filling, place in
        guard
            place.error.matches(
                "cannot (assign|convert) value of type '.*' to .*type 'StandIn'")
        else { return nil }
        let end = place.code.endOfExpression(at: place.offset)
        guard end > place.offset,
            !place.file.text(max(place.offset - 20, 0)..<place.offset).hasSuffix("StandIn.of(")
        else { return false }
        let range = place.offset..<end
        return place.put("StandIn.of(\(place.file.text(range)))", over: range)
    }
}
