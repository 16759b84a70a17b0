import Foundation
import Handset
import HandsetTestSupport
import Testing

@testable import HandsetPage

/// The notifications that the page keeps, and the clients that wait for them.
@Suite(.timeLimit(.minutes(10))) struct NotificationStoreTests {
    private let store = NotificationStore()

    private func filter(session: String) -> NotificationFilter {
        var filter = NotificationFilter()
        filter.session = session
        return filter
    }

    /// Waits until a number of clients wait.
    private func untilWaiting(_ count: Int) async throws {
        while store.waiterCount < count { try await Task.sleep(for: .milliseconds(1)) }
    }

    // MARK: - Searching

    @Test(
        "Case is ignored in a search, in ASCII and beyond it, and where a letter has two in lower case",
        arguments: [
            ("refund", "a REFund", true), ("REFUND", "refund", true), ("refund", "refun", false),
            ("", "", true), ("a", "", false), ("ÄÖ", "xäöy", true), ("äö", "xÄÖy", true),
            ("ωΣ", "ΩΣ", true), ("i\u{307}", "\u{130}", true), ("k", "\u{212A}", true),
            ("aab", "aaab", true), ("日本", "三日本", true), ("日本", "日木", false),
        ])
    func caseless(text: String, other: String, isFound: Bool) {
        #expect(CaselessText(text).isPart(of: other) == isFound)
        // What is not UTF-8 is passed over.
        let bytes = [0xFF, 0xE6, 0x97] + Array(other.utf8) + [0xE6]
        #expect(bytes.withUnsafeBufferPointer { CaselessText(text).isPart(of: $0) } == isFound)
    }

    @Test("A text that is nearly found at each place takes one pass over the other")
    func nearlyEverywhere() {
        let other = String(repeating: "a", count: 200_000)
        let text = CaselessText(String(repeating: "A", count: 50_000) + "b")
        #expect(!text.isPart(of: other))
        #expect(text.isPart(of: other + "B"))
    }

    // MARK: - Threads

    private static func push(
        _ fate: PageFate, token: String = "0a", payload: String = "{}", _ headers: [String: String]
    ) -> PageNotification {
        PageNotification(
            source: "http2#1", fate: fate, sessions: [], hazardCount: 0, hazardKinds: [],
            alert: ShownAlert(), token: token, topic: "com.example.app",
            headers: headers.map { PageHeader(name: $0.key, value: $0.value) },
            payload: Array(payload.utf8), record: Array("{}".utf8))
    }

    /// Returns the numbers of the pushes in the thread of one.
    private func thread(of number: Int) throws -> [Int] {
        struct Push: Decodable { let number: Int }
        let notification = try #require(store[number])
        guard let json = store.thread(of: notification) else { return [] }
        return try JSONDecoder().decode([Push].self, from: Data(json.bytes)).map(\.number)
    }

    @Test("Pushes with one apns-id, or one collapse identifier, are one thread; others stand alone")
    func threads() throws {
        store.append([
            Self.push(.rejected, ["apns-id": "AB"]),
            Self.push(.waiting, payload: "[]", ["apns-id": "ab"]),
            Self.push(.replaced, payload: "0", ["apns-collapse-id": "7"]),
            Self.push(.waiting, payload: "1", ["apns-collapse-id": "7"]),
            Self.push(.waiting, payload: "2", ["apns-collapse-id": "8"]),
        ])
        #expect(try thread(of: 1) == [1, 2])
        #expect(try thread(of: 2) == [1, 2])
        #expect(try thread(of: 4) == [3, 4])
        #expect(try thread(of: 5) == [])
    }

    @Test(
        "The same payload again is an attempt after a failed one, and a push of its own after another"
    )
    func attempts() throws {
        store.append([
            Self.push(.rejected, [:]), Self.push(.unanswered, [:]),
            Self.push(.waiting, token: "0b", [:]), Self.push(.waiting, [:]),
            Self.push(.waiting, [:]),
        ])
        #expect(try thread(of: 1) == [1, 2, 4])
        #expect(try thread(of: 4) == [1, 2, 4])
        #expect(try thread(of: 3) == [])
        #expect(try thread(of: 5) == [])
    }

    @Test("A push that was kept for the device tells of it first, at the time at which it was sent")
    func storedBefore() throws {
        var kept = PageNotification.sample("1", fate: .stored, sentNumber: 3)
        kept.time = 1_000
        store.append([kept])
        var delivered = PageNotification.sample("1", fate: .waiting, sentNumber: 3)
        delivered.time = 3_000
        delivered.add([PageHistoryEntry(.arrived, at: 3_000, in: .background)], [])
        store.append([delivered])
        let notification = try #require(store[1])
        #expect(notification.history.map(\.kind) == [.stored, .arrived])
        #expect(notification.history.map(\.time) == [1_000, 3_000])
        #expect(notification.time == 1_000)
    }

    // MARK: - Keeping

    @Test("A payload is kept once, in no more memory than its bytes")
    func keptBytes() {
        let text = "{\"aps\":{\"alert\":\"\(String(repeating: "A", count: 1 << 20))\"}}"
        var grown: [UInt8] = []
        for byte in text.utf8 { grown.append(byte) }
        grown.reserveCapacity(2 * grown.count)
        let notification = PageNotification(
            source: "", fate: .routed, sessions: [], hazardCount: 0, hazardKinds: [],
            alert: ShownAlert(), token: "", topic: nil, headers: [], payload: grown, record: grown)
        #expect(notification.payload == grown)
        // A large block is whole pages of memory, and an array may use all of them.
        let pages = grown.count + 64 + Int(getpagesize())
        #expect(notification.payload.capacity < pages)
        #expect(notification.record.capacity < pages)
        #expect(notification.byteCount < 2 * grown.count + 2_048)
        #expect(notification.contains(CaselessText("aaaAAA\"}}")))
    }

    @Test("An answer that is sent before its notification is kept waits for it, in bounds")
    func answers() {
        let store = NotificationStore(countLimit: 10)
        func answer(_ status: Int) -> PageAnswer {
            PageAnswer(answered: 1, microseconds: 1, status: status, headers: [], body: [])
        }
        store.note(answer(410), ofSent: 7)
        let kept = store.append([.sample("42", sentNumber: 7)])[0]
        #expect(kept.answer?.status == 410)
        store.append([.sample("43", sentNumber: 8)])
        store.note(answer(200), ofSent: 8)
        #expect(store[2]?.answer?.status == 200)
        // One that was kept for the device comes a second time.
        store.append([.sample("43", sentNumber: 8)])
        #expect(store[3]?.answer?.status == 200)
        var pending = PendingAnswers(notificationCount: 10)
        for number in 0..<10 * pending.limit {
            pending.add(answer(200), to: number)
            #expect(pending.count <= 2 * pending.limit)
        }
        #expect(pending.take(10 * pending.limit - 1) != nil)
        #expect(pending.take(0) == nil)
    }

    @Test("Above the number of notifications the oldest go, and numbers stay")
    func countLimit() {
        let store = NotificationStore(countLimit: 3)
        store.append((1...500).map { .sample("\($0)") })
        let list = store.list(10, after: 0, matching: NotificationFilter())
        #expect(list.notifications.map(\.number) == [500, 499, 498])
        #expect(list.notifications.map(\.sessions) == [["500"], ["499"], ["498"]])
        #expect((list.first, list.last, list.goneCount) == (498, 500, 497))
        #expect(list.counts == [.routed: 500])
        #expect(store[497] == nil)
        #expect(store[498]?.number == 498)
        #expect(store[501] == nil)
    }

    @Test("Above the number of bytes the oldest go, but never the newest")
    func byteLimit() {
        let store = NotificationStore(byteLimit: 20_000)
        let large = String(repeating: "x", count: 4_000)
        for _ in 1...20 { store.append([.sample("", payload: large)]) }
        let kept = store.list(100, after: 0, matching: NotificationFilter()).notifications
        #expect((1...4).contains(kept.count))
        #expect(kept.reduce(0) { $0 + $1.byteCount } <= 20_000)
        store.append([.sample("", payload: String(repeating: "x", count: 40_000))])
        #expect(
            store.list(100, after: 0, matching: NotificationFilter()).notifications.map(\.number)
                == [21])
    }

    @Test("Numbers go on after all are forgotten, and counts begin again")
    func removeAll() {
        store.append([.sample("1"), .sample("2", fate: .lost)])
        store.removeAll()
        store.append([.sample("3", fate: .waiting)])
        let list = store.list(10, after: 0, matching: NotificationFilter())
        #expect(list.notifications.map(\.number) == [3])
        #expect(list.counts == [.waiting: 1])
    }

    // MARK: - Filters

    @Test(
        "Each part of a filter matches what it names, and nothing else",
        arguments: [
            ("session", "7C", true), ("session", "7c", false), ("session", "7", false),
            ("token", "0A0B", true), ("token", "0a", false),
            ("topic", "com.example.app", true), ("topic", "com.example", false),
            ("fate", "waiting", true), ("fate", "routed", false),
            ("text", "tAbLe", true), ("text", "ÜBER", true), ("text", "7c", true),
            ("text", "order\":", true), ("text", "chair", false),
        ])
    func filters(name: String, value: String, matches: Bool) {
        var filter = NotificationFilter()
        switch name {
        case "session": filter.session = value
        case "token": filter.token = value
        case "topic": filter.topic = value
        case "fate": filter.fate = PageFate(rawValue: value)
        default: filter.text = value
        }
        store.append([
            .sample("7C", fate: .waiting, title: "Table über", payload: #"{"order":1}"#)
        ])
        #expect(store.list(1, after: 0, matching: filter).notifications.isEmpty != matches)
    }

    @Test("Sessions that Unicode treats as equal are different ones")
    func canonicalEquivalence() {
        store.append([.sample("e\u{301}")])
        let found = store.list(1, after: 0, matching: filter(session: "\u{e9}"))
        #expect(found.notifications.isEmpty)
    }

    // MARK: - Waiting

    @Test("A client gets the notifications that match and come after its call, the oldest first")
    func wait() async throws {
        store.append([.sample("1")])
        async let result = store.wait(
            for: 2, matching: filter(session: "1"), after: nil, within: .seconds(60))
        try await untilWaiting(1)
        store.append([.sample("2"), .sample("1"), .sample("3")])
        store.append([.sample("1"), .sample("1")])
        let waited = try #require(await result)
        #expect(waited.numbers == [3, 5])
        #expect((waited.isComplete, waited.last) == (true, 5))
    }

    @Test("With a number, those after it count, and the others are not waited for")
    func waitAfter() async throws {
        store.append([.sample("1"), .sample("1"), .sample("1")])
        let waited = await store.wait(
            for: 2, matching: filter(session: "1"), after: 1, within: .seconds(60))
        #expect(waited?.numbers == [2, 3])
    }

    @Test("When the time is over, the client gets what there is")
    func timeout() async throws {
        store.append([.sample("1"), .sample("2")])
        let waited = try #require(
            await store.wait(
                for: 2, matching: filter(session: "1"), after: 0, within: .milliseconds(1)))
        #expect(waited.numbers == [1])
        #expect((waited.isComplete, waited.last) == (false, 2))
        #expect(store.waiterCount == 0)
    }

    @Test("A client that waits keeps nothing that the store lets go, and is told how many went")
    func waitBeyondKept() async throws {
        let store = NotificationStore(countLimit: 2)
        async let result = store.wait(
            for: 3, matching: NotificationFilter(), after: 0, within: .seconds(60))
        while store.waiterCount < 1 { try await Task.sleep(for: .milliseconds(1)) }
        store.append([.sample("1"), .sample("2"), .sample("3")])
        let waited = try #require(await result)
        #expect((waited.numbers, waited.goneCount) == ([1, 2, 3], 1))
        #expect(store[1] == nil)
    }

    @Test("A client that waits begins again when all are forgotten")
    func waitAfterRemoval() async throws {
        async let result = store.wait(
            for: 2, matching: NotificationFilter(), after: nil, within: .seconds(60))
        try await untilWaiting(1)
        store.append([.sample("1")])
        store.removeAll()
        store.append([.sample("2")])
        #expect(store.waiterCount == 1)
        store.append([.sample("3")])
        #expect(await result?.numbers == [2, 3])
    }

    @Test(
        "A client that waits gets a notification that comes during its search, and one whose fate changes"
    )
    func searched() {
        var kept = KeptNotifications(countLimit: 10, byteLimit: 1 << 20)
        var notifications = [
            PageNotification.sample("1"), .sample("2", fate: .waiting), .sample("1"),
        ]
        for index in notifications.indices { kept.append(&notifications[index], at: 1) }
        var filter = NotificationFilter()
        filter.fate = .routed
        let searched = SearchedNotifications(kept, after: 0, matching: filter)
        _ = kept.update(1) { $0.fate = .waiting }
        _ = kept.update(2) { $0.fate = .routed }
        var later = PageNotification.sample("3")
        kept.append(&later, at: 1)
        #expect(searched.oldest(9, of: kept, matching: filter) == [2, 3, 4])
        #expect(searched.oldest(2, of: kept, matching: filter) == [2, 3])
    }

    @Test("A client that goes away no longer waits")
    func cancellation() async throws {
        let task = Task { [store] in
            await store.wait(
                for: 1, matching: NotificationFilter(), after: nil, within: .seconds(600))
        }
        try await untilWaiting(1)
        task.cancel()
        #expect(await task.value?.isComplete == false)
        #expect(store.waiterCount == 0)
        let late = Task { [store] in
            await store.wait(
                for: 1, matching: NotificationFilter(), after: nil, within: .seconds(600))
        }
        late.cancel()
        #expect(await late.value?.isComplete == false)
    }

    @Test("All clients are answered when the page ends, and later ones at once")
    func finish() async throws {
        async let result = store.wait(
            for: 1, matching: NotificationFilter(), after: nil, within: .seconds(600))
        try await untilWaiting(1)
        store.finish()
        #expect(await result?.isComplete == false)
        let late = await store.wait(
            for: 1, matching: NotificationFilter(), after: nil, within: .seconds(600))
        #expect(late?.isComplete == false)
    }

    @Test("The number of clients that wait is limited")
    func waiterLimit() async throws {
        let tasks = (0..<NotificationStore.waiterLimit).map { _ in
            Task { [store] in
                await store.wait(
                    for: 1, matching: NotificationFilter(), after: nil, within: .seconds(600))
            }
        }
        try await untilWaiting(NotificationStore.waiterLimit)
        let refused = await store.wait(
            for: 1, matching: NotificationFilter(), after: nil, within: .seconds(600))
        #expect(refused == nil)
        store.finish()
        for task in tasks { _ = await task.value }
    }

    @Test("Of many notifications, each of many clients gets the right ones, once")
    func load() async throws {
        let (clientCount, each) = (Sweep.choose(sampled: 200, exhaustive: 1_000), 100)
        let store = NotificationStore(countLimit: clientCount * each)
        let clients = (0..<clientCount).map { client in
            Task { [store] in
                await store.wait(
                    for: each, matching: filter(session: "\(client)"), after: nil,
                    within: .seconds(600))
            }
        }
        while store.waiterCount < clientCount { try await Task.sleep(for: .milliseconds(1)) }
        await withTaskGroup(of: Void.self) { group in
            for sender in 0..<4 {
                group.addTask { [store] in
                    for round in 0..<(each / 4) {
                        let batch = (0..<clientCount).map { client in
                            PageNotification.sample("\((client + sender + round) % clientCount)")
                        }
                        store.append(batch)
                    }
                }
            }
        }
        var seen: Set<Int> = []
        for (client, task) in clients.enumerated() {
            let waited = try #require(await task.value)
            #expect(waited.isComplete)
            let numbers = waited.numbers
            #expect(numbers.allSatisfy { store[$0]?.sessions == ["\(client)"] })
            #expect(numbers == numbers.sorted())
            seen.formUnion(numbers)
        }
        #expect(seen == Set(1...(clientCount * each)))
        #expect(store.waiterCount == 0)
    }
}
