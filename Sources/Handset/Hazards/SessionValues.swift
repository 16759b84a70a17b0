/// The sessions that the sender put into a payload.
struct SessionValues {
    /// The first session under each top-level key that has one, in payload order.
    private(set) var first: [SessionValue] = []
    /// The text of each session in UTF-8, since Swift's strings do not distinguish composed and
    /// decomposed characters.
    private(set) var meanings: Set<[UInt8]> = []

    /// An open container and the place of its next value.
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

        /// Returns the next value in the container, and its key; `nil` at the end.
        mutating func next() -> (key: UnsafeBufferPointer<UInt8>?, node: PayloadNode)? {
            if node.kind == .dictionary { return members.next().map { ($0.key, $0.value) } }
            guard index < node.count else { return nil }
            index += 1
            return node.element(at: index - 1).map { (nil, $0) }
        }
    }

    /// Finds the sessions of a payload.
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
                // Only a container or a key as long as `session` needs its name as a string.
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
        // A path for each session would take memory in the square of the payload's size.
        guard first.last?.topLevelKey != topLevelKey else { return }
        first.append(
            SessionValue(
                path: (open.dropFirst().map(\.name) + [name]).joined(separator: "."),
                topLevelKey: topLevelKey, isTopLevel: open.count == 1, value: value))
    }
}
