import HandsetTree

/// A line that changes a variable: an assignment, or a method of the variable that gets a value.
struct CodeChange {
    /// The assignment or the call.
    let node: CodeNode
    /// The name of the method; `nil` for an assignment.
    let method: String?
    let value: CodeNode
}

extension CodeNode {
    /// The uses of a variable that are looked at.
    private static let maximumUseCount = 200

    /// Returns the changes of a variable within this node, in the order of the source.
    func changes(of variable: CodeNode) -> [CodeChange] {
        names(of: variable).prefix(Self.maximumUseCount).flatMap { name -> [CodeChange] in
            let whole = name.whole
            guard let parent = whole.parent else { return [] }
            switch (parent.kind, whole.role) {
            case (.assignment, .target):
                return parent[.value].map { [CodeChange(node: parent, method: nil, value: $0)] }
                    ?? []
            case (.member, .base):
                guard parent.whole.role == .function, let call = parent.whole.parent,
                    call.kind == .call
                else { return [] }
                return call.argumentValues.prefix(1).map {
                    CodeChange(node: call, method: call.text, value: $0)
                }
            default: return []
            }
        }
    }
}
