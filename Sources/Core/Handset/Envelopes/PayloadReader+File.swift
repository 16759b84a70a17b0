extension PayloadReader {
    /// Creates a reader of the payloads in a file of any size.
    ///
    /// The file is read as the reader goes on, and closed with it. Payloads are taken out of messages to push
    /// services, as `handset receive FILE` does.
    ///
    /// ```swift
    /// for event in try PayloadReader(contentsOf: "payloads/order.json") {
    ///     if case .payload(let payload) = event { print(payload.origin) }
    /// }
    /// // payloads/order.json:1
    /// ```
    ///
    /// - Parameters:
    ///   - path: The path of an ordinary file.
    ///   - framing: The rule for where payloads begin and end.
    ///   - form: The form of all values in the file; ``PayloadFile/EnvelopeForm/payload`` takes every object as it is. If
    ///     `nil`, each value has the form that its shape shows.
    ///   - keyPath: The keys on the way to the payload in each value: indices of arrays are keys, and strings of
    ///     JSON are entered. It is empty by default, for the whole value.
    ///   - maximumByteCount: The largest number of bytes of a value.
    ///   - maximumDepth: The largest depth of a value in levels.
    ///   - recognized: Receives the form of each value that is not a payload, and that `form` does not name.
    /// - Throws: ``PayloadFile/FileError`` if the file cannot be read.
    public convenience init(
        contentsOf path: String, framing: PayloadReader.Framing = .values,
        form: PayloadFile.EnvelopeForm? = nil,
        keyPath: [String] = [], maximumByteCount: Int = PayloadReader.defaultMaximumByteCount,
        maximumDepth: Int = PayloadReader.largestMaximumDepth,
        recognized: @escaping (PayloadFile.EnvelopeForm) -> Void = { _ in }
    ) throws(PayloadFile.FileError) {
        let file = try PayloadFileBytes(path)
        let opener =
            form == .payload && keyPath.isEmpty
            ? nil
            : EnvelopeOpener(
                form: form, path: keyPath, takesSeveral: framing != .lines || form != nil,
                recognized: recognized)
        self.init(
            source: path, framing: framing, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, opener: opener, from: .start, isArriving: { true },
            refused: { _ in }, read: { try file.read(into: $0) })
    }
}
