import CNGHTTP2

/// The settings that the gateway announces, as observed at Apple's service.
enum HTTP2ConnectionSettings {
    /// The limit of a request's header fields: the bytes of all names and values, and 32 for each
    /// field.
    static let maximumHeaderByteCount = 8000

    /// The number of streams for an authenticated provider.
    static let fullStreams = entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, 1000)

    /// Returns the first settings.
    ///
    /// - Parameter streams: The number of streams.
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

    /// The first frame of a connection.
    ///
    /// It allows one stream until the provider is authenticated.
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
