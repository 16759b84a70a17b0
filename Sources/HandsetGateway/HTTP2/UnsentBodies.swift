/// The rest of each answer's body that is still to be sent, by its stream.
struct UnsentBodies {
    private var rests: [Int32: ArraySlice<UInt8>] = [:]
    /// The number of bytes of all rests.
    private(set) var byteCount = 0

    /// True if all bodies are sent.
    var isEmpty: Bool { rests.isEmpty }

    /// Adds the body of a stream's answer.
    mutating func add(_ body: [UInt8], on stream: Int32) {
        byteCount += body.count - (rests[stream]?.count ?? 0)
        rests[stream] = body[...]
    }

    /// Forgets the body of a closed stream.
    mutating func remove(_ stream: Int32) {
        if let rest = rests.removeValue(forKey: stream) { byteCount -= rest.count }
    }

    /// Reads the next bytes of a body.
    ///
    /// - Returns: The number of bytes, and true if they are the last.
    mutating func read(
        _ stream: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> (count: Int, isEnd: Bool) {
        guard let body = rests[stream] else { return (0, true) }
        let piece = body.prefix(buffer.count)
        _ = buffer.update(fromContentsOf: piece)
        let rest = body.dropFirst(piece.count)
        rests[stream] = rest.isEmpty ? nil : rest
        byteCount -= piece.count
        return (piece.count, rest.isEmpty)
    }
}
