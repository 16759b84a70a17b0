import CNGHTTP2

/// The header fields of an answer, on their way to nghttp2.
struct ResponseFields {
    private struct Field {
        let name: Range<Int>
        let value: Range<Int>
        let isRepeated: Bool
    }
    private var bytes: [UInt8] = []
    private var fields: [Field] = []

    init(capacity: Int) {
        fields.reserveCapacity(capacity)
        bytes.reserveCapacity(128)
    }

    /// Adds a field.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value.
    ///   - isRepeated: Whether it comes a second time, and is of use to the table of those that came.
    mutating func add(_ name: StaticString, _ value: String, isRepeated: Bool = false) {
        let start = bytes.count
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        let middle = bytes.count
        bytes.append(contentsOf: value.utf8)
        fields.append(
            Field(name: start..<middle, value: middle..<bytes.count, isRepeated: isRepeated))
    }

    /// Answers a request with the fields.
    ///
    /// - Returns: Whether it can be answered.
    @discardableResult
    mutating func submit(
        to session: OpaquePointer, on stream: Int32, body: UnsafePointer<nghttp2_data_provider>?
    ) -> Bool {
        bytes.withUnsafeMutableBufferPointer { bytes in
            let pairs = fields.map { field in
                nghttp2_nv(
                    name: bytes.baseAddress.map { $0 + field.name.lowerBound },
                    value: bytes.baseAddress.map { $0 + field.value.lowerBound },
                    namelen: field.name.count, valuelen: field.value.count,
                    flags: UInt8(
                        (field.isRepeated ? NGHTTP2_NV_FLAG_NONE : NGHTTP2_NV_FLAG_NO_INDEX)
                            .rawValue))
            }
            return nghttp2_submit_response(session, stream, pairs, pairs.count, body) == 0
        }
    }
}
