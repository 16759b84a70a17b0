import HandsetTree

/// The properties and methods that a project adds to dictionaries.
enum FlowExtensions {
    private static let dictionaries = ["Dictionary", "NSDictionary"]

    /// Returns the properties of extensions with a name.
    static func accessors(named name: String, in project: CodeProject) -> [CodeMethod] {
        dictionaries.flatMap { project.methods(ofType: $0) }.filter {
            $0.isProperty && $0.baseName == name
        }
    }
}
