import CNGHTTP2

enum HTTP2SessionCallbacks {
    /// More than a sender can send.
    private static let unreachableCount: UInt64 = 1 << 40

    /// Returns `nil` if memory is short.
    static func makeSession(in memory: HTTP2SessionMemory) -> OpaquePointer? {
        memory.start(makeSession)
    }

    /// Returns a session whose memory comes from these functions; `nil` if memory is short.
    static func makeSession(
        with functions: UnsafeMutablePointer<nghttp2_mem>
    ) -> OpaquePointer? {
        var callbacks: OpaquePointer?
        var options: OpaquePointer?
        var session: OpaquePointer?
        guard nghttp2_session_callbacks_new(&callbacks) == 0 else { return nil }
        defer { nghttp2_session_callbacks_del(callbacks) }
        guard nghttp2_option_new(&options) == 0 else { return nil }
        defer { nghttp2_option_del(options) }
        // Real senders write blanks around values, and Apple's service cannot be as strict as RFC 9113.
        nghttp2_option_set_no_rfc9113_leading_and_trailing_ws_validation(options, 1)
        // Some senders, such as those built on curl, send a control frame or a reset with each
        // notification. nghttp2 would treat a few hundred of them as an attack.
        nghttp2_option_set_stream_reset_rate_limit(options, unreachableCount, unreachableCount)
        nghttp2_option_set_max_outbound_ack(options, 10_000)
        setCallbacks(callbacks)
        let status = nghttp2_session_server_new3(&session, callbacks, nil, options, functions)
        return status == 0 ? session : nil
    }

    private static func setCallbacks(_ callbacks: OpaquePointer?) {
        nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { handle, frame, user in
            guard let frame, frame.pointee.beginsRequest else { return 0 }
            let stream = frame.pointee.hd.stream_id
            return HTTP2Session.of(user, { $0.begin(stream) }) == true
                ? 0 : HTTP2SessionCallbacks.refuse(stream, of: handle, NGHTTP2_REFUSED_STREAM)
        }
        nghttp2_session_callbacks_set_on_header_callback(callbacks) {
            handle, frame, name, nameCount, value, valueCount, _, user in
            guard let frame, frame.pointee.beginsRequest else { return 0 }
            let name = UnsafeBufferPointer(start: name, count: nameCount)
            let value = UnsafeBufferPointer(start: value, count: valueCount)
            return HTTP2Session.of(user, { $0.take(name, value) }) == true
                ? 0
                : HTTP2SessionCallbacks.refuse(
                    frame.pointee.hd.stream_id, of: handle, NGHTTP2_ENHANCE_YOUR_CALM)
        }
        nghttp2_session_callbacks_set_on_invalid_header_callback(callbacks) {
            handle, frame, _, _, _, _, _, _ in
            guard let frame else { return 0 }
            return HTTP2SessionCallbacks.refuse(
                frame.pointee.hd.stream_id, of: handle, NGHTTP2_PROTOCOL_ERROR)
        }
        nghttp2_session_callbacks_set_error_callback2(callbacks) { _, code, text, count, user in
            guard code == NGHTTP2_ERR_HTTP_HEADER.rawValue else { return 0 }
            let text = UnsafeRawBufferPointer(start: text, count: count)
            let name = HTTP2SessionCallbacks.fieldName(in: text)
            HTTP2Session.of(user) { $0.takeMalformedField(name) }
            return 0
        }
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) {
            _, _, stream, bytes, count, user in
            let piece = UnsafeBufferPointer(start: bytes, count: count)
            HTTP2Session.of(user) { $0.take(piece, of: stream) }
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, user in
            guard let frame else { return 0 }
            HTTP2Session.of(user) { HTTP2SessionCallbacks.takeFrame(frame, $0) }
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_send_callback(callbacks) { handle, frame, _ in
            guard let frame else { return 0 }
            let header = frame.pointee.hd
            // A request that is answered early need not be sent to its end.
            if header.type == NGHTTP2_DATA.rawValue, header.has(NGHTTP2_FLAG_END_STREAM),
                nghttp2_session_get_stream_remote_close(handle, header.stream_id) == 0
            {
                nghttp2_submit_rst_stream(handle, 0, header.stream_id, NGHTTP2_NO_ERROR.rawValue)
            }
            return 0
        }
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, _, user in
            HTTP2Session.of(user) { $0.close(stream) }
            return 0
        }
    }

    /// Returns the name of a header field within a text of nghttp2: `…, name: [NAME], value: […]`.
    private static func fieldName(in text: UnsafeRawBufferPointer) -> String {
        let text = String(decoding: text, as: UTF8.self)
        guard let start = text.firstRange(of: "name: [")?.upperBound else { return "" }
        let rest = text[start...]
        return String(rest[..<(rest.firstRange(of: "], value: [")?.lowerBound ?? rest.endIndex)])
    }

    static let readBody: nghttp2_data_source_read_callback = {
        _, stream, buffer, length, flags, _, user in
        let buffer = UnsafeMutableBufferPointer(start: buffer, count: length)
        let (count, isEnd) =
            HTTP2Session.of(user) { $0.readBody(of: stream, into: buffer) } ?? (0, true)
        if isEnd { flags?.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
        return count
    }

    private static func takeFrame(_ frame: UnsafePointer<nghttp2_frame>, _ session: HTTP2Session) {
        let header = frame.pointee.hd
        let isEnd = header.has(NGHTTP2_FLAG_END_STREAM)
        switch UInt32(header.type) {
        case NGHTTP2_HEADERS.rawValue where frame.pointee.beginsRequest:
            session.takeHeadersEnd(of: header.stream_id, isEnd: isEnd)
        case NGHTTP2_HEADERS.rawValue where isEnd, NGHTTP2_DATA.rawValue where isEnd:
            session.takeEnd(of: header.stream_id)
        case NGHTTP2_SETTINGS.rawValue where header.has(NGHTTP2_FLAG_ACK):
            session.takeAcknowledgement()
        case NGHTTP2_GOAWAY.rawValue: session.takeGoAway()
        default: break
        }
    }

    private static func refuse(
        _ stream: Int32, of session: OpaquePointer?, _ code: nghttp2_error_code
    ) -> Int32 {
        nghttp2_submit_rst_stream(session, 0, stream, code.rawValue)
        return NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
    }
}

extension nghttp2_frame {
    /// True if the frame starts a request; other header fields end one.
    fileprivate var beginsRequest: Bool {
        hd.type == NGHTTP2_HEADERS.rawValue && headers.cat == NGHTTP2_HCAT_REQUEST
    }
}

extension nghttp2_frame_hd {
    fileprivate func has(_ flag: nghttp2_flag) -> Bool { UInt32(flags) & flag.rawValue != 0 }
}

extension HTTP2Session {
    /// Calls a closure with the session that a callback is for.
    ///
    /// nghttp2 only calls back within a method of the session, which is not retained again for each of the
    /// twenty calls that a request takes.
    @discardableResult fileprivate static func of<Result>(
        _ user: UnsafeMutableRawPointer?, _ body: (HTTP2Session) -> Result
    ) -> Result? {
        user.map { Unmanaged<HTTP2Session>.fromOpaque($0)._withUnsafeGuaranteedRef(body) }
    }
}
