internal import Handset
public import HandsetFixtures

/// What the gateway is told to do with a notification that it would have accepted.
///
/// ```swift
/// print(try ScriptedAnswer("Unregistered"), try ScriptedAnswer("goaway:Shutdown"))
/// // Unregistered goaway:Shutdown
/// ```
public enum ScriptedAnswer: Hashable, Sendable, CustomStringConvertible {
    /// What a device token can ask for too: a reason, a status, close, stall or delay.
    case answer(GatewayAnswer)
    /// It begins an answer and closes the connection in the middle of it.
    case closeInFrame
    /// It refuses the notification and ends the connection with GOAWAY, with a reason as its debug data or
    /// with none; the binary protocol says the reason's status.
    case goAway(RejectionReason?)
    /// It resets the stream (`RST_STREAM`, `INTERNAL_ERROR`); the binary protocol closes.
    case resetStream

    /// Creates an answer from its name.
    ///
    /// - Parameter name: A name of a `GatewayAnswer`, `close-in-frame`, `goaway`, `goaway:REASON`, or
    ///   `reset-stream`.
    /// - Throws: `GatewayAnswerError` if it is none of these.
    public init(_ name: String) throws(GatewayAnswerError) {
        switch name {
        case "close-in-frame": self = .closeInFrame
        case "reset-stream": self = .resetStream
        case "goaway": self = .goAway(nil)
        case _ where name.hasPrefix("goaway:"):
            guard case .reason(let reason) = try GatewayAnswer(String(name.dropFirst(7))) else {
                throw GatewayAnswerError(.unknown(name))
            }
            self = .goAway(reason)
        default: self = .answer(try GatewayAnswer(name))
        }
    }

    /// The name, from which the answer can be made again.
    public var description: String {
        switch self {
        case .answer(let answer): "\(answer)"
        case .closeInFrame: "close-in-frame"
        case .goAway(nil): "goaway"
        case .goAway(let reason?): "goaway:\(reason)"
        case .resetStream: "reset-stream"
        }
    }
}
