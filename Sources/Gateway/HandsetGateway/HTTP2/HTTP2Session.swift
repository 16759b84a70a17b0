import CNGHTTP2

/// The gateway's end of an HTTP/2 connection: bytes in and requests out, answers in and bytes out.
///
/// nghttp2 speaks HTTP/2, and reports errors of a stream or the connection to the sender by itself.
/// Its functions: <https://nghttp2.org/documentation/>.
final class HTTP2Session {
    /// The number of frames that may wait for a sender that does not read, besides an answer and a reset
    /// for each stream.
    ///
    /// More than the frames that nghttp2 allows.
    private static let unreadFrameLimit = 12_000
    /// The memory of a frame that waits in nghttp2, with its stream, in bytes.
    private static let frameByteCount = 512

    private let memory = HTTP2SessionMemory()
    private let session: OpaquePointer
    /// The number of streams for an authenticated provider, from 1.
    private let streamLimit: UInt32
    /// The frames of settings that are still to be sent, which nghttp2 does not write.
    private var settingsFrames: [UInt8]
    /// Unchecked while the program runs, since that takes as long as the work: each header field is an access,
    /// and none can begin within another, because no method of it calls anything but its own values.
    @exclusivity(unchecked) private var requests = IncomingRequests()
    /// Called with each stream that is closed.
    private let closed: (Int32) -> Void
    private var bodies = UnsentBodies()
    private var streamCount = 0
    /// True if the sender has acknowledged the limit of one stream.
    private var isLimitKnown = false
    private var hasFullStreams = false
    /// The names of header fields that HTTP/2 forbids, since they were asked for.
    private var malformedFields: [String] = []

    /// The last stream that this end has announced it will process; `nil` before it announces one.
    private(set) var announcedStream: Int32?
    /// True if either end has announced that it goes away.
    private(set) var isLeaving = false

    /// - Throws: ``GatewayError`` if memory is short.
    init(streamLimit: UInt32, closed: @escaping (Int32) -> Void) throws(GatewayError) {
        guard let session = HTTP2SessionCallbacks.makeSession(in: memory) else {
            throw GatewayError(.memory)
        }
        self.session = session
        self.streamLimit = streamLimit
        self.closed = closed
        settingsFrames = HTTP2ConnectionSettings.firstFrame
        nghttp2_session_set_user_data(session, Unmanaged.passUnretained(self).toOpaque())
        // nghttp2 refuses a stream beyond a limit that the sender has not acknowledged, and ends the
        // connection at one beyond an acknowledged limit. So the limit is in the third settings: the
        // sender only gets, and acknowledges, two frames. Nothing that nghttp2 writes of them is sent.
        for entries in [
            HTTP2ConnectionSettings.fixed, [], [HTTP2ConnectionSettings.streams(streamLimit)],
        ] {
            nghttp2_submit_settings(session, 0, entries, entries.count)
        }
        var unsent: UnsafePointer<UInt8>?
        while nghttp2_session_mem_send(session, &unsent) > 0 {}
    }

    deinit { nghttp2_session_del(session) }

    // MARK: - From the sender

    var hasOpenRequests: Bool { requests.hasOpen }

    /// The last stream whose header fields are complete, or 0.
    var lastStream: Int32 { requests.lastStream }

    /// True if there are answers that wait for the sender to make room.
    var hasUnsentBodies: Bool { !bodies.isEmpty }

    var unsentBodyByteCount: Int { bodies.byteCount }

    var isReadingHeaders: Bool { requests.isReadingHeaders }

    /// The memory of the requests that are not complete yet, in bytes.
    var unfinishedByteCount: Int { requests.unfinishedByteCount }

    /// The memory of the frames and bodies that wait for the sender to read, in bytes.
    var unsentByteCount: Int {
        nghttp2_session_get_outbound_queue_size(session) * Self.frameByteCount + bodies.byteCount
    }

    /// True if the connection is finished: there is nothing left to read or write.
    var isOver: Bool {
        nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
    }

