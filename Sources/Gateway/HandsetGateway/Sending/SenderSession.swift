import CNGHTTP2

/// A sender's end of an HTTP/2 connection: requests in and bytes out, bytes in and answers out.
///
/// nghttp2's client speaks HTTP/2. Its functions: <https://nghttp2.org/documentation/>.
final class SenderSession {
    private let session: OpaquePointer
    private var answers: [Int32: ServiceAnswer] = [:]
    private var bodies: [Int32: ArraySlice<UInt8>] = [:]
    private var ended: [(stream: Int32, answer: ServiceAnswer?)] = []

    /// Returns `nil` if memory is short.
    init?() {
        var callbacks: OpaquePointer?
        guard nghttp2_session_callbacks_new(&callbacks) == 0 else { return nil }
        defer { nghttp2_session_callbacks_del(callbacks) }
        Self.set(callbacks)
        var session: OpaquePointer?
        guard nghttp2_session_client_new(&session, callbacks, nil) == 0, let session else {
            return nil
        }
        self.session = session
        nghttp2_session_set_user_data(session, Unmanaged.passUnretained(self).toOpaque())
        nghttp2_submit_settings(session, 0, nil, 0)
    }

    deinit { nghttp2_session_del(session) }

    /// Begins a request, and returns its stream; `nil` if the connection takes no more.
    func begin(_ request: SentRequest, at address: SendingAddress) -> Int32? {
        let fields =
            [
                (":method", "POST"), (":scheme", address.isSecure ? "https" : "http"),
                (":path", request.path), (":authority", address.name),
            ] + request.headers.map { ($0.name, $0.value) }
            + [("content-length", "\(request.body.count)")]
        var provider = nghttp2_data_provider()
        provider.read_callback = { _, stream, buffer, length, flags, _, user in
            let buffer = UnsafeMutableBufferPointer(start: buffer, count: length)
            let (count, isEnd) =
                SenderSession.of(user) { $0.readBody(of: stream, into: buffer) } ?? (0, true)
            if isEnd { flags?.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
            return count
        }
        let stream = Self.withFields(fields) { fields in
            nghttp2_submit_request(
                session, nil, fields.baseAddress, fields.count, &provider, nil)
        }
        guard stream > 0 else { return nil }
        answers[stream] = ServiceAnswer()
        bodies[stream] = request.body[...]
        return stream
    }

    /// Returns false if the connection has to be closed: the bytes are not HTTP/2.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        nghttp2_session_mem_recv(
            session, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count) >= 0
    }

    /// Returns the bytes that wait for the service; empty if there are none.
    func takeUnsent() -> [UInt8] {
        var unsent: [UInt8] = []
        var bytes: UnsafePointer<UInt8>?
        while true {
            let count = nghttp2_session_mem_send(session, &bytes)
            guard count > 0, let start = bytes else { return unsent }
            unsent += UnsafeBufferPointer(start: start, count: count)
        }
    }

    /// Removes and returns the requests that have ended; an answer is `nil` if none has come.
    func takeEnded() -> [(stream: Int32, answer: ServiceAnswer?)] {
        var taken: [(stream: Int32, answer: ServiceAnswer?)] = []
        swap(&taken, &ended)
        return taken
    }

    // MARK: - Calls of nghttp2

    private func readBody(
        of stream: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> (count: Int, isEnd: Bool) {
        let rest = bodies[stream] ?? []
        let piece = rest.prefix(buffer.count)
        _ = buffer.update(fromContentsOf: piece)
        bodies[stream] = rest.dropFirst(piece.count)
        return (piece.count, piece.count == rest.count)
    }

    private func take(_ name: String, _ value: String, of stream: Int32) {
        if name == ":status" {
            answers[stream]?.status = Int(value) ?? 0
        } else {
            answers[stream]?.headers.append(RequestHeader(name: name, value: value))
        }
    }

    private func close(_ stream: Int32) {
        let answer = answers.removeValue(forKey: stream)
        bodies[stream] = nil
        ended.append((stream, answer.flatMap { $0.status == 0 ? nil : $0 }))
    }

    private static func set(_ callbacks: OpaquePointer?) {
        nghttp2_session_callbacks_set_on_header_callback(callbacks) {
            _, frame, name, nameCount, value, valueCount, _, user in
            guard let frame else { return 0 }
            let name = String(
                decoding: UnsafeBufferPointer(start: name, count: nameCount), as: UTF8.self)
            let value = String(
                decoding: UnsafeBufferPointer(start: value, count: valueCount), as: UTF8.self)
            SenderSession.of(user) { $0.take(name, value, of: frame.pointee.hd.stream_id) }
            return 0
        }
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) {
            _, _, stream, bytes, count, user in
            let piece = UnsafeBufferPointer(start: bytes, count: count)
            SenderSession.of(user) { $0.answers[stream]?.body += piece }
            return 0
        }
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, _, user in
            SenderSession.of(user) { $0.close(stream) }
            return 0
        }
    }

    /// Calls a closure with fields in the form of nghttp2, which copies them.
    private static func withFields<Result>(
        _ fields: [(String, String)], _ body: (UnsafeBufferPointer<nghttp2_nv>) -> Result
    ) -> Result {
        let places = fields.map { ($0.utf8.count, $1.utf8.count) }
        let bytes = fields.flatMap { Array($0.utf8) + Array($1.utf8) }
        return bytes.withUnsafeBufferPointer { bytes in
            var start = UnsafeMutablePointer(mutating: bytes.baseAddress)
            let values = places.map { nameCount, valueCount in
                let name = start
                let value = start.map { $0 + nameCount }
                start = value.map { $0 + valueCount }
                return nghttp2_nv(
                    name: name, value: value, namelen: nameCount, valuelen: valueCount,
                    flags: UInt8(NGHTTP2_NV_FLAG_NONE.rawValue))
            }
            return values.withUnsafeBufferPointer(body)
        }
    }

    /// Calls a closure with the session that a callback is for.
    @discardableResult private static func of<Result>(
        _ user: UnsafeMutableRawPointer?, _ body: (SenderSession) -> Result
    ) -> Result? {
        user.map { body(Unmanaged<SenderSession>.fromOpaque($0).takeUnretainedValue()) }
    }
}
