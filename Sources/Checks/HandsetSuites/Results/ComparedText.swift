/// The texts of expectations: how they are compared, and how several are put together.
enum ComparedText {
    /// Compares scalars: Swift treats composed and decomposed characters as equal; the app does not.
    static func areEqual(_ left: String, _ right: String) -> Bool {
        left.unicodeScalars.elementsEqual(right.unicodeScalars)
    }

    static func inWords(_ names: [String], else nothing: String) -> String {
        names.isEmpty ? nothing : names.joined(separator: "\n")
    }
}
