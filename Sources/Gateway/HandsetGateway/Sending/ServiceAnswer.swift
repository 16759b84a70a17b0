internal import Handset

/// The answer of the HTTP/2 provider API to a sender.
package struct ServiceAnswer: Hashable, Sendable {
    package internal(set) var status = 0
    /// The header fields in the order in which they came, without the status.
    package internal(set) var headers: [RequestHeader] = []
    package internal(set) var body: [UInt8] = []

    package var isAccepted: Bool { status == 200 }

    /// The reason in the body of a rejection; `nil` without one.
    package var reason: String? {
        (try? Payload(json: body)).flatMap { $0["reason"]?.string }
    }

    /// The lines of the answer: the status, a field each and, after an empty line, the body.
    package var lines: [String] {
        ["HTTP/2 \(status)"] + headers.map { "\($0.name): \($0.value)" }
            + (body.isEmpty ? [] : ["", String(decoding: body, as: UTF8.self)])
    }
}
