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
    struct OpenContainer {
        let node: PayloadNode
        let isArray: Bool
        /// The number of containers around it.
        let level: Int
        var next: Int
        let end: Int
        /// The index in ``outline``; `nil` without an outline, and for the outermost container.
        let part: Int?
    }

    struct Member {
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

    var largeIntegers: LargeIntegers?

    /// The open containers without the innermost, the outermost first.
    var outer: [OpenContainer] = []
    /// The members of all open dictionaries, the innermost dictionary's last.
    var members: [Member] = []

    /// Creates a writer.
    ///
    /// - Parameter maximumByteCount: The limit of the text of one value, in bytes.
    public init(maximumByteCount: Int = DescriptionWriter.defaultMaximumByteCount) {
        self.maximumByteCount = maximumByteCount
    }

    /// Appends the text of a value: a string as it is, a container from level 0.
    ///
    /// - Throws: ``DescriptionWriter/TextTooLong`` if the text is longer than ``maximumByteCount``. Nothing is appended
    ///   then.
    public mutating func write(
        _ value: PayloadValue, into text: inout [UInt8]
    ) throws(DescriptionWriter.TextTooLong) {
        defer { withExtendedLifetime(value.tree) {} }
        var buffer = TextBuffer()
        try write(value.node, of: value.tree, into: &buffer)
        buffer.withBytes { text.append(contentsOf: $0) }
    }

    /// Appends the text of a value whose tree the caller holds.
    mutating func write(
        _ root: PayloadNode, of tree: PayloadTree, into text: inout TextBuffer
    ) throws(DescriptionWriter.TextTooLong) {
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

    mutating func check(
        _ text: inout TextBuffer, from start: Int
    ) throws(DescriptionWriter.TextTooLong) {
        guard text.count - start > maximumByteCount else { return }
        outer.removeAll()
        members.removeAll()
        text.truncate(to: start)
        throw DescriptionWriter.TextTooLong(maximumByteCount: maximumByteCount)
    }
}

// The parts of a text and their places, for those who want them.

extension DescriptionWriter {
    @inline(__always)
    mutating func beginPart(
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
    mutating func endPart(_ part: Int?, at offset: Int) {
        guard let part, let start = outline?[part].value.lowerBound else { return }
        outline?[part].value = start..<offset
        if let keepsPart, let ended = outline?[part], !keepsPart(ended) {
            outline?.removeSubrange(part...)
        }
    }
}
