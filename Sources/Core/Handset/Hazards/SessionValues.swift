/// The sessions that the sender put into a payload.
struct SessionValues {
    private let tree: PayloadTree
    /// The text of each session as bytes, since Swift's strings do not distinguish composed and decomposed
    /// characters.
    private var meanings = TextSet()
    /// The first session that is a text, a number or a Boolean, and its path; `nil` if there is none.
    private(set) var firstMeant: (session: String, path: String)?
    private(set) var isEmpty = true

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

        mutating func next() -> (key: UnsafeBufferPointer<UInt8>?, node: PayloadNode)? {
            if node.kind == .dictionary { return members.next().map { ($0.key, $0.value) } }
            guard index < node.count else { return nil }
            index += 1
            return node.element(at: index - 1).map { (nil, $0) }
        }
    }

    init(in payload: Payload) {
        tree = payload.tree
        var (meanings, isEmpty) = (TextSet(), true)
        Self.forEach(in: tree) { value, _, _ in
            isEmpty = false
            if let meaning = value.meaning { meanings.insert(meaning) }
            return true
        }
        self.meanings = meanings
        self.isEmpty = isEmpty
        firstMeant = first { $0.session != nil }.flatMap { value in
            value.session.map { ($0, value.path) }
        }
    }

    /// Returns true if a text is one of the sessions, byte for byte.
    func mean(_ text: String) -> Bool { meanings.contains(text) }

    /// Returns the first session for which a closure returns true, among the first sessions under each
    /// top-level key, in payload order.
    func first(where isWanted: (SessionValue) -> Bool) -> SessionValue? {
        guard !isEmpty else { return nil }
        var found: SessionValue?
        var lastKey: String?
        Self.forEach(in: tree) { value, name, open in
            let topLevelKey = open.count > 1 ? open[1].name : name
            // A path for each session would take memory in the square of the payload's size.
            guard lastKey != topLevelKey else { return true }
            lastKey = topLevelKey
            let session = SessionValue(
                path: (open.dropFirst().map(\.name) + [name]).joined(separator: "."),
                topLevelKey: topLevelKey, isTopLevel: open.count == 1, value: value)
            if isWanted(session) { found = session }
            return found == nil
        }
        return found
    }

    /// Calls a closure with each session, its key and the containers around it, until it returns false.
    private static func forEach(
        in tree: PayloadTree, _ body: (PayloadValue, String, [Container]) -> Bool
    ) {
        withExtendedLifetime(tree) {
            var open = [Container(tree.root, name: "")]
            while !open.isEmpty {
                guard let (key, node) = open[open.count - 1].next() else {
                    open.removeLast()
                    continue
                }
                let isContainer = node.kind == .dictionary || node.kind == .array
                // Only a container or a key as long as `session` needs its name as a string.
                guard isContainer || key.map({ ShortKey($0)?.isSession == true }) == true
                else { continue }
                let name =
                    key.map { String(decoding: $0, as: UTF8.self) }
                    ?? "\(open[open.count - 1].index - 1)"
                if let key, ShortKey(key)?.isSession == true {
                    guard body(PayloadValue(node: node, tree: tree), name, open) else { return }
                }
                if isContainer { open.append(Container(node, name: name)) }
            }
        }
    }
}
