/// A list of names of which only the first are told.
enum FoldedNames {
    /// Returns the names with commas between them; an ellipsis stands for the others of `count`.
    static func text(_ names: [String], count: Int) -> String {
        (names + (count > names.count ? ["…"] : [])).joined(separator: ", ")
    }
}
