extension ObjectiveCPreprocessor {
    mutating func takeDirective(_ token: ObjectiveCToken, next: ObjectiveCToken?) {
        let name = String(token.text.prefix { $0.isLetter || $0 == "_" })
        let rest = Self.trimmed(token.text.dropFirst(name.count))
        switch name {
        case "if": begin(ObjectiveCCondition.value(of: rest), rest, token)
        case "ifdef":
            begin(ObjectiveCCondition.isDefined(Self.word(rest)), "defined(\(rest))", token)
        case "ifndef":
            // The guard of a header, or a name that is defined if it was not before.
            let name = Self.word(rest)
            let isGuard = next.map { $0.kind == .directive && Self.defines($0.text, name) } ?? false
            let value = isGuard ? true : ObjectiveCCondition.isDefined(name).map { !$0 }
            begin(value, "!defined(\(rest))", token)
        case "elif": goOn(rest, token) { ObjectiveCCondition.value(of: rest) }
        case "elifdef":
            goOn("defined(\(rest))", token) { ObjectiveCCondition.isDefined(Self.word(rest)) }
        case "else": goOn(nil, token) { true }
        case "endif":
            // What follows may belong to a condition in a branch.
            if let next, next.kind == .word, ["else", "@catch", "@finally"].contains(next.text),
                let last = groups.indices.last
            {
                groups[last].isWhole = false
            }
            endGroup()
        case "import", "include", "include_next", "define": keep(token)
        default: break
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        let kept = text.drop(while: \.isWhitespace)
        return String(kept.reversed().drop(while: \.isWhitespace).reversed())
    }

    private static func word(_ text: String) -> String {
        String(text.prefix { !$0.isWhitespace })
    }

    private static func defines(_ text: String, _ name: String) -> Bool {
        let parts = text.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        return parts.count > 1 && parts[0] == "define" && parts[1] == name
    }

    /// Keeps an import or a definition if it stands between statements or members.
    private mutating func keep(_ token: ObjectiveCToken) {
        guard isReading, isBoundary else { return }
        if let last = groups.indices.last { groups[last].hasToken = true }
        tokens.append(token)
        previous = .end
    }

    private mutating func begin(_ value: Bool?, _ text: String, _ token: ObjectiveCToken) {
        guard isReading else {
            groups.append(Group(isReading: false, isTaken: true))
            return
        }
        var group = Group()
        group.floor = brackets.count
        group.lowest = brackets.count
        group.guarded = guarded
        switch value {
        case true?: group.isTaken = true
        case false?: group.isReading = false
        case nil: mark(&group, text, token)
        }
        groups.append(group)
    }

    /// The number of brackets that may not be closed within the current group.
    private var guarded: Int {
        guard let group = groups.last else { return 0 }
        return group.marker != nil && !group.isFirstBranch ? group.floor : group.guarded
    }

    private mutating func mark(_ group: inout Group, _ text: String, _ token: ObjectiveCToken) {
        group.isReading = true
        group.isWhole = isBoundary
        group.marker = tokens.count
        group.conditions.append(text)
        tokens.append(ObjectiveCToken(kind: .branch, text: text, line: token.line))
        previous = .end
    }

    /// Goes on to the next branch; `nil` for the condition of `#else`.
    private mutating func goOn(
        _ condition: String?, _ token: ObjectiveCToken, _ evaluate: () -> Bool?
    ) {
        guard var group = groups.popLast() else { return }
        defer { groups.append(group) }
        let wasReading = group.isReading
        if group.isTaken {
            if wasReading, group.marker != nil { endBranch(&group) }
            group.isReading = false
            return
        }
        if group.marker == nil {
            // Nothing was kept so far.
            switch evaluate() {
            case true?: (group.isReading, group.isTaken) = (true, true)
            case false?: group.isReading = false
            case nil: mark(&group, condition ?? "", token)
            }
            return
        }
        if wasReading { endBranch(&group) }
        group.isReading = false
        let value = evaluate()
        if condition == nil || value == true { group.isTaken = true }
        guard group.isWhole, value != false else { return }
        var text = condition ?? group.conditions.map { "!(\($0))" }.joined(separator: " && ")
        if condition != nil, value == true { text = "" }
        if let condition { group.conditions.append(condition) }
        group.isReading = true
        group.guarded = group.floor
        group.lowest = group.floor
        group.hasToken = false
        tokens.append(ObjectiveCToken(kind: .nextBranch, text: text, line: token.line))
        previous = .end
    }

    private mutating func endBranch(_ group: inout Group) {
        let isBalanced = group.lowest >= group.floor && brackets.count == group.floor
        if !isBalanced || group.hasToken && previous != .end { group.isWhole = false }
        if group.isFirstBranch {
            group.isFirstBranch = false
            group.firstEnd = tokens.count
            group.firstPrevious = previous
        } else if brackets.count > group.floor {
            brackets.removeLast(brackets.count - group.floor)
        }
    }

    mutating func endGroup() {
        guard var group = groups.popLast() else { return }
        if let marker = group.marker {
            if group.isReading { endBranch(&group) }
            if group.isWhole {
                let line = tokens.last?.line ?? 1
                tokens.append(ObjectiveCToken(kind: .branchesEnd, text: "", line: line))
                previous = .end
            } else {
                tokens.removeLast(tokens.count - group.firstEnd)
                tokens[marker].kind = .skipped
                previous = group.firstPrevious
            }
        }
        guard let last = groups.indices.last else { return }
        groups[last].lowest = min(groups[last].lowest, group.lowest)
        if !groups[last].hasToken {
            groups[last].hasToken = group.hasToken
            if !group.isWhole { groups[last].isWhole = false }
        }
    }
}
