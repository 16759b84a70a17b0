/// The value that an app has passed to a completion handler.
enum CallbackAnswer: Sendable {
    case done
    case fetched(BackgroundFetchResult)
    case presentation(PresentationOptions)
    case content(UserNotificationContent)
    case roles(DelegateRoles)
}

/// One call of a delegate's method, with its return and the calls of its completion handler.
final class CallbackCall: Sendable {
    struct End: Sendable {
        /// The first value that the completion handler received.
        var answer: CallbackAnswer?
        var faults: [DelegateFault.Kind] = []
        /// True if the task that waited was cancelled.
        var isCancelled = false
        /// True if the completion handler was called after the limit, at the last chance.
        var usedLastChance = false
        /// True if the method still runs: it blocks its thread, or waits.
        var isRunning = false
        /// The method that the delegate turned out not to have, if there is one.
        var missing: AppCallback.Selector?
        /// The method that was called instead of the one that was asked for, if there is one.
        var replacement: AppCallback.Selector?
    }

    private struct State: Sendable {
        var answers: [CallbackAnswer] = []
        var hasReturned = false
        var error: String?
        var missing: AppCallback.Selector?
        var replacement: AppCallback.Selector?
        /// True if the time was over before the first answer, and the last chance has begun.
        var isLastChance = false
        /// True if the task that waits was cancelled.
        var isCancelled = false
        /// True if the result is fixed.
        var isOver = false
        var waiting: CheckedContinuation<End, Never>?
        var timer: Task<Void, Never>?
    }

    let needsAnswer: Bool
    private let late: @Sendable (DelegateFault.Kind) -> Void
    private let state = Locked(State())

    /// `needsAnswer` is true if the method receives a completion handler; `late` receives the faults after
    /// the call is over.
    init(needsAnswer: Bool, late: @escaping @Sendable (DelegateFault.Kind) -> Void) {
        self.needsAnswer = needsAnswer
        self.late = late
    }

    func answer(_ answer: CallbackAnswer) {
        let fault: DelegateFault.Kind? = change { state in
            state.answers.append(answer)
            guard state.isOver else { return nil }
            // The first answer after the end came after the time limit.
            if state.answers.count > 1 { return .calledAgain }
            return state.isCancelled ? nil : .calledLate
        }
        if let fault { late(fault) }
    }

    func hasReturned() {
        change { $0.hasReturned = true }
    }

    /// True if the completion handler is to be called still.
    var isOpenNow: Bool {
        state.withLock { $0.answers.isEmpty && $0.error == nil && !$0.isOver }
    }

    var hasReturnedNow: Bool { state.withLock(\.hasReturned) }

    func hasThrown(_ error: any Error) {
        let text = "\(error)"
        change { state in
            state.error = text
            state.missing = (error as? DelegateMethodMissing)?.selector
        }
    }

    /// Notes that another method is called instead of a missing one.
    func calls(_ selector: AppCallback.Selector) {
        change { $0.replacement = selector }
    }

    /// Waits until the method has returned and its completion handler was called, or until the limit.
    ///
    /// `expire` is called at the limit if there is no answer; one still counts in the time of `lastChance`.
    /// Without `expire` there is no last chance. `isBlocked` returns true if the app's thread is blocked,
    /// and is called after the limit if the method has not returned.
    func end(
        within limit: Duration, on clock: any Clock<Duration>, lastChance: Duration = .zero,
        expire: (@Sendable () -> Void)? = nil,
        isBlocked: @escaping @Sendable () async -> Bool
    ) async -> End {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                change { $0.waiting = continuation }
                let timer = Task { [self] in
                    guard await Self.sleep(for: limit, on: clock) else { return }
                    if let expire, beginLastChance() {
                        expire()
                        guard await Self.sleep(for: lastChance, on: clock) else { return }
                    }
                    let isRunning = state.withLock { !$0.hasReturned }
                    stopWaiting(isBlocked: isRunning ? await isBlocked() : false)
                }
                let isOver = state.withLock { state in
                    state.timer = timer
                    return state.isOver
                }
                if isOver { timer.cancel() }
                // The task may have been cancelled before it waited.
                if state.withLock(\.isCancelled) { stopWaiting() }
            }
        } onCancel: {
            state.withLock { $0.isCancelled = true }
            stopWaiting()
        }
    }

    /// Waits for a time limit, and returns false if the task is cancelled.
    ///
    /// A clock of a test may come to the limit at once. An app then has a second of real time nevertheless. What
    /// waits for a thread goes first, several times with pauses between, since a task that answers may go on more
    /// than once before it does, and its thread may wait for a processor. So an app that answers has no fault on a
    /// busy machine.
    private static func sleep(for limit: Duration, on clock: any Clock<Duration>) async -> Bool {
        let start = ContinuousClock.now
        guard (try? await clock.sleep(for: limit)) != nil else { return false }
        let rest = min(limit, .seconds(1)) - start.duration(to: .now)
        if rest <= .zero { return true }
        guard (try? await Task.sleep(for: rest)) != nil else { return false }
        for _ in 1...10 {
            await Task.detached(priority: .medium) {}.value
            guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { return false }
        }
        return true
    }

    /// Returns true if there is no answer, so that the last chance begins.
    private func beginLastChance() -> Bool {
        state.withLock { state in
            state.isLastChance = !state.isOver && state.answers.isEmpty
            return state.isLastChance
        }
    }

    private func stopWaiting(isBlocked: Bool = false) {
        // The result is fixed now: an answer is late even if it comes before the waiting task resumes.
        let (waiting, timer, end) = state.withLock { state in
            defer {
                state.isOver = true
                state.waiting = nil
                state.timer = nil
            }
            let end = result(of: state, isBlocked: isBlocked)
            return (state.waiting, state.timer, end)
        }
        timer?.cancel()
        waiting?.resume(returning: end)
    }

    private func result(of state: State, isBlocked: Bool) -> End {
        var end = End(
            answer: state.answers.first, isCancelled: state.isCancelled && !isComplete(state),
            isRunning: !state.hasReturned && state.error == nil, missing: state.missing,
            replacement: state.replacement)
        if end.isCancelled { return end }
        end.usedLastChance = state.isLastChance && !state.answers.isEmpty
        if let error = state.error {
            end.faults.append(.threw(error))
        } else if isBlocked, !state.hasReturned, !end.usedLastChance {
            end.faults.append(.hung)
        } else if needsAnswer {
            // A method that has answered may go on, like the tasks that it has started.
            if state.answers.isEmpty { end.faults.append(.neverCalled) }
        } else if !state.hasReturned {
            end.faults.append(.neverReturned)
        }
        if state.answers.count > 1 { end.faults.append(.calledAgain) }
        return end
    }

    private func isComplete(_ state: State) -> Bool {
        let hasAnswered = !needsAnswer || !state.answers.isEmpty
        let isDone = state.hasReturned || state.isLastChance
        return state.error != nil || isDone && hasAnswered
    }

    /// Changes the state, and ends the waiting if the call is complete.
    @discardableResult private func change<Result: Sendable>(
        _ body: (inout State) -> Result
    ) -> Result {
        let (result, isComplete) = state.withLock { state in
            let result = body(&state)
            return (result, !state.isOver && state.waiting != nil && self.isComplete(state))
        }
        if isComplete { stopWaiting() }
        return result
    }
}
