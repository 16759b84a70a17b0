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
