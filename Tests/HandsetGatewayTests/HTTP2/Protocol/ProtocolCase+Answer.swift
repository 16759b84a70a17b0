extension ProtocolCase.Expected {
    typealias Frame = FrameSocket.Frame

    /// Tells whether an answer is among the frames of a connection.
    ///
    /// - Parameters:
    ///   - frames: The frames that have come.
    ///   - isEnded: True if the connection has ended after them.
    /// - Returns: True if it is.
    func isMet(by frames: [Frame], isEnded: Bool) -> Bool {
        switch self {
        case .connectionError(let codes):
            isEnded && frames.contains { Self.isAny(of: codes, $0.goAwayCode) }
        case .streamError(let codes):
            frames.contains { Self.isAny(of: codes, $0.resetCode ?? $0.goAwayCode) }
        case .end: isEnded && !frames.contains { $0.type == FrameSocket.FrameType.none }
        case .text(let start):
            isEnded
                && frames.contains {
                    $0.type == FrameSocket.FrameType.none && $0.content.starts(with: start.utf8)
                }
        case .ping: frames.contains(where: Self.isAcknowledgement)
        case .pingOrEnd: isEnded || frames.contains(where: Self.isAcknowledgement)
        case .answer(let stream):
            frames.contains { $0.type == FrameSocket.FrameType.headers && $0.stream == stream }
        case .settings(let count):
            frames.count { $0.type == FrameSocket.FrameType.settings && $0.flags == 1 } >= count
        case .data(let length):
            frames.contains {
                $0.type == FrameSocket.FrameType.data && $0.stream == 1
                    && $0.content.count == length
            }
        }
    }

    /// Tells whether the answer may no longer come: what a server has to say of a wrong frame comes before its answer
    /// to the second probe, and its answers to requests may come after it.
    func isMissed(by frames: [Frame]) -> Bool {
        switch self {
        case .connectionError(let codes):
            // GOAWAY is followed by the end, which may come late.
            !frames.contains { Self.isAny(of: codes, $0.goAwayCode) } && Self.isProbed(frames)
        case .streamError: Self.isProbed(frames)
        case .end, .text, .ping, .pingOrEnd, .answer, .settings, .data: false
        }
    }

    private static func isProbed(_ frames: [Frame]) -> Bool {
        frames.contains { $0.content == ProtocolBytes.probes.last }
    }

    private static func isAcknowledgement(_ frame: Frame) -> Bool {
        frame.type == FrameSocket.FrameType.ping && frame.flags & 1 == 1
            && frame.content == ProtocolBytes.pingContent
    }

    private static func isAny(of codes: [ProtocolCase.ErrorCode], _ code: UInt32?) -> Bool {
        codes.contains { $0.rawValue == code }
    }
}
