import Testing

/// A rule of HTTP/2 (RFC 9113) or HPACK (RFC 7541): frames of a sender, and how they have to be answered.
struct ProtocolCase: Sendable, CustomTestStringConvertible {
    /// The section of the RFC.
    let section: String
    /// The frames in a few words.
    let name: String
    /// The first bytes of the connection, in place of the preface and settings.
    let preface: [UInt8]?
    let steps: [Step]
    /// The answer that the rule asks for.
    let expected: Expected
    /// Why the gateway answers otherwise, on purpose; `nil` if it does not.
    let difference: Difference?

    init(
        _ section: String, _ name: String, preface: [UInt8]? = nil, _ steps: [Step],
        _ expected: Expected, but difference: Difference? = nil
    ) {
        self.section = section
        self.name = name
        self.preface = preface
        self.steps = steps
        self.expected = expected
        self.difference = difference
    }

    /// All rules.
    static let all = frames + streams + fields

    var testDescription: String { "\(section): \(name)" }

    /// The answer of the gateway.
    var answer: Expected { difference?.answer ?? expected }

    /// An answer other than the one that the rule asks for.
    struct Difference: Sendable {
        let answer: Expected
        let reason: String
    }

    /// A thing that the sender does.
    enum Step: Sendable {
        case send([UInt8])
        /// Begin as many requests as the settings allow, and one more.
        case exceedStreams
        /// Wait until the gateway has ended a stream.
        case waitForEnd(of: UInt32)
        /// Wait until the gateway has acknowledged so many settings.
        case waitForSettings(Int)
        /// Wait for a DATA frame of so many bytes on the first stream.
        case waitForData(Int)
    }

    /// The answer that the rule asks for.
    enum Expected: Sendable, Equatable {
        /// GOAWAY with one of these codes, and the end of the connection.
        case connectionError([ErrorCode])
        /// RST_STREAM, or GOAWAY, with one of these codes.
        case streamError([ErrorCode])
        /// The end of the connection after nothing but frames, with GOAWAY or without it.
        case end
        /// A text that begins so, in place of a frame, and the end of the connection.
        case text(String)
        /// An acknowledged PING.
        case ping
        /// An acknowledged PING, or the end of the connection.
        case pingOrEnd
        /// Header fields of an answer on a stream.
        case answer(on: UInt32)
        /// So many acknowledged settings.
        case settings(Int)
        /// A DATA frame of so many bytes on the first stream.
        case data(Int)
    }

    /// The codes of errors (RFC 9113, section 7).
    enum ErrorCode: UInt32, Sendable {
        case `protocol` = 1
        case flowControl = 3
        case streamClosed = 5
        case frameSize = 6
        case refused = 7
        case compression = 9
        case calm = 11
    }
}
