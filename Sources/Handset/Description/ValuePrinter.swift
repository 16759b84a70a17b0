/// Prints the values of payloads one after another, as texts to be searched.
struct ValuePrinter {
    private var writer = DescriptionWriter()
    private var bytes: [UInt8] = []

    /// What `%@` gives for a value.
    ///
    /// - Throws: ``DescriptionTooLong`` if the text is too long for ``DescriptionWriter``.
    mutating func text(of value: PayloadValue) throws(DescriptionTooLong) -> String {
        bytes.removeAll(keepingCapacity: true)
        try writer.write(value, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
