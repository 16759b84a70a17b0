/// The way from a folder to a file.
package enum RelativePath {
    /// Returns the way from one folder to another, by their real paths.
    package static func path(from start: String, to end: String) -> String {
        let (start, end) = (start.split(separator: "/"), end.split(separator: "/"))
        let common = zip(start, end).prefix { $0 == $1 }.count
        let steps =
            Array(repeating: "..", count: start.count - common)
            + end.dropFirst(common).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
