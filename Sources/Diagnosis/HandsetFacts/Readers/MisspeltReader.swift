import HandsetPorting
import HandsetTree

/// Reads the methods that iOS never calls, since their names or types are nearly those of a delegate's.
struct MisspeltReader {
    let project: CodeProject

    private static let types = [
        "application": "UIApplication", "userNotificationCenter": "UNUserNotificationCenter",
        "scene": "UIScene",
    ]

    var facts: [AppFact] {
        let types = Set(Self.types.values)
        let functions = types.flatMap { type in
            project.files.trees(with: type, .typed).filter { $0.language == .swift }
                .flatMap(\.nodes)
                .filter { $0.kind == .function && $0[.parameter]?.type == type }
        }
        let ofSwift = functions.compactMap { CodeMethod($0) }.compactMap { method -> AppFact? in
            guard method.language == .swift, !method.isProperty, method.typeName != nil else {
                return nil
            }
            return ofSwiftTwo(method) ?? (isOfFlutter(method) ? nil : nearly(method))
        }
        return ofSwift + ofObjectiveC
    }

    /// The methods of Objective-C whose selectors are nearly those of a delegate's.
    private var ofObjectiveC: [AppFact] {
        project.methods(named: Set(Self.types.keys)).compactMap { method in
            guard method.language == .objectiveC, method.typeName != nil,
                let type = Self.types[method.baseName],
                method.parameters.first?.type.hasPrefix(type) == true, !isOfFlutter(method),
                let meant = DelegateSelectors.nearest(to: method.name)
            else { return nil }
            return AppFact(.misspelt(method.name, meant: meant), at: method.node, .likely)
        }
    }

    /// A plugin of Flutter gets the application's calls by Flutter, with types of its own.
    private func isOfFlutter(_ method: CodeMethod) -> Bool {
        guard let type = method.typeName else { return false }
        return project.ancestors(of: type).contains {
            $0.hasPrefix("Flutter") && !$0.hasSuffix("AppDelegate")
        }
    }

    /// A method whose first argument has a label, as in Swift 2.
    private func ofSwiftTwo(_ method: CodeMethod) -> AppFact? {
        guard let type = Self.types[method.baseName], let first = method.parameters.first,
            first.label != "_", first.type == type
        else { return nil }
        let labels = method.parameters.dropFirst().map { "\($0.label):" }.joined()
        return AppFact(
            .misspelt(method.name, meant: "\(method.baseName)(_:\(labels))"), at: method.node)
    }

    private func nearly(_ method: CodeMethod) -> AppFact? {
        guard let first = method.parameters.first, first.label == "_",
            Self.types.values.contains(first.type),
            DelegateMethodTable.protocols[first.type] != nil,
            !DelegateMethodTable.neverCalled.contains(method.name)
        else { return nil }
        guard DelegateMethodTable.called.contains(method.name) else {
            return DelegateMethodTable.nearest(to: method.name).map {
                AppFact(.misspelt(method.name, meant: $0), at: method.node, .likely)
            }
        }
        for parameter in method.parameters.dropFirst() {
            if let types = DelegateMethodTable.types[parameter.label],
                !types.contains(parameter.type)
            {
                return AppFact(
                    .misspelt(method.name, meant: parameter.type), at: method.node, .likely)
            }
        }
        return nil
    }
}
