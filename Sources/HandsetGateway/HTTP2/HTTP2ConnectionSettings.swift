import CNGHTTP2

/// What the gateway says of itself when an HTTP/2 connection begins, as Apple's service was seen to.
enum HTTP2ConnectionSettings {
    /// How many bytes the names and values of a request's header fields may have, with 32 for each field.
    static let maximumHeaderByteCount = 8000

    /// What it says of the streams when the provider is known.
    static let fullStreams = entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, 1000)

    /// What it says first.
    ///
    /// - Parameter streams: What it says of the streams.
    /// - Returns: The entries in the order of Apple's service.
    static func initial(streams: nghttp2_settings_entry) -> [nghttp2_settings_entry] {
        [
            entry(NGHTTP2_SETTINGS_HEADER_TABLE_SIZE, 4096),
            streams,
            entry(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, 65_535),
            entry(NGHTTP2_SETTINGS_MAX_FRAME_SIZE, 16_384),
            entry(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, UInt32(maximumHeaderByteCount)),
        ]
    }

    /// The frame that a connection begins with: one stream, until the provider is known.
    static let firstFrame: [UInt8] = {
        let entries = initial(streams: entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, 1))
        let byteCount = entries.count * 6
        let header = [0, 0, UInt8(byteCount), UInt8(NGHTTP2_SETTINGS.rawValue), 0, 0, 0, 0, 0]
        return header
            + [UInt8](unsafeUninitializedCapacity: byteCount) { bytes, count in
                count = nghttp2_pack_settings_payload(
                    bytes.baseAddress, byteCount, entries, entries.count)
            }
    }()

    private static func entry(
        _ parameter: nghttp2_settings_id, _ value: UInt32
    ) -> nghttp2_settings_entry {
        nghttp2_settings_entry(settings_id: Int32(parameter.rawValue), value: value)
    }
}
