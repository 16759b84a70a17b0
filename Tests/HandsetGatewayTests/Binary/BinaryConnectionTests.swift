import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@testable import HandsetGateway

@Suite struct BinaryConnectionTests {
    /// A connection, apart from its socket, with what has come of it.
    struct Run {
        var connection: BinaryConnection
        var arrivals: [String] = []
        var endings: [BinaryEnding] = []

        init(
            topic: String? = nil, _ change: (inout GatewayConfiguration) -> Void = { _ in }
        ) {
            var configuration = GatewayConfiguration()
            change(&configuration)
            connection = BinaryConnection(3, PushService(configuration), topic: topic)
        }

        mutating func take(_ bytes: [UInt8], slice: Int = .max) {
            var rest = bytes[...]
            while !rest.isEmpty {
                let outcome = connection.take(Array(rest.prefix(slice)))
                rest = rest.dropFirst(slice)
                arrivals += outcome.arrivals.all.map(StartedGateway.text)
                endings += outcome.ending.map { [$0] } ?? []
            }
        }
    }

    @Test("A notification that is accepted is answered with nothing", arguments: [0, 1, 2])
    func success(command: Int) throws {
        let bytes =
            switch command {
            case 0: PacketBytes.simple(WireNotification.payload)
            case 1: WireNotification.enhanced(7)
            default: PacketBytes.framed(WireNotification.payload)
            }
        var connection = Run(topic: "com.example.app").connection
        let outcome = connection.take(bytes)
        #expect(outcome.ending == nil)
        let arrival = try #require(outcome.arrivals.all.first)
        guard case .delivered = arrival.outcome else {
            Issue.record("\(arrival.outcome)")
            return
        }
        let notification = arrival.notification
        #expect(notification.connection == 3)
        #expect(notification.providerProtocol == .binary)
        #expect(notification.token == PacketBytes.token)
        #expect(notification.payload == Array(WireNotification.payload.utf8))
        #expect(notification.topic == "com.example.app")
        #expect(notification.identifier == [nil, 7, 0x0102_0304][command])
        #expect(notification.expiration == [nil, 0, 0][command])
        #expect(notification.priority == [nil, nil, .immediate][command])
    }

    @Test(
        "A rejected notification is named, and those after it are dropped",
        arguments: [1, 2, 7, 63, .max])
    func bad(slice: Int) throws {
        var run = Run()
        run.take(
            WireNotification.enhanced(1)
                + (try WireNotification.enhanced(2, answer: .status(.invalidToken)))
                + WireNotification.enhanced(3) + WireNotification.framed(4), slice: slice)
        #expect(run.arrivals == ["1 delivered", "2 rejected: 8", "3 dropped", "4 dropped"])
        #expect(run.endings == [.answer(WireNotification.error(8, 2))])
    }

    @Test("A bad notification of command 0 is answered with nothing")
    func badSimple() throws {
        var run = Run()
        let token = try WireNotification.token(.status(.invalidToken))
        run.take(
            PacketBytes.simple(WireNotification.payload, token: token)
                + PacketBytes.simple(WireNotification.payload))
        #expect(run.arrivals == ["rejected: 8", "dropped"])
        #expect(run.endings == [.silence])
    }

