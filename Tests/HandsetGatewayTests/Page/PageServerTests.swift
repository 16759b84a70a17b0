import Dispatch
import Foundation
import Handset
import HandsetTestSupport
import Testing

@testable import HandsetPage

/// The server of the page, and clients that behave badly.
@Suite(.timeLimit(.minutes(10))) struct PageServerTests {
    /// A phone that keeps what it is given.
    private struct SamplePhone: PagePhone {
        let store: NotificationStore
        var neverAnswers = false
        var gate: AnswerGate?

        func settle() {}

        func give(_ payload: [UInt8], headers: [PageHeader]) async -> PageNotification? {
            store.append([.sample("", payload: String(decoding: payload, as: UTF8.self))]).first
        }

        func give(_ testCase: PageCase) -> PageNotification {
            store.append([.sample("", payload: String(decoding: testCase.payload, as: UTF8.self))])[
                0]
        }

        func state(
            ofApp topic: String?, upTo limit: Int, including number: Int?
        ) -> JSONMembers { [:] }

        func icon(ofApp topic: String?) -> PagePicture? { nil }

        func forgetGone() {}

        func change(_ change: Payload) {}

        func act(_ action: PageAction) -> PageNotification? { nil }

        func check(_ payload: [UInt8], headers: [PageHeader]) -> PageCheck {
            PageCheck(.sample("", payload: String(decoding: payload, as: UTF8.self)))
        }

        func matrix(
            of notification: PageNotification, system: String?, delegates: String?
        ) -> [UInt8]? { nil }

        func why(of notification: PageNotification, appState: String?, action: String?) -> [UInt8]?
        {
            nil
        }

        func details(of notification: PageNotification) async -> JSONMembers {
            if neverAnswers {
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
            await gate?.wait()
            return [:]
        }
    }

    private func request(_ path: String) -> [UInt8] {
        Array("GET /api/v1/\(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
    }

    /// Runs a body with a server that has a store.
    private func withServer<Result>(
        _ store: NotificationStore, _ configuration: PageConfiguration = PageConfiguration(),
        behind gate: AnswerGate? = nil, _ body: (PageServer) async throws -> Result
    ) async throws -> Result {
        let server = try await PageServer.start(
            configuration, store: store, phone: SamplePhone(store: store, gate: gate))
        let result = try await body(server)
        await server.stop()
        return result
    }

    @Test(
        "A client that does not read its events is disconnected, and holds up nobody", .exhaustive)
    func slowClient() async throws {
        let store = NotificationStore(events: PageEventLog(countLimit: 100))
        try await withServer(store) { server in
            let slow = try SenderSocket(server.address, receiveBuffer: 4096)
            #expect(await slow.write(request("events")))
            while store.events.readerCount < 1 { try await Task.sleep(for: .milliseconds(1)) }
            // Far more than the buffers between the two ends take.
            let title = String(repeating: "x", count: 120)
            var count = 0
            while store.events.readerCount > 0, count < 1_000_000 {
                store.append((0..<50).map { _ in .sample("", title: title) })
                count += 50
                // The connection gets what it can take.
                await Task.yield()
            }
            #expect(store.events.readerCount == 0)
            let end = await slow.read().end
            #expect(end == .closed || end == .reset)
        }
    }

    @Test("A client that goes away while it waits is forgotten")
    func goneClient() async throws {
        let store = NotificationStore()
        try await withServer(store) { server in
            let client = try SenderSocket(server.address)
            #expect(await client.write(request("wait?timeout=300")))
            while store.waiterCount < 1 { try await Task.sleep(for: .milliseconds(1)) }
            client.reset()
            while store.waiterCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    @Test("Of more clients than can wait, the others are told so at once")
    func waiterLimit() async throws {
        let store = NotificationStore()
        try await withServer(store) { server in
            let waiting = (0..<NotificationStore.waiterLimit).map { _ in
                Task {
                    await store.wait(
                        for: 1, matching: NotificationFilter(), after: nil, within: .seconds(300))
                }
            }
            while store.waiterCount < NotificationStore.waiterLimit {
                try await Task.sleep(for: .milliseconds(1))
            }
            let client = try SenderSocket(server.address)
            #expect(await client.write(request("wait?timeout=300")))
            let answer = String(decoding: await client.read(12).bytes, as: UTF8.self)
            #expect(answer == "HTTP/1.1 503")
            store.append([.sample("42")])
            for task in waiting { #expect(await task.value?.isComplete == true) }
            #expect(store.waiterCount == 0)
        }
    }

    @Test("Of more clients than can be connected, the others wait until one goes")
    func connectionLimit() async throws {
        var configuration = PageConfiguration()
        configuration.connectionLimit = 2
        try await withServer(NotificationStore(), configuration) { server in
            let first = try (0..<2).map { _ in try SenderSocket(server.address) }
            for client in first {
                #expect(await client.write(request("health")))
                #expect(await client.read(12).bytes == Array("HTTP/1.1 200".utf8))
            }
            let third = try SenderSocket(server.address)
            #expect(await third.write(request("health")))
            // Its answer can come only after another client has gone.
            first[0].reset()
            #expect(await third.read(12).bytes == Array("HTTP/1.1 200".utf8))
        }
    }

    @Test("A server that stops answers those that wait, and closes all connections")
    func stop() async throws {
        let store = NotificationStore()
        let server = try await PageServer.start(
            PageConfiguration(), store: store, phone: SamplePhone(store: store))
        let idle = try SenderSocket(server.address)
        let waiting = try SenderSocket(server.address)
        let reading = try SenderSocket(server.address)
        #expect(await waiting.write(request("wait?timeout=300")))
        #expect(await reading.write(request("events")))
        while store.waiterCount < 1 || store.events.readerCount < 1 {
            try await Task.sleep(for: .milliseconds(1))
        }
        await server.stop()
        let answer = await waiting.read()
        #expect(String(decoding: answer.bytes, as: UTF8.self).hasPrefix("HTTP/1.1 408 "))
        #expect(await reading.read().end != .missing)
        #expect(await idle.read().end != .missing)
        #expect(throws: SenderSocket.Failure.self) { try SenderSocket(server.address) }
    }

    @Test("A server that stops does not wait for an answer that takes too long")
    func stopDuringAnswer() async throws {
        let store = NotificationStore()
        store.append([.sample("1")])
        let server = try await PageServer.start(
            PageConfiguration(), store: store, phone: SamplePhone(store: store, neverAnswers: true))
        let client = try SenderSocket(server.address)
        #expect(await client.write(request("notifications/1")))
        await server.stop()
    }

    @Test(
        "A search waits for the thread of questions, and what comes meanwhile does not wait for it",
        arguments: [
            ("notifications?text=x", #""sessions":["2"]"#),
            ("notifications/latest?text=x", #""sessions":["2"]"#),
            ("wait?text=x&after=0&count=2&timeout=300", #""sessions":["2"]"#),
        ])
    func search(path: String, expected: String) async throws {
        let store = NotificationStore()
        store.append([.sample("1", title: "x")])
        try await withServer(store) { server in
            let gate = DispatchSemaphore(value: 0)
            async let blocked: Void = server.questions.answer { gate.wait() }
            let client = try SenderSocket(server.address)
            #expect(await client.write(request(path)))
            while !store.isWatched { try await Task.sleep(for: .milliseconds(1)) }
            store.append([.sample("2", title: "x")])
            let other = try SenderSocket(server.address)
            #expect(await other.write(request("health")))
            #expect(await other.read(12).bytes == Array("HTTP/1.1 200".utf8))
            gate.signal()
            try await blocked
            let answer = String(decoding: await client.read().bytes, as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            #expect(answer.contains(expected), "\(answer)")
        }
    }

    // MARK: - Bytes that clients hold

    @Test("Unfinished bodies above the limit are refused, and their room comes back")
    func bodies() async throws {
        var configuration = PageConfiguration()
        configuration.byteLimit = 1 << 20
        try await withServer(NotificationStore(), configuration) { server in
            let beginning = Array(
                """
                POST /api/v1/notifications HTTP/1.1\r\nHost: localhost\r\n\
                Content-Type: application/json\r\nContent-Length: 500000\r\n\r\n
                """.utf8)
            var clients: [SenderSocket] = []
            for _ in 0..<2 {
                let client = try SenderSocket(server.address)
                #expect(await client.write(beginning + Array(repeating: 0x20, count: 499_000)))
                clients.append(client)
            }
            while server.budget.heldByteCount < 998_000 {
                try await Task.sleep(for: .milliseconds(1))
            }
            let third = try SenderSocket(server.address)
            #expect(await third.write(beginning + Array(repeating: 0x20, count: 100_000)))
            #expect(await third.read(12).bytes == Array("HTTP/1.1 503".utf8))
            for client in clients { client.reset() }
            while server.budget.heldByteCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
            let fourth = try SenderSocket(server.address)
            #expect(await fourth.write(beginning + Array(repeating: 0x20, count: 500_000)))
            #expect(await fourth.read(12).bytes == Array("HTTP/1.1 201".utf8))
        }
    }

    @Test("A request whose body does not come whole in time is told so, and its room comes back")
    func slowBody() async throws {
        var configuration = PageConfiguration()
        configuration.requestTime = .milliseconds(500)
        try await withServer(NotificationStore(), configuration) { server in
            let client = try SenderSocket(server.address)
            #expect(await client.write(Self.beginning("POST", "/api/v1/notifications")))
            let answer = await client.read()
            let text = String(decoding: answer.bytes, as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1.1 408 "), "\(text)")
            #expect(text.contains("raise --limit request-time"), "\(text)")
            #expect(answer.end != .missing)
            while server.budget.heldByteCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    @Test("A request that is answered before its end does not stay", .timeLimit(.minutes(30)))
    func earlyAnswer() async throws {
        // On a busy machine the time can be over before the answer is there: then it gets more.
        var time = Duration.milliseconds(500)
        var status = "408"
        while status == "408" {
            var configuration = PageConfiguration()
            configuration.requestTime = time
            status = try await withServer(NotificationStore(), configuration) { server in
                let client = try SenderSocket(server.address)
                #expect(await client.write(Self.beginning("GET", "/api/v1/notifications/1")))
                let answer = await client.read()
                #expect(answer.end != .missing)
                return String(decoding: answer.bytes.dropFirst(9).prefix(3), as: UTF8.self)
            }
            time *= 4
        }
        #expect(status == "404")
    }

    /// The beginning of a request whose body goes on.
    private static func beginning(_ method: String, _ path: String) -> [UInt8] {
        Array(
            """
            \(method) \(path) HTTP/1.1\r
            Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{
            """.utf8)
    }

    @Test(
        "Lists that are not read hold a few pieces each, and end with their readers",
        arguments: Sweep.every(
            3,
            of: [
                ("notifications?limit=1000&form=full", 200),
                ("wait?count=1000&after=0&form=full", 200),
                ("wait?count=1000&after=1&form=full&timeout=0", 408),
            ]))
    func unreadLists(path: String, status: Int) async throws {
        let store = NotificationStore()
        let payload = String(repeating: "x", count: 3_000)
        store.append((0..<1_000).map { _ in .sample("1", title: payload) })
        try await withServer(store) { server in
            let clients = try (0..<20).map { _ in
                try SenderSocket(server.address, receiveBuffer: 4_096)
            }
            for client in clients {
                #expect(await client.write(request(path)))
                #expect(await client.read(12).bytes == Array("HTTP/1.1 \(status)".utf8))
            }
            // Each of them would have 3 MB.
            #expect(server.budget.largestByteCount > 0)
            #expect(server.budget.heldByteCount < 20 * 100_000)
            for client in clients { client.reset() }
            while server.budget.heldByteCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    /// The process's own memory, in bytes.
    static func ownByteCount() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
        return 1_024 * (line.split(separator: " ").compactMap { Int($0) }.first ?? 0)
    }

    @Test("The memory of whole answers that nobody read is given back", .exhaustive)
    func unreadAnswers() async {
        await #expect(processExitsWith: .success) {
            let tests = PageServerTests()
            let store = NotificationStore()
            store.append([.sample("1", title: String(repeating: "x", count: 2_000_000))])
            try await tests.withServer(store) { server in
                for _ in 1...3 {
                    let clients = try (0..<16).map { _ in
                        try SenderSocket(server.address, receiveBuffer: 4_096)
                    }
                    for client in clients {
                        #expect(await client.write(tests.request("notifications/1")))
                        #expect(await client.read(12).bytes == Array("HTTP/1.1 200".utf8))
                    }
                    for client in clients { client.reset() }
                    while server.budget.heldByteCount > 0 {
                        try await Task.sleep(for: .milliseconds(1))
                    }
                }
                #expect(try PageServerTests.ownByteCount() < 60_000_000)
            }
        }
    }

    @Test(
        "Clients that ask at once for whole answers hold no more than the limit, and the others are refused",
        .exhaustive)
    func manyAtOnce() async {
        await #expect(processExitsWith: .success) {
            let tests = PageServerTests()
            var configuration = PageConfiguration()
            configuration.byteLimit = 4 << 20
            let store = NotificationStore()
            let payload = #"{"pad":"\#(String(repeating: "x", count: 500_000))"}"#
            store.append([.sample("1", payload: payload)])
            let gate = AnswerGate()
            let before = try PageServerTests.ownByteCount()
            try await tests.withServer(store, configuration, behind: gate) { server in
                let clients = try (0..<30).map { _ in
                    try SenderSocket(server.address, receiveBuffer: 4_096)
                }
                for client in clients {
                    #expect(await client.write(tests.request("notifications/1")))
                }
                while gate.waitingCount < clients.count {
                    try await Task.sleep(for: .milliseconds(1))
                }
                // All answers together would have 30 MB.
                #expect(try PageServerTests.ownByteCount() < before + 15_000_000)
                gate.open()
                var refused = 0
                for client in clients {
                    if await client.read(12).bytes == Array("HTTP/1.1 503".utf8) { refused += 1 }
                }
                #expect(refused >= 15)
                #expect(server.budget.largestByteCount <= 4 << 20)
                for client in clients { client.reset() }
            }
        }
    }

    @Test("A reader that takes nothing of its answer for too long is disconnected", .exhaustive)
    func stalledReader() async throws {
        var configuration = PageConfiguration()
        configuration.idleTimeout = 1
        let store = NotificationStore()
        store.append([.sample("1", title: String(repeating: "x", count: 8_000_000))])
        try await withServer(store, configuration) { server in
            let client = try SenderSocket(server.address, receiveBuffer: 4_096)
            #expect(await client.write(request("notifications?limit=1000&form=full")))
            #expect(await client.read(12).bytes == Array("HTTP/1.1 200".utf8))
            while server.budget.largestByteCount < 1_000_000 || server.budget.heldByteCount > 0 {
                try await Task.sleep(for: .milliseconds(1))
            }
            let rest = await client.read()
            #expect(rest.end != .missing)
            #expect(rest.bytes.count < 8_000_000)
        }
    }

    @Test("A request that is not HTTP is answered with an error, and the next client is served")
    func malformed() async throws {
        let store = NotificationStore()
        try await withServer(store) { server in
            let bad = try SenderSocket(server.address)
            #expect(await bad.write(Array("\u{16}\u{3}\u{1}nonsense\r\n\r\n".utf8)))
            #expect(await bad.read().end != .missing)
            let good = try SenderSocket(server.address)
            #expect(await good.write(request("health")))
            let answer = await good.read(15).bytes
            #expect(String(decoding: answer, as: UTF8.self) == "HTTP/1.1 200 OK")
        }
    }
}
