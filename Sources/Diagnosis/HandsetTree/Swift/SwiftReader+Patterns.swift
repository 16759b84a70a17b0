import SwiftSyntax

/// Patterns and conditions.
extension SwiftReader {
    /// Returns the nodes of a pattern, with that role; a tuple has one for each of its parts.
    func patterns(_ node: PatternSyntax) -> [CodeDraft] {
        nested(in: node) { patternParts(node) }
    }

    private func patternParts(_ node: PatternSyntax) -> [CodeDraft] {
        switch Syntax(node).as(SyntaxEnum.self) {
        case .tuplePattern(let tuple):
            tuple.elements.enumerated().map { part($0.element, $0.offset) }
        case .valueBindingPattern(let node): patterns(node.pattern)
        case .expressionPattern(let node): [expression(node.expression).as(.pattern)]
        case .identifierPattern(let node):
            [
                CodeDraft(
                    .variable, name(node.identifier), at: line(of: node.identifier), role: .pattern)
            ]
        case .wildcardPattern(let node):
            [CodeDraft(.name, "_", at: line(of: node.wildcard), role: .pattern)]
        case .isTypePattern(let node):
            [
                CodeDraft(
                    .cast, "is", at: line(of: node.isKeyword), role: .pattern,
                    type: type(node.type))
            ]
        default: [CodeDraft(.other, at: line(from: node), role: .pattern)]
        }
    }

    private func part(_ node: TuplePatternElementSyntax, _ number: Int) -> CodeDraft {
        var part = CodeDraft(
            .binding, at: line(from: node), role: .pattern,
            label: node.label.map { name($0) } ?? String(number))
        if let title = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            part.text = name(title)
        } else if node.pattern.is(WildcardPatternSyntax.self) {
            part.text = "_"
        } else {
            part.children = patterns(node.pattern)
        }
        return part
    }

    // MARK: - Conditions

    func conditions(_ list: ConditionElementListSyntax) -> [CodeDraft] {
        list.map { condition($0.condition).as(.condition) }
    }

    private func condition(_ node: ConditionElementSyntax.Condition) -> CodeDraft {
        switch node {
        case .expression(let node): expression(node)
        case .availability(let node):
            CodeDraft(.availability, written(node), at: line(of: node.availabilityKeyword))
        case .matchingPattern(let node):
            CodeDraft(
                .match, at: line(of: node.caseKeyword),
                patterns(node.pattern) + value(node.initializer))
        case .optionalBinding(let node): binding(node)
        }
    }

    private func binding(_ node: OptionalBindingConditionSyntax) -> CodeDraft {
        var variable = CodeDraft(
            .variable, at: line(of: node.bindingSpecifier),
            type: node.typeAnnotation.map { type($0.type) } ?? "")
        if let title = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            (variable.text, variable.line) = (name(title), line(of: title))
        } else {
            variable.children = patterns(node.pattern)
        }
        if node.initializer != nil {
            variable.children += value(node.initializer)
        } else if !variable.text.isEmpty {
            variable.children.append(
                CodeDraft(.name, variable.text, at: variable.line, role: .value))
        }
        return variable
    }
}
