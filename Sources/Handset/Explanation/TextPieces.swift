/// A text that is kept, or passed on in pieces while it is written.
struct TextPieces {
    /// The number of bytes that are passed on at once.
    private static let pieceByteCount = 64 << 10

    /// The text that was not passed on.
    var text = ""
    private let piece: ((String) throws -> Void)?

    /// Creates an empty text.
    ///
    /// - Parameter piece: Receives the text in pieces. If `nil`, it is kept.
    init(piece: ((String) throws -> Void)? = nil) { self.piece = piece }

    /// Passes the text on if it is long.
    mutating func passOn() throws {
        if piece != nil, text.utf8.count >= Self.pieceByteCount { try end() }
    }

    /// Passes on all that is left.
    mutating func end() throws {
        guard let piece, !text.isEmpty else { return }
        try piece(text)
        text.removeAll(keepingCapacity: true)
    }
}
