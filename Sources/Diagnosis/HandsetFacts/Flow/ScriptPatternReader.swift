import HandsetTree

/// Reads the keys of patterns in Dart whose values are called payloads, and that no push was followed to.
///
/// A payload that an app's own channel brings is one of those.
struct ScriptPatternReader {
    let project: CodeProject

    private static let names: Set = ["payload", "userinfo", "apnspayload", "notificationpayload"]
    private static let maximumDepth = 20

    /// Returns a guess for each key that is not among the facts.
    func facts(besides known: [AppFact]) -> [AppFact] {
        let places = Set(known.filter { $0.kind == .key }.map(\.place))
        return project.files.scripts.filter { $0.language == .dart && $0.isScriptOfApp }
            .flatMap { $0.file.descendants(.binding) }.filter(\.isKeyOfPattern)
            .compactMap { node in
                guard let path = path(of: node, 0), !path.contains("") else { return nil }
                let fact = AppFact(.key(path.joined(separator: ".")), at: node, .guess)
                return places.contains(fact.place) ? nil : fact
            }
    }

    /// Returns the keys to what a binding takes; `nil` if it takes nothing of a payload.
    private func path(of node: CodeNode, _ depth: Int) -> [String]? {
        guard depth < Self.maximumDepth, let owner = node.parent else { return nil }
        let outer: [String]?
        if owner.kind == .binding {
            outer = path(of: owner, depth + 1)
        } else {
            guard let value = node.matchedValue?.plain else { return nil }
            if let declaration = value.localDeclaration, declaration.kind == .binding {
                outer = path(of: declaration, depth + 1)
            } else {
                let name = value.names.last?.lowercased() ?? ""
                outer = Self.names.contains(name) ? [] : nil
            }
        }
        guard let outer else { return nil }
        guard node.isKeyOfPattern else { return node.label.isEmpty ? outer : nil }
        let text = node[.key].map { project.constants.text(of: $0) ?? "" } ?? node.label
        return outer + [text]
    }
}

extension CodeNode {
    /// True for a name that takes the value of a key, in a pattern of a map.
    var isKeyOfPattern: Bool { kind == .binding && words.contains("key") }

    /// The value that the pattern around a binding is matched with.
    var matchedValue: CodeNode? {
        guard let owner = parent else { return nil }
        guard owner.kind == .other, owner.role == .pattern, let place = owner.parent else {
            return owner[.value]
        }
        return place.kind == .match ? place[.value] : place.parent?[.subject]
    }
}
