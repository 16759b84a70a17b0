import Handset
import HandsetFixtures

/// A kind of payloads to measure with.
enum InputKind: String {
    /// About 160 bytes with a session.
    case short
    /// An alert of 2 KB, and a session.
    case long
    /// About 160 bytes with a session and Korean texts.
    case korean
    /// About 160 bytes without a session.
    case sessionless
    /// About 4,096 bytes with a session, the most that Apple's services take.
    case notification

    /// The kinds that all stages and programs are measured with.
    static let compared: [InputKind] = [.short, .long, .korean, .sessionless]

    /// Returns the number of payloads that have about as many bytes as a number of short ones.
    func payloadCount(forShort count: Int) -> Int {
        switch self {
        case .short, .korean, .sessionless: count
        case .long: max(1, count / 13)
        case .notification: max(1, count / 25)
        }
    }

    /// True if the app finds a session in each payload.
    var hasSession: Bool { self != .sessionless }

    /// The next payload, without a line end.
    func makePayload(_ number: Int, using generator: inout FixtureGenerator) -> String {
        let session = String(generator.next() % 1_000_000_000)
        let badge = generator.next() % 100
        let member = hasSession ? #""session":"\#(session)""# : #""category":"\#(session)""#
        let aps = #"{"alert":"\#(alert(number))","badge":\#(badge),\#(member)}"#
        return #"{"aps":\#(aps),"order":{"id":\#(number),"customer":"\#(customer)","items":3}}"#
    }

    private var customer: String { self == .korean ? "김민준" : "Ada Lovelace" }

    private func longText(_ number: Int, _ count: Int) -> String {
        let sentence = "All that we know of order \(number). "
        return String(repeating: sentence, count: count / sentence.utf8.count)
    }

    private func alert(_ number: Int) -> String {
        switch self {
        case .short, .sessionless: "Your order \(number) has left our house, and is on its way."
        case .korean: "주문하신 상품 \(number)이 발송되었습니다."
        case .long: longText(number, 2_048)
        case .notification: longText(number, 3_960)
        }
    }
}
