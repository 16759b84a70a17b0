import HandsetSources
import HandsetTree

extension MisspeltReader {
    /// The letters in which a selector may differ from the one that is meant.
    private static let maximumDistance = 2

    /// The selectors of Objective-C that differ from a delegate's in a letter or two.
    var ofObjectiveC: [AppFact] {
        ["UIApplication", "UNUserNotificationCenter"]
            .flatMap { project.files.trees(with: $0, .typed) }
            .filter { $0.language == .objectiveC }
            .flatMap(\.nodes).filter { $0.kind == .function }
            .compactMap { CodeMethod($0) }
            .compactMap { method in
                guard method.typeName != nil, let meant = Self.meant(by: method.name) else {
                    return nil
                }
                return AppFact(.misspelt, method.name, detail: meant, at: method.node, .likely)
            }
    }

    /// Returns the delegate's selector that one is nearly; `nil` if it is one, or is near to none.
    private static func meant(by selector: String) -> String? {
        let known = DelegateMethodNames.selectors
        let parts = selector.count { $0 == ":" }
        guard parts > 1, !known.contains(selector) else { return nil }
        return known.first { name in
            name.count { $0 == ":" } == parts
                && DelegateMethodTable.distance(name, selector) <= maximumDistance
        }
    }
}
