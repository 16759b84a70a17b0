// Pieces of several bytes, for which room is made once; the standard library's general way takes longer
// than the bytes do.

extension [UInt8] {
    /// Appends bytes that stand elsewhere.
    @inline(__always)
    mutating func appendPiece(_ bytes: UnsafeBufferPointer<UInt8>) {
        appendPiece(ofAtMost: bytes.count) { $0.update(fromContentsOf: bytes) }
    }

    /// Appends an ASCII literal.
    @inline(__always)
    mutating func appendPiece(_ literal: StaticString) {
        appendPiece(
            UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Appends bytes in double quotes.
    @inline(__always)
    mutating func appendQuotedPiece(_ bytes: UnsafeBufferPointer<UInt8>) {
        appendPiece(ofAtMost: bytes.count + 2) { piece in
            piece[0] = UInt8(ascii: "\"")
            let end = UnsafeMutableBufferPointer(rebasing: piece[1...])
                .update(fromContentsOf: bytes)
            piece[1 + end] = UInt8(ascii: "\"")
            return end + 2
        }
    }

    /// Appends blanks.
    @inline(__always)
    mutating func appendBlanks(_ count: Int) {
        appendPiece(ofAtMost: count) { piece in
            piece.update(repeating: UInt8(ascii: " "))
            return count
        }
    }

    @inline(__always)
    private mutating func appendPiece(
        ofAtMost count: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int
    ) {
        // An empty array is one object for all threads, and its count would be written even then.
        guard count > 0 else { return }
        append(addingCapacity: count) { span in
            span.withUnsafeMutableBufferPointer { piece, initializedCount in
                initializedCount = write(piece)
            }
        }
    }
}
