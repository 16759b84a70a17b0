extension PayloadReader {
    /// Creates a reader of a part of a stream.
    ///
    /// - Parameters:
    ///   - source: See the other initialiser.
    ///   - framing: See the other initialiser.
    ///   - maximumByteCount: See the other initialiser.
    ///   - maximumDepth: See the other initialiser.
    ///   - position: The position at which the part begins.
    ///   - isArriving: Returns true if a read needs no waiting, or not for long. Then a message waits for the
    ///     part of a line that it shows.
    ///   - refused: See the other initialiser.
    ///   - read: Reads the part.
    package convenience init(
        source: String, framing: PayloadFraming, maximumByteCount: Int,
        maximumDepth: Int, from position: PayloadPosition,
        isArriving: @escaping () -> Bool,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void, read: @escaping Read
    ) {
        self.init(
            source: source, framing: framing, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, isSimulatorFile: source.hasSuffix(".apns"),
            window: InputWindow(from: position, isArriving: isArriving, read: read),
            from: position, refused: refused)
    }

    /// Creates a reader of an input that has arrived as a whole and is one payload.
    package convenience init(
        source: String, whole bytes: [UInt8], maximumByteCount: Int, maximumDepth: Int,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        self.init(
            source: source, framing: .whole, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, isSimulatorFile: false, window: InputWindow(whole: bytes),
            from: .start,
            refused: refused)
    }
}
