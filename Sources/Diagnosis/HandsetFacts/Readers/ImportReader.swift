import HandsetTree

/// Reads the plugins for pushes that code in JavaScript and Dart imports, for a folder without a list of packages.
struct ImportReader {
    let project: CodeProject

    var facts: [AppFact] {
        // No name is asked for: trees of languages beside Swift are looked through anyway.
        project.files.trees(withAnyOf: [String]()).flatMap { tree -> [AppFact] in
            guard tree.language != .swift, tree.language != .objectiveC else { return [] }
            return tree.nodes.flatMap { node -> [AppFact] in
                guard let plugin = Self.plugin(of: node) else { return [] }
                return [AppFact(.plugin(plugin), at: node)]
                    + (plugin.hasPrefix("expo-") ? [AppFact(.framework("expo"), at: node)] : [])
            }
        }
    }

    /// Returns the plugin that an `import` or a `require` names; `nil` for other code.
    private static func plugin(of node: CodeNode) -> String? {
        let path: String
        switch node.kind {
        case .module: path = node.text
        case .call where node.text == "require":
            path = node.argumentValues.first?.string ?? ""
        default: return nil
        }
        // package:firebase_messaging/firebase_messaging.dart
        let name =
            path.hasPrefix("package:")
            ? String(path.dropFirst(8).prefix { $0 != "/" }) : path
        return FrameworkPlugins.names.contains(name) ? name : nil
    }
}
