import Dispatch
import Handset
import HandsetTestSupport

/// How a delegate behaves in one of its methods.
enum DelegateConduct: CaseIterable {
    case good, throwing, hanging, blocking, neverAnswering, answeringTwice, answeringAgainLater
    case blockingLaunch
}

/// What delegates of an app do, and what was called of them, beyond the life of each.
final class PhoneDelegateScript: Sendable {
    struct Broken: Error, CustomStringConvertible {
        let description = "it is broken"
    }

    private struct State: Sendable {
        var conduct = DelegateConduct.good
        /// True while an app that is to run already is launched: it behaves well, and nothing is noted.
        var isBeingLaunched = false
        var selector: AppCallback.Selector?
        var calls: [AppCallback.Selector] = []
        var launches = 0
        var running = 0
        var overlaps = 0
        var handlers: [@Sendable () -> Void] = []
        var hanging: [CheckedContinuation<Void, Never>] = []
        var presentation = PresentationOptions.all
        var lateFaults: [DelegateFault] = []
        var cancelled = 0
    }

    let clock = ManualClock()
    private let state = Guarded(State())
    private let blocking = DispatchSemaphore(value: 0)

    init(
        _ conduct: DelegateConduct = .good, in selector: AppCallback.Selector? = nil,
        presenting presentation: PresentationOptions = .all
    ) {
        state.withLock { state in
            state.conduct = conduct
            state.selector = selector
            state.presentation = presentation
        }
    }

    var calls: [AppCallback.Selector] { state.value.calls }
    var launches: Int { state.value.launches }
    var overlaps: Int { state.value.overlaps }
    var lateFaults: [DelegateFault] { state.value.lateFaults }
    var presentation: PresentationOptions { state.value.presentation }

    /// A phone whose app follows the script; one that is to run already has been launched before.
    func phone(
        _ scenario: Scenario, now: @escaping @Sendable () -> Int = { 0 }
    ) async -> Phone {
        let phone = Phone(
            .init(
                scenario, clock: clock, now: now,
                lateFault: { [state] fault in state.withLock { $0.lateFaults.append(fault) } }),
            launch: { self.launch() })
        state.withLock { $0.isBeingLaunched = true }
        await phone.advance(by: .zero)
        state.withLock { $0.isBeingLaunched = false }
        return phone
    }

    /// From now on the delegate behaves well.
    func reform() {
        state.withLock { $0.conduct = .good }
    }

    /// Calls the completion handlers that the delegate has not called.
    func callHandlers() {
        for handler in state.value.handlers { handler() }
    }

    /// Ends what the delegate has left hanging or blocked.
    func release() {
        let hanging = state.withLock { state in
            defer { state.hanging = [] }
            return state.hanging
        }
        for continuation in hanging { continuation.resume() }
        blocking.signal()
    }

    private func launch() -> any ApplicationDelegate {
        let blocks = state.withLock { state in
            state.launches += 1
            return state.conduct == .blockingLaunch
        }
        if blocks { block() }
        return PhoneScriptedDelegate(script: self)
    }

    private func block() {
        clock.endSleep()
        blocking.wait()
        blocking.signal()
    }

    /// Behaves in a method.
    func play(
        _ selector: AppCallback.Selector, answer: (@Sendable () -> Void)? = nil
    ) async throws {
        let conduct = state.withLock { state in
            state.running += 1
            if state.running > 1 { state.overlaps += 1 }
            guard !state.isBeingLaunched else { return DelegateConduct.good }
            state.calls.append(selector)
            return state.selector == selector ? state.conduct : .good
        }
        defer { state.withLock { $0.running -= 1 } }
        switch conduct {
        case .good, .blockingLaunch:
            // Gives others the chance to come between.
            await Task.yield()
            answer?()
        case .throwing: throw Broken()
        case .hanging:
            clock.endSleep()
            await withCheckedContinuation { continuation in
                state.withLock { $0.hanging.append(continuation) }
            }
        case .blocking: block()
        case .neverAnswering:
            guard let answer else { return }
            state.withLock { $0.handlers.append(answer) }
            after(on: #isolation) { [clock] in clock.endSleep() }
        case .answeringTwice:
            answer?()
            answer?()
        case .answeringAgainLater:
            guard let answer else { return }
            answer()
            state.withLock { $0.handlers.append(answer) }
        }
    }

    /// Does something on the app's thread when the method has returned.
    private func after(
        on actor: isolated (any Actor)?, _ body: @escaping @Sendable () -> Void
    ) {
        Task {
            _ = actor
            body()
        }
    }
}
