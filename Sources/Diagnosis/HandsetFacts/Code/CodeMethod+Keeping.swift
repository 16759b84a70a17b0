import HandsetTree

extension CodeMethod {
    private static let keepers = [
        "store", "keep", "append", "insert", "enqueue", "save", "queue", "pending", "set", "defer",
    ]

    /// Returns true if the way without a value, from a line on, keeps something: by an assignment, or by a call of such
    /// a name.
    func keepsOtherwise(after line: Int) -> Bool {
        body.descendants(.guard, .if).contains { branch in
            guard branch.lastLine >= line || branch.line >= line, let other = branch[.otherwise]
            else { return false }
            return other.descendants.contains { node in
                node.kind == .assignment
                    || node.kind == .call
                        && Self.keepers.contains { node.text.lowercased().hasPrefix($0) }
            }
        }
    }
}
