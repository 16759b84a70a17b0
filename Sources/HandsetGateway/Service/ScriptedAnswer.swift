internal import Handset
package import HandsetFixtures

/// An answer that the gateway gives instead of accepting a notification.
///
/// ```swift
/// print(try ScriptedAnswer("Unregistered"), try ScriptedAnswer("goaway:Shutdown"))
/// // Unregistered goaway:Shutdown
/// ```
package enum ScriptedAnswer: Hashable, Sendable, CustomStringConvertible {
    /// An answer that a device token can ask for too: a reason, a status, close, stall or delay.
    case answer(AnswerToken.Answer)
    /// Closes the connection in the middle of an answer.
    case closeInFrame
    /// Rejects the notification and ends the connection with GOAWAY.
    ///
    /// The reason, if any, becomes its debug data; the binary protocol sends the status of the
    /// reason.
    case goAway(RejectionReason?)
    /// Resets the stream (`RST_STREAM`, `INTERNAL_ERROR`); the binary protocol closes the connection.
    case resetStream

    /// Takes a name of an `AnswerToken.Answer`, or `close-in-frame`, `goaway`, `goaway:REASON` or
    /// `reset-stream`.
    package init(_ name: String) throws(AnswerNameError) {
        switch name {
        case "close-in-frame": self = .closeInFrame
        case "reset-stream": self = .resetStream
        case "goaway": self = .goAway(nil)
        case _ where name.hasPrefix("goaway:"):
            guard case .reason(let reason) = try AnswerToken.Answer(String(name.dropFirst(7)))
            else {
                throw AnswerNameError(.unknown(name))
            }
            self = .goAway(reason)
        default: self = .answer(try AnswerToken.Answer(name))
        }
    }

    /// The name of the answer, which ``init(_:)`` reads back.
    package var description: String {
        switch self {
        case .answer(let answer): "\(answer)"
        case .closeInFrame: "close-in-frame"
        case .goAway(nil): "goaway"
        case .goAway(let reason?): "goaway:\(reason)"
        case .resetStream: "reset-stream"
        }
    }
}
