import HandsetTree

/// Reads small pieces of Objective-C.
enum ObjectiveCCode {
    /// Returns the tree of declarations as text.
    static func declarations(_ code: String) -> String? {
        CodeTree(path: "a.m", bytes: Array(code.utf8))?.text
    }

    /// Returns the tree of statements as text.
    static func statements(_ code: String) -> String? {
        declarations("void f(void) {\n" + code + "\n}").map { text in
            text.split(separator: "\n").dropFirst(2).map { $0.dropFirst(4) }
                .joined(separator: "\n")
        }
    }
}
