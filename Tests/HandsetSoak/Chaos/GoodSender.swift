import Foundation

/// A sender that follows the rules: one request after another, each with a payload of its own.
struct GoodSender {
    /// The name of the sender, which no other has.
    let name: String
    /// True if the payloads are longer than what a gateway with a full disk can write.
    let isLong: Bool

    /// The time to wait for an answer, in milliseconds.
    private static let patience: Int32 = 10_000
    private static let prefix = Array(#"{"chaos":""#.utf8)

    /// Sends until a time.
    ///
    /// - Returns: The marks of the notifications that were accepted.
    func send(to gateway: ChaosGateway, until end: Date) -> [String] {
        var accepted: [String] = []
        var number = 0
        while Date() < end {
            guard let port = gateway.ports["http2"], let connection = SoakConnection(port: port),
                connection.send(FrameSequence.beginning[...])
            else {
                Thread.sleep(forTimeInterval: 0.05)
                continue
            }
            var frames = FrameReading()
            var stream: UInt32 = 1
            while Date() < end {
                number += 1
                let mark = "\(name)-\(number)"
                let filling = isLong ? String(repeating: "x", count: 3000) : ""
                let payload = Array(#"{"chaos":"\#(mark)","filling":"\#(filling)"}"#.utf8)
                guard connection.send(FrameSequence.request(on: stream, payload: payload)[...]),
                    isAccepted(stream, on: connection, &frames)
                else { break }
                accepted.append(mark)
                stream += 2
            }
        }
        return accepted
    }

    /// Returns the mark of a payload, or `nil` if it is not one of a good sender.
    static func mark(in payload: [UInt8]) -> String? {
        guard payload.starts(with: prefix) else { return nil }
        let mark = payload.dropFirst(prefix.count).prefix { $0 != UInt8(ascii: "\"") }
        return String(decoding: mark, as: UTF8.self)
    }

    private func isAccepted(
        _ stream: UInt32, on connection: SoakConnection, _ frames: inout FrameReading
    ) -> Bool {
        let end = Date() + Double(Self.patience) / 1000
        while Date() < end {
            while let frame = frames.next() {
                // The field `:status: 200` stands in the static table (RFC 7541, appendix A).
                if frame.type == 1, frame.stream == stream { return frame.content.first == 0x88 }
                if frame.type == 3, frame.stream == stream { return false }
                // The window of the connection has to be kept open only for what the gateway sends.
            }
            guard let bytes = connection.read(within: Self.patience) else { return false }
            frames.take(bytes)
        }
        return false
    }
}
