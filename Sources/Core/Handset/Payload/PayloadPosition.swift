/// The beginning of a line at which another reader can continue: nothing before it matters any more.
package struct PayloadPosition: Hashable, Sendable {
    package static let start = PayloadPosition(offset: 0, line: 1, payloadCount: 0)

    package var offset: Int
    /// The number of its line, from 1.
    package var line: Int
    package var payloadCount: Int
}
