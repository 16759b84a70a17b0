/// Writes what `%@` gives for a value on Darwin: the old-style property list that `NSLog` shows and
/// that a session rule searches.
///
/// The text goes straight into the caller's bytes; a writer that is used again needs no memory of
/// its own but what its largest value needed. Nothing is recursive: depth costs no stack.
///
/// The rules were worked out from logs of real devices of 2010 to 2026. Where those are silent a
/// choice was made, and its place says so.
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
    /// The number of bytes beyond which a text is refused unless the caller says otherwise: 64 MiB.
    ///
    /// Indentation grows with depth, so that a payload of 16 MiB can ask for a text of many GiB.
    public static let defaultMaximumByteCount = 64 << 20

    /// How many bytes the text of one value may have.
    public var maximumByteCount: Int

    /// A container whose opening bracket is written and whose closing one is not.
    private struct OpenContainer {
        let node: PayloadNode
        let isArray: Bool
        /// How many containers it stands in.
        let level: Int
        var next: Int
        let end: Int
        /// Where it stands in ``outline``, if that is kept and it is not the outermost.
        let part: Int?
    }

    /// A key of a dictionary, and its value.
    private struct Member {
        let key: UnsafeBufferPointer<UInt8>
        let value: PayloadNode
    }

    /// What stands where in the text that is written, in the order of the text; `nil` as long as
    /// nobody asks for it.
    var outline: [PrintedPart]?

    /// The open containers but the innermost, outermost first.
    private var outer: [OpenContainer] = []
    /// The members of all open dictionaries, those of the innermost last.
    private var members: [Member] = []

    /// Creates a writer.
    ///
    /// - Parameter maximumByteCount: How many bytes the text of one value may have.
    public init(maximumByteCount: Int = DescriptionWriter.defaultMaximumByteCount) {
        self.maximumByteCount = maximumByteCount
    }

    /// Appends what `%@` gives for a value: a string as it is, a container from level 0.
    ///
    /// - Throws: ``DescriptionTooLong`` as soon as the text is longer than ``maximumByteCount``; what
    ///   was appended until then is taken back.
    public mutating func write(
        _ value: PayloadValue, into text: inout [UInt8]
    ) throws(DescriptionTooLong) {
        defer { withExtendedLifetime(value.tree) {} }
        try write(value.node, into: &text)
    }

    mutating func write(_ root: PayloadNode, into text: inout [UInt8]) throws(DescriptionTooLong) {
        let start = text.count
        switch root.kind {
        case .dictionary, .array: try writeContainer(root, into: &text)
        case .string: text.appendPiece(root.utf8)
        case .integer, .real, .boolean, .null: text.appendScalar(root)
        }
        try check(&text, from: start)
    }

    private mutating func check(
        _ text: inout [UInt8], from start: Int
    ) throws(DescriptionTooLong) {
        guard text.count - start > maximumByteCount else { return }
        outer.removeAll()
        members.removeAll()
        text.removeSubrange(start...)
        throw DescriptionTooLong(maximumByteCount: maximumByteCount)
    }

    // MARK: - Containers

    private mutating func writeContainer(
        _ root: PayloadNode, into text: inout [UInt8]
    ) throws(DescriptionTooLong) {
        let start = text.count
        var container = begin(root, root.kind, level: 0, into: &text)
        while true {
            try check(&text, from: start)
            if container.next < container.end {
                // What begins here is written before what follows it.
                if let inner = writeNext(of: &container, into: &text) {
                    outer.append(container)
                    container = inner
                }
                continue
            }
            end(container, into: &text)
            guard let last = outer.popLast() else { return }
            container = last
            if !container.isArray { text.appendPiece(";\n") }
        }
    }

    /// Writes the opening bracket of a container.
    private mutating func begin(
        _ node: PayloadNode, _ kind: PayloadValue.Kind, level: Int, part: Int? = nil,
        into text: inout [UInt8]
    ) -> OpenContainer {
        text.appendPiece(ofAtMost: 4 * level + 2) { cursor in
            cursor.writeBlanks(4 * level)
            cursor.write(kind == .array ? UInt8(ascii: "(") : UInt8(ascii: "{"))
            cursor.write(UInt8(ascii: "\n"))
        }
        guard kind == .dictionary else {
            return OpenContainer(
                node: node, isArray: true, level: level, next: 0, end: node.count, part: part)
        }
        let first = members.count
        for (key, value) in node.members { members.append(Member(key: key, value: value)) }
        members.withUnsafeMutableBufferPointer { members in
            var new = UnsafeMutableBufferPointer(rebasing: members[first...])
            new.sort { KeyOrder.isAscending($0.key, $1.key) }
        }
        return OpenContainer(
            node: node, isArray: false, level: level, next: first, end: members.count, part: part)
    }

    private mutating func end(_ container: OpenContainer, into text: inout [UInt8]) {
        if container.isArray {
            if container.end > 0 { text.append(UInt8(ascii: "\n")) }
        } else {
            members.removeLast(container.node.count)
        }
        text.appendPiece(ofAtMost: 4 * container.level + 1) { cursor in
            cursor.writeBlanks(4 * container.level)
            cursor.write(container.isArray ? UInt8(ascii: ")") : UInt8(ascii: "}"))
        }
        endPart(container.part, at: text.count)
    }

    /// Writes the next member or element of a container, and returns it if it is a container that
    /// begins here.
    private mutating func writeNext(
        of container: inout OpenContainer, into text: inout [UInt8]
    ) -> OpenContainer? {
        defer { container.next += 1 }
        return container.isArray
            ? writeElement(of: container, into: &text) : writeMember(of: container, into: &text)
    }

    private mutating func writeMember(
        of container: OpenContainer, into text: inout [UInt8]
    ) -> OpenContainer? {
        let (member, level) = (members[container.next], container.level + 1)
        let start = text.count + 4 * level
        let key = QuotedText(member.key)
        text.appendPiece(ofAtMost: 4 * level + key.maximumByteCount + 3) { cursor in
            cursor.writeBlanks(4 * level)
            key.write(to: &cursor)
            cursor.write(" = ")
        }
        let part = beginPart(
            member.value, level: level, member.key, start..<text.count - 3, at: text.count)
        let kind = member.value.kind
        switch kind {
        case .dictionary, .array:
            return begin(member.value, kind, level: level, part: part, into: &text)
        case .string, .integer, .real, .boolean, .null:
            text.appendNested(member.value, kind, end: ";\n")
            endPart(part, at: text.count - 2)
            return nil
        }
    }

    private mutating func writeElement(
        of container: OpenContainer, into text: inout [UInt8]
    ) -> OpenContainer? {
        guard let element = container.node.element(at: container.next) else { return nil }
        let level = container.level + 1
        if container.next > 0 { text.appendPiece(",\n") }
        text.appendBlanks(4 * level)
        let part = beginPart(element, level: level, nil, nil, at: text.count)
        let kind = element.kind
        switch kind {
        // The container pads itself once more, as the device does.
        case .dictionary, .array:
            return begin(element, kind, level: level, part: part, into: &text)
        case .string, .integer, .real, .boolean, .null:
            text.appendNested(element, kind, end: "")
            endPart(part, at: text.count)
            return nil
        }
    }

    // MARK: - The outline

    private mutating func beginPart(
        _ node: PayloadNode, level: Int, _ name: UnsafeBufferPointer<UInt8>?,
        _ key: Range<Int>?, at offset: Int
    ) -> Int? {
        guard outline != nil else { return nil }
        outline?.append(
            PrintedPart(
                node: node, level: level,
                name: name.map { String(decoding: $0, as: UTF8.self) }, key: key,
                value: offset..<offset))
        return outline.map { $0.count - 1 }
    }

    private mutating func endPart(_ part: Int?, at offset: Int) {
        guard let part, let start = outline?[part].value.lowerBound else { return }
        outline?[part].value = start..<offset
    }
}
