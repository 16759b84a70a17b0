extension PayloadValue: CustomStringConvertible {
    /// The text that `%@` prints for the value on Darwin, without a limit on its size.
    public var description: String {
        var writer = DescriptionWriter(maximumByteCount: .max)
        var text: [UInt8] = []
        do {
            try writer.write(self, into: &text)
        } catch {
            return error.description
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension Payload: CustomStringConvertible {
    /// The text that `%@` prints for the userInfo on Darwin.
    public var description: String { userInfo.description }
}
