/// Prose of a page that is made from a table.
public enum PageProse {
    /// The largest number of characters of a line.
    private static let width = 118

    /// Returns a text whose signs are no Markdown.
    public static func escaped(_ text: String) -> String {
        text.replacing(/[\\<>*_|\[\]]/) { "\\" + $0.output }
    }

    /// Returns a paragraph in lines, those after the first one indented.
    public static func wrapped(_ text: String, indentation: Int = 0) -> String {
        let indent = String(repeating: " ", count: indentation)
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(indent + word)
            }
        }
        return lines.joined(separator: "\n")
    }
}
