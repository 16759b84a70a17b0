import Handset
import Testing

@testable import HandsetPage

/// The events of the page, and the clients that read them.
@Suite(.timeLimit(.minutes(10))) struct PageEventLogTests {
    private let log = PageEventLog(run: "r", countLimit: 4)

    private func append(_ numbers: ClosedRange<Int>) {
        log.append(JSONMembers(numbers.map { ("n", .integer($0)) }))
    }

    private func text(_ batch: PageEventLog.Batch) -> String {
        switch batch {
        case .events(let bytes): String(decoding: bytes, as: UTF8.self)
        case .end: "end"
        }
    }

    @Test("A client gets the events after its call, each with its identifier")
    func events() async {
        append(1...2)
        let reader = log.addReader(after: nil) {}
        #expect(reader.beginning == .new)
        #expect(reader.identifier == "r-2")
        append(3...4)
        #expect(
            text(await log.next(for: reader.number)) == """
                id: r-3
                event: n
                data: 3

                id: r-4
                event: n
                data: 4


                """)
    }

    @Test(
        "A client that comes back goes on after its last event, or learns why it cannot",
        arguments: [
            ("r-6", PageEventLog.Beginning.resumed, "r-6"), ("r-8", .resumed, "r-8"),
            ("r-4", .resumed, "r-4"), ("r-3", .late, "r-8"), ("r-9", .restarted, "r-8"),
            ("other-6", .restarted, "r-8"), ("r-", .restarted, "r-8"), ("", .new, "r-8"),
        ])
    func resuming(last: String, beginning: PageEventLog.Beginning, identifier: String) {
        append(1...8)
        let reader = log.addReader(after: last) {}
        #expect(reader.beginning == beginning)
        #expect(reader.identifier == identifier)
    }

    @Test("A client that misses an event is dropped, and the others read on")
    func slowClient() async {
        let dropped = Locked<[String]>([])
        let slow = log.addReader(after: nil) { dropped.withLock { $0.append("slow") } }
        let quick = log.addReader(after: nil) { dropped.withLock { $0.append("quick") } }
        append(1...4)
        #expect(text(await log.next(for: quick.number)).contains("data: 4\n"))
        #expect(dropped.withLock(\.self) == [])
        append(5...5)
        #expect(dropped.withLock(\.self) == ["slow"])
        #expect(await log.next(for: slow.number) == .end)
        #expect(text(await log.next(for: quick.number)).contains("data: 5\n"))
        #expect(log.readerCount == 1)
    }

    @Test("The bytes of events are limited too")
    func byteLimit() {
        let log = PageEventLog(run: "r", byteLimit: 1_000)
        for _ in 1...10 {
            log.append(["n": .string(String(repeating: "x", count: 300))])
        }
        #expect(log.addReader(after: "r-8") {}.beginning == .resumed)
        #expect(log.addReader(after: "r-6") {}.beginning == .late)
    }

    @Test("A client that waits is reminded, removed or ended")
    func waiting() async {
        let reader = log.addReader(after: nil) {}
        async let reminded = log.next(for: reader.number)
        while !log.hasWaiting { await Task.yield() }
        log.tick()
        #expect(await reminded == .events([]))
        async let removed = log.next(for: reader.number)
        while !log.hasWaiting { await Task.yield() }
        log.removeReader(reader.number)
        #expect(await removed == .end)
        let other = log.addReader(after: nil) {}
        async let ended = log.next(for: other.number)
        while !log.hasWaiting { await Task.yield() }
        log.finish()
        #expect(await ended == .end)
        #expect(await log.next(for: other.number) == .end)
    }

    @Test("Everything that happens to notifications is an event, with long texts cut")
    func notificationEvents() async {
        let store = NotificationStore(events: PageEventLog(run: "r"), now: { 1_700_000_000_123 })
        let reader = store.events.addReader(after: nil) {}
        store.append([
            .sample("42", title: String(repeating: "a", count: 200), payload: #"{"a":1}"#)
        ])
        store.removeAll()
        let expected =
            "id: r-1\nevent: notification\n"
            + #"data: {"number":1,"time":"2023-11-14T22:13:20.123Z","fate":{"code":"routed","words":"opened"},"title":""#
            + String(repeating: "a", count: 120)
            + #"","session":"42","sessionCount":1,"hazardCount":0,"token":"0a0b","callbackCount":0,"statementCount":0}"#
            + "\n\nid: r-2\nevent: forgotten\ndata: {\"last\":1}\n\n"
        #expect(text(await store.events.next(for: reader.number)) == expected)
    }
}
