extension WordScanner {
    /// Adds what is left of a word if its bytes beyond ASCII are no letters, but white space, say, or no text at all.
    func takePieces(of word: Slice<UnsafeBufferPointer<UInt8>>, _ index: inout WordIndex) {
        for piece in word.split(whereSeparator: { $0 >= 0x80 }) {
            let hash = WordHash.of(piece)
            if piece.count <= WordKeywords.longest, keywords.kind(of: hash) != nil {
                // What follows may be declared.
                index.noteUnclear(file)
            } else {
                index.add(hash, of: file, .any)
            }
            if piece.count >= Self.shortestOptions, Self.isOptions(piece) {
                index.add(WordHash.launchOptions, of: file, [])
            }
        }
    }
}
