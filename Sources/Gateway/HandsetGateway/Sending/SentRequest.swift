/// A request of a sender to the HTTP/2 provider API.
package struct SentRequest: Sendable {
    let path: String
    /// The header fields besides HTTP/2's own, with names in small letters.
    let headers: [RequestHeader]
    let body: [UInt8]

    /// Creates a request to send a payload to a device; `token` is its device token in hex.
    package init(to token: String, headers: [(name: String, value: String)], body: [UInt8]) {
        path = "/3/device/\(token)"
        self.headers = headers.map { RequestHeader(name: $0.name.lowercased(), value: $0.value) }
        self.body = body
    }
}
