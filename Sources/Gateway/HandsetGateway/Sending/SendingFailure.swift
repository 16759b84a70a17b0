/// The reason why a request of a sender has got no answer.
package struct SendingFailure: Error, CustomStringConvertible {
    /// The end of a sentence.
    package let description: String

    init(_ description: String) { self.description = description }
}
