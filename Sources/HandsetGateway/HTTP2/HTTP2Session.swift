import CNGHTTP2

/// The gateway's end of an HTTP/2 connection: bytes in and requests out, answers in and bytes out.
///
/// nghttp2 speaks HTTP/2, and reports errors of a stream or the connection to the sender by itself.
/// Its functions: <https://nghttp2.org/documentation/>.
final class HTTP2Session {
    private let session: OpaquePointer
    /// The first frame, which nghttp2 does not write, until it is sent.
    private var firstFrame: [UInt8]? = HTTP2ConnectionSettings.firstFrame
    /// The request whose header fields are being read.
    private var beginning: PushRequest?
    /// The requests that are not complete yet.
    private var open: [Int32: PushRequest] = [:]
    private var whole: [(request: PushRequest, stream: Int32)] = []
    /// The rest of each answer's body that is still to be sent.
    private var bodies: [Int32: ArraySlice<UInt8>] = [:]
    /// The number of streams that the sender has open.
    private var streamCount = 0
    /// True if the sender has acknowledged the limit of one stream.
    private var isLimitKnown = false
    private var hasFullStreams = false
    /// The name of a header field that HTTP/2 forbids, the first since it was asked for.
    private var malformedField: String?

    /// The last stream that the sender has opened, or 0.
    private(set) var lastStream: Int32 = 0
    /// True if either end has announced that it goes away.
    private(set) var isLeaving = false

    /// Creates the session of a connection.
    ///
    /// - Throws: ``GatewayError`` if memory is short.
    init() throws(GatewayError) {
        guard let session = HTTP2SessionCallbacks.makeSession() else {
            throw GatewayError(.memory)
        }
        self.session = session
        nghttp2_session_set_user_data(session, Unmanaged.passUnretained(self).toOpaque())
        // nghttp2 rejects streams beyond a limit even before the sender can know the limit, and
        // many senders start with a hundred at once. So nghttp2 gets the full number, and its own
        // first frame is never sent.
        let settings = HTTP2ConnectionSettings.initial(streams: HTTP2ConnectionSettings.fullStreams)
        nghttp2_submit_settings(session, 0, settings, settings.count)
        var unsent: UnsafePointer<UInt8>?
        nghttp2_session_mem_send(session, &unsent)
    }

    deinit { nghttp2_session_del(session) }

    // MARK: - From the sender

    /// True if there are requests that are not complete yet.
    var hasOpenRequests: Bool { !open.isEmpty }

    /// True if the connection is finished: there is nothing left to read or write.
    var isOver: Bool {
        nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
    }

