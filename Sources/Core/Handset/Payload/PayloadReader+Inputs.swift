extension PayloadReader {
    /// Creates a reader of a stream.
    ///
    /// - Parameters:
    ///   - source: The name of the stream in places: a path, or `stdin`. If it ends in `.apns`, the
    ///     top-level key `Simulator Target Bundle` is removed from each payload.
    ///   - framing: The rule for where payloads begin and end.
    ///   - maximumByteCount: The largest number of bytes of a payload; at most 1 GiB counts.
    ///   - maximumDepth: The largest depth of a payload in levels; the default is all that jansson reads.
    ///   - refused: A closure that gets the refused bytes as they came, in pieces, while the reader looks
    ///     for the next payload.
    ///   - read: The function that reads the stream.
    public convenience init(
        source: String, framing: PayloadReader.Framing = .values,
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount,
        maximumDepth: Int = PayloadReader.largestMaximumDepth,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void = { _ in },
        read: @escaping Read
    ) {
        self.init(
            source: source, framing: framing, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, openingWith: nil, from: .start,
            isArriving: { false }, refused: refused,
            read: read)
    }

    /// Creates a reader of bytes that have all arrived.
    ///
    /// - Parameters:
    ///   - source: The name of the bytes in places; see the other initialiser.
    ///   - bytes: The stream.
    ///   - framing: The rule for where payloads begin and end.
    ///   - maximumByteCount: The largest number of bytes of a payload; see the other initialiser.
    ///   - maximumDepth: The largest depth of a payload; see the other initialiser.
    ///   - refused: A closure that gets the refused bytes; see the other initialiser.
    public convenience init(
        source: String, bytes: [UInt8], framing: PayloadReader.Framing = .values,
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount,
        maximumDepth: Int = PayloadReader.largestMaximumDepth,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void = { _ in }
    ) {
        var rest = bytes[...]
        self.init(
            source: source, framing: framing, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, openingWith: nil, from: .start,
            isArriving: { true }, refused: refused,
            read: { buffer in
                let next = rest.prefix(buffer.count)
                buffer.copyBytes(from: next)
                rest = rest.dropFirst(next.count)
                return next.count
            })
    }

    /// Creates a reader of a part of a stream.
    ///
    /// Without an opener every object is a payload. `isArriving` returns true if a read needs no waiting,
    /// or not for long. Then a message waits for the part of a line that it shows.
    convenience init(
        source: String, framing: PayloadReader.Framing, maximumByteCount: Int,
        maximumDepth: Int, openingWith opener: (any PayloadOpener)?, from position: PayloadPosition,
        isArriving: @escaping () -> Bool,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void, read: @escaping Read
    ) {
        self.init(
            source: source, framing: framing, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, isSimulatorFile: source.hasSuffix(".apns"), opener: opener,
            window: InputWindow(from: position, isArriving: isArriving, read: read),
            from: position, refused: refused)
    }

    /// Creates a reader of an input that has arrived as a whole and is one payload, by default without trailing
    /// commas.
    package convenience init(
        source: String, whole bytes: [UInt8], maximumByteCount: Int, maximumDepth: Int,
        takesAnyValue: Bool = false, takesTrailingCommas: Bool = false,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        self.init(
            source: source, framing: .whole, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, isSimulatorFile: false, takesAnyValue: takesAnyValue,
            takesTrailingCommas: takesTrailingCommas, window: InputWindow(whole: bytes),
            from: .start,
            refused: refused)
    }
}
