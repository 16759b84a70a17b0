import HandsetTree

/// The types that are the application's delegate, and the ways in which iOS gets an object of them.
struct ApplicationDelegates {
    /// The facts, one for each type of which the way is known.
    private(set) var facts: [AppFact] = []
    /// The types of which iOS has no object: an app of SwiftUI starts, and does not name them.
    private(set) var unused: Set<String> = []

    private static let words = ["@UIApplicationDelegateAdaptor", "@WKApplicationDelegateAdaptor"]

    init(_ project: CodeProject) {
        let mainTypes = Self.mains(in: project)
        let mains = Set(mainTypes.map(\.name))
        let started = Self.started(in: project)
        let adaptors = project.files.trees(withAnyOf: Self.words.map { String($0.dropFirst()) })
            .flatMap(\.nodes).filter { property in
                property.kind == .variable && property.owner != nil
                    && property.words.contains { word in Self.words.contains { word.hasPrefix($0) }
                    }
            }
        let adapted = Set(adaptors.map { Self.typeName(of: $0) })
        let candidates = project.applicationDelegates
        var seen: Set<String> = []
        let types = project.types(named: candidates).filter { type in
            (type.keyword == "class" || type.node.tree.language == .objectiveC)
                && seen.insert(type.name).inserted
        }
        let names = Set(types.map(\.name))
        // An app of SwiftUI that names no other type, such as an alias.
        let isSwiftUI =
            mainTypes.contains { $0.inherited.contains("App") }
            && names.isDisjoint(with: mains) && names.isDisjoint(with: started)
            && adapted.isSubset(of: names)
        for type in types {
            let way: AppFact.DelegateSource? =
                mains.contains(type.name)
                ? .main
                : adapted.contains(type.name)
                    ? .adaptor : started.contains(type.name) ? .code : nil
            if let way {
                facts.append(AppFact(.applicationDelegate(type.name, by: way), at: type.node))
            } else if isSwiftUI, project.types(inheriting: type.name).isEmpty {
                unused.insert(type.name)
                facts.append(
                    AppFact(.applicationDelegate(type.name, by: .missing), at: type.node, .likely)
                )
            }
        }
    }

    /// The types with `@main`, and its older forms.
    private static func mains(in project: CodeProject) -> [CodeType] {
        ["main", "UIApplicationMain", "NSApplicationMain"]
            .flatMap { project.files.trees(with: $0, .attribute) }.flatMap(\.nodes)
            .filter { $0.kind == .type }.map { CodeType(node: $0) }.filter(\.isMain)
    }

    /// The names in calls of `UIApplicationMain`.
    private static func started(in project: CodeProject) -> Set<String> {
        let calls = project.uses(of: "UIApplicationMain").filter { $0.kind == .call }
        let names = calls.flatMap(\.descendants).filter { [.name, .string].contains($0.kind) }
        // A constant that has the name: `isTest ? "TestDelegate" : NSStringFromClass(AppDelegate.self)`.
        let constants = names.filter { $0.kind == .name }.compactMap { name in
            name.localDeclaration ?? project.global(name.text)
        }
        let inner = constants.flatMap(\.descendants).filter { [.name, .string].contains($0.kind) }
        return Set((names + inner).map(\.text))
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
