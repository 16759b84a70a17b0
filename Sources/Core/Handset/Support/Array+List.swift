extension [String] {
    /// The names with commas and an `and` between them.
    package var list: String {
        guard count > 1, let last else { return joined() }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
