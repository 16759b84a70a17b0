import Handset
import HandsetFixtures
import HandsetTestSupport

/// Notifications as senders write them.
enum WireNotification {
    static let payload = #"{"aps":{"badge":1}}"#

    /// One of command 1.
    static func enhanced(
        _ identifier: Int, token: [UInt8] = PacketBytes.token, payload: String = payload
    ) -> [UInt8] {
        [1] + PacketBytes.number(identifier, 4) + PacketBytes.number(0, 4)
            + PacketBytes.simple(payload, token: token)[1...]
    }

    /// One of command 1 to a token that carries an answer.
    static func enhanced(_ identifier: Int, answer: AnswerToken.Answer) throws -> [UInt8] {
        enhanced(identifier, token: try token(answer))
    }

    /// One of command 2 with an identifier, to which items may be added.
    static func framed(
        _ identifier: Int, token: [UInt8]? = PacketBytes.token, payload: String? = payload,
        more: [[UInt8]] = []
    ) -> [UInt8] {
        PacketBytes.framed(
            (token.map { [PacketBytes.item(1, $0)] } ?? [])
                + (payload.map { [PacketBytes.item(2, Array($0.utf8))] } ?? [])
                + [PacketBytes.item(3, PacketBytes.number(identifier, 4))] + more)
    }

    /// A token that carries an answer.
    static func token(_ answer: AnswerToken.Answer) throws -> [UInt8] {
        try AnswerToken.prefix(for: answer) + [UInt8](repeating: 7, count: 20)
    }

    /// The six bytes of an error response.
    static func error(_ status: Int, _ identifier: Int) -> [UInt8] {
        [8, UInt8(status)] + PacketBytes.number(identifier, 4)
    }
}
