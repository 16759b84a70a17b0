extension ProtocolCase {
    private typealias Bytes = ProtocolBytes

    /// The rules of frames: their form, size, and place (RFC 9113, sections 3, 4 and 6).
    static let frames: [Self] =
        [
            Self("3.4", "the preface and settings", [], .settings(1)),
            Self(
                "3.4", "a preface in words",
                preface: Array("NOT HTTP/2 AT ALL\r\n\r\n".utf8), [], .end,
                but: Difference(
                    answer: .text("HTTP/1.1 505 "),
                    reason: "who speaks another protocol is told so in the form of HTTP/1.1, since "
                        + "people read it")),
            Self(
                "3.4", "a preface in no words", preface: Array(repeating: 0x16, count: 24), [], .end
            ),
            Self(
                "3.4", "half a right preface",
                preface: Array("PRI * HTTP/2.0\r\n\r\nNO\r\n\r\n".utf8), [], .end),
            Self("3.4", "PING", [Bytes.ping], .ping),
            Self("4.1", "a frame of a type that nobody knows", [Bytes.unknown, Bytes.ping], .ping),
            Self(
                "4.1", "PING with flags that nobody knows",
                [.send(FrameBytes.frame(6, flags: 0x16, Bytes.pingContent))], .ping),
            Self(
                "4.1", "PING with the reserved bit",
                [.send(FrameBytes.frame(6, on: 1 << 31, Bytes.pingContent))], .ping),
            Self(
                "4.2", "DATA of the largest size",
                [Bytes.open(), Bytes.data(String(repeating: "x", count: 1 << 14))], .answer(on: 1)),
            Self(
                "4.2", "DATA that is too large",
                [Bytes.open(), Bytes.data(String(repeating: "x", count: 1 << 14 + 1))],
                .streamError([.frameSize])),
            Self(
                "4.2", "HEADERS that are too large",
                [Bytes.headers(Array(repeating: 0, count: 1 << 14 + 1))],
                .connectionError([.frameSize])),
            Self("5.5", "an extension's frame", [Bytes.unknown, Bytes.ping], .ping),
            Self(
                "5.5", "an extension's frame among header fields",
                [Bytes.headers(Bytes.fields(Bytes.get), flags: 1), Bytes.unknown],
                .connectionError([.protocol])),
            Self(
                "6.5.2", "a setting that nobody knows", [Bytes.settings([(0xFF, 1)]), Bytes.ping],
                .ping),
            Self(
                "6.5.2", "push that is neither on nor off", [Bytes.settings([(2, 2)])],
                .connectionError([.protocol])),
            Self(
                "6.5.2", "a first window that is too large", [Bytes.settings([(4, 1 << 31)])],
                .connectionError([.flowControl])),
            Self(
                "6.5.2", "a frame size below the first one", [Bytes.settings([(5, 1 << 14 - 1)])],
                .connectionError([.protocol])),
            Self(
                "6.5.2", "a frame size that is too large", [Bytes.settings([(5, 1 << 24)])],
                .connectionError([.protocol])),
            Self("6.5.3", "settings", [Bytes.settings([(2, 0)])], .settings(2)),
            Self(
                "6.5.3", "a setting twice, of which the last one counts",
                [Bytes.settings([(4, 100), (4, 1)]), .waitForSettings(2), Bytes.request()], .data(1)
            ),
            Self(
                "6.5", "many settings at once",
                [Bytes.settings([(1, 4096), (3, 100), (4, 65535), (5, 16384), (6, 4096)])],
                .settings(2)),
            Self(
                "6.5", "settings that are acknowledged with content",
                [.send(FrameBytes.frame(4, flags: 1, [0]))], .connectionError([.frameSize])),
            Self(
                "6.5", "settings on a stream",
                [.send(FrameBytes.frame(4, on: 1, [0, 3, 0, 0, 0, 100]))],
                .connectionError([.protocol])),
            Self(
                "6.5", "half a setting", [.send(FrameBytes.frame(4, [0, 3, 0]))],
                .connectionError([.frameSize])),
            Self(
                "6.7", "an acknowledgement that nobody waits for",
                [.send(FrameBytes.frame(6, flags: 1, Array(repeating: 7, count: 8))), Bytes.ping],
                .ping),
            Self(
                "6.7", "PING on a stream", [.send(FrameBytes.frame(6, on: 1, Bytes.pingContent))],
                .connectionError([.protocol])),
            Self(
                "6.7", "a short PING", [.send(FrameBytes.frame(6, Array(repeating: 0, count: 6)))],
                .connectionError([.frameSize])),
            Self(
                "5.4.1", "a wrong PING, and the end after it",
                [.send(FrameBytes.frame(6, on: 3, Bytes.pingContent))],
                .connectionError([.protocol])),
            Self("6.8", "GOAWAY", [Bytes.goAway(code: 0), Bytes.ping], .pingOrEnd),
            Self(
                "7", "GOAWAY with an unknown code", [Bytes.goAway(code: 0xFF), Bytes.ping],
                .pingOrEnd),
            Self(
                "6.8", "GOAWAY on a stream",
                [.send(FrameBytes.frame(7, on: 1, Array(repeating: 0, count: 8)))],
                .connectionError([.protocol])),
            Self(
                "8.4", "PUSH_PROMISE of a sender",
                [
                    .send(
                        FrameBytes.frame(
                            5, flags: 4, on: 1, Bytes.number(3) + Bytes.fields(Bytes.get)))
                ],
                .connectionError([.protocol])),
        ] + windows

    /// The rules of windows (RFC 9113, sections 5.2 and 6.9).
    private static let windows = [
        Self("6.9", "a larger window of the connection", [Bytes.window(1), Bytes.ping], .ping),
        Self(
            "6.9", "a larger window of a stream", [Bytes.request(), Bytes.window(1, on: 1)],
            .answer(on: 1)),
        Self(
            "6.9", "a window of the connection that grows by nothing", [Bytes.window(0)],
            .connectionError([.protocol])),
        Self(
            "6.9", "a window of a stream that grows by nothing",
            [Bytes.open(), Bytes.window(0, on: 1)],
            .streamError([.protocol])),
        Self(
            "6.9", "a short WINDOW_UPDATE", [.send(FrameBytes.frame(8, [0, 0, 1]))],
            .connectionError([.frameSize])),
        Self(
            "6.9.1", "a window of one byte",
            [Bytes.settings([(4, 1)]), .waitForSettings(2), Bytes.request()],
            .data(1)),
        Self(
            "6.9.1", "a window of the connection that grows too much",
            [Bytes.window(0x7FFF_FFFF), Bytes.window(0x7FFF_FFFF)], .connectionError([.flowControl])
        ),
        Self(
            "6.9.1", "a window of a stream that grows too much",
            [Bytes.open(), Bytes.window(0x7FFF_FFFF, on: 1), Bytes.window(0x7FFF_FFFF, on: 1)],
            .streamError([.flowControl])),
        Self(
            "6.9.2", "a window that grows after the request",
            [
                Bytes.settings([(4, 0)]), .waitForSettings(2), Bytes.request(),
                Bytes.settings([(4, 1)]),
            ], .data(1)),
        Self(
            "6.9.2", "a window that shrinks below what was sent",
            [
                Bytes.settings([(4, 3)]), .waitForSettings(2), Bytes.request(), .waitForData(3),
                Bytes.settings([(4, 2)]), .waitForSettings(3), Bytes.window(2, on: 1),
            ], .data(1)),
        Self(
            "6.9.2", "a first window beyond the largest",
            [.send(FrameBytes.frame(4, [0, 4, 0x80, 0, 0, 0]))], .connectionError([.flowControl])),
    ]
}
