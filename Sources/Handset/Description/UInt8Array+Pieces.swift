// Pieces of several bytes, for which room is made once; the standard library's general way takes longer
// than the bytes do.

extension [UInt8] {
    /// Appends bytes that stand elsewhere.
    @inline(__always)
    mutating func appendPiece(_ bytes: UnsafeBufferPointer<UInt8>) {
        appendPiece(ofAtMost: bytes.count) { $0.write(bytes) }
    }

    /// Appends an ASCII literal.
    @inline(__always)
    mutating func appendPiece(_ literal: StaticString) {
        appendPiece(ofAtMost: literal.utf8CodeUnitCount) { $0.write(literal) }
    }

    /// Appends blanks.
    @inline(__always)
    mutating func appendBlanks(_ count: Int) {
        appendPiece(ofAtMost: count) { $0.writeBlanks(count) }
    }

    /// Appends what a closure writes, which has no more bytes than are said.
    @inline(__always)
    mutating func appendPiece(ofAtMost count: Int, _ write: (inout ByteCursor) -> Void) {
        // An empty array is one object for all threads, and its count would be written even then.
        guard count > 0 else { return }
        append(addingCapacity: count) { span in
            span.withUnsafeMutableBufferPointer { piece, initializedCount in
                guard let start = piece.baseAddress else { return }
                var cursor = ByteCursor(start)
                write(&cursor)
                initializedCount = cursor.next - start
            }
        }
    }
}
