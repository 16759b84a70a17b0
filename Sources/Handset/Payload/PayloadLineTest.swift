/// Tells which lines after a refused value can start a payload.
///
/// A line can if it begins with `{` behind its indentation, with two exceptions, so that the inside
/// of one bad payload is not taken for payloads. The lines just below an object or an array that are
/// indented more deeply than its own line are its inside. And a `{` that was still open when the
/// value was refused would be refused for the very same reason.
///
/// Lines are to be shown to it in their order.
struct PayloadLineTest {
    private var deepestIndentation: Int
    /// The offsets of brackets that were open when this or an earlier value was refused.
    private(set) var openOffsets: Set<Int>

    /// - Parameters:
    ///   - refused: The refused value, which begins where the window does, as far as it was read.
    ///   - openOffsets: What an earlier test knew to be open.
    ///   - window: Where it stands.
    init(refused: Range<Int>, openBefore openOffsets: Set<Int>, in window: InputWindow) {
        let isContainer = window.withBytes(in: refused) { bytes in
            bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[")
        }
        deepestIndentation = isContainer ? window.indentation : .max
        let open = window.withBytes(in: refused, Self.openContainers)
        self.openOffsets = openOffsets.filter { $0 > refused.lowerBound }
            .union(open.map { refused.lowerBound + $0 })
    }

    /// Whether the next line can start a payload.
    ///
    /// - Parameters:
    ///   - byte: The first byte behind the line's indentation; `nil` at the end of the stream.
    ///   - offset: The byte's offset.
    ///   - indentation: The number of bytes that the line is indented by.
    /// - Returns: Whether it can.
    mutating func canStartPayload(
        with byte: UInt8?, at offset: Int, indentation: Int
    ) -> Bool {
        guard let byte, !JSONToken.isWhiteSpace(byte), indentation <= deepestIndentation else {
            return false
        }
        // The inside ends here, however the lines from here on are indented.
        deepestIndentation = .max
        return byte == UInt8(ascii: "{") && !openOffsets.contains(offset)
    }

    /// Whether the byte at an offset begins a line that can start a payload.
    func isStartOfPayload(_ offset: Int, in window: InputWindow) -> Bool {
        var test = self
        var lineStart = window.start
        while let newline = window.newline(from: lineStart, upTo: offset) {
            lineStart = newline + 1
            let (first, byte) = window.withBytes(in: lineStart..<window.end) { bytes in
                let index = bytes.firstIndex { !InputWindow.isIndentation($0) } ?? bytes.count
                return (lineStart + index, index < bytes.count ? bytes[index] : nil)
            }
            let canStart = test.canStartPayload(
                with: byte, at: first, indentation: first - lineStart)
            if first >= offset { return canStart && first == offset }
        }
        return false
    }

    private static func openContainers(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var open: [Int] = []
        var index = 0
        while let token = JSONToken.next(in: bytes, from: index) {
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")):
                open.append(token.range.lowerBound)
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")):
                _ = open.popLast()
            default: break
            }
            index = token.range.upperBound
        }
        return open
    }
}
