import Handset
import HandsetFixtures
import NIOCore
import NIOEmbedded
import Testing

@testable import HandsetGateway

/// The stores of the gateway, at ten times the bound of each.
@Suite struct StoreLimitTests {
    private static func token(_ number: Int) -> [UInt8] {
        withUnsafeBytes(of: number) { Array($0) } + [UInt8](repeating: 0, count: 24)
    }

    private static func notification(
        _ number: Int, topic: String = "com.example.app", payloadByteCount: Int = 0,
        headerByteCount: Int = 0
    ) -> ReceivedNotification {
        var notification = ReceivedNotification(
            connection: 1, providerProtocol: .http2, token: token(number),
            payload: [UInt8](repeating: 0x20, count: payloadByteCount))
        notification.number = number
        notification.topic = topic
        notification.headerByteCount = headerByteCount
        return notification
    }

    private static func limits(_ change: (inout GatewayLimits) -> Void) -> GatewayLimits {
        var limits = GatewayLimits()
        change(&limits)
        return limits
    }

    private static func isStored(_ arrival: Arrival) -> Bool {
        if case .stored = arrival.outcome { true } else { false }
    }

    // MARK: - Devices that are away

    @Test("One device with ever new topics keeps the bound, and every notification has an outcome")
    func storedTopics() {
        var presence = DevicePresence(
            isAway: true, limits: Self.limits { $0.storedCount = 10_000 })
        var storedCount = 0
        for number in 0..<100_000 {
            var notification = Self.notification(number, topic: "com.example.\(number)")
            notification.token = Self.token(0)
            if Self.isStored(presence.take(notification, at: 0).arrival) { storedCount += 1 }
        }
        #expect(storedCount == 10_000)
        let back = presence.set(isAway: false, nil, at: 0) ?? []
        #expect(back.map(\.notification.number) == Array(0..<10_000))
        #expect(presence.storedByteCount == 0)
    }

    @Test("Large notifications keep the bound of bytes", arguments: [true, false])
    func storedBytes(inPayload: Bool) {
        let limit = 1 << 20
        var presence = DevicePresence(
            isAway: true, limits: Self.limits { $0.storedByteCount = limit })
        var last: Arrival?
        for number in 0..<(10 * limit / 5000) {
            let notification = Self.notification(
                number, payloadByteCount: inPayload ? 5000 : 0,
                headerByteCount: inPayload ? 0 : 5000)
            last = presence.take(notification, at: 0).arrival
            #expect(presence.storedByteCount <= limit)
        }
        guard case .lost(let reason)? = last?.outcome else {
            Issue.record("the last notification is not lost")
            return
        }
        #expect("\(reason)" == "the gateway stores 1048576 bytes of notifications at most")
        #expect(presence.storedByteCount > limit - 6000)
    }

    @Test("A newer notification of a topic takes the place and the bytes of the one before it")
    func replacedBytes() {
        var presence = DevicePresence(
            isAway: true, limits: Self.limits { $0.storedByteCount = 10_000 })
        for size in (0..<1000).map({ $0 % 5000 }) {
            let (arrival, _) = presence.take(
                Self.notification(1, payloadByteCount: size), at: 0)
            #expect(Self.isStored(arrival))
            #expect(presence.storedByteCount == size + 512)
        }
        let tooLarge = Self.notification(1, payloadByteCount: 20_000)
        let large = presence.take(tooLarge, at: 0).arrival
        #expect(!Self.isStored(large))
        let back = presence.set(isAway: false, nil, at: 0)
        #expect(back?.count == 1)
    }

    @Test("Commands about devices change nothing beyond the bound")
    func devices() {
        var configuration = GatewayConfiguration()
        configuration.limits.deviceCount = 100
        let service = PushService(configuration)
        var (awayCount, removedCount) = (0, 0)
        for number in 0..<1000 {
            if service.setAway(true, Self.token(number)) != nil { awayCount += 1 }
            if service.unregister(Self.token(number)) { removedCount += 1 }
        }
        #expect(awayCount == 100)
        #expect(removedCount == 100)
        #expect(service.setAway(true, Self.token(5)) != nil, "known already")
        #expect(service.unregister(Self.token(5)), "known already")
        #expect(service.setAway(false, Self.token(5)) != nil)
        #expect(service.setAway(true, Self.token(2000)) != nil, "there is room again")
    }

    // MARK: - The feedback service

