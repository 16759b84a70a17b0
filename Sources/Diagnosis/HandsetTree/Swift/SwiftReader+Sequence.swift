import SwiftSyntax

/// Operators between operands: logical ones and comparisons by what they bind, and all others as they stand.
extension SwiftReader {
    /// Reads operands with the operators between them: assignments first, then `?` and `:`, then the others.
    func sequence(_ elements: ArraySlice<ExprSyntax>) -> CodeDraft {
        folded(elements, choice, .target, .value) { element in
            self.assignmentSign(element).map {
                CodeDraft(.assignment, $0.text, at: self.line(of: $0))
            }
        }
    }

    private func choice(_ elements: ArraySlice<ExprSyntax>) -> CodeDraft {
        folded(elements, operation, .condition, .otherwise) { element in
            element.as(UnresolvedTernaryExprSyntax.self).map {
                CodeDraft(
                    .choice, at: self.line(of: $0.questionMark),
                    [self.expression($0.thenExpression).as(.then)])
            }
        }
    }

    /// Reads parts between operators that bind to the right; parts that are too deep are left out.
    ///
    /// - Parameters:
    ///   - elements: The operands and operators.
    ///   - read: Reads a part between such operators.
    ///   - left: The role of what stands before an operator.
    ///   - right: The role of what stands behind it.
    ///   - begin: Returns the node of an operator; `nil` for other elements.
    /// - Returns: The node of the first of these operators, or the only part.
    private func folded(
        _ elements: ArraySlice<ExprSyntax>, _ read: (ArraySlice<ExprSyntax>) -> CodeDraft,
        _ left: CodeRole, _ right: CodeRole, begin: (ExprSyntax) -> CodeDraft?
    ) -> CodeDraft {
        let depthBefore = depth
        defer { depth = depthBefore }
        var (nodes, rest) = ([CodeDraft](), elements)
        for (place, element) in zip(elements.indices, elements) {
            guard var node = begin(element) else { continue }
            node.children.insert(read(rest[..<place]).as(left), at: 0)
            nodes.append(node)
            rest = elements[(place + 1)...]
            depth += 1
            guard depth < Self.maximumDepth else {
                note(.nestedTooDeep, at: node.line)
                rest = []
                break
            }
        }
        return nodes.reversed().reduce(read(rest)) { value, node in
            var node = node
            node.children.append(value.as(right))
            return node
        }
    }

    private func operation(_ elements: ArraySlice<ExprSyntax>) -> CodeDraft {
        if let only = elements.first, elements.count == 1 { return expression(only) }
        var (operands, signs) = ([CodeDraft](), [String]())
        var line: Int?
        // A cast whose type comes next.
        var cast: CodeDraft?
        for element in elements {
            switch Syntax(element).as(SyntaxEnum.self) {
            case .binaryOperatorExpr(let node):
                signs.append(node.operator.text)
                line = line ?? self.line(of: node.operator)
            case .arrowExpr(let node): signs.append(node.arrow.text)
            case .unresolvedAsExpr(let node):
                let text = node.asKeyword.text + (node.questionOrExclamationMark?.text ?? "")
                cast = CodeDraft(.cast, text, at: self.line(of: node.asKeyword))
            case .unresolvedIsExpr(let node):
                cast = CodeDraft(.cast, "is", at: self.line(of: node.isKeyword))
            default:
                if var known = cast {
                    known.type = type(element)
                    // Casts of casts would be as deep as they are many.
                    if let operand = operands.popLast() {
                        let isCast = operand.kind == .cast && !operand.children.isEmpty
                        known.children = isCast ? operand.children : [operand.as(.value)]
                    }
                    operands.append(known)
                    cast = nil
                } else {
                    operands.append(expression(element))
                }
            }
        }
        if signs.isEmpty, operands.count == 1, let operand = operands.first { return operand }
        return bound(operands[...], signs[...], at: line ?? operands.first?.line ?? 1)
    }

    /// The operators that bind less than all others, from the weakest on.
    private static let weakOperators: [Set<String>] = [
        ["||"], ["&&"], ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="], ["??"],
    ]

    /// Returns the operation of operands, in which the weakest operators are the outermost.
    private func bound(
        _ operands: ArraySlice<CodeDraft>, _ signs: ArraySlice<String>, at line: Int, level: Int = 0
    ) -> CodeDraft {
        if signs.isEmpty, let only = operands.first, operands.count == 1 { return only }
        // Signs that do not stand between operands are of code that is being written.
        guard level < Self.weakOperators.count, operands.count == signs.count + 1 else {
            return CodeDraft(
                .operation, signs.joined(separator: " "), at: line, Array(operands))
        }
        let weak = Self.weakOperators[level]
        let places = signs.indices.filter { weak.contains(signs[$0]) }
        guard let first = places.first else {
            return bound(operands, signs, at: line, level: level + 1)
        }
        var (parts, start) = ([CodeDraft](), signs.startIndex)
        for end in places + [signs.endIndex] {
            let shift = operands.startIndex - signs.startIndex
            let own = operands[(start + shift)...(end + shift)]
            parts.append(
                bound(own, signs[start..<end], at: own.first?.line ?? line, level: level + 1))
            start = end + 1
        }
        return CodeDraft(.operation, signs[first], at: line, parts)
    }

    private func assignmentSign(_ node: ExprSyntax) -> TokenSyntax? {
        if let node = node.as(AssignmentExprSyntax.self) { return node.equal }
        guard let sign = node.as(BinaryOperatorExprSyntax.self)?.operator else { return nil }
        return Self.isAssignment(sign.text) ? sign : nil
    }

    /// Returns true for `+=` and its like, and false for `==` and `<=`.
    private static func isAssignment(_ sign: String) -> Bool {
        guard sign.utf8.last == UInt8(ascii: "="), let first = sign.unicodeScalars.first else {
            return false
        }
        switch first {
        case "=", "!", "~", ".": return false
        case "<", ">": return sign.hasPrefix("<<") || sign.hasPrefix(">>")
        default: return true
        }
    }
}
