import Handset
import HandsetTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct PhoneStorageTests {
    private let time = Guarded(1_000)

    private func phone(keeping survivor: UnconfirmedBehavior.StoredNotification = .newest) async
        -> Phone
    {
        var scenario = Scenario.ofTheApp
        scenario.unconfirmed.storedNotification = survivor
        return await PhoneDelegateScript().phone(scenario) { [time] in time.value }
    }

    private func notification(
        _ name: String, topic: String = "app", expiration: Int? = nil,
        priority: NotificationPriority = .immediate
    ) throws -> RemoteNotification {
        RemoteNotification(
            try Payload(json: #"{"aps":{"alert":"\#(name)"}}"#), topic: topic,
            expiration: expiration, priority: priority)
    }

    private func text(_ delivery: Delivery) -> String {
        let name = delivery.notification.map(name) ?? "-"
        return switch delivery.outcome {
        case .arrived: "\(name) arrived"
        case .stored(let replaced): "\(name) stored, \(replaced.map(self.name) ?? "-") lost"
        case .dropped(let reason): "\(name) dropped: \(reason)"
        }
    }

    private func name(_ notification: RemoteNotification) -> String {
        UserNotificationContent(notification.payload).body
    }

    @Test("One notification of each topic is kept, and delivered on return in order")
    func order() async throws {
        let phone = await phone()
        #expect(await phone.connect(.away).isEmpty)
        var texts: [String] = []
        for (name, topic) in [("1", "b"), ("2", "a"), ("3", "b")] {
            texts.append(text(await phone.deliver(try notification(name, topic: topic))))
        }
        #expect(texts == ["1 stored, - lost", "2 stored, - lost", "3 stored, 1 lost"])
        let deliveries = await phone.connect(.online)
        #expect(deliveries.map(text) == ["3 arrived", "2 arrived"])
        #expect(
            deliveries.map { $0.selectors } == [
                [.didReceiveRemoteNotification], [.didReceiveRemoteNotification],
            ])
        #expect(await phone.connect(.online).isEmpty)
    }

    @Test("The oldest one survives if the scenario is made so")
    func oldest() async throws {
        let phone = await phone(keeping: .oldest)
        await phone.connect(.away)
        _ = await phone.deliver(try notification("1", expiration: 1_010))
        let second = await phone.deliver(try notification("2"))
        #expect(text(second) == "2 dropped: another notification of its topic is kept already")
        time.withLock { $0 = 1_010 }
        #expect(text(await phone.deliver(try notification("3"))) == "3 stored, 1 lost")
        #expect(await phone.connect(.online).map(text) == ["3 arrived"])
    }

    @Test("Expiration 0 allows one attempt, and the past none")
    func expired() async throws {
        let phone = await phone()
        await phone.connect(.away)
        #expect(
            text(await phone.deliver(try notification("1", expiration: 0)))
                == "1 dropped: the device is away, and the expiration 0 allows one attempt")
        for past in [1, 1_000, -5, Int.min] {
            #expect(
                text(await phone.deliver(try notification("2", expiration: past)))
                    == "2 dropped: it has expired")
        }
        #expect(
            text(await phone.deliver(try notification("3", expiration: 1_001))).contains("stored"))
        #expect(await phone.connect(.online).map(text) == ["3 arrived"])
        #expect(text(await phone.deliver(try notification("4", expiration: 0))) == "4 arrived")
    }

    @Test(
        "A notification is kept until it expires, for 30 days at most",
        arguments: [(1_100, 100), (nil, 30 * 86_400), (Int.max, 30 * 86_400)] as [(Int?, Int)])
    func end(expiration: Int?, seconds: Int) async throws {
        for (delay, outcome) in [
            (seconds - 1, "1 arrived"), (seconds, "1 dropped: it has expired"),
        ] {
            time.withLock { $0 = 1_000 }
            let phone = await phone()
            await phone.connect(.away)
            _ = await phone.deliver(try notification("1", expiration: expiration))
            time.withLock { $0 = 1_000 + delay }
            #expect(await phone.connect(.online).map(text) == [outcome])
            #expect(await phone.state.stored.count == 0)
        }
    }

    @Test("A phone that saves power takes the highest priority alone", arguments: [5, 1])
    func saving(priority: Int) async throws {
        let phone = await phone()
        let low = try #require(NotificationPriority(rawValue: priority))
        await phone.connect(.saving)
        #expect(
            text(await phone.deliver(try notification("1", priority: low))) == "1 stored, - lost")
        #expect(text(await phone.deliver(try notification("2"))) == "2 arrived")
        #expect(await phone.connect(.online).map(text) == ["1 arrived"])
    }

    @Test("A phone that comes back to save power takes what is urgent, and leaves the rest kept")
    func awayToSaving() async throws {
        let phone = await phone()
        await phone.connect(.away)
        _ = await phone.deliver(try notification("1", topic: "a", priority: .considerate))
        _ = await phone.deliver(try notification("2", topic: "b"))
        #expect(await phone.connect(.saving).map(text) == ["2 arrived"])
        #expect(await phone.state.stored.count == 1)
        #expect(await phone.connect(.online).map(text) == ["1 arrived"])
    }
}
