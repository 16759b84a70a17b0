import HandsetTree

extension CodeTree {
    /// The tree as text, a line for each node: kind, text, label, type, words and role, as far as it has them.
    var text: String {
        var lines: [String] = []
        var depths: [Int: Int] = [:]
        for node in nodes {
            let depth = node.parent.map { (depths[$0.index] ?? 0) + 1 } ?? 0
            depths[node.index] = depth
            guard depth > 0 else { continue }
            var parts = ["\(node.kind)"]
            if node.role != .element { parts.insert("\(node.role):", at: 0) }
            if !node.text.isEmpty { parts.append("\"\(node.text)\"") }
            if !node.label.isEmpty { parts.append("label \"\(node.label)\"") }
            if !node.type.isEmpty { parts.append("type \"\(node.type)\"") }
            if !node.words.isEmpty { parts.append("\(node.words)") }
            lines.append(String(repeating: "  ", count: depth - 1) + parts.joined(separator: " "))
        }
        return lines.joined(separator: "\n")
    }
}
