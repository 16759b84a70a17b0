import CNGHTTP2

/// The settings that the gateway announces, as observed at Apple's service.
enum HTTP2ConnectionSettings {
    /// The limit of a request's header fields: the bytes of all names and values, and 32 for each
    /// field.
    static let maximumHeaderByteCount = 8000

    /// The settings that are the same for all connections, in the order of Apple's service.
    static let fixed = [
        entry(NGHTTP2_SETTINGS_HEADER_TABLE_SIZE, 4096),
        entry(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, 65_535),
        entry(NGHTTP2_SETTINGS_MAX_FRAME_SIZE, 16_384),
        entry(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, UInt32(maximumHeaderByteCount)),
    ]

    static func streams(_ count: UInt32) -> nghttp2_settings_entry {
        entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, count)
    }

    /// The first frame of a connection, which allows one stream until the provider is authenticated.
    static let firstFrame = frame([fixed[0], streams(1)] + fixed[1...])

    static func frame(_ entries: [nghttp2_settings_entry]) -> [UInt8] {
        let byteCount = entries.count * 6
        let header = [0, 0, UInt8(byteCount), UInt8(NGHTTP2_SETTINGS.rawValue), 0, 0, 0, 0, 0]
        return header
            + [UInt8](unsafeUninitializedCapacity: byteCount) { bytes, count in
                count = nghttp2_pack_settings_payload(
                    bytes.baseAddress, byteCount, entries, entries.count)
            }
    }

    private static func entry(
        _ parameter: nghttp2_settings_id, _ value: UInt32
    ) -> nghttp2_settings_entry {
        nghttp2_settings_entry(settings_id: Int32(parameter.rawValue), value: value)
    }
}
