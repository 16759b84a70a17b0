import Handset
import HandsetTestSupport
import Testing

@testable import HandsetWeb

/// The bounds of a statement in a page, with a page that does what the test says.
@Suite struct WebPageRunTests {
    private func result(
        of events: [WebEvent], then failure: WebEngineFailure? = nil, time: Duration = .untilHang
    ) -> (result: WebViewResult, hasEnded: Bool) {
        var limits = WebLimits()
        limits.time = time
        limits.quietTime = .milliseconds(1)
        var run = WebPageRun(
            "1", in: ScriptedEngine(events, then: failure), .sample, [], limits)
        let result = run.evaluate()
        return (result, run.hasEnded)
    }

    private static let value = WebEvent.ended(.value("1"))

    @Test("A browser is ended after 5,000 events of a statement")
    func events() {
        // The end is an event too, and so is the reading of the page after it.
        let most = result(of: Array(repeating: .work, count: 4_998) + [Self.value])
        #expect(most.result.end == .value("1") && !most.hasEnded)
        #expect(most.result.text == "shown")
        let more = result(of: Array(repeating: .work, count: 5_000) + [Self.value])
        #expect(more.result.end == .flooded && more.hasEnded)
    }

    @Test("A browser is ended after 100 dialogs of a statement")
    func dialogs() {
        func result(_ count: Int) -> (result: WebViewResult, hasEnded: Bool) {
            let dialog = WebEvent.dialog(WebDialog(.alert, message: "a"))
            return self.result(of: Array(repeating: dialog, count: count) + [Self.value])
        }
        #expect(result(99).result.end == .value("1"))
        #expect(result(100).result.end == .flooded && result(100).hasEnded)
        #expect(result(100).result.dialogs.count == 100)
    }

    @Test("Of each kind of effect 100 are reported, and the others are counted")
    func effects() {
        let events = (0..<130).flatMap { number -> [WebEvent] in
            [.opened("\(number)"), .console(WebConsoleLine(text: "\(number)"))]
        }
        let result = result(of: events + [Self.value]).result
        #expect(result.opened == (0..<100).map { "\($0)" })
        #expect(result.console.count == 100)
        #expect(result.omittedCount == 60)
    }

    @Test("A statement that comes to no end in its time is ended, and so is its browser")
    func time() {
        let late = result(of: [.work], time: .milliseconds(20))
        #expect(late.result.end == .hung && late.hasEnded)
    }

    @Test("A browser that needs more than 2 GB of memory is ended, which is a crash")
    func memory() {
        #expect(Chromium.maximumMemory == 2 << 30)
        let result = result(of: [.work], then: .needsMemory)
        #expect(result.result.end == .crashed && result.hasEnded)
    }

    @Test("By default a statement has 10 seconds, and has ended after 50 ms without an event")
    func defaults() {
        #expect(WebLimits().time == .seconds(10))
        #expect(WebLimits().quietTime == .milliseconds(50))
    }
}
