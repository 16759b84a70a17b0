import CNGHTTP2

extension PushResponse {
    /// Submits the answer to nghttp2, which copies it.
    func submit(
        to session: OpaquePointer, on stream: Int32, body: UnsafePointer<nghttp2_data_provider>?
    ) {
        // Nearly all answers have this status, and a number takes longer to write.
        let status = status == 200 ? "200" : "\(status)"
        let contentType: StaticString = "application/json"
        Self.withUTF8(of: status) { status in
            Self.withUTF8(of: id) { id in
                Self.withUTF8(of: uniqueID ?? "") { uniqueID in
                    Self.withUTF8(of: channelID ?? "") { channelID in
                        withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: 5) { fields in
                            fields[0] = Self.field(":status", status)
                            // The values never repeat, so the header table cannot save anything.
                            fields[1] = Self.field(idName, id, NGHTTP2_NV_FLAG_NO_INDEX)
                            var count = 2
                            func add(_ name: StaticString, _ value: UnsafeBufferPointer<UInt8>) {
                                fields[count] = Self.field(name, value, NGHTTP2_NV_FLAG_NO_INDEX)
                                count += 1
                            }
                            if !uniqueID.isEmpty { add("apns-unique-id", uniqueID) }
                            if !channelID.isEmpty { add("apns-channel-id", channelID) }
                            if namesContentType, body != nil {
                                add(
                                    "content-type",
                                    UnsafeBufferPointer(
                                        start: contentType.utf8Start,
                                        count: contentType.utf8CodeUnitCount))
                            }
                            nghttp2_submit_response(
                                session, stream, fields.baseAddress, count, body)
                        }
                    }
                }
            }
        }
    }

    /// The headers besides the status, in the order in which they are sent.
    var headers: [RequestHeader] {
        let values: [(name: String, value: String?)] = [
            ("\(idName)", id), ("apns-unique-id", uniqueID), ("apns-channel-id", channelID),
            ("content-type", namesContentType && !body.isEmpty ? "application/json" : nil),
        ]
        return values.compactMap { name, value in
            value.flatMap { $0.isEmpty ? nil : RequestHeader(name: name, value: $0) }
        }
    }

    /// Calls a closure with the UTF-8 of a text, without a copy of it if it is one of Swift's own.
    private static func withUTF8(
        of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        if text.utf8.withContiguousStorageIfAvailable(body) == nil {
            Array(text.utf8).withUnsafeBufferPointer(body)
        }
    }

    private static func field(
        _ name: StaticString, _ value: UnsafeBufferPointer<UInt8>,
        _ flags: nghttp2_nv_flag = NGHTTP2_NV_FLAG_NONE
    ) -> nghttp2_nv {
        // nghttp2 only reads them.
        nghttp2_nv(
            name: UnsafeMutablePointer(mutating: name.utf8Start),
            value: UnsafeMutablePointer(mutating: value.baseAddress),
            namelen: name.utf8CodeUnitCount, valuelen: value.count,
            flags: UInt8((flags.rawValue | NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue)))
    }
}
