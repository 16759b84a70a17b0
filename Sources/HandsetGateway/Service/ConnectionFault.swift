import Handset
import HandsetFixtures

/// What a connection was told to do instead of an answer.
enum ConnectionFault: Hashable, Sendable {
    /// Closes without a word.
    case close
    /// Says nothing and stays open.
    case stall
    /// Closes in the middle of an answer.
    case closeInFrame
    /// Says that it goes away, and closes.
    case goAway(RejectionReason?)
    /// Resets the stream, or closes where there are none.
    case resetStream

    /// What it was told to do, in the words it was told with.
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
