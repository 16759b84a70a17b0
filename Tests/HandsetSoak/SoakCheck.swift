import Foundation

/// Requests in order, between the damaged ones.
struct SoakCheck {
    /// The number of times that each is tried: the gateways give wrong answers by chance.
    private static let tryCount = 20
    /// The time for an answer of the page's API, in milliseconds.
    private static let pageTime: Int32 = 60_000

    private let gateway: SoakGateway

    init(of gateway: SoakGateway) { self.gateway = gateway }

    /// Returns the names of those that got no answer.
    func unserved() -> [String] {
        var names: [String] = []
        if !isHealthy { names.append("the health of the page's API") }
        restoreFaults()
        if !isServed(overTLS: false) { names.append("a request in plain text") }
        if !isServed(overTLS: true) { names.append("a request in TLS") }
        return names
    }

    private var isHealthy: Bool {
        answer(to: APISequence.request("GET", "/health")).starts(with: "HTTP/1.1 200".utf8)
    }

    /// Puts the wrong answers back that clients of the API have changed.
    private func restoreFaults() {
        _ = answer(to: APISequence.request("DELETE", "/faults"))
        for (answer, probability) in SoakGateway.faults {
            let body = #"{"answer":"\#(answer)","probability":\#(probability)}"#
            _ = self.answer(to: APISequence.request("POST", "/faults", Array(body.utf8)))
        }
    }

    /// Returns the beginning of the answer of the page's API to a request.
    private func answer(to request: [UInt8]) -> [UInt8] {
        guard let port = gateway.ports["page"], let connection = SoakConnection(port: port),
            connection.send(request[...])
        else { return [] }
        return connection.read(within: Self.pageTime) ?? []
    }

    /// Returns true if one of a few requests gets any answer.
    private func isServed(overTLS isEncrypted: Bool) -> Bool {
        let request = FrameSequence.beginning + FrameSequence.request(on: 1)
        for attempt in 1...Self.tryCount {
            if isEncrypted {
                // The program has no end of its own: it gets more time with each attempt.
                guard let bytes = gateway.sender?.send(request, waiting: 0.1 * Double(attempt))
                else { continue }
                if Self.holdsAnswer(bytes) { return true }
                continue
            }
            guard let port = gateway.ports["http2"], let connection = SoakConnection(port: port),
                connection.send(request[...])
            else { continue }
            var bytes: [UInt8] = []
            while bytes.count < 1000, let more = connection.read(within: 1000), !more.isEmpty {
                bytes += more
                if Self.holdsAnswer(bytes) { return true }
            }
        }
        return false
    }

    /// Returns true if one of the frames is the header of a response on stream 1.
    private static func holdsAnswer(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while rest.count >= 9 {
            let header = Array(rest.prefix(9))
            if header[3] == 1, header[8] == 1 { return true }
            let count = Int(header[0]) << 16 | Int(header[1]) << 8 | Int(header[2])
            rest = rest.dropFirst(9 + count)
        }
        return false
    }
}
