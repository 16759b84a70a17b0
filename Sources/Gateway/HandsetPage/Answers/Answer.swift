import HTTPTypes
import Handset
import Hummingbird
import NIOCore

enum Answer {
    private static let jsonType = "application/json"
    private static let problemType = "application/problem+json"

    static func json(
        _ json: JSONText, status: HTTPResponse.Status = .ok, type: String = jsonType,
        headers: HTTPFields = [:]
    ) -> Response {
        bytes(json.bytes, status: status, type: type, headers: headers)
    }

    /// Returns an answer whose bytes are held from the moment at which they are made.
    ///
    /// - Throws: ``Problem`` if other requests hold too many bytes.
    static func json(_ json: JSONText, holding held: HeldBytes) throws(Problem) -> Response {
        let bytes = json.bytes
        try held.add(bytes.count)
        return Self.bytes(bytes, type: jsonType)
    }

    static func bytes(
        _ bytes: [UInt8], status: HTTPResponse.Status = .ok, type: String, headers: HTTPFields = [:]
    ) -> Response {
        var headers = headers
        headers[.contentType] = type
        return Response(
            status: status, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// Returns an object that begins with a list, whose elements are made one by one as the reader takes them.
    ///
    /// `element` returns `nil` for one that is gone meanwhile. An answer without success is a problem. It throws a ``Problem`` if other requests hold too
    /// many bytes; later, the answer breaks off then.
    static func list<Item: Sendable>(
        _ name: String, of items: [Item], _ members: JSONMembers,
        status: HTTPResponse.Status = .ok, holding held: HeldBytes, by questions: PageQuestions,
        element: @escaping @Sendable (Item) -> JSONText?
    ) throws(Problem) -> Response {
        try held.add(1)
        var headers: HTTPFields = [:]
        headers[.contentType] = status == .ok ? jsonType : problemType
        return Response(
            status: status, headers: headers,
            body: ResponseBody { writer in
                var separator = "{\"\(name)\":["
                for item in items {
                    let piece = try await questions.answer { [separator] in
                        element(item).map { ByteBuffer(string: separator, bytes: $0.bytes) }
                    }
                    guard let piece else { continue }
                    separator = ","
                    try held.add(piece.readableBytes)
                    try await writer.write(piece)
                    held.release()
                }
                let beginning = separator == "," ? "" : separator
                try await writer.write(
                    ByteBuffer(
                        string: beginning + "],",
                        bytes: JSONText.object(members).bytes.dropFirst()))
                try await writer.finish(nil)
            })
    }

    static func problem(_ problem: Problem) -> Response {
        json(
            .object(problem.members), status: problem.status, type: problemType,
            headers: problem.headers)
    }
}

extension ByteBuffer {
    fileprivate init(string: String, bytes: some Collection<UInt8>) {
        self.init()
        reserveCapacity(string.utf8.count + bytes.count)
        writeString(string)
        writeBytes(bytes)
    }
}
