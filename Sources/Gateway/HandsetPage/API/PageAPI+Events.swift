import HTTPTypes
import Handset
import Hummingbird
import NIOCore

extension PageAPI {
    /// The time after which a browser connects again, in milliseconds.
    private static let retryTime = 1_000

    /// Answers with everything that changes, as Server-Sent Events, until the server ends.
    ///
    /// `Last-Event-ID` names the last event that the client has. The connection of a client that is too slow
    /// is closed.
    func events(
        _ request: Request, _ query: String?, on channel: any Channel
    ) throws(Problem) -> Response {
        let query = try Query(query, allowing: ["after"])
        let identifier =
            request.headers.first { $0.name.canonicalName == "last-event-id" }?.value
            ?? query["after"]
        let log = store.events
        let last = store.last
        let reader = log.addReader(after: identifier) { channel.close(promise: nil) }
        channel.closeFuture.whenComplete { _ in log.removeReader(reader.number) }
        var headers: HTTPFields = [:]
        headers[.contentType] = "text/event-stream"
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody { [held] writer in
                defer { log.removeReader(reader.number) }
                let start =
                    Array("retry: \(Self.retryTime)\n".utf8)
                    + PageEventLog.bytes(
                        "start", Self.start(reader.beginning, log.run, last: last).bytes,
                        id: reader.identifier)
                try await writer.write(ByteBuffer(bytes: start))
                while case .events(let bytes) = await log.next(for: reader.number) {
                    // A comment: a client that is gone is noticed when something is written.
                    let bytes = bytes.isEmpty ? Array(":\n\n".utf8) : bytes
                    try held.add(bytes.count)
                    try await writer.write(ByteBuffer(bytes: bytes))
                    held.release()
                }
                try await writer.finish(nil)
            })
    }

    /// Returns the data of the first event, which tells a client whether it has missed something.
    private static func start(
        _ beginning: PageEventLog.Beginning, _ run: String, last: Int
    ) -> JSONText {
        let name =
            switch beginning {
            case .new: "new"
            case .resumed: "resumed"
            case .restarted: "restarted"
            case .late: "late"
            }
        return .object(["run": .string(run), "beginning": .string(name), "last": .integer(last)])
    }
}