    /// Returns false if the connection has to be closed: the bytes are not HTTP/2, or the sender does not
    /// read what it is sent.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        nghttp2_session_mem_recv(
            session, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count) >= 0
            && nghttp2_session_get_outbound_queue_size(session)
                <= Self.unreadFrameLimit + 2 * Int(streamLimit)
    }

    /// Removes and returns the requests that are complete, or too long to be accepted, in order.
    func takeRequests() -> [(request: PushRequest, stream: Int32)] {
        requests.takeWhole()
    }

    func takeMalformedFields() -> [String] {
        var taken: [String] = []
        swap(&taken, &malformedFields)
        return taken
    }

    // MARK: - To the sender

    func raiseStreamLimit() {
        guard !hasFullStreams else { return }
        hasFullStreams = true
        settingsFrames += HTTP2ConnectionSettings.frame([
            HTTP2ConnectionSettings.streams(streamLimit)
        ])
    }

    /// Does nothing if the stream was reset meanwhile.
    func answer(_ response: PushResponse, on stream: Int32) {
        guard isOpen(stream) else { return }
        guard !response.body.isEmpty else {
            return response.submit(to: session, on: stream, body: nil)
        }
        bodies.add(response.body, on: stream)
        var provider = nghttp2_data_provider()
        provider.read_callback = HTTP2SessionCallbacks.readBody
        response.submit(to: session, on: stream, body: &provider)
    }

    /// Resets a stream with an internal error.
    func reset(_ stream: Int32) {
        nghttp2_submit_rst_stream(session, 0, stream, NGHTTP2_INTERNAL_ERROR.rawValue)
    }

    enum ResetCode {
        case cancelled
        /// The request was not processed: the sender may repeat it.
        case refused
    }

    /// Resets the requests that are not complete, up to a stream, and returns their number.
    func resetOpenRequests(upTo last: Int32, as code: ResetCode) -> Int {
        let streams = requests.removeOpen(upTo: last)
        let code = code == .refused ? NGHTTP2_REFUSED_STREAM : NGHTTP2_CANCEL
        for stream in streams {
            nghttp2_submit_rst_stream(session, 0, stream, code.rawValue)
        }
        return streams.count
    }

    /// True if a request that was received can still be answered.
    func isOpen(_ stream: Int32) -> Bool {
        nghttp2_session_get_stream_local_close(session, stream) == 0
    }

    /// Tells the sender that a stream was not processed, if it has not already learnt that from the
    /// announced stream.
    func refuse(_ stream: Int32) {
        guard stream <= announcedStream ?? .max else { return }
        nghttp2_submit_rst_stream(session, 0, stream, NGHTTP2_REFUSED_STREAM.rawValue)
    }

    /// Takes no requests after a stream, before the sender learns of it from ``goAway(after:debugData:)``.
    ///
    /// The sender may repeat all later streams on another connection, so they are forgotten here.
    func announce(after last: Int32) {
        announcedStream = last
        requests.remove(above: last)
    }

    func goAway(after last: Int32, debugData: [UInt8]) {
        isLeaving = true
        announce(after: last)
        nghttp2_submit_goaway(
            session, 0, last, NGHTTP2_NO_ERROR.rawValue, debugData, debugData.count)
    }

    /// Passes on the bytes that are to be sent, piece by piece, while `write` returns true.
    func send(_ write: (UnsafeBufferPointer<UInt8>) -> Bool) {
        if !settingsFrames.isEmpty {
            defer { settingsFrames = [] }
            guard settingsFrames.withUnsafeBufferPointer(write) else { return }
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
    /// Records the start of a request, and returns true if the sender may open one more stream.
    func begin(_ stream: Int32) -> Bool {
        requests.forgetBeginning()
        streamCount += 1
        // nghttp2 ignores it once GOAWAY is sent.
        guard stream <= announcedStream ?? .max else { return true }
        guard hasFullStreams || !isLimitKnown || streamCount == 1 else { return false }
        requests.begin(stream)
        return true
    }

    /// Records a header field, and returns true if the request's fields are within their limit.
    func take(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Bool {
        requests.take(name, value)
    }

    func takeMalformedField(_ name: String) {
        requests.forgetBeginning()
        malformedFields.append(name)
    }

    func takeHeadersEnd(of stream: Int32, isEnd: Bool) {
        requests.endHeaders(of: stream, isEnd: isEnd, upTo: announcedStream ?? .max)
    }

    func take(_ bytes: UnsafeBufferPointer<UInt8>, of stream: Int32) {
        requests.take(bytes, of: stream)
    }

    func takeEnd(of stream: Int32) {
        requests.end(stream)
    }

    func takeAcknowledgement() { isLimitKnown = true }

    func takeGoAway() { isLeaving = true }

    func close(_ stream: Int32) {
        streamCount -= 1
        requests.close(stream)
        // Nearly all answers have no body.
        if !bodies.isEmpty { bodies.remove(stream) }
        closed(stream)
    }

    func readBody(
        of stream: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> (count: Int, isEnd: Bool) {
        bodies.read(stream, into: buffer)
    }
}
