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
    private let openOffsets: Set<Int>

    /// - Parameters:
    ///   - refused: The refused value, as far as it was read.
    ///   - window: Where it stands.
    init(refused: Range<Int>, in window: InputWindow) {
        let isContainer = window.withBytes(in: refused) { bytes in
            bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[")
        }
        deepestIndentation =
            isContainer ? Self.indentation(ofLineOf: window, upTo: refused.lowerBound) : .max
        openOffsets = window.withBytes(in: refused) { bytes in
            Set(Self.openContainers(in: bytes).map { refused.lowerBound + $0 })
        }
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

    /// Whether a byte is part of a line's indentation.
    static func isIndentation(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    /// Whether the byte at an offset begins a line that can start a payload.
    func isStartOfPayload(_ offset: Int, in window: InputWindow) -> Bool {
        var test = self
        var lineStart = window.start
        while let newline = window.newline(from: lineStart, upTo: offset) {
            lineStart = newline + 1
            let (first, byte) = window.withBytes(in: lineStart..<window.end) { bytes in
                let index = bytes.firstIndex { !Self.isIndentation($0) } ?? bytes.count
                return (lineStart + index, index < bytes.count ? bytes[index] : nil)
            }
            let canStart = test.canStartPayload(
                with: byte, at: first, indentation: first - lineStart)
            if first >= offset { return canStart && first == offset }
        }
        return false
    }

    private static func indentation(ofLineOf window: InputWindow, upTo offset: Int) -> Int {
        // A line whose beginning is given up already has other payloads before this one.
        guard window.lineStart >= window.firstShowable else { return 0 }
        return window.withBytes(in: window.lineStart..<offset) { bytes in
            bytes.prefix(while: isIndentation).count
        }
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
