/// A request to the HTTP/2 provider API.
///
/// A class, because its body grows with each frame, and it is handed on without a copy.
final class PushRequest {
    /// The number of body bytes that are kept: one more than the largest payload.
    static let keptByteCount = 5121

    let fields: RequestFields
    /// The kept bytes of the body.
    private(set) var body: [UInt8] = []

    /// True if the body is longer than any accepted one.
    var isTooLong: Bool { body.count == Self.keptByteCount }

    init(_ fields: RequestFields) { self.fields = fields }

    /// Adds bytes of the body, and returns the number of those that are kept.
    func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let kept = bytes.prefix(Self.keptByteCount - body.count)
        body += kept
        return kept.count
    }
}
