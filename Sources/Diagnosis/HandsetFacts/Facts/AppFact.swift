import HandsetTree

/// Something about pushes that a line of an app's project says.
package struct AppFact: Hashable, Sendable {
    /// A place in a file of the project.
    package struct Place: Hashable, Sendable {
        /// The path from the folder of the project.
        package let file: String
        /// The line, from 1.
        package let line: Int

        /// Creates a place.
        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// The kind.
    package let kind: Kind
    /// The value, such as `did-receive` for a method; each kind has its own.
    package let value: String
    /// The rest of what is known, such as the type that declares a method; empty if there is none.
    package let detail: String
    /// The place.
    package let place: Place
    /// The line at the place, without white space around it.
    package let text: String
    /// The certainty.
    package let confidence: Confidence
    /// The condition of `#if`, such as `DEBUG`, under which the line counts; `nil` if it always does.
    package let condition: String?

    init(
        _ kind: Kind, _ value: String, detail: String = "", at node: CodeNode,
        _ confidence: Confidence = .certain
    ) {
        self.init(kind, value, detail: detail, at: node.line, in: node, confidence)
    }

    /// Creates a fact about another line of a node's file.
    init(
        _ kind: Kind, _ value: String, detail: String = "", at line: Int, in node: CodeNode,
        _ confidence: Confidence = .certain
    ) {
        self.init(
            kind, value, detail: detail, at: Place(file: node.tree.path, line: line),
            text: node.tree.lines.excerpt(of: line), confidence, condition: node.condition)
    }

    init(
        _ kind: Kind, _ value: String, detail: String = "", at place: Place, text: String,
        _ confidence: Confidence = .certain, condition: String? = nil
    ) {
        self.kind = kind
        self.value = value
        self.detail = detail
        self.place = place
        self.text = text
        self.confidence = confidence
        self.condition = condition
    }
}

extension CodeNode {
    /// The conditions of the branches of `#if` around this node that are not decided on iOS.
    fileprivate var condition: String? {
        let conditions = ancestors.filter { $0.kind == .compiledBranch && !$0.text.isEmpty }
            .map(\.text)
        return conditions.isEmpty ? nil : conditions.reversed().joined(separator: " && ")
    }
}
