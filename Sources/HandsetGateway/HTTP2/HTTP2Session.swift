import CNGHTTP2

/// The gateway's end of an HTTP/2 connection: bytes in and requests out, answers in and bytes out.
///
/// HTTP/2 itself is nghttp2's: what it finds wrong with a stream or with the connection it tells the sender,
/// and nothing of it is seen here. How it is called: <https://nghttp2.org/documentation/>.
final class HTTP2Session {
    private let session: OpaquePointer
    /// The frame that nghttp2 does not write by itself, until it is written.
    private var firstFrame: [UInt8]? = HTTP2ConnectionSettings.firstFrame
    /// The request whose header fields are being read.
    private var beginning: PushRequest?
    /// The requests whose end has not come yet.
    private var open: [Int32: PushRequest] = [:]
    private var whole: [(request: PushRequest, stream: Int32)] = []
    /// What is left to write of the bodies of answers.
    private var bodies: [Int32: ArraySlice<UInt8>] = [:]
    /// How many streams the sender has open.
    private var streamCount = 0
    /// Whether the sender has said that it knows of its one stream.
    private var isLimitKnown = false
    private var hasFullStreams = false

    /// The last stream that the sender has begun, or 0.
    private(set) var lastStream: Int32 = 0
    /// Whether one of the two ends has said that it goes away.
    private(set) var isLeaving = false

    /// Begins a connection.
    ///
    /// - Throws: ``GatewayError`` if there is no memory for it.
    init() throws(GatewayError) {
        guard let session = HTTP2SessionCallbacks.makeSession() else {
            throw GatewayError("there is no memory for a connection; close others")
        }
        self.session = session
        nghttp2_session_set_user_data(session, Unmanaged.passUnretained(self).toOpaque())
        // nghttp2 refuses what goes beyond a limit before the sender can have heard of it, as many do that
        // begin at once with a hundred streams. So it knows of the full number only, and the frame that it
        // makes of it is never sent.
        let settings = HTTP2ConnectionSettings.initial(streams: HTTP2ConnectionSettings.fullStreams)
        nghttp2_submit_settings(session, 0, settings, settings.count)
        var unsent: UnsafePointer<UInt8>?
        nghttp2_session_mem_send(session, &unsent)
    }

    deinit { nghttp2_session_del(session) }

    // MARK: - From the sender

    /// Whether requests have begun whose end has not come.
    var hasOpenRequests: Bool { !open.isEmpty }

    /// Whether the connection is at its end: nothing more is read, and all is written.
    var isOver: Bool {
        nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
    }

    /// Takes bytes of the sender.
    ///
    /// - Parameter bytes: The bytes.
    /// - Returns: Whether they can be HTTP/2; if not, the connection is to be closed.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        nghttp2_session_mem_recv(
            session, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count) >= 0
    }

    /// Hands over the requests that are whole, or longer than any that is accepted, in their order.
    func takeRequests() -> [(request: PushRequest, stream: Int32)] {
        var taken: [(request: PushRequest, stream: Int32)] = []
        swap(&taken, &whole)
        return taken
    }

    // MARK: - To the sender

    /// Lets the sender have as many streams as there may be.
    func raiseStreamLimit() {
        guard !hasFullStreams else { return }
        hasFullStreams = true
        nghttp2_submit_settings(session, 0, [HTTP2ConnectionSettings.fullStreams], 1)
    }

    /// Answers a request; one whose stream was reset meanwhile has no answer.
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

    /// Resets a stream, as a service does in which something is broken.
    func reset(_ stream: Int32) {
        nghttp2_submit_rst_stream(session, 0, stream, NGHTTP2_INTERNAL_ERROR.rawValue)
    }

    /// Says that the connection goes away.
    ///
    /// - Parameters:
    ///   - last: The last stream of which anything was done.
    ///   - debugData: What the sender is told, or nothing.
    func goAway(after last: Int32, debugData: [UInt8]) {
        isLeaving = true
        nghttp2_submit_goaway(
            session, 0, last, NGHTTP2_NO_ERROR.rawValue, debugData, debugData.count)
    }

    /// Hands over the bytes that are to be sent, piece by piece.
    ///
    /// - Parameter write: Takes a piece, and says whether it takes another.
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
    /// A request begins.
    ///
    /// - Returns: Whether the sender may have one more.
    func begin(_ stream: Int32) -> Bool {
        beginning = nil
        streamCount += 1
        lastStream = max(lastStream, stream)
        guard hasFullStreams || !isLimitKnown || streamCount == 1 else { return false }
        beginning = PushRequest()
        return true
    }

    /// A header field of a request has come.
    ///
    /// - Returns: Whether there may be so many.
    func take(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let beginning else { return true }
        beginning.take(
            String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
        return beginning.headerByteCount <= HTTP2ConnectionSettings.maximumHeaderByteCount
    }

    /// All header fields of a request have come.
    func takeHeadersEnd(of stream: Int32, isEnd: Bool) {
        guard let request = beginning else { return }
        beginning = nil
        if isEnd {
            whole.append((request, stream))
        } else {
            open[stream] = request
        }
    }

    /// Bytes of a request's body have come.
    func take(_ bytes: UnsafeBufferPointer<UInt8>, of stream: Int32) {
        guard let request = open[stream] else { return }
        request.take(bytes)
        if request.isTooLong { takeEnd(of: stream) }
    }

    /// A request has ended, with its body or with trailers, which say nothing that is known here.
    func takeEnd(of stream: Int32) {
        if let request = open.removeValue(forKey: stream) { whole.append((request, stream)) }
    }

    /// The sender has taken note of settings.
    func takeAcknowledgement() { isLimitKnown = true }

    /// The sender goes away.
    func takeGoAway() { isLeaving = true }

    /// A stream is closed.
    func close(_ stream: Int32) {
        streamCount -= 1
        open[stream] = nil
        bodies[stream] = nil
    }

    /// Reads the next bytes of an answer's body.
    ///
    /// - Returns: How many there are, and whether these are the last.
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
