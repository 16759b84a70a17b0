import SwiftSyntax

/// Branches of `#if`.
extension SwiftReader {
    /// A branch that may be compiled for iOS.
    private struct Branch {
        let clause: IfConfigClauseSyntax
        /// The condition; empty if it is true.
        let text: String
    }

    /// Returns the content of the branch for iOS; a node with the branches if the app's flags decide.
    func compiled(_ node: IfConfigDeclSyntax) -> [CodeDraft] {
        let branches = branches(node)
        if branches.count == 1, let only = branches.first, only.text.isEmpty {
            return content(only.clause)
        }
        guard !branches.isEmpty else { return [] }
        return [compiled(branches) { content($0) }]
    }

    /// Returns an expression with members that are within branches.
    func compiled(_ node: PostfixIfConfigExprSyntax) -> CodeDraft {
        let base = node.base.map { expression($0) } ?? implicitBase
        implicitBase = nil
        let line = line(of: node.config.poundEndif)
        let branches = branches(node.config)
        guard let first = branches.first else { return base ?? CodeDraft(.other, at: line) }
        // The base belongs to all branches, but it is kept once, in the first.
        var kept = base
        let content = { (clause: IfConfigClauseSyntax) -> [CodeDraft] in
            self.implicitBase = kept
            kept = nil
            defer { self.implicitBase = nil }
            return self.content(clause)
        }
        guard branches.count == 1, first.text.isEmpty else {
            return compiled(branches, content)
        }
        return content(first.clause).first ?? base ?? CodeDraft(.other, at: line)
    }

    /// Returns the attributes in branches.
    func compiledWords(_ node: IfConfigDeclSyntax) -> [String] {
        var words: [String] = []
        _ = nested(in: node) {
            words = branches(node).flatMap { branch -> [String] in
                guard case .attributes(let list) = branch.clause.elements else { return [] }
                return self.words(list)
            }
            return []
        }
        return words
    }

    private func compiled(
        _ branches: [Branch], _ content: (IfConfigClauseSyntax) -> [CodeDraft]
    ) -> CodeDraft {
        let children = branches.map { branch in
            CodeDraft(
                .compiledBranch, branch.text, at: line(of: branch.clause.poundKeyword),
                content(branch.clause))
        }
        return CodeDraft(.compiled, at: children.first?.line ?? 1, children)
    }

    /// Returns the branches that may be compiled.
    private func branches(_ node: IfConfigDeclSyntax) -> [Branch] {
        var (branches, earlier) = ([Branch](), [String]())
        for clause in node.clauses {
            let value = clause.condition.map { SwiftCondition.value($0) } ?? true
            switch value {
            case false: continue
            case nil:
                let text = clause.condition.map { written($0) } ?? ""
                branches.append(Branch(clause: clause, text: text))
                earlier.append("!(\(text))")
            case true:
                branches.append(
                    Branch(clause: clause, text: earlier.joined(separator: " && ")))
                return branches
            }
        }
        return branches
    }

    private func content(_ clause: IfConfigClauseSyntax) -> [CodeDraft] {
        switch clause.elements {
        case .statements(let list): statements(list)
        case .decls(let list): members(list)
        case .switchCases(let list): cases(list)
        case .postfixExpression(let node): [expression(node)]
        case .attributes, nil: []
        }
    }
}
