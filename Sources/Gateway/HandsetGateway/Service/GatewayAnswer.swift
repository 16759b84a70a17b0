internal import Handset
public import HandsetFixtures

/// An answer that a gateway gives to a notification.
///
/// ```swift
/// var configuration = GatewayConfiguration()
/// configuration.answers = [.reason(.tooManyRequests), .goAway, .delay(.milliseconds(300))]
/// print(configuration.answers.map(\.description))
/// // ["TooManyRequests", "goaway", "delay:300"]
/// ```
public struct GatewayAnswer: Hashable, Sendable, CustomStringConvertible {
    package let scripted: ScriptedAnswer

    package init(_ scripted: ScriptedAnswer) {
        self.scripted = scripted
    }

    /// The name of the answer, as the options of `handset listen` take it.
    public var description: String { "\(scripted)" }
}

extension GatewayAnswer {
    /// The notification is accepted.
    public static let accepted = GatewayAnswer(.answer(.status(.noError)))
    /// The connection is closed without an answer.
    public static let close = GatewayAnswer(.answer(.close))
    /// There is no answer, and the connection stays open.
    public static let stall = GatewayAnswer(.answer(.stall))
    /// The connection is closed in the middle of an answer.
    public static let closeInFrame = GatewayAnswer(.closeInFrame)
    /// The notification is rejected, and the connection ends with GOAWAY.
    public static let goAway = GatewayAnswer(.goAway(nil))
    /// The stream is reset (`RST_STREAM`, `INTERNAL_ERROR`).
    ///
    /// The binary protocol closes the connection.
    public static let resetStream = GatewayAnswer(.resetStream)

    /// The notification is rejected, and the connection ends with GOAWAY.
    ///
    /// - Parameter reason: The debug data of the frame; the binary protocol sends the status of the reason.
    /// - Returns: The answer.
    public static func goAway(_ reason: RejectionReason) -> GatewayAnswer {
        GatewayAnswer(.goAway(reason))
    }

    /// The notification is rejected with a reason of the HTTP/2 provider API.
    public static func reason(_ reason: RejectionReason) -> GatewayAnswer {
        GatewayAnswer(.answer(.reason(reason)))
    }

    /// The notification is rejected with a status of the binary provider protocol.
    public static func status(_ status: BinaryStatus) -> GatewayAnswer {
        GatewayAnswer(.answer(.status(status)))
    }

    /// The notification is accepted after a delay, in whole milliseconds.
    public static func delay(_ delay: Duration) -> GatewayAnswer {
        GatewayAnswer(.answer(.delay(milliseconds: delay.wholeMilliseconds)))
    }
}