    @Test("An error has its status and the identifier of its notification")
    func statuses() throws {
        let long = String(repeating: "x", count: 2049 - #"{"aps":""}"#.utf8.count)
        let cases: [(Int, [UInt8])] = [
            (2, WireNotification.framed(9, token: nil)),
            (4, WireNotification.framed(9, payload: nil)),
            (4, WireNotification.enhanced(9, payload: "")),
            (5, WireNotification.enhanced(9, token: [1, 2, 3])),
            (5, WireNotification.enhanced(9, token: [])),
            (5, WireNotification.framed(9, token: [UInt8](repeating: 1, count: 101))),
            (7, WireNotification.framed(9, payload: #"{"aps":"\#(long)"}"#)),
            (128, WireNotification.framed(9, more: [PacketBytes.item(9, [])])),
            (128, WireNotification.framed(9, more: [[1, 2, 0xFF]])),
            (128, WireNotification.enhanced(9, payload: "{} {}")),
        ]
        for (status, bytes) in cases {
            var run = Run()
            run.take(bytes)
            #expect(run.endings == [.answer(WireNotification.error(status, 9))], "\(bytes)")
        }
    }

    @Test("Bytes that are not a notification are not counted, and nothing after them is read")
    func damage() {
        var run = Run()
        run.take(WireNotification.enhanced(1) + [0x7B] + WireNotification.enhanced(2))
        #expect(run.arrivals == ["1 delivered"])
        #expect(run.endings == [.answer(WireNotification.error(128, 0))])
    }

    @Test("A cut payload is taken, and what is left of it is no command")
    func cutPayload() {
        var run = Run()
        run.take(PacketBytes.enhanced(WireNotification.payload, identifier: 5, length: 12))
        #expect(run.arrivals == ["5 delivered"])
        #expect(run.endings == [.answer(WireNotification.error(128, 0))])
    }

    @Test(
        "The sender's mistake is named as handset unpack names it",
        arguments: [
            "length-in-characters", "length-in-characters-framed", "length-one-byte",
            "little-endian-token", "json-alone",
        ])
    func mistake(sample: String) throws {
        let text = String(
            decoding: try Repository.bytes(of: "samples/captures/\(sample).hex"), as: UTF8.self)
        let bytes = try #require(
            [UInt8](hexDigits: text.filter { !$0.isWhitespace }[...].utf8))
        var parser = PacketParser()
        let faults = (parser.feed(bytes) + parser.finish()).compactMap { event in
            if case .damage(let fault) = event { fault } else { nil }
        }
        var connection = Run().connection
        let mistake = try #require(connection.take(bytes).mistake)
        #expect(mistake.finding == faults.first?.finding)
    }

    @Test("A damaged notification of command 0 is answered with nothing")
    func damagedSimple() {
        var run = Run()
        run.take(PacketBytes.simple(WireNotification.payload, token: []))
        #expect(run.arrivals == [])
        #expect(run.endings == [.silence])
    }

    @Test("An error response is none of a sender's commands")
    func errorResponse() {
        var run = Run()
        run.take([8, 8, 0, 0, 0, 1] + WireNotification.enhanced(1))
        #expect(run.arrivals == ["1 dropped"])
        #expect(run.endings == [.answer(WireNotification.error(128, 0))])
    }

    @Test("Status 10 names the last notification that was accepted")
    func shutdown() throws {
        var run = Run()
        run.take(
            WireNotification.enhanced(1) + WireNotification.enhanced(2)
                + (try WireNotification.enhanced(3, answer: .status(.shutdown)))
                + WireNotification.enhanced(4))
        #expect(run.arrivals == ["1 delivered", "2 delivered", "3 rejected: 10", "4 dropped"])
        #expect(run.endings == [.answer(WireNotification.error(10, 2))])
    }

    @Test("When the gateway stops, the last notification is named that was accepted")
    func stop() {
        var run = Run()
        run.take(WireNotification.enhanced(1) + WireNotification.framed(2))
        #expect(run.connection.shutDown() == .answer(WireNotification.error(10, 2)))
        run.take(WireNotification.enhanced(3))
        #expect(run.arrivals == ["1 delivered", "2 delivered", "3 dropped"])
        #expect(run.endings == [])
    }

    @Test("When the gateway stops, who was given no identifier gets no answer")
    func stopWithoutIdentifier() {
        var run = Run()
        run.take(PacketBytes.simple(WireNotification.payload))
        #expect(run.connection.shutDown() == .silence)
    }

    @Test("A connection ends once")
    func endsOnce() throws {
        var run = Run()
        run.take(try WireNotification.enhanced(1, answer: .status(.invalidToken)))
        #expect(run.connection.shutDown() == nil)
        run.take(try WireNotification.enhanced(2, answer: .status(.invalidToken)))
        #expect(run.endings == [.answer(WireNotification.error(8, 1))])
    }

    @Test("A connection does what it was told to instead of an answer")
    func faults() throws {
        let cases: [(String, BinaryEnding, [String])] = [
            ("close", .silence, ["2 unanswered: close", "3 dropped"]),
            ("stall", .stall, ["2 unanswered: stall"]),
            (
                "close-in-frame", .answer([8, 1, 0]),
                ["2 unanswered: close-in-frame", "3 dropped"]
            ),
            (
                "goaway", .answer(WireNotification.error(10, 1)),
                ["2 unanswered: goaway", "3 dropped"]
            ),
            (
                "goaway:InternalServerError", .answer(WireNotification.error(1, 2)),
                ["2 unanswered: goaway:InternalServerError", "3 dropped"]
            ),
            ("reset-stream", .reset, ["2 unanswered: reset-stream", "3 dropped"]),
        ]
        for (name, ending, arrivals) in cases {
            let answer = try ScriptedAnswer(name)
            let good = ScriptedAnswer.answer(.status(.noError))
            var run = Run { $0.next = [NextAnswers(good), NextAnswers(answer)] }
            run.take(
                WireNotification.enhanced(1) + WireNotification.enhanced(2)
                    + WireNotification.enhanced(3))
            #expect(run.endings == [ending], "\(name)")
            #expect(run.arrivals == ["1 delivered"] + arrivals, "\(name)")
        }
    }

    @Test("A delay also delays the notifications after it")
    func delay() throws {
        var connection = Run().connection
        let outcome = connection.take(
            WireNotification.enhanced(1)
                + (try WireNotification.enhanced(2, answer: .delay(milliseconds: 300)))
                + WireNotification.enhanced(3)
                + (try WireNotification.enhanced(4, answer: .delay(milliseconds: 200)))
                + (try WireNotification.enhanced(5, answer: .delay(milliseconds: 400))))
        #expect(outcome.arrivals.parts.map(\.delay) == [0, 300, 400])
        #expect(
            outcome.arrivals.parts.map { $0.arrivals.map(\.notification.identifier) }
                == [[1], [2, 3, 4], [5]])
    }

    @Test("A topic of another app is answered with status 8")
    func topic() {
        var run = Run(topic: "com.example.other") { $0.topics = ["com.example.app"] }
        run.take(WireNotification.enhanced(1))
        #expect(run.endings == [.answer(WireNotification.error(8, 1))])
    }

    @Test("A connection that was refused takes nothing")
    func refused() {
        var run = Run()
        run.connection.refuse()
        run.take(WireNotification.enhanced(1))
        #expect(run.arrivals == [])
        #expect(run.endings == [])
    }
}
