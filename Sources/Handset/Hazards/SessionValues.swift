/// Every session that the sender has put into a payload.
struct SessionValues {
    /// The first one under each top-level key that has any, in payload order.
    private(set) var first: [SessionValue] = []
    /// What all of them are meant to be, in UTF-8: to Swift, equal characters that are written
    /// differently would be equal.
    private(set) var meanings: Set<[UInt8]> = []

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

    /// Finds them.
    init(in payload: Payload) {
        let tree = payload.tree
        withExtendedLifetime(tree) {
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
                if key != nil, SessionValue.isSession(name) {
                    add(PayloadValue(node: node, tree: tree), name, in: open)
                }
                if isContainer { open.append(Container(node, name: name)) }
            }
        }
    }

    private mutating func add(_ value: PayloadValue, _ name: String, in open: [Container]) {
        if let meaning = value.meaning { meanings.insert(Array(meaning.utf8)) }
        let topLevelKey = open.count > 1 ? open[1].name : name
        // A path for each would take the square of the payload's memory.
        guard first.last?.topLevelKey != topLevelKey else { return }
        first.append(
            SessionValue(
                path: (open.dropFirst().map(\.name) + [name]).joined(separator: "."),
                topLevelKey: topLevelKey, isTopLevel: open.count == 1, value: value))
    }
}
