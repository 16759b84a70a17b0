extension PayloadValue: CustomStringConvertible {
    /// What `%@` gives for the value on Darwin, whatever its size.
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
    /// What `%@` gives for the whole userInfo on Darwin.
    public var description: String { userInfo.description }
}
