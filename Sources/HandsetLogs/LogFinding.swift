import Handset

/// A text that was parsed, and the payload in it.
struct LogFinding {
    let tree: LogTree
    let text: LogText
    let range: Range<Int>
    let form: LogForm
    let repairs: [LogRepair]
    /// The value that is the payload; `nil` if there is none.
    let payload: Int?

    /// Finds the payload: the first dictionary with a dictionary of the key `aps`.
    init(_ parser: LogParser, range: Range<Int>, form: LogForm) {
        tree = parser.tree
        text = parser.text
        self.range = range
        self.form = form
        repairs = parser.repairs
        let tree = parser.tree
        payload = tree.nodes.indices.first { index in
            guard tree.nodes[index].kind == .dictionary else { return false }
            return tree.children(of: index).contains { child in
                let node = tree.nodes[child]
                guard node.kind == .dictionary, let key = node.key else { return false }
                return tree.bytes(key).elementsEqual(LogTree.apsKey)
            }
        }
    }

    /// The keys from the root to the payload.
    var within: [String] {
        guard let payload else { return [] }
        return tree.nodes.indices.compactMap { index in
            guard index <= payload, payload < tree.nodes[index].end,
                let key = tree.nodes[index].key
            else { return nil }
            return String(decoding: tree.bytes(key), as: UTF8.self)
        }
    }
}
