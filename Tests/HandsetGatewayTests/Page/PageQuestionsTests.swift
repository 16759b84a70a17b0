import Handset
import HandsetPage
import Testing

/// The questions of viewers.
@Suite struct PageQuestionsTests {
    @Test("A question whose client has gone is not answered, and the next one is")
    func cancelled() async throws {
        let questions = PageQuestions()
        let gate = SlowStart()
        async let first: Void = questions.answer { gate.wait() }
        let isAsked = Locked(false)
        let second = Task { try await questions.answer { isAsked.withLock { $0 = true } } }
        second.cancel()
        gate.open()
        try await first
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(!isAsked.withLock { $0 })
        #expect(try await questions.answer { 42 } == 42)
    }
}

/// A gate at which a thread waits.
private final class SlowStart: Sendable {
    private let isOpen = Locked(false)

    func open() { isOpen.withLock { $0 = true } }

    func wait() {
        while !isOpen.withLock({ $0 }) {}
    }
}
