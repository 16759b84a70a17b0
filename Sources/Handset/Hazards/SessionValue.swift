/// A value that the sender calls a session: that of any key `session`, in capitals or not.
struct SessionValue {
    /// The keys and indices that lead to it, with dots between them.
    let path: String
    /// The top-level key that it stands under or is the value of.
    let topLevelKey: String
    /// Whether its key is a top-level one.
    let isTopLevel: Bool
    let value: PayloadValue

    /// What the session is meant to be: the text of a string, number or Boolean; `nil` for everything
    /// else.
    var session: String? {
        switch value.kind {
        case .string, .integer, .real: value.description
        case .boolean: value.boolean == true ? "true" : "false"
        case .dictionary, .array, .null: nil
        }
    }

    /// Whether a key is that of a session.
    static func isSession(_ key: String) -> Bool { key.lowercased() == "session" }

    /// A container on the way, and how far it was looked through.
    private struct Container {
        let node: PayloadNode
        /// Its key or its index in the container that holds it.
        let name: String
        var members: PayloadNode.Members
        var index = 0

        init(_ node: PayloadNode, name: String) {
            self.node = node
            self.name = name
            members = node.members
        }

        /// The next value that it holds, and its key or index.
        mutating func next() -> (key: UnsafeBufferPointer<UInt8>?, node: PayloadNode)? {
            if node.kind == .dictionary { return members.next().map { ($0.key, $0.value) } }
            guard index < node.count else { return nil }
            index += 1
            return node.element(at: index - 1).map { (nil, $0) }
        }
    }

    /// Every session of a payload, each before those that it holds.
    static func all(in payload: Payload) -> [SessionValue] {
        let tree = payload.tree
        return withExtendedLifetime(tree) {
            var found: [SessionValue] = []
            var open = [Container(tree.root, name: "")]
            while !open.isEmpty {
                guard let (key, node) = open[open.count - 1].next() else {
                    open.removeLast()
                    continue
                }
                let isContainer = node.kind == .dictionary || node.kind == .array
                // Most keys are neither, and need no string.
                guard isContainer || key?.count == 7 else { continue }
                let name =
                    key.map { String(decoding: $0, as: UTF8.self) }
                    ?? "\(open[open.count - 1].index - 1)"
                if key != nil, isSession(name) {
                    let names = open.dropFirst().map(\.name) + [name]
                    found.append(
                        SessionValue(
                            path: names.joined(separator: "."), topLevelKey: names[0],
                            isTopLevel: names.count == 1,
                            value: PayloadValue(node: node, tree: tree)))
                }
                if isContainer { open.append(Container(node, name: name)) }
            }
            return found
        }
    }
}
