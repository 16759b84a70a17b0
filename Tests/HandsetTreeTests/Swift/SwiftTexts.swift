import HandsetTree

/// Reads Swift for a test.
enum SwiftTexts {
    static func tree(_ source: String) -> CodeTree? {
        CodeTree(path: "App.swift", bytes: [UInt8](source.utf8))
    }

    /// The tree of a source as text, with its gaps behind it.
    static func text(_ source: String) -> String {
        guard let tree = tree(source) else { return "no tree" }
        let gaps = tree.gaps.map { "gap \($0.cause) \($0.line)" }
        return ([tree.text] + gaps).joined(separator: "\n")
    }
}
