extension DescriptionWriter {
    mutating func writeContainer(
        _ root: PayloadNode, _ kind: PayloadValue.Kind, into text: inout TextBuffer
    ) throws(DescriptionWriter.TextTooLong) {
        let start = text.count
        var container = begin(root, kind, level: 0, into: &text)
        while true {
            try check(&text, from: start)
            if let stopsAfter, text.count - start > stopsAfter {
                outer.removeAll()
                members.removeAll()
                return
            }
            if container.next < container.end {
                if let inner = writeNext(of: &container, into: &text) {
                    outer.append(container)
                    container = inner
                }
                continue
            }
            end(container, into: &text)
            guard let last = outer.popLast() else { return }
            container = last
            if !container.isArray { text.append(ofAtMost: 2) { $0.write(";\n") } }
        }
    }

    /// Writes the opening bracket of a container.
    mutating func begin(
        _ node: PayloadNode, _ kind: PayloadValue.Kind, level: Int, part: Int? = nil,
        into text: inout TextBuffer
    ) -> OpenContainer {
        text.append(ofAtMost: 4 * level + 2) { cursor in
            cursor.writeIndentation(level)
            cursor.write(kind == .array ? UInt8(ascii: "(") : UInt8(ascii: "{"))
            cursor.write(UInt8(ascii: "\n"))
        }
        guard kind == .dictionary else {
            return OpenContainer(
                node: node, isArray: true, level: level, next: 0, end: node.count, part: part)
        }
        let first = members.count
        for (key, value) in node.members { members.append(Member(key: key, value: value)) }
        sortMembers(from: first)
        return OpenContainer(
            node: node, isArray: false, level: level, next: first, end: members.count, part: part)
    }

    private mutating func sortMembers(from first: Int) {
        members.withUnsafeMutableBufferPointer { members in
            var new = UnsafeMutableBufferPointer(rebasing: members[first...])
            new.sort { KeyOrder.isAscending($0.key, $1.key) }
        }
    }

    mutating func end(_ container: OpenContainer, into text: inout TextBuffer) {
        text.append(ofAtMost: 4 * container.level + 2) { cursor in
            if container.isArray, container.end > 0 { cursor.write(UInt8(ascii: "\n")) }
            cursor.writeIndentation(container.level)
            cursor.write(container.isArray ? UInt8(ascii: ")") : UInt8(ascii: "}"))
        }
        if !container.isArray { members.removeLast(container.node.count) }
        endPart(container.part, at: text.count)
    }
}
