import HandsetTree

/// The keys that a description of an object takes, as libraries that check values have them:
/// `asObject({ orderID: asString })(data)`, `z.object({ orderID: z.string() }).parse(data)`.
struct ScriptSchemas {
    private let functions: ScriptFunctions

    private static let objects: Set = ["asObject", "object", "strictObject", "looseObject", "type"]
    private static let maximumDepth = 6

    init(_ functions: ScriptFunctions) { self.functions = functions }

    /// Returns a fact for each key of the description that a call checks a value by.
    func facts(of call: CodeNode, taking value: CodeNode, at path: [String]) -> [AppFact] {
        guard call.tree.language == .javaScript, let function = call[.function]?.plain else {
            return []
        }
        let isMethod = ["parse", "safeParse", "parseAsync", "decode", "validateSync"].contains(
            call.text)
        let description = isMethod ? function[.base] : function
        return description.map { keys(of: $0, path, 0) } ?? []
    }

    private func keys(of expression: CodeNode, _ path: [String], _ depth: Int) -> [AppFact] {
        guard depth < Self.maximumDepth else { return [] }
        let node = expression.plain
        switch node.kind {
        case .call where Self.objects.contains(node.text):
            guard let entries = node.argumentValues.first?.plain, entries.kind == .dictionary else {
                return []
            }
            return entries.children.flatMap { entry -> [AppFact] in
                guard entry.kind == .entry, !entry.label.isEmpty else { return [] }
                let inner =
                    entry[.value].map { keys(of: $0, path + [entry.label], depth + 1) } ?? []
                guard inner.isEmpty else { return inner }
                return [
                    AppFact(.key((path + [entry.label]).joined(separator: ".")), at: entry, .likely)
                ]
            }
        case .call:
            // asMaybe(asPayload), and z.object({ … }).strict()
            let parts = [node.receiver, node.argumentValues.first].compactMap(\.self)
            return parts.lazy.map { keys(of: $0, path, depth + 1) }.first { !$0.isEmpty } ?? []
        case .name: return declaration(of: node).map { keys(of: $0, path, depth + 1) } ?? []
        default: return []
        }
    }

    /// The value of the constant that a name stands for, also if another file has it.
    private func declaration(of name: CodeNode) -> CodeNode? {
        if let local = name.localDeclaration, local.kind == .variable { return local[.value] }
        if let own = Self.constant(name.text, in: name.tree) { return own[.value] }
        guard let source = functions.imports.name(name.text, in: name.tree) else { return nil }
        let files = functions.files(of: source.module, from: name.tree.path)
        let text = ["default", "*"].contains(source.label) ? name.text : source.label
        for tree in functions.project.files.scripts where files.contains(tree.path) {
            if let value = Self.constant(text, in: tree)?[.value] { return value }
        }
        return nil
    }

    private static func constant(_ name: String, in tree: CodeTree) -> CodeNode? {
        tree.file.children.first { $0.kind == .variable && $0.text == name }
    }
}
