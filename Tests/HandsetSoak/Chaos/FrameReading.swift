/// The frames of HTTP/2 in bytes that come in pieces.
struct FrameReading {
    private var bytes: [UInt8] = []

    /// Adds bytes.
    mutating func take(_ more: [UInt8]) { bytes += more }

    /// Removes and returns the next whole frame, or `nil` if there is none.
    mutating func next() -> (type: UInt8, stream: UInt32, content: [UInt8])? {
        guard bytes.count >= 9 else { return nil }
        let count = Int(bytes[0]) << 16 | Int(bytes[1]) << 8 | Int(bytes[2])
        guard bytes.count >= 9 + count else { return nil }
        let stream = bytes[5..<9].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        defer { bytes.removeFirst(9 + count) }
        return (bytes[3], stream, Array(bytes[9..<(9 + count)]))
    }
}
