import HandsetTree

/// The properties and methods that a project adds to dictionaries.
enum FlowExtensions {
    private static let dictionaries: Set = ["Dictionary", "NSDictionary"]

    static func accessors(named name: String, in project: CodeProject) -> [CodeMethod] {
        project.memory.value(\.accessors, name) {
            project.methods(named: name, ofTypes: dictionaries).filter(\.isProperty)
        }
    }
}
