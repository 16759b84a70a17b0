extension ProtocolCase {
    private typealias Bytes = ProtocolBytes

    /// The rules of header fields: their compression (RFC 7541), and what a request is (RFC 9113, section 8).
    static let fields: [Self] = packed + wronglyPacked + requests + wrongRequests

    /// Forms of a field that each receiver reads: name and value in full, with Huffman's code, and from the tables.
    private static let packed =
        [
            packedCase("2.3.3", "a field of the dynamic table", [0x40, 1, 0x61, 1, 0x62, 0xBE]),
            packedCase("6.1", "a field of the static table", [0x90]),
            packedCase("6.2.1", "kept: a name of the static table", [0x7A, 2, 0x68, 0x73]),
            packedCase("6.2.1", "kept: a name of the static table, Huffman", [0x7A] + huffmanValue),
            packedCase("6.2.1", "kept: a new name", [0x40, 3, 0x78, 0x2D, 0x61, 2, 0x68, 0x73]),
            packedCase("6.2.1", "kept: a new name, Huffman", [0x40] + huffmanName + huffmanValue),
            packedCase(
                "6.2.2", "not kept: a name of the static table", [0x0F, 0x2B, 2, 0x68, 0x73]),
            packedCase(
                "6.2.2", "not kept: a name of the static table, Huffman",
                [0x0F, 0x2B] + huffmanValue),
            packedCase(
                "6.2.2", "not kept: a new name", [0x00, 3, 0x78, 0x2D, 0x61, 2, 0x68, 0x73]),
            packedCase(
                "6.2.2", "not kept: a new name, Huffman", [0x00] + huffmanName + huffmanValue),
            packedCase(
                "6.2.3", "never kept: a name of the static table", [0x1F, 0x2B, 2, 0x68, 0x73]),
            packedCase(
                "6.2.3", "never kept: a name of the static table, Huffman",
                [0x1F, 0x2B] + huffmanValue),
            packedCase(
                "6.2.3", "never kept: a new name", [0x10, 3, 0x78, 0x2D, 0x61, 2, 0x68, 0x73]),
            packedCase(
                "6.2.3", "never kept: a new name, Huffman", [0x10] + huffmanName + huffmanValue),
            Self(
                "HPACK 6.3", "a new size of the table",
                [Bytes.headers([0x3F, 0xE1, 0x1F] + Bytes.fields(Bytes.get))], .answer(on: 1)),
            Self(
                "HPACK 6.3", "two new sizes of the table",
                [Bytes.headers([0x3F, 0x61, 0x3F, 0xE1, 0x1F] + Bytes.fields(Bytes.get))],
                .answer(on: 1)),
        ]

    /// `x-test` and `h2`, in Huffman's code (RFC 7541, appendix B).
    private static let huffmanName: [UInt8] = [0x85, 0xF2, 0xB2, 0x4A, 0x84, 0xFF]
    private static let huffmanValue: [UInt8] = [0x82, 0x9C, 0x5F]

    private static func packedCase(_ section: String, _ name: String, _ field: [UInt8]) -> Self {
        Self(
            "HPACK " + section, name, [Bytes.headers(Bytes.fields(Bytes.get) + field)],
            .answer(on: 1))
    }

    private static let wronglyPacked = [
        wronglyPackedCase("2.3.3", "an index beyond the tables", [0xC6]),
        wronglyPackedCase("2.3.3", "a name beyond the tables", [0x7F, 0x07, 0x00]),
        wronglyPackedCase("4.2", "a new size of the table after fields", [0x21]),
        wronglyPackedCase(
            "5.2", "more than seven bits of padding",
            [0] + huffmanName + [0x84, 0x9C, 0x5F, 0xFF, 0xFF]),
        wronglyPackedCase("5.2", "padding of zeros", [0] + huffmanName + [0x81, 0x9C]),
        wronglyPackedCase(
            "5.2", "the sign of the end within a value",
            [0] + huffmanName + [0x85, 0x9C, 0xFF, 0xFF, 0xFF, 0xFF]),
        wronglyPackedCase("6.1", "the index 0", [0x80]),
        Self(
            "HPACK 6.3", "a size of the table beyond the setting",
            [Bytes.headers([0x3F, 0xE1, 0xFF, 0x03] + Bytes.fields(Bytes.get))],
            .connectionError([.compression])),
        Self(
            "4.3", "a field that is cut", [Bytes.headers([0x40])], .connectionError([.compression])),
    ]

    private static func wronglyPackedCase(_ section: String, _ name: String, _ field: [UInt8])
        -> Self
    {
        Self(
            "HPACK " + section, name, [Bytes.headers(Bytes.fields(Bytes.get) + field)],
            .connectionError([.compression]))
    }

    private static let trailers = Bytes.headers(Bytes.fields([("x-test", "1")]))

    private static let requests = [
        Self("8.1", "GET", [Bytes.request()], .answer(on: 1)),
        Self(
            "8.1", "HEAD",
            [Bytes.headers(Bytes.fields([(":method", "HEAD")] + Bytes.get.dropFirst()))],
            .answer(on: 1)),
        Self("8.1", "POST", [Bytes.open(), Bytes.data()], .answer(on: 1)),
        Self(
            "8.1", "POST with trailers",
            [Bytes.open(also: [("trailer", "x-test")]), Bytes.data(flags: 0), trailers],
            .answer(on: 1)),
    ]

    private static let wrongRequests =
        [
            wrong("8.2.1", "a name in capitals", Bytes.get + [("X-TEST", "1")]),
            wrong("8.2.2", "a field of the connection", Bytes.get + [("connection", "keep-alive")]),
            wrong("8.2.2", "te beside trailers", Bytes.get + [("te", "trailers, deflate")]),
            wrong("8.3", "an unknown pseudo-header field", Bytes.get + [(":test", "1")]),
            wrong("8.3", "a pseudo-header field of answers", Bytes.get + [(":status", "200")]),
            wrong("8.3", "a pseudo-header field after others", [("x-test", "1")] + Bytes.get),
            wrong("8.3.1", "an empty path", Bytes.get.map { $0.0 == ":path" ? (":path", "") : $0 }),
            wrong("8.3.1", "no method", Bytes.get.filter { $0.0 != ":method" }),
            wrong("8.3.1", "no scheme", Bytes.get.filter { $0.0 != ":scheme" }),
            wrong("8.3.1", "no path", Bytes.get.filter { $0.0 != ":path" }),
            wrong("8.3.1", "two methods", [(":method", "GET")] + Bytes.get),
            wrong("8.3.1", "two schemes", [(":scheme", "http")] + Bytes.get),
            wrong("8.3.1", "two paths", [(":path", "/")] + Bytes.get),
            Self(
                "8.3", "a pseudo-header field in trailers",
                [
                    Bytes.open(), Bytes.data(flags: 0),
                    Bytes.headers(Bytes.fields([(":method", "POST")])),
                ], .streamError([.protocol])),
            Self(
                "8.1", "trailers that do not end the stream",
                [
                    Bytes.open(), Bytes.data(flags: 0),
                    Bytes.headers(Bytes.fields([("x-test", "1")]), flags: Bytes.endHeaders),
                ], .streamError([.protocol])),
            Self(
                "8.1.1", "a body that is longer than its length",
                [Bytes.open(also: [("content-length", "1")]), Bytes.data()],
                .streamError([.protocol])),
            Self(
                "8.1.1", "a body in two frames that is longer than its length",
                [Bytes.open(also: [("content-length", "5")]), Bytes.data(flags: 0), Bytes.data()],
                .streamError([.protocol])),
        ]

    private static func wrong(_ section: String, _ name: String, _ fields: [(String, String)])
        -> Self
    {
        Self(section, name, [Bytes.headers(Bytes.fields(fields))], .streamError([.protocol]))
    }
}
