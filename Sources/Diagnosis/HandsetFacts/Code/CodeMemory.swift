import HandsetTree

/// The finds for names of a project.
final class CodeMemory {
    var methods: [String: [CodeMethod]] = [:]
    var functions: [String: [CodeMethod]] = [:]
    /// The properties of extensions of dictionaries.
    var accessors: [String: [CodeMethod]] = [:]
    var methodsOfTypes: [String: [CodeMethod]] = [:]
    var uses: [String: [CodeNode]] = [:]
    var bases: [String: [CodeNode]] = [:]
    var properties: [String: [CodeNode]] = [:]
    var propertiesOfTypes: [CodeMember: CodeNode?] = [:]
    var types: [String: [CodeType]] = [:]
    var heirs: [String: [CodeType]] = [:]
    var declared: [String: Bool] = [:]
    var known: [String: Bool] = [:]
    var inherited: [String: Set<String>] = [:]
    var ancestors: [String: Set<String>] = [:]
    var families: [CodeMember: [CodeMethod]] = [:]
    var texts: [String: String?] = [:]
    var textsOfMembers: [CodeMember: String?] = [:]
    /// The lines at which ways without a value keep something, by the nodes of methods.
    var linesOfKeeping: [CodeNode: Int?] = [:]
    // The answers for methods, loops and statements, by their nodes: each is looked through once, however many of its
    // expressions ask for it.
    /// True for a method that asks for scenes in other states, or more than once for those that are connected.
    var asksForOtherScenes: [CodeNode: Bool] = [:]
    /// True for a method whose callers do something without its value.
    var hasOtherWayOutside: [CodeNode: Bool] = [:]
    /// The place in a loop from which on the connected scenes are named.
    var firstIndexOfScenes: [CodeNode: Int?] = [:]
    /// True for a method that keeps a value for later.
    var isKeeping: [CodeNode: Bool] = [:]
    /// True for a statement that names the address of the settings.
    var namesSettings: [CodeNode: Bool] = [:]
    var applicationDelegates: Set<String>?

    /// Returns what is known, or finds it and keeps it.
    func value<Key: Hashable, Value>(
        _ place: ReferenceWritableKeyPath<CodeMemory, [Key: Value]>, _ key: Key,
        _ find: () -> Value
    ) -> Value {
        if let known = self[keyPath: place][key] { return known }
        let found = find()
        self[keyPath: place][key] = found
        return found
    }
}

/// A name within a type.
struct CodeMember: Hashable {
    let type: String
    let name: String
}
