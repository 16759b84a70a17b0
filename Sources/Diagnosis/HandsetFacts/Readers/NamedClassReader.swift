import HandsetTree

/// Finds the classes that property lists name in the project's code.
struct NamedClassReader {
    let project: CodeProject

    /// The beginnings of names of frameworks' own classes.
    private static let libraries = ["Flutter", "Expo", "EX", "RCT", "CDV", "CAP", "CP", "UI"]

    /// Returns facts in which the named classes have no module, and the place of their declaration.
    func resolved(_ facts: [AppFact]) -> [AppFact] {
        let isCodeRead = !project.files.languages.isDisjoint(with: [.swift, .objectiveC])
        return facts.map { fact in
            let meaning: (String, AppFact.Declaration?) -> AppFact.Meaning
            switch fact.meaning {
            case .sceneDelegate: meaning = AppFact.Meaning.sceneDelegate
            case .principalClass: meaning = AppFact.Meaning.principalClass
            default: return fact
            }
            let name = fact.name.split(separator: ".").last.map(String.init) ?? fact.name
            let place = place(of: name)
            return AppFact(
                meaning(name, isCodeRead ? place : nil), at: fact.place, text: fact.text,
                place == .missing ? .likely : .certain, condition: fact.condition)
        }
    }

    /// Returns true for a name that a class of Swift has for Objective-C: `@objc(Name)`.
    private func isNameForObjectiveC(_ name: String) -> Bool {
        let word = "@objc(\(name))"
        return project.files.trees(withAnyOf: [name]).contains { tree in
            tree.nodes.contains { $0.kind == .type && $0.words.contains(word) }
        }
    }

    private func place(of name: String) -> AppFact.Declaration {
        if project.declares(name) || isNameForObjectiveC(name) { return .declared }
        return Self.libraries.contains { name.hasPrefix($0) } ? .library : .missing
    }
}
