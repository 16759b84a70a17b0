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

    private var open: [OpenContainer] = []
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
        case .dictionary, .array: begin(root, part: nil, into: &text)
        case .string: text.appendPiece(root.utf8)
        case .integer, .real, .boolean, .null: text.appendScalar(root)
        }
        while let container = open.last {
            try check(&text, from: start)
            if container.next == container.end {
                end(container, into: &text)
            } else if container.isArray {
                writeElement(of: container, into: &text)
            } else {
                writeMember(at: container.next, into: &text)
            }
        }
        try check(&text, from: start)
    }

    private mutating func check(
        _ text: inout [UInt8], from start: Int
    ) throws(DescriptionTooLong) {
        guard text.count - start > maximumByteCount else { return }
        open.removeAll()
        members.removeAll()
        text.removeSubrange(start...)
        throw DescriptionTooLong(maximumByteCount: maximumByteCount)
    }

    // MARK: - Containers

    /// Opens a container at the level of those that are open already.
    private mutating func begin(_ node: PayloadNode, part: Int?, into text: inout [UInt8]) {
        text.appendPad(level: open.count)
        if node.kind == .array {
            text.append(UInt8(ascii: "("))
            open.append(
                OpenContainer(node: node, isArray: true, next: 0, end: node.count, part: part))
        } else {
            text.append(UInt8(ascii: "{"))
            let first = members.count
            for (key, value) in node.members { members.append(Member(key: key, value: value)) }
            members.withUnsafeMutableBufferPointer { members in
                var new = UnsafeMutableBufferPointer(rebasing: members[first...])
                new.sort { KeyOrder.isAscending($0.key, $1.key) }
            }
            open.append(
                OpenContainer(
                    node: node, isArray: false, next: first, end: members.count, part: part))
        }
        text.append(UInt8(ascii: "\n"))
    }

    private mutating func end(_ container: OpenContainer, into text: inout [UInt8]) {
        open.removeLast()
        if container.isArray {
            if container.end > 0 { text.append(UInt8(ascii: "\n")) }
        } else {
            members.removeLast(container.node.count)
        }
        text.appendPad(level: open.count)
        text.append(container.isArray ? UInt8(ascii: ")") : UInt8(ascii: "}"))
        endPart(container.part, at: text.count)
        if let outer = open.last, !outer.isArray { text.appendMemberEnd() }
    }

    private mutating func writeMember(at index: Int, into text: inout [UInt8]) {
        let member = members[index]
        open[open.count - 1].next += 1
        text.appendPad(level: open.count)
        let start = text.count
        text.appendQuotedIfNeeded(member.key)
        let keyEnd = text.count
        text.appendPiece(" = ")
        let part = beginPart(member.value, member.key, start..<keyEnd, at: text.count)
        switch member.value.kind {
        case .dictionary, .array: begin(member.value, part: part, into: &text)
        case .string, .integer, .real, .boolean, .null:
            text.appendNested(member.value)
            endPart(part, at: text.count)
            text.appendMemberEnd()
        }
    }

    private mutating func writeElement(of container: OpenContainer, into text: inout [UInt8]) {
        open[open.count - 1].next += 1
        guard let element = container.node.element(at: container.next) else { return }
        if container.next > 0 {
            text.appendPiece(",\n")
        }
        text.appendPad(level: open.count)
        let part = beginPart(element, nil, nil, at: text.count)
        switch element.kind {
        // The container pads itself once more, as the device does.
        case .dictionary, .array: begin(element, part: part, into: &text)
        case .string, .integer, .real, .boolean, .null:
            text.appendNested(element)
            endPart(part, at: text.count)
        }
    }

    // MARK: - The outline

    private mutating func beginPart(
        _ node: PayloadNode, _ name: UnsafeBufferPointer<UInt8>?, _ key: Range<Int>?,
        at offset: Int
    ) -> Int? {
        guard outline != nil else { return nil }
        outline?.append(
            PrintedPart(
                node: node, level: open.count,
                name: name.map { String(decoding: $0, as: UTF8.self) }, key: key,
                value: offset..<offset))
        return outline.map { $0.count - 1 }
    }

    private mutating func endPart(_ part: Int?, at offset: Int) {
        guard let part, let start = outline?[part].value.lowerBound else { return }
        outline?[part].value = start..<offset
    }
}

extension [UInt8] {
    fileprivate mutating func appendPad(level: Int) { appendBlanks(4 * level) }

    fileprivate mutating func appendMemberEnd() {
        appendPiece(";\n")
    }
}
