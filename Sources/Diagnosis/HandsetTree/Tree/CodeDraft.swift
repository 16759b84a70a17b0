/// A node of code as a front-end makes it, with its children in the order of the source.
package struct CodeDraft: Sendable {
    package var kind: CodeKind
    package var role = CodeRole.element
    /// The name, the operator or the text.
    package var text = ""
    /// The label, or the name with all labels.
    package var label = ""
    /// The type that is written, without white space.
    package var type = ""
    /// The words before or behind a declaration: modifiers, `async`, and attributes as they stand, such as
    /// `@pragma('vm:entry-point')`.
    package var words: [String] = []
    /// The line, from 1.
    package var line: Int
    /// The line on which the node ends; 0 if it is not wanted, as for expressions.
    package var lastLine = 0
    package var children: [CodeDraft] = []

    package init(
        _ kind: CodeKind, _ text: String = "", at line: Int, role: CodeRole = .element,
        label: String = "", type: String = "", words: [String] = [], _ children: [CodeDraft] = []
    ) {
        self.kind = kind
        self.role = role
        self.text = text
        self.label = label
        self.type = type
        self.words = words
        self.line = line
        self.children = children
    }

    /// Returns the node in another role.
    package func `as`(_ role: CodeRole) -> CodeDraft {
        var copy = self
        copy.role = role
        return copy
    }
}
