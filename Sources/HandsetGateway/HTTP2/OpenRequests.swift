import NIOHPACK

/// The requests of a connection whose end has not come yet.
struct OpenRequests {
    /// How many bytes of a body are kept: one more than any payload may have.
    static let keptByteCount = 5121

    private var requests: [Int: PushRequest] = [:]

    /// Whether there are none.
    var isEmpty: Bool { requests.isEmpty }

    /// What header fields have come to.
    enum Reading {
        /// A request that is whole.
        case whole(PushRequest)
        /// More is to come.
        case begun
        /// They break the rules of HTTP/2; the stream is forgotten.
        case malformed
    }

    /// Takes the header fields that begin a request, or the trailers that end it.
    ///
    /// - Parameters:
    ///   - fields: The fields.
    ///   - stream: The stream's number.
    ///   - isEnd: Whether the request ends with them.
    /// - Returns: What they have come to.
    mutating func take(headers fields: HPACKHeaders, of stream: Int, isEnd: Bool) -> Reading {
        if let begun = requests[stream] {
            // Trailers say nothing that is known here.
            let isWellFormed = FieldRules.areKept(byTrailers: fields)
            if isWellFormed, !isEnd { return .begun }
            requests[stream] = nil
            return isWellFormed ? .whole(begun) : .malformed
        }
        guard let request = PushRequest(wellFormed: fields) else { return .malformed }
        if isEnd { return .whole(request) }
        requests[stream] = request
        return .begun
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
