import HandsetTree

/// The names under which files of JavaScript export what has another name, or what they take from other modules.
struct ScriptExports {
    /// A function that a file exports: one of its own by its name, or one of a module.
    struct Name {
        /// The module that it is taken from; `nil` for one of the file's own.
        let module: String?
        /// The name in that module, or in the file.
        let label: String
    }

    private struct Exports {
        var names: [String: Name] = [:]
        /// The modules whose names are all exported.
        var modules: [String] = []
    }

    private var byFile: [String: Exports] = [:]

    init(_ trees: [CodeTree]) {
        for tree in trees where tree.language == .javaScript {
            var exports = Exports()
            for node in tree.file.children where node.words.contains("export") {
                Self.add(node, to: &exports)
            }
            if !exports.names.isEmpty || !exports.modules.isEmpty { byFile[tree.path] = exports }
        }
    }

    private static func add(_ node: CodeNode, to exports: inout Exports) {
        switch node.kind {
        case .module:
            let bindings = node.children.filter { $0.kind == .binding }
            if bindings.isEmpty { exports.modules.append(node.text) }
            for binding in bindings {
                exports.names[binding.text] = Name(module: node.text, label: binding.label)
            }
        case .other:
            for entry in node.children where entry.kind == .entry {
                guard let name = entry[.value]?.text else { continue }
                exports.names[entry.label] = Name(module: nil, label: name)
            }
            // `export default open`
            if node.words.contains("default"), let value = node[.value]?.plain, value.kind == .name
            {
                exports.names["default"] = Name(module: nil, label: value.text)
            }
        default: break
        }
    }

    /// Returns what a file exports under a name; `nil` if the name is its own.
    func name(_ label: String, of path: String) -> Name? { byFile[path]?.names[label] }

    /// Returns the modules whose names a file exports, too.
    func modules(of path: String) -> [String] { byFile[path]?.modules ?? [] }
}