    @Test("The feedback list keeps its bound while records are being sent, and counts the rest")
    func feedback() throws {
        var configuration = GatewayConfiguration()
        configuration.limits.feedbackCount = 100
        let service = PushService(configuration)
        let prefix = try AnswerToken.prefix(for: .reason(.unregistered))
        func reject(_ number: Int) {
            var decider: (any NotificationDecider)?
            var notification = Self.notification(number)
            notification.token =
                prefix + [UInt8](repeating: 0, count: 12) + Self.token(number).prefix(8)
            _ = service.decide(notification, appTopic: nil, by: &decider)
        }
        for number in 0..<1000 { reject(number) }
        #expect(service.counts.unlistedDevices == 900)
        let taken = service.takeFeedback()
        #expect(taken.count == 100)
        reject(1000)
        #expect(service.takeFeedback().isEmpty, "the first hundred are being sent")
        service.finishFeedback(taken, isSent: false)
        #expect(service.takeFeedback().count == 100, "they are put back")
        service.finishFeedback(taken, isSent: true)
        reject(1000)
        #expect(service.takeFeedback().count == 1)
        #expect(service.counts.unlistedDevices == 901)
    }

    // MARK: - Scripted answers

    @Test("Answers that differ keep the bound, and equal ones in a row are one")
    func answers() throws {
        var script = AnswerScript(limit: 100)
        let (first, second) = (
            try ScriptedAnswer("Unregistered"), try ScriptedAnswer("BadDeviceToken")
        )
        for _ in 0..<1000 { _ = script.append(NextAnswers(first)) }
        #expect(script.answerCount == 1)
        for number in 0..<1000 {
            _ = script.append(NextAnswers(number.isMultiple(of: 2) ? second : first))
        }
        #expect(script.answerCount == 100)
        for _ in 0..<1000 { _ = script.take() }
        let next = script.take()
        #expect(next == second)
        let isAdded = script.append(NextAnswers(first))
        #expect(isAdded, "there is room again")
    }

    @Test("The counts of equal answers do not overflow, and a script outlives many answers")
    func answerCounts() throws {
        let answers = [try ScriptedAnswer("Unregistered"), try ScriptedAnswer("stall")]
        var script = AnswerScript(limit: 10_000)
        for _ in 0..<3 { _ = script.append(NextAnswers(answers[0], count: .max)) }
        #expect(script.answerCount == 1)
        let first = script.take()
        #expect(first == answers[0])
        script = AnswerScript(limit: 10_000)
        for number in 0..<5000 { _ = script.append(NextAnswers(answers[number % 2])) }
        let taken = (0..<5001).map { _ in script.take() }
        #expect(taken == (0..<5000).map { answers[$0 % 2] } + [nil])
        #expect(script.answerCount == 0)
    }

    // MARK: - Rates and channels

    @Test("Device tokens whose rate is measured keep their bound")
    func rates() {
        var meter = TokenRateMeter(TokenRate(1, perSeconds: 60), tokenLimit: 100)
        for number in 0..<1000 {
            let isAllowed = meter.allow(Self.token(number), at: 0)
            #expect(isAllowed)
            #expect(meter.tokenCount <= 100)
        }
        let isAllowedAgain = meter.allow(Self.token(999), at: 0)
        #expect(!isAllowedAgain)
    }

    @Test("Channels of all apps keep their bound")
    func channels() {
        var configuration = GatewayConfiguration()
        configuration.limits.channelCount = 100
        let service = PushService(configuration)
        let created = (0..<1000).count { number in
            (try? service.perform(.success(.create(.nothing)), for: "com.example.\(number % 7)"))
                != nil
        }
        #expect(created == 100)
    }

    @Test("The list of all channels is made once until they change")
    func channelList() throws {
        var channels = BroadcastChannels()
        func list() throws -> EncodedChannelList? {
            if case .list(let list) = try channels.perform(.list, for: "a") { list } else { nil }
        }
        func start(of list: EncodedChannelList?) -> UnsafeRawPointer? {
            list?.bytes.withUnsafeBytes(\.baseAddress)
        }
        let first = try channels.create(for: "a", .nothing)
        let one = try list()
        #expect(start(of: one) == start(of: try list()))
        let second = try channels.create(for: "a", .nothing)
        #expect(try list()?.bytes == EncodedChannelList([first, second]).bytes)
        try channels.delete(first, of: "a")
        #expect(try list()?.bytes == EncodedChannelList([second]).bytes)
    }

