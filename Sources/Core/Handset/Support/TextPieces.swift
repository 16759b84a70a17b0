/// A text that is kept, or passed on in pieces while it is written.
struct TextPieces {
    private static let pieceByteCount = 64 << 10

    /// The text that was not passed on.
    var text = ""
    private let piece: ((String) throws -> Void)?

    /// - Parameter piece: Receives the text in pieces. If `nil`, it is kept.
    init(piece: ((String) throws -> Void)? = nil) { self.piece = piece }

    /// Passes the text on if it is long.
    mutating func passOn() throws {
        if piece != nil, text.utf8.count >= Self.pieceByteCount { try end() }
    }

    /// Writes a text of one byte again and again.
    mutating func write(_ text: String, count: Int) throws {
        var left = count
        while left > 0 {
            let next = min(left, Self.pieceByteCount)
            self.text += String(repeating: text, count: next)
            left -= next
            try passOn()
        }
    }

    /// Passes on all that is left.
    mutating func end() throws {
        guard let piece, !text.isEmpty else { return }
        try piece(text)
        text.removeAll(keepingCapacity: true)
    }
}
