import Foundation
import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import HandsetTesting
import Testing

/// A test has a gateway of its own, by its trait.
@Suite(.needs(.curl), .gateway, .timeLimit(.minutes(30))) struct GatewayTraitTests {
    @Test("A gateway accepts a notification, and hands it over")
    func accepted() async throws {
        let gateway = try Test.gateway
        let status = try await TestSender(gateway).send(["aps": ["alert": "hello"]])
        #expect(status == "200")
        #expect(try await gateway.next().payload["aps"]?["alert"] == "hello")
        #expect(gateway.url.absoluteString == "https://localhost:\(gateway.port)")
    }

    @Test(
        "The trait of a test has answers",
        .gateway(.reason(.tooManyRequests), .reason(.unregistered)))
    func answers() async throws {
        let gateway = try Test.gateway
        let sender = TestSender(gateway)
        var statuses: [String] = []
        for _ in 0..<3 { statuses.append(try await sender.send(["aps": ["alert": "hello"]])) }
        #expect(statuses == ["429", "410", "200"])
        let outcomes = try await gateway.next(3).map(\.outcome)
        #expect(outcomes[0] == .rejected(Rejection(.tooManyRequests)))
        #expect(outcomes[2] == .delivered)
    }

    @Test("Each case of a test has a gateway of its own", arguments: 0..<4)
    func cases(number: Int) async throws {
        let gateway = try Test.gateway
        _ = try await TestSender(gateway).send(["number": PayloadValue(number)])
        #expect(try await gateway.next().payload["number"] == PayloadValue(number))
        #expect(gateway.counts.received == 1)
    }

    @Test(
        "A closure decides, and the settings can be changed",
        .gateway { configuration in
            configuration.topics = ["com.example.app"]
            configuration.decide { notification in
                notification.payload.count > 20 ? .reason(.payloadTooLarge) : nil
            }
        })
    func closure() async throws {
        let sender = TestSender(try Test.gateway)
        #expect(try await sender.send(["aps": ["badge": 1]]) == "200")
        #expect(try await sender.send(["aps": ["alert": "a long text"]]) == "413")
    }

    @Test("The arrivals are a sequence, which throws what has come when nothing more does")
    func sequence() async throws {
        let gateway = try Test.gateway
        for number in 1...3 {
            _ = try await TestSender(gateway).send(["n": PayloadValue(number)])
        }
        var numbers: [Int64] = []
        for try await arrival in gateway.arrivals.prefix(3) {
            numbers.append(arrival.payload["n"]?.integer ?? 0)
        }
        #expect(numbers == [1, 2, 3])
        let error = await #expect(throws: ArrivalTimeout.self) {
            for try await _ in gateway.arrivals(within: .milliseconds(1)) {}
        }
        let lines = error?.description.split(separator: "\n") ?? []
        #expect(lines.first == "0 of 1 notification came within 0.001 seconds")
        #expect(lines.dropFirst().count == 3)
        #expect(lines.last?.contains("{\"n\":3}: delivered") == true)
    }

    @Test("A time-out names the connections that have failed")
    func problems() async throws {
        let gateway = try Test.gateway
        try await TestSender(gateway).connectWithoutTrust()
        while gateway.problems.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        let error = await #expect(throws: ArrivalTimeout.self) {
            try await gateway.next(within: .milliseconds(1))
        }
        #expect(error?.description.contains("does not trust the gateway's certificate") == true)
    }

    @Test("A task that is cancelled ends its waiting with that error")
    func cancelled() async throws {
        let gateway = try Test.gateway
        // Longer than the time that this suite has.
        let task = Task { try await gateway.next(within: .seconds(7200)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("Senders get the key and the certificates as texts and as files")
    func files() async throws {
        let gateway = try Test.gateway
        #expect(gateway.authority.hasPrefix("-----BEGIN CERTIFICATE-----"))
        #expect(gateway.identity.paths == nil)
        let folder = try TemporaryFolder()
        let paths = try gateway.identity.write(in: folder.path + "/identity")
        #expect(paths.authority == folder.path + "/identity/ca.pem")
        #expect(try folder.read("identity/ca.pem") == gateway.authority)
        let key = try ProviderKey(
            contentsOf: paths.providerKey, teamID: gateway.identity.providerKey.teamID)
        #expect(key.keyID == gateway.identity.providerKey.keyID)
        let sender = TestSender(gateway, paths)
        #expect(try await sender.send(["aps": ["badge": 1]]) == "200")
    }
}
