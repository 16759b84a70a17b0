extension GapFilling {
    private static let pushMethods =
        "didReceive|willPresent|didFinishLaunching|didRegisterFor|didFailToRegister|openSettingsFor|continue userActivity|willConnectTo"
    private static let views = #"\bsome (\w+\.)?(View|Scene|\w*ViewModifier|ToolbarContent)\b"#
    private static let bodies =
        #"\bfunc\b|\binit\b|\bdeinit\b|\bvar \w+ ?:|\b(didSet|willSet|get|set)$"#
    private static let types = #"\b(class|struct|enum|extension|protocol) \w+[^()]*$"#

    /// Takes the statement at an offset out, or the body around it; returns false if there is none.
    func cut(at offset: Int, in file: GapFile, whole: Bool) -> Bool {
        let code = file.code
        let around = code.blocks(around: offset)
        let bodies = around.filter { $0.has(Self.bodies) && !$0.has(Self.types) }
        let view = bodies.first { $0.has(Self.views) }
        if let block = view ?? (whole ? bodies.last : nil) {
            cutBody(block, isView: view != nil, at: offset, in: file)
            return true
        }
        guard let range = statement(at: offset, in: code, around) else { return false }
        let text = code.text(range).trimmed
        if code.match(#"\s*(case|default)\b"#, at: range.lowerBound) != nil,
            let outer = around.last,
            outer.has("switch"),
            let start = code.search(#"\bswitch\b(?!(.|\n)*\bswitch\b)"#, to: outer.brace)?.start
        {
            return start < offset && cut(at: start, in: file, whole: whole)
        }
        let line = file.line(at: offset)
        guard
            let replacement = replacement(
                for: text, line: line, in: file, isInBody: !bodies.isEmpty)
        else { return false }
        file.replace(range, with: " \(replacement) ")
        file.cuts.append(
            GapCut(
                file: file.name, line: line, text: String(text.prefix(60)), isView: false,
                isInPushMethod: around.contains { $0.has(Self.pushMethods) }))
        return true
    }

    private func cutBody(
        _ block: MaskedCode.Block, isView: Bool, at offset: Int, in file: GapFile
    ) {
        let head = MaskedCode(masked: Array(block.head.utf8))
        let name =
            head.search(#"(?:func|var) (\w+)"#)?[1]
            ?? head.search("(init|deinit|didSet|willSet|get|set)")?[1] ?? "body"
        let line = file.line(at: offset)
        let end = file.code.close(block.brace)
        // A statement that was cut in the body before is no cut beside it.
        let body = file.text(block.brace..<end)
        let inside = file.cuts.filter { body.contains("StandIn.cut(\"\($0.place)\")") }
        file.cuts.removeAll(where: inside.contains)
        let value: String
        if isView {
            value = head.has("some Scene") ? "WindowGroup { EmptyView() }" : "EmptyView()"
        } else if head.has(#"\binit\b"#) {
            value = "fatalError(\"\(name) is cut at \(file.name):\(line)\")"
        } else if head.has(#"->(?! ?(Void|\(\)) ?$)|\bvar \w+ ?:|\bget$"#) {
            value = "return Asked.give(\"cut\")"
        } else {
            value = ""
        }
        let note = isView ? "" : "StandIn.cut(\"\(file.name):\(line)\"); "
        file.replace(block.brace..<end, with: "{ \(note)\(value) }")
        file.cuts.append(
            GapCut(
                file: file.name, line: line, text: name, isView: isView,
                isInPushMethod: head.has(Self.pushMethods)
                    || inside.contains(where: \.isInPushMethod)))
    }

    /// Returns the range of the statement at an offset, from the start of a line on; `nil` if there is none.
    private func statement(
        at offset: Int, in code: MaskedCode, _ around: [MaskedCode.Block]
    ) -> Range<Int>? {
        let floor = (around.last?.brace ?? -1) + 1
        var start = code.startOfLine(at: offset)
        while start > floor, goesOn(at: start, from: floor, in: code) {
            let brace = code.match(#"\s*\}"#, at: start).flatMap { match in
                code.blocks(around: match.end - 1).last?.brace
            }
            // An `else` belongs to the statement that its brace ends, not to the last one in there.
            start = code.startOfLine(at: brace.map { max($0, floor) } ?? start - 1)
        }
        start = max(start, floor)
        var end = start
        while end < code.count {
            if code.isOne(of: "([{", at: end) {
                end = code.close(end)
                continue
            }
            if code.isOne(of: ";}", at: end) { break }
            if code[end] == UInt8(ascii: "\n"), end >= offset,
                code.has(#"\S"#, from: start, to: end),
                code.match(#"\s*([.&|?:)]|else\b|catch\b|where\b|\{)"#, at: end) == nil,
                !code.has(#"[,(=&|:]\s*$"#, from: start, to: end)
            {
                break
            }
            end += 1
        }
        return code.has(#"\S"#, from: start, to: end) ? start..<end : nil
    }

    /// Returns true if the line at an offset goes on with the statement before it.
    private func goesOn(at start: Int, from floor: Int, in code: MaskedCode) -> Bool {
        if code.match(#"\s*[.})&|?:,\]]|\s*(else|where|catch)\b"#, at: start) != nil { return true }
        var depth = 0
        for offset in floor..<max(start, floor) {
            if code.isOne(of: "([", at: offset) { depth += 1 }
            if code.isOne(of: ")]", at: offset) { depth -= 1 }
        }
        return depth != 0
            || code.has(
                #"([,(=&|:]|\b(guard|if|while|return))\s*$"#, from: max(start - 200, floor),
                to: start)
    }

    /// Returns what stands in the place of a statement; `nil` if it cannot be cut.
    private func replacement(
        for text: String, line: Int, in file: GapFile, isInBody: Bool
    ) -> String? {
        let code = MaskedCode(masked: Array(text.utf8))
        let note = "StandIn.cut(\"\(file.name):\(line)\")"
        if code.match(#"return\b"#, at: 0) != nil { return "\(note); return Asked.give(\"cut\")" }
        guard isInBody else {
            guard
                let match = code.match(
                    #"((?:@\w+(?:\([^)]*\))? |\w+ )*?)(?:let|var) (\w+)\s*(?::\s*([^={]+))?"#, at: 0
                ),
                let name = match[2]
            else { return nil }
            let modifiers = (match[1] ?? "").replacing(#/@[^ ]+ /#, with: "")
            let type = match[3]?.trimmed ?? "StandIn"
            let head = text.split(separator: "{", omittingEmptySubsequences: false).first ?? ""
            let brace = text.firstIndex(of: "{")
            let body = !head.contains("=") ? brace.map { String(text[$0...]) } ?? "" : ""
            return "\(modifiers)var \(name): \(type) = Asked.give(\"\(name)\")\(body)"
        }
        guard code.match(#"(let|var|guard)\b"#, at: 0) != nil else { return note }
        let end = code.first("{", from: 0) ?? code.count
        var names: [String] = []
        for match in code.all(#"\b(?:let|var)\s+(\w+)"#) where match.end <= end {
            match[1].map { names.append($0) }
        }
        if let tuple = code.match(#"(?:let|var)\s*\(([^)]*)\)"#, at: 0)?[1] {
            names += tuple.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        }
        return note + names.map { "; var \($0) = StandIn(\"\($0)\")" }.joined()
    }
}
