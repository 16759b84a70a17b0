/// A value of an old-style property list: what Darwin's `%@` prints for a container.
///
/// Numbers, Booleans and null are texts, for such a list tells them apart no more.
public indirect enum OldStyleValue: Equatable, Sendable {
    /// A text in UTF-16 units, in quotes or not.
    case text([UInt16])
    /// The elements between parentheses.
    case array([OldStyleValue])
    /// The members between braces, in the order of the text.
    case dictionary([Member])

    /// A key and its value.
    public struct Member: Equatable, Sendable {
        /// The key in UTF-16 units.
        public let key: [UInt16]
        /// The value.
        public let value: OldStyleValue

        /// Creates a member.
        public init(key: [UInt16], value: OldStyleValue) {
            self.key = key
            self.value = value
        }
    }
}
