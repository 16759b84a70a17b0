import HandsetTree

/// Finds the classes that property lists name in the project's code.
struct NamedClassReader {
    let project: CodeProject

    private static let kinds: Set<AppFact.Kind> = [.sceneDelegate, .principalClass]
    /// The beginnings of names of frameworks' own classes.
    private static let libraries = ["Flutter", "Expo", "EX", "RCT", "CDV", "CAP", "CP", "UI"]

    /// Returns facts in which the named classes have no module, and a detail that says where they are.
    func resolved(_ facts: [AppFact]) -> [AppFact] {
        let isCodeRead = !project.files.languages.isDisjoint(with: [.swift, .objectiveC])
        return facts.map { fact in
            guard Self.kinds.contains(fact.kind) else { return fact }
            let name = fact.value.split(separator: ".").last.map(String.init) ?? fact.value
            let detail = place(of: name)
            return AppFact(
                fact.kind, name, detail: isCodeRead ? detail : "", at: fact.place, text: fact.text,
                detail == "missing" ? .likely : .certain, condition: fact.condition)
        }
    }

    /// Returns true for a name that a class of Swift has for Objective-C: `@objc(Name)`.
    private func isNameForObjectiveC(_ name: String) -> Bool {
        let word = "@objc(\(name))"
        return project.files.trees(withAnyOf: [name]).contains { tree in
            tree.nodes.contains { $0.kind == .type && $0.words.contains(word) }
        }
    }

    private func place(of name: String) -> String {
        if project.declares(name) || isNameForObjectiveC(name) { return "declared" }
        return Self.libraries.contains { name.hasPrefix($0) } ? "library" : "missing"
    }
}
