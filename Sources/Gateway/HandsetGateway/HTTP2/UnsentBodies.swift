/// The rest of each answer's body that is still to be sent, for each stream.
struct UnsentBodies {
    private var rests: [Int32: ArraySlice<UInt8>] = [:]
    private(set) var byteCount = 0

    var isEmpty: Bool { rests.isEmpty }

    mutating func add(_ body: [UInt8], on stream: Int32) {
        byteCount += body.count - (rests[stream]?.count ?? 0)
        rests[stream] = body[...]
    }

    mutating func remove(_ stream: Int32) {
        if let rest = rests.removeValue(forKey: stream) { byteCount -= rest.count }
    }

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
