extension ObjectiveCParser {
    /// Adds a draft without children.
    mutating func push(_ kind: CodeKind, _ text: String, at line: Int) {
        drafts.append(CodeDraft(kind, text, at: line))
        heights.append(1)
    }

    /// Makes a draft of those from an index on.
    mutating func wrap(
        _ kind: CodeKind, _ text: String, from start: Int, at line: Int, label: String = "",
        type: String = "", words: [String] = []
    ) {
        var height: Int32 = 0
        for index in start..<heights.count { height = max(height, heights[index]) }
        var draft = CodeDraft(kind, text, at: line, label: label, type: type, words: words)
        if kind == .block || kind == .closure, place > 0, place <= tokens.count {
            draft.lastLine = Int(tokens[place - 1].line)
        }
        if height >= Self.maximumHeight {
            gap(.nestedTooDeep, at: line)
            height = 0
        } else if start < drafts.count {
            draft.children = Array(drafts[start...])
        }
        drafts.removeLast(drafts.count - start)
        heights.removeLast(heights.count - start)
        drafts.append(draft)
        heights.append(height + 1)
    }

    /// Gives the last draft a role.
    mutating func role(_ role: CodeRole) {
        guard let last = drafts.indices.last else { return }
        drafts[last].role = role
    }

    mutating func role(_ role: CodeRole, of index: Int) {
        guard drafts.indices.contains(index) else { return }
        drafts[index].role = role
    }

    // MARK: - Gaps

    mutating func gap(_ cause: CodeGap.Cause) { gap(cause, at: line) }

    mutating func gap(_ cause: CodeGap.Cause, at line: Int) {
        let gap = CodeGap(cause, at: line)
        if gaps.last != gap { gaps.append(gap) }
    }

    /// Skips what is not understood, to the end of its statement.
    mutating func recover() {
        gap(.notUnderstood)
        skipStatement()
    }

    /// Goes behind the next `;`, or to the brace that closes what is around.
    mutating func skipStatement() {
        while !isAtEnd {
            switch token.kind {
            case .branch, .nextBranch, .branchesEnd: return
            case .word where startsOuter: return
            case .sign:
                switch token.text {
                case ";":
                    place += 1
                    return
                case "}": return
                case "{" where closing(place) != nil:
                    place = closing(place) ?? place
                    place += 1
                    // The body of what is skipped ends it.
                    if !has(";"), !has(","), !has(")"), !has("]"), !has(".") { return }
                    continue
                case "(", "[", "@(", "@[", "@{": place = closing(place) ?? place
                case "-", "+":
                    if startsMethod { return }
                default: break
                }
            default: break
            }
            place += 1
        }
    }

    /// Skips an expression that is not read.
    mutating func skipExpression() {
        while !isAtEnd {
            switch token.kind {
            case .branch, .nextBranch, .branchesEnd: return
            case .sign:
                switch token.text {
                case ";", ",", ")", "]", "}": return
                case "{", "(", "[", "@(", "@[", "@{": place = closing(place) ?? place
                default: break
                }
            default: break
            }
            place += 1
        }
    }

    /// Goes behind the bracket that closes the one at an index.
    mutating func close(_ open: Int) {
        let end = closing(open)
        if let end, end == place {
            place += 1
            return
        }
        gap(.notUnderstood)
        if let end, end > place {
            place = end + 1
        } else if end == nil {
            skipExpression()
        }
    }

    // MARK: - Depth

    /// Begins something within something; false if that is too deep.
    mutating func enter() -> Bool {
        guard depth < Self.maximumDepth, stackByteCount < Self.maximumStackByteCount else {
            gap(.nestedTooDeep)
            return false
        }
        depth += 1
        return true
    }

    /// The number of bytes of the stack that the parser has taken; code that is not optimized takes a lot.
    private var stackByteCount: Int {
        let top = Self.stackTop()
        return max(top, stackStart) - min(top, stackStart)
    }

    /// Returns the place at which the stack ends for now.
    static func stackTop() -> Int {
        var mark: UInt8 = 0
        return withUnsafePointer(to: &mark) { Int(bitPattern: $0) }
    }
}
