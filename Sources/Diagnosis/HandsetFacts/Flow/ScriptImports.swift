import HandsetTree

/// The names that files of JavaScript take from modules, also by `require`.
struct ScriptImports {
    struct Name {
        let module: String
        /// The name that the module has for it; `default` or `*` for the whole.
        let label: String
    }

    private var byFile: [ObjectIdentifier: [String: Name]] = [:]

    init(_ trees: [CodeTree]) {
        for tree in trees where tree.language == .javaScript {
            var names: [String: Name] = [:]
            for node in tree.file.children {
                switch node.kind {
                case .module:
                    for binding in node.children where binding.kind == .binding {
                        names[binding.text] = Name(module: node.text, label: binding.label)
                    }
                case .variable: Self.add(required: node, to: &names)
                default: break
                }
            }
            if !names.isEmpty { byFile[ObjectIdentifier(tree)] = names }
        }
    }

    /// `const push = require('push')` and `const { open } = require('push')`.
    private static func add(required variable: CodeNode, to names: inout [String: Name]) {
        guard var value = variable[.value]?.plain else { return }
        if value.kind == .member, let base = value[.base]?.plain { value = base }
        guard value.kind == .call, value.text == "require",
            let module = value.argumentValues.first?.string
        else { return }
        if !variable.text.isEmpty { names[variable.text] = Name(module: module, label: "default") }
        for binding in variable.all(.pattern) where binding.kind == .binding {
            names[binding.text] = Name(module: module, label: binding.label)
        }
    }

    /// Returns what a name of a file is taken from; `nil` for others.
    func name(_ text: String, in tree: CodeTree) -> Name? { byFile[ObjectIdentifier(tree)]?[text] }
}
