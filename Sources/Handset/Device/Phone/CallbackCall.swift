/// The value that an app has passed to a completion handler.
enum CallbackAnswer: Sendable {
    case done
    case fetched(BackgroundFetchResult)
    case presentation(PresentationOptions)
}

/// One call of a delegate's method, with its return and the calls of its completion handler.
final class CallbackCall: Sendable {
    /// The result of the call.
    struct End: Sendable {
        /// The first value that the completion handler received.
        var answer: CallbackAnswer?
        /// The faults of the delegate.
        var faults: [DelegateFault.Kind] = []
    }

    private struct State: Sendable {
        var answers: [CallbackAnswer] = []
        var hasReturned = false
        var error: String?
        /// True if the result is fixed.
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
    ///   - needsAnswer: True if the method receives a completion handler.
    ///   - late: Receives the faults after the call is over.
    init(needsAnswer: Bool, late: @escaping @Sendable (DelegateFault.Kind) -> Void) {
        self.needsAnswer = needsAnswer
        self.late = late
    }

    /// Notes that the completion handler was called.
    func answer(_ answer: CallbackAnswer) {
        let fault: DelegateFault.Kind? = change { state in
            state.answers.append(answer)
            guard state.isOver else { return nil }
            // The first answer after the end came after the time limit.
            return state.answers.count == 1 ? .calledLate : .calledAgain
        }
        if let fault { late(fault) }
    }

    /// Notes that the method has returned.
    func hasReturned() {
        change { $0.hasReturned = true }
    }

    /// Notes that the method has thrown an error.
    func hasThrown(_ error: any Error) {
        let text = "\(error)"
        change { $0.error = text }
    }

    /// Waits until the method has returned and its completion handler was called, or until the limit.
    func end(within limit: Duration, on clock: any Clock<Duration>) async -> End {
        await withCheckedContinuation { continuation in
            change { $0.waiting = continuation }
            let timer = Task { [self] in
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
        // The result is fixed now: an answer is late even if it comes before the waiting task resumes.
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

    /// Changes the state, and ends the waiting if the call is complete.
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
