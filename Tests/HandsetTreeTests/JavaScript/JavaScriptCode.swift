import HandsetTree

/// Returns the tree of a script as text, with the causes of its gaps at the end.
func javaScript(_ source: String) -> String { code(source, path: "code.js") }

func code(_ source: String, path: String) -> String {
    guard let tree = CodeTree(path: path, bytes: Array(source.utf8)) else { return "" }
    let gaps = tree.gaps.map { "gap \($0.cause) at \($0.line)" }
    return ([tree.text] + gaps).joined(separator: "\n")
}
