import HandsetTree

/// Finds the classes that property lists name in the project's code.
struct NamedClassReader {
    private let project: CodeProject
    /// The names that classes of Swift have for Objective-C: `@objc(Name)`.
    private let objectiveCNames: Set<String>

    init(project: CodeProject) {
        self.project = project
        objectiveCNames = Set(
            project.types.flatMap(\.node.words).filter { $0.hasPrefix("@objc(") }.map {
                String($0.dropFirst(6).dropLast())
            })
    }

    private static let kinds: Set<AppFact.Kind> = [.sceneDelegate, .principalClass]
    /// The beginnings of names of frameworks' own classes.
    private static let libraries = ["Flutter", "Expo", "EX", "RCT", "CDV", "CAP", "CP", "UI"]

    /// Returns facts in which the named classes have no module, and a detail that says where they are.
    func resolved(_ facts: [AppFact]) -> [AppFact] {
        let isCodeRead = project.trees.contains {
            $0.language == .swift || $0.language == .objectiveC
        }
        return facts.map { fact in
            guard Self.kinds.contains(fact.kind) else { return fact }
            let name = fact.value.split(separator: ".").last.map(String.init) ?? fact.value
            let detail = place(of: name)
            return AppFact(
                fact.kind, name, detail: isCodeRead ? detail : "", at: fact.place, text: fact.text,
                detail == "missing" ? .likely : .certain, condition: fact.condition)
        }
    }

    private func place(of name: String) -> String {
        if project.declares(name) || objectiveCNames.contains(name) { return "declared" }
        return Self.libraries.contains { name.hasPrefix($0) } ? "library" : "missing"
    }
}
