extension DescriptionWriter {
    /// Writes the next member or element of a container, and returns it if it is a container itself.
    mutating func writeNext(
        of container: inout OpenContainer, into text: inout TextBuffer
    ) -> OpenContainer? {
        defer { container.next += 1 }
        return container.isArray
            ? writeElement(of: container, into: &text) : writeMember(of: container, into: &text)
    }

    private mutating func writeMember(
        of container: OpenContainer, into text: inout TextBuffer
    ) -> OpenContainer? {
        let (member, level) = (members[container.next], container.level + 1)
        let name = QuotedText(member.key)
        let start = text.count
        let valueStart = write(
            member.value, behindAtMost: 4 &* level &+ name.maximumByteCount &+ 3, end: ";\n",
            into: &text
        ) { cursor in
            cursor.writeIndentation(level)
            name.write(to: &cursor)
            cursor.write(" = ")
        }
        let part = beginPart(
            member.value, level: level, member.key, start + 4 * level..<valueStart - 3,
            at: valueStart)
        if member.value.isContainer {
            return begin(member.value, member.value.kind, level: level, part: part, into: &text)
        }
        endPart(part, at: text.count - 2)
        return nil
    }

    private mutating func writeElement(
        of container: OpenContainer, into text: inout TextBuffer
    ) -> OpenContainer? {
        guard let element = container.node.element(at: container.next) else { return nil }
        let (level, isFirst) = (container.level + 1, container.next == 0)
        let valueStart = write(
            element, behindAtMost: 4 &* level &+ 2, end: "", into: &text
        ) { cursor in
            if !isFirst { cursor.write(",\n") }
            cursor.writeIndentation(level)
        }
        let part = beginPart(element, level: level, nil, nil, at: valueStart)
        if element.isContainer {
            // A container in an array is indented twice, as on the device.
            return begin(element, element.kind, level: level, part: part, into: &text)
        }
        endPart(part, at: text.count)
        return nil
    }

    /// Returns the offset of the value; of a container, only the beginning is written.
    @inline(__always)
    private func write(
        _ node: PayloadNode, behindAtMost count: Int, end: StaticString,
        into text: inout TextBuffer, beginning: (inout ByteCursor) -> Void
    ) -> Int {
        let start = text.count
        var beginningCount = 0
        @inline(__always)
        func writeBeginning(to cursor: inout ByteCursor) {
            let first = cursor.next
            beginning(&cursor)
            beginningCount = cursor.next - first
        }
        let count = count &+ end.utf8CodeUnitCount
        if node.isString {
            let value = QuotedText(node.utf8)
            text.append(ofAtMost: count &+ value.maximumByteCount) { cursor in
                writeBeginning(to: &cursor)
                value.write(to: &cursor)
                cursor.write(end)
            }
        } else if node.isContainer {
            text.append(ofAtMost: count) { writeBeginning(to: &$0) }
        } else if let decimal = decimalText(of: node) {
            decimal.withUnsafeBufferPointer { decimal in
                let value = QuotedText(decimal)
                text.append(ofAtMost: count &+ value.maximumByteCount) { cursor in
                    writeBeginning(to: &cursor)
                    value.write(to: &cursor)
                    cursor.write(end)
                }
            }
        } else {
            text.append(ofAtMost: count &+ ScalarText.maximumByteCount) { cursor in
                writeBeginning(to: &cursor)
                ScalarText(node, node.kind).writeNested(to: &cursor)
                cursor.write(end)
            }
        }
        return start + beginningCount
    }

    /// Returns the text of an integer beyond 64 bits that keeps its digits; `nil` for everything else.
    @inline(__always)
    func decimalText(of node: PayloadNode) -> [UInt8]? {
        largeIntegers?.digits(of: node).map(LargeIntegers.decimalText)
    }
}
