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
    /// A fault with which Firebase Cloud Messaging answers, and perhaps the seconds of `Retry-After`.
    case fcm(FCMFault, retryAfter: Int?)

    /// Takes a name of an `AnswerToken.Answer`, or `close-in-frame`, `goaway`, `goaway:REASON` or
    /// `reset-stream`, or the name of an `FCMFault`, perhaps with `,retry-after=SECONDS`.
    package init(_ name: String) throws(AnswerNameError) {
        if let answer = Self.fcm(name) {
            self = answer
            return
        }
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

    /// True for an answer that only messages to Firebase Cloud Messaging get.
    package var isOfFCM: Bool { if case .fcm = self { true } else { false } }

    private static let retryAfter = ",retry-after="

    private static func fcm(_ name: String) -> ScriptedAnswer? {
        guard let range = name.firstRange(of: retryAfter) else {
            return FCMFault(rawValue: name).map { .fcm($0, retryAfter: nil) }
        }
        guard let fault = FCMFault(rawValue: String(name[..<range.lowerBound])),
            let seconds = Int(name[range.upperBound...]), (0...86_400).contains(seconds)
        else { return nil }
        return .fcm(fault, retryAfter: seconds)
    }

    /// The name of the answer, which ``init(_:)`` reads back.
    package var description: String {
        switch self {
        case .answer(let answer): "\(answer)"
        case .closeInFrame: "close-in-frame"
        case .goAway(nil): "goaway"
        case .goAway(let reason?): "goaway:\(reason)"
        case .resetStream: "reset-stream"
        case .fcm(let fault, nil): "\(fault)"
        case .fcm(let fault, let seconds?): "\(fault)\(Self.retryAfter)\(seconds)"
        }
    }
}
