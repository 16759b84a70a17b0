/// A writer of the text that `%@` prints for a value on Darwin: the old-style property list that `NSLog`
/// shows and a session rule searches.
///
/// A writer can be used again, and then keeps its memory. It is not recursive: depth needs no stack.
///
/// The rules come from logs of real devices of 2010 to 2026. Where the logs show nothing, a comment names
/// the choice.
///
/// ```swift
/// var writer = DescriptionWriter()
/// var text: [UInt8] = []
/// let payload = try Payload(json: #"{"aps":{"badge":-1,"list":[true,"a b"]}}"#)
/// if let aps = payload["aps"] { try writer.write(aps, into: &text) }
/// print(String(decoding: text, as: UTF8.self))
/// // {
/// //     badge = "-1";
/// //     list =     (
/// //         1,
/// //         "a b"
/// //     );
/// // }
/// ```
public struct DescriptionWriter {
    /// The default limit of a text: 64 MiB.
    ///
    /// Indentation grows with depth, so that a payload of 16 MiB can have a text of many GiB.
    public static let defaultMaximumByteCount = 64 << 20

    /// The limit of the texts of all top-level values of a payload that rules search: 256 MiB.
    ///
    /// Four thousand values, each of them nested deeply, would have texts of 64 GiB.
    public static let maximumTotalByteCount = 256 << 20

    /// The limit of the text of one value, in bytes.
    public var maximumByteCount: Int

    /// A container whose opening bracket is written, but not its closing one.
    private struct OpenContainer {
        let node: PayloadNode
        let isArray: Bool
        /// The number of containers around it.
        let level: Int
        var next: Int
        let end: Int
        /// The index in ``outline``; `nil` without an outline, and for the outermost container.
        let part: Int?
    }

    /// A key of a dictionary, and its value.
    private struct Member {
        let key: UnsafeBufferPointer<UInt8>
        let value: PayloadNode
    }

    /// The parts in the order of the text; `nil` if they are not wanted.
    var outline: [PrintedPart]?
    /// Receives each part of the outline after those in it, and returns true to keep it with them; `nil`
    /// keeps all.
    ///
    /// All parts of a large payload need ten times the memory of their text.
    var keepsPart: ((PrintedPart) -> Bool)?
    /// The number of bytes after which nothing more is written; `nil` to write all.
    var stopsAfter: Int?

    /// The integers beyond 64 bits in the tree that is written; `nil` if there are none.
    private var largeIntegers: LargeIntegers?

    /// The open containers without the innermost, the outermost first.
    private var outer: [OpenContainer] = []
    /// The members of all open dictionaries, those of the innermost last.
    private var members: [Member] = []

    /// Creates a writer.
    ///
    /// - Parameter maximumByteCount: The limit of the text of one value, in bytes.
    public init(maximumByteCount: Int = DescriptionWriter.defaultMaximumByteCount) {
        self.maximumByteCount = maximumByteCount
    }

    /// Appends the text of a value: a string as it is, a container from level 0.
    ///
    /// - Throws: ``DescriptionTooLong`` if the text is longer than ``maximumByteCount``. Nothing is appended
    ///   then.
    public mutating func write(
        _ value: PayloadValue, into text: inout [UInt8]
    ) throws(DescriptionTooLong) {
        defer { withExtendedLifetime(value.tree) {} }
        var buffer = TextBuffer()
        try write(value.node, of: value.tree, into: &buffer)
        buffer.withBytes { text.append(contentsOf: $0) }
    }

    /// Appends the text of a value whose tree the caller holds.
    mutating func write(
        _ root: PayloadNode, of tree: PayloadTree, into text: inout TextBuffer
    ) throws(DescriptionTooLong) {
        let start = text.count
        let kind = root.kind
        largeIntegers = tree.largeIntegers
        switch kind {
        case .dictionary, .array: try writeContainer(root, kind, into: &text)
        case .string: text.append(root.utf8)
        case .real where decimalText(of: root) != nil:
            decimalText(of: root)?.withUnsafeBufferPointer { text.append($0) }
        case .integer, .real, .boolean, .null:
            text.append(ofAtMost: ScalarText.maximumByteCount) { cursor in
                ScalarText(root, kind).write(to: &cursor)
            }
        }
        try check(&text, from: start)
    }

    private mutating func check(
        _ text: inout TextBuffer, from start: Int
    ) throws(DescriptionTooLong) {
        guard text.count - start > maximumByteCount else { return }
        outer.removeAll()
        members.removeAll()
        text.truncate(to: start)
        throw DescriptionTooLong(maximumByteCount: maximumByteCount)
    }

    // MARK: - Containers

    private mutating func writeContainer(
        _ root: PayloadNode, _ kind: PayloadValue.Kind, into text: inout TextBuffer
    ) throws(DescriptionTooLong) {
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
    private mutating func begin(
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

    private mutating func end(_ container: OpenContainer, into text: inout TextBuffer) {
        text.append(ofAtMost: 4 * container.level + 2) { cursor in
            if container.isArray, container.end > 0 { cursor.write(UInt8(ascii: "\n")) }
            cursor.writeIndentation(container.level)
            cursor.write(container.isArray ? UInt8(ascii: ")") : UInt8(ascii: "}"))
        }
        if !container.isArray { members.removeLast(container.node.count) }
        endPart(container.part, at: text.count)
    }

    /// Writes the next member or element of a container, and returns it if it is a container itself.
    private mutating func writeNext(
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

    /// Writes a beginning, a value in a container, and an end; for a container only the beginning.
    ///
    /// - Returns: The offset of the value.
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
    private func decimalText(of node: PayloadNode) -> [UInt8]? {
        largeIntegers?.digits(of: node).map(LargeIntegers.decimalText)
    }

    // MARK: - The outline

    @inline(__always)
    private mutating func beginPart(
        _ node: PayloadNode, level: Int, _ name: UnsafeBufferPointer<UInt8>?,
        _ key: Range<Int>?, at offset: Int
    ) -> Int? {
        guard outline != nil else { return nil }
        outline?.append(
            PrintedPart(
                node: node, level: level, nameBytes: name, key: key, value: offset..<offset))
        return outline.map { $0.count - 1 }
    }

    @inline(__always)
    private mutating func endPart(_ part: Int?, at offset: Int) {
        guard let part, let start = outline?[part].value.lowerBound else { return }
        outline?[part].value = start..<offset
        if let keepsPart, let ended = outline?[part], !keepsPart(ended) {
            outline?.removeSubrange(part...)
        }
    }
}
