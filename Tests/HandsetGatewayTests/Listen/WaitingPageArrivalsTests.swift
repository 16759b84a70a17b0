import Handset
import HandsetPage
import Testing

@testable import HandsetListen

/// The notifications that nobody has asked for.
@Suite struct WaitingPageArrivalsTests {
    private func arrival(
        _ name: String, app: Int = 0, fate: PageFate = .routed, setsBadge: Bool = false,
        byteCount: Int = 1, made: Locked<[String]>
    ) -> PageArrival {
        PageArrival(fate, of: app, setsBadge: setsBadge, byteCount: byteCount, isGiven: false) {
            made.withLock { $0.append(name) }
            return (.sample(name), nil)
        }
    }

    @Test("Of more than are kept, the oldest are counted by their fates and never made")
    func oldest() {
        let made = Locked<[String]>([])
        var waiting = WaitingPageArrivals(countLimit: 10, byteLimit: 1_000)
        for number in 1...200 {
            waiting.append(
                arrival(
                    "\(number)", app: number % 2, fate: number % 4 == 0 ? .lost : .routed,
                    setsBadge: number <= 30, made: made))
        }
        let batch = waiting.takeAll()
        #expect(batch.skipped.count == 190)
        #expect(batch.skipped.counts == [.lost: 47, .routed: 143])
        #expect(made.withLock { $0 }.isEmpty)
        #expect(
            batch.arrivals.map { $0.make().notification.sessions } == (191...200).map { ["\($0)"] })
        #expect(batch.badges[0]?.make().notification.sessions == ["30"])
        #expect(batch.badges[1]?.make().notification.sessions == ["29"])
        #expect(waiting.isEmpty)
        #expect(waiting.takeAll().skipped.count == 0)
    }

    @Test("They are full by the bytes of those that wait")
    func bytes() {
        let made = Locked<[String]>([])
        var waiting = WaitingPageArrivals(countLimit: 3, byteLimit: 100)
        for _ in 0..<10 { waiting.append(arrival("1", byteCount: 33, made: made)) }
        #expect(!waiting.isFull)
        waiting.append(arrival("1", byteCount: 35, made: made))
        #expect(waiting.isFull)
        _ = waiting.takeAll()
        #expect(!waiting.isFull)
    }
}
