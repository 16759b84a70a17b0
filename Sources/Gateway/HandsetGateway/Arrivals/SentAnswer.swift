/// An answer of the HTTP/2 API to a notification, as it was sent.
package struct SentAnswer: Hashable, Sendable {
    /// The number of the notification in its gateway.
    package let number: Int
    /// The time from the end of the request to the answer.
    package let duration: Duration
    package let status: Int
    /// The other headers, in order.
    package let headers: [RequestHeader]
    /// The body; empty if there is none.
    package let body: [UInt8]
    /// The cause of a rejection that the body does not name.
    package var cause: RejectionCause?
}
