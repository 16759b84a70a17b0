/// The requests of a connection as they come in, frame by frame.
///
/// A value that calls nothing outside itself, which ``HTTP2Session`` relies on.
struct IncomingRequests {
    /// The memory of a request besides its header fields and its body, in bytes.
    private static let requestByteCount = 1024

    private var fields: RequestFields?
    /// The stream of the request whose header fields are being read.
    private var beginningStream: Int32 = 0
    /// The requests that are not complete yet.
    private var open: [Int32: PushRequest] = [:]
    private var openByteCount = 0
    private var whole: [(request: PushRequest, stream: Int32)] = []

    /// The last stream whose header fields are complete, or 0.
    private(set) var lastStream: Int32 = 0

    var hasOpen: Bool { !open.isEmpty }

    var isReadingHeaders: Bool { fields != nil }

    var unfinishedByteCount: Int { openByteCount + (fields?.byteCount ?? 0) }

    /// Removes and returns the requests that are complete, or too long to be accepted, in order.
    mutating func takeWhole() -> [(request: PushRequest, stream: Int32)] {
        var taken: [(request: PushRequest, stream: Int32)] = []
        swap(&taken, &whole)
        return taken
    }

    // MARK: - Frames

    mutating func begin(_ stream: Int32) {
        fields = RequestFields()
        beginningStream = stream
    }

    mutating func forgetBeginning() { fields = nil }

    /// Adds a header field, or returns false and forgets the fields if they exceed their limit.
    mutating func take(
        _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard let byteCount = fields?.take(name, value),
            byteCount > HTTP2ConnectionSettings.maximumHeaderByteCount
        else { return true }
        fields = nil
        return false
    }

    /// Ends the header fields of a request, which has no body if `isEnd` is true.
    mutating func endHeaders(of stream: Int32, isEnd: Bool, upTo last: Int32) {
        guard let fields = fields.take(), stream <= last else { return }
        lastStream = max(lastStream, stream)
        let request = PushRequest(fields)
        if isEnd {
            whole.append((request, stream))
        } else {
            open[stream] = request
            openByteCount += request.fields.byteCount + Self.requestByteCount
        }
    }

    mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, of stream: Int32) {
        guard let request = open[stream] else { return }
        openByteCount += request.take(bytes)
        if request.isTooLong { end(stream) }
    }

    /// Ends a request, whose trailers are ignored.
    mutating func end(_ stream: Int32) {
        if let request = remove(stream) { whole.append((request, stream)) }
    }

    /// Forgets what is not complete on a stream that is closed.
    mutating func close(_ stream: Int32) {
        // nghttp2 resets a request that lacks a field without telling its end.
        if beginningStream == stream { fields = nil }
        // Nearly all requests are complete.
        if !open.isEmpty { remove(stream) }
    }

    // MARK: - The end

    /// Forgets the requests that are not complete, up to a stream, and returns their streams.
    mutating func removeOpen(upTo last: Int32) -> [Int32] {
        let streams = open.keys.filter { $0 <= last }
        for stream in streams { remove(stream) }
        return streams
    }

    mutating func remove(above last: Int32) {
        whole.removeAll { $0.stream > last }
        for stream in open.keys where stream > last { remove(stream) }
    }

    @discardableResult private mutating func remove(_ stream: Int32) -> PushRequest? {
        guard let request = open.removeValue(forKey: stream) else { return nil }
        openByteCount -= request.fields.byteCount + request.body.count + Self.requestByteCount
        return request
    }
}
