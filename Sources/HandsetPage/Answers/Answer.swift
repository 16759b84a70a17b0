import HTTPTypes
import Handset
import Hummingbird
import NIOCore

enum Answer {
    static func json(
        _ json: JSONText, status: HTTPResponse.Status = .ok, type: String = "application/json",
        headers: HTTPFields = [:]
    ) -> Response {
        bytes(json.bytes, status: status, type: type, headers: headers)
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

    static func problem(_ problem: Problem) -> Response {
        json(
            problem.json, status: problem.status, type: "application/problem+json",
            headers: problem.headers)
    }
}