    /// Processes bytes from the sender.
    ///
    /// - Parameter bytes: The bytes.
    /// - Returns: False if they are not HTTP/2 and the connection has to be closed.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        nghttp2_session_mem_recv(
            session, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count) >= 0
    }

    /// Removes and returns the requests that are complete, or too long to be accepted, in order.
    func takeRequests() -> [(request: PushRequest, stream: Int32)] {
        var taken: [(request: PushRequest, stream: Int32)] = []
        swap(&taken, &whole)
        return taken
    }

    /// Removes and returns the name of a header field that HTTP/2 forbids, if one came.
    func takeMalformedField() -> String? {
        defer { malformedField = nil }
        return malformedField
    }

    // MARK: - To the sender

    /// Raises the number of streams for an authenticated provider.
    func raiseStreamLimit() {
        guard !hasFullStreams else { return }
        hasFullStreams = true
        nghttp2_submit_settings(session, 0, [HTTP2ConnectionSettings.fullStreams], 1)
    }

    /// Answers a request.
    ///
    /// Does nothing if its stream was reset meanwhile.
    func answer(_ response: PushResponse, on stream: Int32) {
        guard nghttp2_session_get_stream_local_close(session, stream) == 0 else { return }
        guard !response.body.isEmpty else {
            return response.submit(to: session, on: stream, body: nil)
        }
        bodies[stream] = response.body[...]
        var provider = nghttp2_data_provider()
        provider.read_callback = HTTP2SessionCallbacks.readBody
        response.submit(to: session, on: stream, body: &provider)
    }

    /// Resets a stream with an internal error.
    func reset(_ stream: Int32) {
        nghttp2_submit_rst_stream(session, 0, stream, NGHTTP2_INTERNAL_ERROR.rawValue)
    }

    /// Resets the requests that are not complete, up to a stream.
    ///
    /// - Returns: True if there were any.
    func resetOpenRequests(upTo last: Int32) -> Bool {
        let streams = open.keys.filter { $0 <= last }
        for stream in streams {
            open[stream] = nil
            nghttp2_submit_rst_stream(session, 0, stream, NGHTTP2_CANCEL.rawValue)
        }
        return !streams.isEmpty
    }

    /// Announces that the connection goes away.
    ///
    /// - Parameters:
    ///   - last: The last stream that was processed.
    ///   - debugData: The debug data for the sender. May be empty.
    func goAway(after last: Int32, debugData: [UInt8]) {
        isLeaving = true
        nghttp2_submit_goaway(
            session, 0, last, NGHTTP2_NO_ERROR.rawValue, debugData, debugData.count)
    }

    /// Passes on the bytes that are to be sent, piece by piece.
    ///
    /// - Parameter write: Takes a piece. Returns true if it can take another.
    func send(_ write: (UnsafeBufferPointer<UInt8>) -> Bool) {
        if let firstFrame {
            self.firstFrame = nil
            guard firstFrame.withUnsafeBufferPointer(write) else { return }
        }
        while true {
            var bytes: UnsafePointer<UInt8>?
            let count = nghttp2_session_mem_send(session, &bytes)
            guard count > 0, write(UnsafeBufferPointer(start: bytes, count: count)) else { return }
        }
    }
}

// MARK: - What nghttp2 tells

extension HTTP2Session {
    /// Records the start of a request.
    ///
    /// - Returns: True if the sender may open one more stream.
    func begin(_ stream: Int32) -> Bool {
        beginning = nil
        streamCount += 1
        lastStream = max(lastStream, stream)
        guard hasFullStreams || !isLimitKnown || streamCount == 1 else { return false }
        beginning = PushRequest()
        return true
    }

    /// Records a header field of a request.
    ///
    /// - Returns: True if the header fields are within their limit.
    func take(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let beginning else { return true }
        beginning.take(
            String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
        return beginning.headerByteCount <= HTTP2ConnectionSettings.maximumHeaderByteCount
    }

    /// Records the name of a header field that HTTP/2 forbids.
    func takeMalformedField(_ name: String) {
        malformedField = malformedField ?? name
    }

    /// Records the end of a request's header fields.
    func takeHeadersEnd(of stream: Int32, isEnd: Bool) {
        guard let request = beginning else { return }
        beginning = nil
        if isEnd {
            whole.append((request, stream))
        } else {
            open[stream] = request
        }
    }

    /// Records bytes of a request's body.
    func take(_ bytes: UnsafeBufferPointer<UInt8>, of stream: Int32) {
        guard let request = open[stream] else { return }
        request.take(bytes)
        if request.isTooLong { takeEnd(of: stream) }
    }

    /// Records the end of a request.
    ///
    /// Trailers are ignored.
    func takeEnd(of stream: Int32) {
        if let request = open.removeValue(forKey: stream) { whole.append((request, stream)) }
    }

    /// Records that the sender has acknowledged the settings.
    func takeAcknowledgement() { isLimitKnown = true }

    /// Records that the sender goes away.
    func takeGoAway() { isLeaving = true }

    /// Forgets a closed stream.
    func close(_ stream: Int32) {
        streamCount -= 1
        open[stream] = nil
        bodies[stream] = nil
    }

    /// Reads the next bytes of an answer's body.
    ///
    /// - Returns: The number of bytes, and true if they are the last.
    func readBody(
        of stream: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> (count: Int, isEnd: Bool) {
        guard let body = bodies[stream] else { return (0, true) }
        let piece = body.prefix(buffer.count)
        _ = buffer.update(fromContentsOf: piece)
        let rest = body.dropFirst(piece.count)
        bodies[stream] = rest.isEmpty ? nil : rest
        return (piece.count, rest.isEmpty)
    }
}
