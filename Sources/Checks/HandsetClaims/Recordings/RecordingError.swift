/// An error in a record of callbacks.
package struct RecordingError: Error, Hashable, Sendable {
    /// The member that is missing or wrong, such as `cells[2].appState`.
    package let member: String
    /// The values that it may have, in words.
    package let expected: String
}

extension RecordingError: CustomStringConvertible {
    package var description: String { "\(member) is missing or wrong; expected: \(expected)" }
}
