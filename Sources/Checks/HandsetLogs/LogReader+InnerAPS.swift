import Handset

// The dictionary `aps` that was logged alone, and userInfo that was logged without it.

extension LogReader {
    private static let keysOfAlert = Set(APSKey.allOfAlert.map(\.name))

    /// Adds the `aps` that a text is; returns false if it is another dictionary.
    ///
    /// After a payload with the same `aps`, it adds nothing.
    func addInnerAPS(_ parser: LogParser, at offset: Int) -> Bool {
        guard offset >= messageEnd, isInnerAPS(parser, at: offset) else { return false }
        if let unreadable = parser.unreadable {
            refuse(unreadable, in: parser.text, from: offset)
            return true
        }
        var outer = LogParser(parser.text, from: parser.index)
        let root = outer.tree.add(.dictionary, key: nil, range: 0..<0)
        outer.tree.add(parser.tree, key: LogTree.apsKey)
        outer.tree.end(root, at: 0, isOldStyle: false)
        let writer = LogTreeWriter(outer.tree, payload: root, types: settings.types)
        guard !writer.isTooDeep, let whole = try? Payload(json: writer.json, source: log.source)
        else { return false }
        if let old = last?["aps"], let new = whole["aps"],
            old.description.utf8.elementsEqual(new.description.utf8)
        {
            return true
        }
        let grade = gradeOfInner(parser, writer.json)
        let repairs = parser.repairs + writer.repairs.filter { !parser.repairs.contains($0) }
        add(
            json: writer.json, form: .aps, grade: grade,
            repairs: grade != .repaired ? [] : repairs.isEmpty ? [.other] : repairs,
            assumed: writer.assumed, guessed: writer.guessed, at: offset)
        return true
    }

    private func gradeOfInner(_ parser: LogParser, _ json: [UInt8]) -> LogGrade {
        if parser.mapLanguage == .java {
            return LogProof(
                parser.tree.text(in: .java), of: parser.text.bytes[..<parser.index],
                hasCarriageReturns: parser.text.hasCarriageReturns
            ).grade
        }
        let inner = Array(json.dropFirst(#"{"aps":"#.utf8.count).dropLast())
        guard let root = try? Payload(json: inner, source: log.source) else { return .repaired }
        let form: LogForm =
            parser.text.byte(at: 0) == UInt8(ascii: "{")
            ? .description : parser.isHashable ? .swift : .swiftDictionary
        return LogProof(
            root, of: parser.text.bytes[..<parser.index], form: form,
            arrayHeads: parser.arrayHeads, hasCarriageReturns: parser.text.hasCarriageReturns
        ).grade
    }

    private func isInnerAPS(_ parser: LogParser, at offset: Int) -> Bool {
        let tree = parser.tree
        let isMap = parser.mapLanguage == .java
        guard let root = tree.nodes.first, root.kind == .dictionary,
            root.isOldStyle || isMap || parser.text.byte(at: 0) == UInt8(ascii: "[")
        else { return false }
        let members = tree.children(of: 0)
        let known = members.filter(tree.isNamedAsInAPS)
        guard !known.isEmpty else { return false }
        if Self.endsWithAPS(head(before: offset)) { return true }
        // Backends have many maps with such keys.
        guard !isMap else { return false }
        // Settings have these keys too, and say yes or no.
        let isSetting = known.contains { member in
            let text = tree.bytes(tree.nodes[member].text)
            return Self.settings.contains(tree.name(of: member)) && text.count == 1
                && (text.first == UInt8(ascii: "0") || text.first == UInt8(ascii: "1"))
        }
        guard !isSetting else { return false }
        if known.contains(where: { isAlert($0, of: tree) }) { return true }
        guard known.count == members.count else { return false }
        let names = Set(members.map(tree.name))
        return names.contains("content-available")
            || members.count > 1 && (names.contains("alert") || names.contains("badge"))
    }

    private static let settings: Set = ["alert", "sound"]

    /// Returns true for a dictionary `alert` with one of Apple's keys.
    private func isAlert(_ node: Int, of tree: LogTree) -> Bool {
        tree.name(of: node) == "alert" && tree.nodes[node].kind == .dictionary
            && tree.children(of: node).contains { Self.keysOfAlert.contains(tree.name(of: $0)) }
    }

    /// Returns true for `aps: `, `userInfo["aps"] = Optional(` and such.
    private static func endsWithAPS(_ head: String) -> Bool {
        var text = head[...]
        func drop() {
            while let last = text.last, " \t:=->\"'])(,".contains(last) { text.removeLast() }
        }
        drop()
        if text.hasSuffix("Optional") {
            text.removeLast("Optional".count)
            drop()
        }
        guard text.hasSuffix("aps") else { return false }
        return text.dropLast(3).utf8.last.map { !LogAnchors.isWord($0) } ?? true
    }

    // MARK: - userInfo without aps

    /// Refuses a dictionary that Swift has printed for a notification; returns false if it is another one.
    func refuseWithoutAPS(_ parser: LogParser, at offset: Int) -> Bool {
        guard parser.isHashable, parser.text.byte(at: 0) == UInt8(ascii: "["),
            offset >= messageEnd, !parser.tree.hasAPS
        else { return false }
        let names = parser.tree.children(of: 0).map(parser.tree.name)
        guard !names.contains(where: { $0.hasPrefix("UI") || $0.hasPrefix("NS") }) else {
            return false
        }
        let head = head(before: offset).lowercased()
        let words = ["userinfo", "payload", "push", "notification", "didreceive"]
        guard
            names.contains(where: { $0.hasPrefix("gcm.") || $0.hasPrefix("google.") })
                || words.contains(where: head.contains)
        else { return false }
        pending.append(.refusal(log.refusal(.withoutAPS, at: offset)))
        return true
    }
}
