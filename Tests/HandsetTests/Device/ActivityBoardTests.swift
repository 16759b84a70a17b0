import Handset
import Testing

/// The Live Activities on the Lock Screen of a phone that does not know the app's types.
@Suite struct ActivityBoardTests {
    private func push(
        _ event: String, at time: Int, _ state: String = #"{"driver":"Ann","stop":2}"#,
        _ more: String = ""
    ) throws -> Payload {
        let start = #","attributes-type":"Ride","attributes":{"order":7},"alert":"hi""#
        return try Payload(
            json:
                #"{"aps":{"event":"\#(event)","timestamp":\#(time),"content-state":\#(state)\#(event == "start" ? start : "")\#(more)}}"#
        )
    }

    @Test("A start, an update and an end make, change and end a card")
    func life() throws {
        var board = ActivityBoard()
        #expect(board.take(try push("end", at: 10), topic: "a", at: 10) == .noActivity)
        #expect(board.take(try push("start", at: 10), topic: "a", at: 10) == nil)
        #expect(board.cards.map(\.type) == ["Ride"])
        #expect(board.take(try push("update", at: 5), topic: "a", at: 11) == .outdated)
        let bob = try push("update", at: 12, #"{"driver":"Bob"}"#, #","stale-date":20"#)
        #expect(board.take(bob, topic: "a", at: 12) == nil)
        #expect(board.cards.first?.state?["driver"]?.string == "Bob")
        #expect(board.cards.map { $0.life(at: 12) } == ["active"])
        #expect(board.cards.map { $0.life(at: 20) } == ["stale"])
        #expect(board.take(try push("end", at: 21), topic: "a", at: 21) == nil)
        #expect(board.cards.map { $0.life(at: 22) } == ["ended"])
        #expect(board.take(bob, topic: "a", at: 23) == .hasEnded)
        #expect(board.cards.map { $0.life(at: 21 + 4 * 3_600) } == ["dismissed"])
    }

    @Test("Each app has cards of its own, and the page gets the fields of each")
    func fields() throws {
        var board = ActivityBoard()
        #expect(board.take(try push("start", at: 10), topic: "a", at: 10) == nil)
        #expect(board.take(try push("update", at: 11), topic: "b", at: 11) == nil)
        #expect(board.cards.map(\.topic) == ["a", "b"])
        let text = String(decoding: board.json(at: 12).bytes, as: UTF8.self)
        #expect(text.contains(#""type":null"#))
        #expect(text.contains(#"{"name":"stop","value":"2"}"#))
        board.dismiss(1)
        #expect(board.cards.map(\.topic) == ["b"])
    }

    @Test("A push without an alert, a state or an event changes nothing")
    func refusals() throws {
        var board = ActivityBoard()
        let payload = try Payload(
            json:
                #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{}}}"#
        )
        #expect(board.take(payload, topic: "a", at: 1) == .noAlert)
        #expect(board.take(try Payload(json: #"{"aps":{}}"#), topic: "a", at: 1) == .noEvent)
        #expect(board.cards.isEmpty)
    }
}
