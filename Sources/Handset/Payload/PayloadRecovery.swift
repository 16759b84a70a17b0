/// How reading goes on after something was refused.
enum PayloadRecovery {
    /// At the next line that can start a payload.
    case nextPayload(PayloadLineTest)
    /// At the next line.
    case endOfLine
    /// Not at all.
    case endOfInput

    /// Moves a window on, and passes what it gives up.
    func run(in window: InputWindow, passing pass: (UnsafeBufferPointer<UInt8>) -> Void) throws {
        var recovery = self
        while try passLine(of: window, pass) {
            switch recovery {
            case .endOfInput: break
            case .endOfLine: return
            case .nextPayload(var test):
                let indentation = try passIndentation(of: window, pass)
                let first = try window.byte(at: window.start)
                if test.canStartPayload(with: first, at: window.start, indentation: indentation) {
                    return
                }
                recovery = .nextPayload(test)
            }
        }
    }

    /// Gives up the rest of a line with its newline; `false` if the stream ends before one.
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

    private func passIndentation(
        of window: InputWindow, _ pass: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws -> Int {
        var count = 0
        while let byte = try window.byte(at: window.start), PayloadLineTest.isIndentation(byte) {
            give(up: window.start + 1, of: window, pass)
            count += 1
        }
        return count
    }

    private func give(
        up offset: Int, of window: InputWindow, _ pass: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        window.withBytes(in: window.start..<offset, pass)
        window.discard(upTo: offset)
    }
}
