import SwiftSyntax

/// Declarations.
extension SwiftReader {
    func members(_ block: MemberBlockSyntax) -> [CodeDraft] { members(block.members) }

    func members(_ list: MemberBlockItemListSyntax) -> [CodeDraft] {
        list.flatMap { declaration($0.decl) }
    }

    /// Returns the nodes of a declaration; there are several for `let a = 1, b = 2`.
    func declaration(_ node: DeclSyntax) -> [CodeDraft] {
        nested(in: node) { declarationParts(node) }
    }

    private func declarationParts(_ node: DeclSyntax) -> [CodeDraft] {
        switch Syntax(node).as(SyntaxEnum.self) {
        case .importDecl(let node): [imported(node)]
        case .classDecl(let node): [type(node, node.classKeyword, node.name)]
        case .structDecl(let node): [type(node, node.structKeyword, node.name)]
        case .enumDecl(let node): [type(node, node.enumKeyword, node.name)]
        case .actorDecl(let node): [type(node, node.actorKeyword, node.name)]
        case .protocolDecl(let node): [type(node, node.protocolKeyword, node.name)]
        case .extensionDecl(let node): [extended(node)]
        case .typeAliasDecl(let node):
            [alias(node, node.typealiasKeyword, node.name, [node.initializer.value])]
        case .associatedTypeDecl(let node):
            [
                alias(
                    node, node.associatedtypeKeyword, node.name,
                    node.inheritanceClause?.inheritedTypes.map(\.type) ?? [])
            ]
        // The parser adds the keyword where a typing error stands for it; that does not compile.
        case .functionDecl(let node) where node.funcKeyword.presence == .missing:
            [CodeDraft(.other, at: line(from: node))]
        case .variableDecl(let node) where node.bindingSpecifier.presence == .missing:
            [CodeDraft(.other, at: line(from: node))]
        case .functionDecl(let node): [function(node)]
        case .initializerDecl(let node): [initializer(node)]
        case .deinitializerDecl(let node): [deinitializer(node)]
        case .subscriptDecl(let node): [subscriptFunction(node)]
        case .macroDecl(let node): [macro(node)]
        case .variableDecl(let node): variables(node)
        case .enumCaseDecl(let node): node.elements.map { enumCase($0, node) }
        case .ifConfigDecl(let node): compiled(node)
        case .macroExpansionDecl(let node): [expansion(node)]
        default: [CodeDraft(.other, at: line(from: node))]
        }
    }

    // MARK: - Types

    private func imported(_ node: ImportDeclSyntax) -> CodeDraft {
        let path = node.path.map { name($0.name) }.joined(separator: ".")
        var words = words(node.attributes, node.modifiers)
        if let kind = node.importKindSpecifier { words.append(kind.text) }
        return CodeDraft(.module, path, at: line(of: node.importKeyword), words: words)
    }

    private func type(
        _ node: some DeclGroupSyntax, _ keyword: TokenSyntax, _ title: TokenSyntax
    ) -> CodeDraft {
        CodeDraft(
            .type, name(title), at: line(of: title), type: keyword.text,
            words: words(node.attributes, node.modifiers),
            inherited(node.inheritanceClause) + members(node.memberBlock))
    }

    private func extended(_ node: ExtensionDeclSyntax) -> CodeDraft {
        let name = typeName(node.extendedType)
        let full = type(node.extendedType)
        return CodeDraft(
            .type, name, at: line(of: node.extensionKeyword), label: full == name ? "" : full,
            type: "extension", words: words(node.attributes, node.modifiers),
            inherited(node.inheritanceClause) + members(node.memberBlock))
    }

    private func alias(
        _ node: some WithAttributesSyntax & WithModifiersSyntax, _ keyword: TokenSyntax,
        _ title: TokenSyntax, _ types: [TypeSyntax]
    ) -> CodeDraft {
        CodeDraft(
            .type, name(title), at: line(of: title), label: types.first.map { type($0) } ?? "",
            type: keyword.text, words: words(node.attributes, node.modifiers),
            types.flatMap { inherited($0) })
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [CodeDraft] {
        clause?.inheritedTypes.flatMap { inherited($0.type) } ?? []
    }

    private func inherited(_ type: TypeSyntax) -> [CodeDraft] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.map {
                CodeDraft(.inherited, typeName($0.type), at: line(from: $0), role: .inherited)
            }
        }
        return [CodeDraft(.inherited, typeName(type), at: line(from: type), role: .inherited)]
    }

    /// Returns the last part of a type's name.
    private func typeName(_ node: TypeSyntax) -> String {
        if let type = node.as(IdentifierTypeSyntax.self) { return name(type.name) }
        if let type = node.as(MemberTypeSyntax.self) { return name(type.name) }
        if let type = node.as(AttributedTypeSyntax.self),
            let base = type.baseType.as(IdentifierTypeSyntax.self)
        {
            return name(base.name)
        }
        return type(node)
    }

    // MARK: - Words

    func words(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> [String] {
        words(attributes) + modifiers.map { compact($0) }
    }

    func words(_ attributes: AttributeListSyntax) -> [String] {
        guard !attributes.isEmpty else { return [] }
        return attributes.flatMap { element -> [String] in
            switch element {
            case .attribute(let attribute): [written(attribute)]
            case .ifConfigDecl(let node): compiledWords(node)
            }
        }
    }
}
