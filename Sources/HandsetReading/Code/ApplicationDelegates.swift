import HandsetTree

/// The types that are the application's delegate, and the ways in which iOS gets an object of them.
struct ApplicationDelegates {
    /// The facts, one for each type of which the way is known.
    private(set) var facts: [AppFact] = []
    /// The types of which iOS has no object: an app of SwiftUI starts, and does not name them.
    private(set) var unused: Set<String> = []

    private static let words = ["@UIApplicationDelegateAdaptor", "@WKApplicationDelegateAdaptor"]

    init(_ project: CodeProject) {
        let mains = Set(project.types.filter(\.isMain).map(\.name))
        let started = Self.started(in: project)
        let adaptors = project.types.flatMap(\.properties).filter { property in
            property.words.contains { word in Self.words.contains { word.hasPrefix($0) } }
        }
        let adapted = Set(adaptors.map { Self.typeName(of: $0) })
        let candidates = project.applicationDelegates
        var seen: Set<String> = []
        let types = project.types.filter { type in
            (type.keyword == "class" || type.node.tree.language == .objectiveC)
                && candidates.contains(type.name) && seen.insert(type.name).inserted
        }
        let names = Set(types.map(\.name))
        // An app of SwiftUI that names no other type, such as an alias.
        let isSwiftUI =
            project.types.contains { $0.isMain && $0.inherited.contains("App") }
            && names.isDisjoint(with: mains) && names.isDisjoint(with: started)
            && adapted.isSubset(of: names)
        let bases = Set(project.types.flatMap(\.inherited))
        for type in types {
            let way =
                mains.contains(type.name)
                ? "main"
                : adapted.contains(type.name)
                    ? "adaptor" : started.contains(type.name) ? "code" : nil
            if let way {
                facts.append(AppFact(.applicationDelegate, type.name, detail: way, at: type.node))
            } else if isSwiftUI, !bases.contains(type.name) {
                unused.insert(type.name)
                facts.append(
                    AppFact(
                        .applicationDelegate, type.name, detail: "missing", at: type.node, .likely)
                )
            }
        }
    }

    /// The names in calls of `UIApplicationMain`.
    private static func started(in project: CodeProject) -> Set<String> {
        let calls = project.uses(of: "UIApplicationMain").filter { $0.kind == .call }
        return Set(
            calls.flatMap(\.descendants).filter { [.name, .string].contains($0.kind) }.map(\.text))
    }

    /// The type that an adaptor makes the application's delegate: that in its parentheses, or its own.
    private static func typeName(of adaptor: CodeNode) -> String {
        for word in adaptor.words where words.contains(where: word.hasPrefix) {
            guard let start = word.firstIndex(of: "("), let end = word.firstRange(of: ".self")
            else { continue }
            let name = word[word.index(after: start)..<end.lowerBound]
            return name.split(separator: ".").last.map(String.init) ?? ""
        }
        return adaptor.type.plainTypeName
    }
}
