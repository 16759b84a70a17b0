/// One call of a delegate's method, as it is seen from outside: whether it has returned, and what its
/// completion handler was given.
final class CallbackCall: Sendable {
    /// What is known of the call when it is over.
    struct End: Sendable {
        /// What the completion handler was given first.
        var answer: CallbackAnswer?
        /// What was wrong.
        var faults: [DelegateFault.Kind] = []
    }

    private struct State: Sendable {
        var answers: [CallbackAnswer] = []
        var hasReturned = false
        var error: String?
        /// Whether nobody waits any more.
        var isOver = false
        var waiting: CheckedContinuation<End, Never>?
        var timer: Task<Void, Never>?
    }

    private let needsAnswer: Bool
    private let late: @Sendable (DelegateFault.Kind) -> Void
    private let state = Locked(State())

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - needsAnswer: Whether the method gets a completion handler.
    ///   - late: Is told of what is wrong after the call is over.
    init(needsAnswer: Bool, late: @escaping @Sendable (DelegateFault.Kind) -> Void) {
        self.needsAnswer = needsAnswer
        self.late = late
    }

    /// The completion handler was called.
    func answer(_ answer: CallbackAnswer) {
        let fault: DelegateFault.Kind? = change { state in
            state.answers.append(answer)
            guard state.isOver else { return nil }
            // One answer may be missing when the call is over: the time was up.
            return state.answers.count == 1 ? .calledLate : .calledAgain
        }
        if let fault { late(fault) }
    }

    /// The method has returned.
    func hasReturned() {
        change { $0.hasReturned = true }
    }

    /// The method has thrown an error.
    func hasThrown(_ error: any Error) {
        let text = "\(error)"
        change { $0.error = text }
    }

    /// Waits until the method has returned and the completion handler was called, or time is up.
    func end(within limit: Duration, on clock: any Clock<Duration>) async -> End {
        await withCheckedContinuation { continuation in
            change { $0.waiting = continuation }
            let timer = Task { [self] in
                // A timer that is cancelled is not needed any more.
                guard (try? await clock.sleep(for: limit)) != nil else { return }
                stopWaiting()
            }
            let isOver = state.withLock { state in
                state.timer = timer
                return state.isOver
            }
            if isOver { timer.cancel() }
        }
    }

    private func stopWaiting() {
        // What is known now counts; whatever comes later is late, be it before anybody has woken up.
        let (waiting, timer, end) = state.withLock { state in
            defer {
                state.isOver = true
                state.waiting = nil
                state.timer = nil
            }
            return (state.waiting, state.timer, result(of: state))
        }
        timer?.cancel()
        waiting?.resume(returning: end)
    }

    private func result(of state: State) -> End {
        var end = End(answer: state.answers.first)
        if let error = state.error {
            end.faults.append(.threw(error))
        } else if !state.hasReturned {
            end.faults.append(.hung)
        } else if needsAnswer, state.answers.isEmpty {
            end.faults.append(.neverCalled)
        }
        if state.answers.count > 1 { end.faults.append(.calledAgain) }
        return end
    }

    /// Changes what is known, and ends the waiting if nothing more is to come.
    @discardableResult private func change<Result: Sendable>(
        _ body: (inout State) -> Result
    ) -> Result {
        let (result, isComplete) = state.withLock { state in
            let result = body(&state)
            let hasAnswered = !needsAnswer || !state.answers.isEmpty
            return (
                result,
                !state.isOver && state.waiting != nil
                    && (state.error != nil || state.hasReturned && hasAnswered)
            )
        }
        if isComplete { stopWaiting() }
        return result
    }
}
