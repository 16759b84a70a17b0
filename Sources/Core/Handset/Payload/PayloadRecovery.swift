/// A way to continue reading after something was refused.
enum PayloadRecovery {
    /// At the next line that can start a payload.
    case nextPayload(PayloadLineTest)
    case endOfLine
    /// Nowhere: the rest of the input is refused.
    case endOfInput

    private static let largestKeptIndentation = 64 << 10

    /// Moves a window on, and passes the bytes that it drops.
    func run(in window: InputWindow, passing pass: (UnsafeBufferPointer<UInt8>) -> Void) throws {
        var recovery = self
        while try passLine(of: window, pass) {
            switch recovery {
            case .endOfInput: break
            case .endOfLine: return
            case .nextPayload(var test):
                let indentationEnd = try indentationEnd(in: window, pass)
                let first =
                    try window.isByteOrderMark(at: indentationEnd)
                    ? indentationEnd + 3 : indentationEnd
                let canStart = test.canStartPayload(
                    with: try window.byte(at: first), at: first,
                    indentation: indentationEnd - window.lineStart)
                if canStart {
                    window.discard(upTo: first)
                    return
                }
                recovery = .nextPayload(test)
            }
        }
    }

    /// Drops the rest of a line with its newline; returns `false` if the stream ends before one.
    private func passLine(
        of window: InputWindow, _ pass: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws -> Bool {
        while true {
            if let newline = window.newline(from: window.start, upTo: window.end) {
                give(up: newline + 1, of: window, pass)
                return true
            }
            give(up: window.end, of: window, pass)
            guard try window.fill() else { return false }
        }
    }

    /// The indentation is white space before a payload, or refused with the rest of its line.
    private func indentationEnd(
        in window: InputWindow, _ pass: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws -> Int {
        var offset = window.start
        while let byte = try window.byte(at: offset), InputWindow.isIndentation(byte) {
            offset += 1
            // Endless blanks must not need memory.
            if offset - window.start == Self.largestKeptIndentation {
                give(up: offset, of: window, pass)
            }
        }
        return offset
    }

    private func give(
        up offset: Int, of window: InputWindow, _ pass: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        window.withBytes(in: window.start..<offset, pass)
        window.discard(upTo: offset)
    }
}
