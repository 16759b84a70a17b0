internal import Handset

extension UnpackedNotification {
    /// The payload on one line, without a newline; `nil` if it is not a payload.
    ///
    /// The bytes are those on the wire. If they contain a line end, all white space between the tokens is
    /// removed.
    public var payloadLine: [UInt8]? {
        let payload = notification.payload
        guard (try? Payload(json: payload)) != nil else { return nil }
        let hasLineEnd = payload.contains {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
        return hasLineEnd ? JSONToken.joined(payload, 0..<payload.count) : payload
    }
}
