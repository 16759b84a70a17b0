extension ProtocolCase {
    /// The cases of h2spec 2.6 for servers, a public suite, each with the case here that keeps the same rule: group, section
    /// of RFC 7540 or 7541, and number.
    ///
    /// Several of its cases are the same frames in two groups.
    static let published = """
        generic/1/1 3.4: the preface and settings
        generic/2/1 5.1: idle: PRIORITY
        generic/2/2 5.1: half-closed: WINDOW_UPDATE
        generic/2/3 5.1: half-closed: PRIORITY
        generic/2/4 5.1: half-closed: RST_STREAM
        generic/2/5 5.1: closed: PRIORITY
        generic/3.1/1 6.1: DATA
        generic/3.1/2 6.1: DATA in two frames
        generic/3.1/3 6.1: padded DATA
        generic/3.2/1 6.2: HEADERS
        generic/3.2/2 6.2: padded HEADERS
        generic/3.2/3 6.2: HEADERS with a priority
        generic/3.3/1 6.3: the least weight
        generic/3.3/2 6.3: the largest weight
        generic/3.3/3 6.3: a dependency
        generic/3.3/4 6.3: an exclusive dependency
        generic/3.3/5 6.3: a priority of a later stream
        generic/3.4/1 6.4: reset: PING of the connection
        generic/3.5/1 6.5: many settings at once
        generic/3.7/1 3.4: PING
        generic/3.8/1 6.8: GOAWAY
        generic/3.9/1 6.9: a larger window of the connection
        generic/3.9/2 6.9: a larger window of a stream
        generic/3.10/1 6.10: fields that are cut within a name
        generic/3.10/2 6.10: two CONTINUATION frames
        generic/4/1 8.1: GET
        generic/4/2 8.1: HEAD
        generic/4/3 8.1: POST
        generic/4/4 8.1: POST with trailers
        generic/5/1 HPACK 6.1: a field of the static table
        generic/5/2 HPACK 6.2.1: kept: a name of the static table, Huffman
        generic/5/3 HPACK 6.2.1: kept: a name of the static table
        generic/5/4 HPACK 6.2.1: kept: a new name
        generic/5/5 HPACK 6.2.1: kept: a new name, Huffman
        generic/5/6 HPACK 6.2.2: not kept: a name of the static table
        generic/5/7 HPACK 6.2.2: not kept: a name of the static table, Huffman
        generic/5/8 HPACK 6.2.2: not kept: a new name
        generic/5/9 HPACK 6.2.2: not kept: a new name, Huffman
        generic/5/10 HPACK 6.2.3: never kept: a name of the static table
        generic/5/11 HPACK 6.2.3: never kept: a name of the static table, Huffman
        generic/5/12 HPACK 6.2.3: never kept: a new name
        generic/5/13 HPACK 6.2.3: never kept: a new name, Huffman
        generic/5/14 HPACK 6.3: a new size of the table
        generic/5/15 HPACK 6.3: two new sizes of the table
        http2/3.5/1 3.4: the preface and settings
        http2/3.5/2 3.4: a preface in words
        http2/4.1/1 4.1: a frame of a type that nobody knows
        http2/4.1/2 4.1: PING with flags that nobody knows
        http2/4.1/3 4.1: PING with the reserved bit
        http2/4.2/1 4.2: DATA of the largest size
        http2/4.2/2 4.2: DATA that is too large
        http2/4.2/3 4.2: HEADERS that are too large
        http2/4.3/1 4.3: a field that is cut
        http2/4.3/2 4.3: PRIORITY among header fields
        http2/4.3/3 6.2: HEADERS of another stream among header fields
        http2/5.1/1 5.1: idle: DATA
        http2/5.1/2 5.1: idle: RST_STREAM
        http2/5.1/3 5.1: idle: WINDOW_UPDATE
        http2/5.1/4 5.1: idle: CONTINUATION
        http2/5.1/5 5.1: half-closed: DATA
        http2/5.1/6 5.1: half-closed: HEADERS
        http2/5.1/7 5.1: half-closed: CONTINUATION
        http2/5.1/8 5.1: reset: DATA
        http2/5.1/9 5.1: reset: HEADERS
        http2/5.1/10 5.1: reset: CONTINUATION
        http2/5.1/11 5.1: closed: DATA
        http2/5.1/12 5.1: closed: HEADERS
        http2/5.1/13 5.1: closed: CONTINUATION
        http2/5.1.1/1 5.1.1: an even stream
        http2/5.1.1/2 5.1.1: a stream below an earlier one
        http2/5.1.2/1 5.1.2: a stream beyond the limit
        http2/5.3.1/1 5.3.1: HEADERS that depend on themselves
        http2/5.3.1/2 5.3.1: PRIORITY that depends on itself
        http2/5.4.1/1 5.4.1: a wrong PING, and the end after it
        http2/5.4.1/2 5.4.1: a wrong PING, and the end after it
        http2/5.5/1 5.5: an extension's frame
        http2/5.5/2 5.5: an extension's frame among header fields
        http2/6.1/1 6.1: DATA on the connection
        http2/6.1/2 6.1: half-closed: DATA after DATA
        http2/6.1/3 6.1: DATA with more padding than content
        http2/6.2/1 4.3: PRIORITY among header fields
        http2/6.2/2 6.2: HEADERS of another stream among header fields
        http2/6.2/3 6.2: HEADERS on the connection
        http2/6.2/4 6.2: HEADERS with more padding than content
        http2/6.3/1 6.3: PRIORITY on the connection
        http2/6.3/2 6.3: a PRIORITY of four bytes
        http2/6.4/1 6.4: RST_STREAM on the connection
        http2/6.4/2 6.4: idle: RST_STREAM of a later stream
        http2/6.4/3 6.4: a RST_STREAM of three bytes
        http2/6.5/1 6.5: settings that are acknowledged with content
        http2/6.5/2 6.5: settings on a stream
        http2/6.5/3 6.5: half a setting
        http2/6.5.2/1 6.5.2: push that is neither on nor off
        http2/6.5.2/2 6.5.2: a first window that is too large
        http2/6.5.2/3 6.5.2: a frame size below the first one
        http2/6.5.2/4 6.5.2: a frame size that is too large
        http2/6.5.2/5 6.5.2: a setting that nobody knows
        http2/6.5.3/1 6.5.3: a setting twice, of which the last one counts
        http2/6.5.3/2 6.5.3: settings
        http2/6.7/1 3.4: PING
        http2/6.7/2 6.7: an acknowledgement that nobody waits for
        http2/6.7/3 6.7: PING on a stream
        http2/6.7/4 6.7: a short PING
        http2/6.8/1 6.8: GOAWAY on a stream
        http2/6.9/1 6.9: a window of the connection that grows by nothing
        http2/6.9/2 6.9: a window of a stream that grows by nothing
        http2/6.9/3 6.9: a short WINDOW_UPDATE
        http2/6.9.1/1 6.9.1: a window of one byte
        http2/6.9.1/2 6.9.1: a window of the connection that grows too much
        http2/6.9.1/3 6.9.1: a window of a stream that grows too much
        http2/6.9.2/1 6.9.2: a window that grows after the request
        http2/6.9.2/2 6.9.2: a window that shrinks below what was sent
        http2/6.9.2/3 6.9.2: a first window beyond the largest
        http2/6.10/1 6.10: two CONTINUATION frames with more fields than the settings allow
        http2/6.10/2 6.10: DATA after a CONTINUATION frame that is not the last
        http2/6.10/3 6.10: CONTINUATION on the connection
        http2/6.10/4 6.10: CONTINUATION after the last HEADERS
        http2/6.10/5 6.10: CONTINUATION after the last CONTINUATION
        http2/6.10/6 6.10: CONTINUATION after DATA
        http2/7/1 7: GOAWAY with an unknown code
        http2/7/2 7: reset with an unknown code
        http2/8.1/1 8.1: trailers that do not end the stream
        http2/8.1.2/1 8.2.1: a name in capitals
        http2/8.1.2.1/1 8.3: an unknown pseudo-header field
        http2/8.1.2.1/2 8.3: a pseudo-header field of answers
        http2/8.1.2.1/3 8.3: a pseudo-header field in trailers
        http2/8.1.2.1/4 8.3: a pseudo-header field after others
        http2/8.1.2.2/1 8.2.2: a field of the connection
        http2/8.1.2.2/2 8.2.2: te beside trailers
        http2/8.1.2.3/1 8.3.1: an empty path
        http2/8.1.2.3/2 8.3.1: no method
        http2/8.1.2.3/3 8.3.1: no scheme
        http2/8.1.2.3/4 8.3.1: no path
        http2/8.1.2.3/5 8.3.1: two methods
        http2/8.1.2.3/6 8.3.1: two schemes
        http2/8.1.2.3/7 8.3.1: two paths
        http2/8.1.2.6/1 8.1.1: a body that is longer than its length
        http2/8.1.2.6/2 8.1.1: a body in two frames that is longer than its length
        http2/8.2/1 8.4: PUSH_PROMISE of a sender
        hpack/2.3.3/1 HPACK 2.3.3: an index beyond the tables
        hpack/2.3.3/2 HPACK 2.3.3: a name beyond the tables
        hpack/4.2/1 HPACK 4.2: a new size of the table after fields
        hpack/5.2/1 HPACK 5.2: more than seven bits of padding
        hpack/5.2/2 HPACK 5.2: padding of zeros
        hpack/5.2/3 HPACK 5.2: the sign of the end within a value
        hpack/6.1/1 HPACK 6.1: the index 0
        hpack/6.3/1 HPACK 6.3: a size of the table beyond the setting
        """.split(separator: "\n").map { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            return (identifier: String(parts[0]), description: String(parts[1]))
        }
}
