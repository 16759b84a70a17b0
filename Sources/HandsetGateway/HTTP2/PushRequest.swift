/// A request to the HTTP/2 provider API.
///
/// A class, because it grows with each frame and is handed on without a copy.
final class PushRequest {
    /// The number of body bytes that are kept: one more than the largest payload.
    static let keptByteCount = 5121

    /// The header fields.
    ///
    /// A value, because Swift checks each access to a member of a class while the program runs.
    private(set) var fields = RequestFields()
    /// The kept bytes of the body.
    private(set) var body: [UInt8] = []

    /// True if the body is longer than any accepted one.
    var isTooLong: Bool { body.count == Self.keptByteCount }

    /// Adds a header field.
    func take(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        fields.take(name, value)
    }

    /// Adds bytes of the body.
    func take(_ bytes: UnsafeBufferPointer<UInt8>) {
        body += bytes.prefix(Self.keptByteCount - body.count)
    }
}
