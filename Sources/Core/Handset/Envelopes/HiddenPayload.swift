/// A search for an object with `aps` inside a value: in its objects, its arrays, and its strings of JSON.
///
/// A stack of its own takes the place of recursion, since containers nest 2,048 levels deep.
struct HiddenPayload {
    /// The largest number of strings of JSON in each other that are looked into.
    private static let maximumNesting = 8

    /// A container whose parts are looked at in turn.
    private struct Level {
        private var members: PayloadNode.Members?
        private let array: PayloadNode
        private var index = 0
        private var key: UnsafeBufferPointer<UInt8>?
        /// The owner of the nodes, if it is the tree of a string.
        let owner: PayloadTree?
        /// The number of strings of JSON around the container.
        let nesting: Int

        init(_ node: PayloadNode, in owner: PayloadTree?, nesting: Int) {
            members = node.kind == .dictionary ? node.members : nil
            array = node
            self.owner = owner
            self.nesting = nesting
        }

        mutating func next() -> PayloadNode? {
            if members != nil {
                let member = members?.next()
                key = member?.key
                return member?.value
            }
            index += 1
            return array.element(at: index - 1)
        }

        /// The key or the number of the part that was taken last.
        var step: String {
            key.map { String(decoding: $0, as: UTF8.self) } ?? "\(index - 1)"
        }
    }

    /// Returns the keys, and the numbers of elements, that lead to the first object with `aps` inside a
    /// dictionary; `nil` without one.
    static func path(in root: PayloadNode) -> [String]? {
        var levels = [Level(root, in: nil, nesting: 0)]
        while !levels.isEmpty {
            let last = levels.count - 1
            guard let part = levels[last].next() else {
                levels.removeLast()
                continue
            }
            var (node, owner, nesting) = (part, levels[last].owner, levels[last].nesting)
            if part.isString {
                guard nesting < maximumNesting, mayHoldPayload(part.utf8),
                    let tree = JanssonParser.tree(ofContainer: part.utf8)
                else { continue }
                (node, owner, nesting) = (tree.root, tree, nesting + 1)
            }
            guard node.isContainer else { continue }
            levels.append(Level(node, in: owner, nesting: nesting))
            if isPayload(node, isNear: levels.count == 2 && !part.isString) {
                return withExtendedLifetime(levels) { levels.dropLast().map(\.step) }
            }
        }
        return nil
    }

    /// Right below the value any `aps` counts, and further inside only a dictionary.
    private static func isPayload(_ node: PayloadNode, isNear: Bool) -> Bool {
        guard node.kind == .dictionary, let aps = node.value(forKey: "aps") else { return false }
        return isNear || aps.kind == .dictionary
    }

    private static func mayHoldPayload(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first(where: { !JSONToken.isWhiteSpace($0) }),
            first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        else { return false }
        var start = 0
        while let index = text.firstOffset(of: UInt8(ascii: "a"), from: start),
            index + 2 < text.count
        {
            if text[index + 1] == UInt8(ascii: "p"), text[index + 2] == UInt8(ascii: "s") {
                return true
            }
            start = index + 1
        }
        return false
    }
}
