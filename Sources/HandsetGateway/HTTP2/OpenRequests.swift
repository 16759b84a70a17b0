/// The requests of a connection whose end has not come yet.
struct OpenRequests {
    /// How many bytes of a body are kept: one more than any payload may have.
    static let keptByteCount = 5121

    private var requests: [Int: PushRequest] = [:]

    /// Whether there are none.
    var isEmpty: Bool { requests.isEmpty }

    /// Whether a request has begun on a stream and not ended.
    func holds(_ stream: Int) -> Bool { requests[stream] != nil }

    /// Takes the headers that begin a request, or the trailers that end it.
    ///
    /// - Parameters:
    ///   - fields: The headers.
    ///   - stream: The stream's number.
    ///   - isEnd: Whether the request ends with them.
    /// - Returns: The request, if it is whole.
    mutating func take(
        headers fields: some Sequence<(name: String, value: String)>, of stream: Int, isEnd: Bool
    ) -> PushRequest? {
        guard requests[stream] == nil else {
            // Trailers say nothing that is known here.
            return isEnd ? requests.removeValue(forKey: stream) : nil
        }
        let request = PushRequest(fields)
        if isEnd { return request }
        requests[stream] = request
        return nil
    }

    /// Takes bytes of a request's body.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - stream: The stream's number.
    ///   - isEnd: Whether the request ends with them.
    /// - Returns: The request, if it is whole, or longer than any that is accepted.
    mutating func take(
        data bytes: some Collection<UInt8>, of stream: Int, isEnd: Bool
    ) -> PushRequest? {
        guard let request = requests[stream] else { return nil }
        request.body += bytes.prefix(Self.keptByteCount - request.body.count)
        guard isEnd || request.body.count == Self.keptByteCount else { return nil }
        requests[stream] = nil
        return request
    }

    /// Forgets a request, since its stream was reset.
    mutating func reset(_ stream: Int) {
        requests[stream] = nil
    }
}
