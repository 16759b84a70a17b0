/// A test of the lines after a refused value: which of them can start a payload.
///
/// A line can start a payload if `{` follows its indentation. There are two exceptions, so that the inside
/// of a bad payload is not read as payloads: the lines just below an object or an array that are indented
/// more deeply than its own line, and a `{` that was still open when the value was refused.
///
/// The test has to see the lines in their order.
struct PayloadLineTest {
    private var deepestIndentation: Int
    /// The offsets of brackets that were open when this or an earlier value was refused.
    private(set) var openOffsets: Set<Int>

    /// The refused range, as far as it was read, begins where the window does.
    init(refused: Range<Int>, openBefore openOffsets: Set<Int>, in window: InputWindow) {
        let isContainer = window.withBytes(in: refused) { bytes in
            bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[")
        }
        deepestIndentation = isContainer ? window.indentation : .max
        let open = window.withBytes(in: refused, Self.openContainers)
        self.openOffsets = openOffsets.filter { $0 > refused.lowerBound }
            .union(open.map { refused.lowerBound + $0 })
    }

    /// Tests the next line by the first byte after its indentation; `nil` at the end of the stream.
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
