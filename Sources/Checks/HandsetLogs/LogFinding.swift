import Handset

/// A text that was parsed, and the payload in it.
struct LogFinding {
    let tree: LogTree
    let text: LogText
    let range: Range<Int>
    let form: LogForm
    let repairs: [LogRepair]
    /// The classes and addresses that stand before arrays.
    let arrayHeads: [[UInt8]]
    /// True if white space differs from what a print has, where the parser looks at it.
    let isEdited: Bool
    /// The value that is the payload; `nil` if there is none.
    let payload: Int?

    /// Finds the payload: the first dictionary that ``LogTree/isPayload(_:)`` is true for.
    init(_ parser: LogParser, range: Range<Int>, form: LogForm) {
        tree = parser.tree
        text = parser.text
        self.range = range
        self.form = form
        repairs = parser.repairs
        arrayHeads = parser.arrayHeads
        isEdited = parser.isEdited
        payload = tree.nodes.indices.first(where: tree.isPayload)
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
