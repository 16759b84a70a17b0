import Handset

/// The lines of a payload as JSON, with a member or an element on each, and the marks of sessions.
struct PayloadLines {
    let payload: Payload
    let marks: PayloadMarks

    /// A container that is written, and the place of its next value.
    private struct Container {
        let node: PayloadNode
        var members: PayloadNode.Members
        var index = 0

        init(_ node: PayloadNode) {
            self.node = node
            members = node.members
        }

        var isDictionary: Bool { node.kind == .dictionary }

        mutating func next() -> (key: String?, node: PayloadNode)? {
            defer { index += 1 }
            if isDictionary {
                return members.next().map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
            }
            return node.element(at: index).map { (nil, $0) }
        }
    }

    func forEachLine(_ body: ([MarkedPiece]) throws -> Void) rethrows {
        let tree = payload.tree
        var line: [MarkedPiece] = []
        var open: [Container] = []
        func write(_ text: String, _ mark: SessionMark? = nil) {
            line.append(MarkedPiece(text: text, mark: mark, isEvidence: false))
        }
        func endLine() throws {
            try body(line)
            line = []
            if !open.isEmpty { write(String(repeating: " ", count: 2 * open.count)) }
        }
        func begin(_ node: PayloadNode, _ mark: SessionMark?) {
            guard node.isContainer, node.count > 0 else {
                return write(text(of: PayloadValue(node: node, tree: tree)), mark)
            }
            write(node.kind == .dictionary ? "{" : "[")
            open.append(Container(node))
        }
        begin(tree.root, nil)
        while let container = open.last {
            guard let (key, node) = open[open.count - 1].next() else {
                open.removeLast()
                try endLine()
                write(container.isDictionary ? "}" : "]")
                continue
            }
            if container.index > 0 { write(",") }
            try endLine()
            if let key {
                let found = marks.marks(ofKey: key, in: container.node)
                write(Self.text(of: key), found?.key)
                write(": ")
                begin(node, found?.value)
            } else {
                begin(node, marks.mark(ofElement: container.index, in: container.node))
            }
        }
        try body(line)
        withExtendedLifetime(tree) {}
    }

    private func text(of value: PayloadValue) -> String {
        switch value.kind {
        case .dictionary: "{}"
        case .array: "[]"
        case .string: Self.text(of: value.string ?? "")
        case .integer: "\(value.integer ?? 0)"
        case .real: value.largeInteger ?? "\(value.double ?? 0)"
        case .boolean: value.boolean == true ? "true" : "false"
        case .null: "null"
        }
    }

    private static func text(of string: String) -> String {
        SourceExcerpt.shown(JSONText.string(string).bytes)
    }
}
