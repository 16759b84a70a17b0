import Handset
import HandsetFixtures

/// A fault that a connection performs instead of answering.
enum ConnectionFault: Hashable, Sendable {
    /// Closes the connection without an answer.
    case close
    /// Sends nothing and keeps the connection open.
    case stall
    /// Closes the connection in the middle of an answer.
    case closeInFrame
    /// Sends GOAWAY and closes the connection.
    case goAway(RejectionReason?)
    /// Resets the stream; the binary protocol, which has no streams, closes the connection.
    case resetStream

    /// The name by which the fault was requested.
    var name: String {
        switch self {
        case .close: "close"
        case .stall: "stall"
        case .closeInFrame: "close-in-frame"
        case .goAway(let reason): reason.map { "goaway:\($0)" } ?? "goaway"
        case .resetStream: "reset-stream"
        }
    }
}
