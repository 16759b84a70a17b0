package import Handset

/// The answer to the sender of a notification, as it was sent.
package struct PageAnswer: Sendable {
    /// The time at which the notification came, in milliseconds since 1970.
    package let came: Int
    /// The time at which it was answered, in milliseconds since 1970.
    package let answered: Int
    /// The time between, in microseconds.
    package let microseconds: Int
    package let status: Int
    /// The other headers, in order.
    package let headers: [PageHeader]
    /// The body; empty if there is none.
    package let body: [UInt8]
    /// The cause of a rejection that the body does not name.
    package let cause: NotificationRecord.Cause?

    package init(
        answered: Int, microseconds: Int, status: Int, headers: [PageHeader], body: [UInt8],
        cause: NotificationRecord.Cause? = nil
    ) {
        came = answered - max(0, microseconds) / 1_000
        self.answered = answered
        self.microseconds = max(0, microseconds)
        self.status = status
        self.headers = headers
        self.body = body
        self.cause = cause
    }

    var json: JSONText {
        .object([
            "status": .integer(status), "headers": .array(headers.map(\.json)),
            "came": .string(PageTime.text(came)), "answered": .string(PageTime.text(answered)),
            "microseconds": .integer(microseconds),
            "body": body.isEmpty ? nil : .string(String(decoding: body, as: UTF8.self)),
            "cause": cause?.json,
        ])
    }

    /// The memory that the answer takes, in bytes.
    var byteCount: Int {
        headers.reduce(128 + body.count + (cause?.words.utf8.count ?? 0)) {
            $0 + $1.name.utf8.count + $1.value.utf8.count + 64
        }
    }
}
