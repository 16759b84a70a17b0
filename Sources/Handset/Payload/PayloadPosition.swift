/// A place in a stream at which another reader can go on as the first one would: the beginning of a
/// line, with nothing before it that still matters.
package struct PayloadPosition: Hashable, Sendable {
    /// The beginning of a stream.
    package static let start = PayloadPosition(offset: 0, line: 1, payloadCount: 0)

    /// How many bytes stand before it.
    package var offset: Int
    /// The number of its line, from 1.
    package var line: Int
    /// How many payloads stand before it.
    package var payloadCount: Int

    /// Creates a position.
    package init(offset: Int, line: Int, payloadCount: Int) {
        self.offset = offset
        self.line = line
        self.payloadCount = payloadCount
    }
}
