/// The answer of a server to a case, in a word: servers that keep the same rules agree in it.
enum ProtocolReaction: Equatable, CustomStringConvertible {
    /// It saw nothing wrong, or nothing that it names.
    case noError
    /// A text in place of frames.
    case text
    /// RST_STREAM with this code.
    case streamError(UInt32)
    /// GOAWAY with this code.
    case connectionError(UInt32)

    /// Sums up the frames that came.
    init(_ frames: [FrameSocket.Frame]) {
        if let code = frames.lazy.compactMap(\.goAwayCode).first(where: { $0 != 0 }) {
            self = .connectionError(code)
        } else if let code = frames.lazy.compactMap(\.resetCode).first(where: { $0 != 0 }) {
            self = .streamError(code)
        } else {
            self = frames.contains { $0.type == FrameSocket.FrameType.none } ? .text : .noError
        }
    }

    var description: String {
        switch self {
        case .noError: "no error"
        case .text: "a text"
        case .streamError(let code): "RST_STREAM \(code)"
        case .connectionError(let code): "GOAWAY \(code)"
        }
    }
}

extension FrameSocket.Frame {
    /// The code of a GOAWAY frame.
    var goAwayCode: UInt32? { type == 7 ? FrameBytes.number(content.dropFirst(4)) : nil }

    /// The code of a RST_STREAM frame.
    var resetCode: UInt32? { type == 3 ? FrameBytes.number(content[...]) : nil }
}