    // MARK: - Arrivals

    @Test("Headers count for the queue, and the receiver gets no more than a batch at once")
    func queue() {
        let queue = ArrivalQueue(byteLimit: 100_000)
        func arrivals(_ count: Int) -> [Arrival] {
            (0..<count).map { number in
                Arrival(Self.notification(number, headerByteCount: 8000), .delivered)
            }
        }
        let hasRoom = [5, 15].map { queue.put(arrivals($0)) }
        #expect(hasRoom == [true, false], "the headers are more than the limit")
        queue.done(with: queue.take().batches)
        _ = queue.put(arrivals(5000))
        var numbers: [Int] = []
        while true {
            let batches = queue.take().batches
            if batches.isEmpty { break }
            let taken = batches.flatMap(\.arrivals)
            #expect(taken.count <= 2 * ArrivalQueue.batchByteLimit / 8000)
            numbers += taken.map(\.notification.number)
            queue.done(with: batches)
        }
        #expect(numbers == Array(0..<5000))
    }

    /// A queue that one arrival, with the number 0, has filled.
    private static func fullQueue() -> ArrivalQueue {
        let queue = ArrivalQueue(byteLimit: 1000)
        _ = queue.put([Arrival(notification(0, headerByteCount: 8000), .delivered)])
        return queue
    }

    @Test("A reader that comes while the queue is full waits for room, unless it is forgotten")
    func readers() {
        let queue = Self.fullQueue()
        let resumed = Locked<[Int]>([])
        for reader in [2, 3, 2] {
            let hasRoom = queue.hasRoom(for: reader) { resumed.withLock { $0.append(reader) } }
            #expect(!hasRoom)
        }
        queue.forget(3)
        queue.done(with: queue.take().batches)
        #expect(resumed.withLock { $0 } == [2])
        #expect(queue.hasRoom(for: 4) {})
    }

    @Test("Delayed arrivals of closed connections wait for room in the queue, too")
    func late() {
        let queue = Self.fullQueue()
        let late = LateArrivals(to: queue)
        let loop = EmbeddedEventLoop()
        let limit = SharedLimit(10_000)
        var waiting = WaitingArrivals(limit: limit)
        let part = DelayedArrivals.Part(
            delay: 1000, arrivals: [Arrival(Self.notification(7), .delivered)])
        let isAdded = waiting.append(part, at: .uptimeNanoseconds(0))
        #expect(isAdded)
        late.keep(waiting, on: loop)
        loop.advanceTime(by: .seconds(2))
        #expect(limit.takenByteCount > 0)
        let first = queue.take().batches
        #expect(first.flatMap(\.arrivals).map(\.notification.number) == [0])
        queue.done(with: first)
        loop.run()
        #expect(queue.take().batches.flatMap(\.arrivals).map(\.notification.number) == [7])
        #expect(limit.takenByteCount == 0)
    }

    @Test("Delayed arrivals keep the bound that all connections share, and give it back")
    func delays() {
        let limit = SharedLimit(100 * 512)
        var waiting = [WaitingArrivals(limit: limit), WaitingArrivals(limit: limit)]
        var addedCount = 0
        for number in 0..<1000 {
            let part = DelayedArrivals.Part(
                delay: 1000, arrivals: [Arrival(Self.notification(number), .delivered)])
            if waiting[number % 2].append(part, at: .uptimeNanoseconds(0)) { addedCount += 1 }
        }
        #expect(addedCount == 100)
        let taken = waiting.indices.map { waiting[$0].takeAll().count }
        #expect(taken == [50, 50])
        #expect(limit.takenByteCount == 0)
    }

    @Test("Delayed answers keep the bound, and one whose stream is closed is forgotten")
    func delayedAnswers() {
        let limit = SharedLimit(100 * 512)
        let delayed = DelayedAnswers(limit: limit)
        let loop = EmbeddedEventLoop()
        var given: [Int32] = []
        let addedCount = (0..<1000 as Range<Int32>).count { stream in
            delayed.add(on: stream, after: 1000, on: loop) { given.append(stream) }
        }
        #expect(addedCount == 100)
        for stream in 0..<98 as Range<Int32> { delayed.forget(stream) }
        #expect(limit.takenByteCount == 2 * 512)
        loop.advanceTime(by: .milliseconds(1000))
        #expect(given == [98, 99])
        #expect(delayed.isEmpty)
        #expect(limit.takenByteCount == 0)
    }
}
