/// A place where code runs.
public protocol Scheduler {
    /// The options, which change nothing.
    associatedtype SchedulerOptions

    /// Lets code run soon.
    func schedule(_ action: @escaping () -> Void)
}

/// A place where code runs at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There are no options.
    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()

    public func schedule(_ action: @escaping () -> Void) { action() }
}

extension DispatchQueue: Scheduler {
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// Lets code run on the queue.
    public func schedule(_ action: @escaping () -> Void) {
        // Safe because the queue's order is all that the code asks for, as with Apple's.
        nonisolated(unsafe) let action = action
        async { action() }
    }
}

extension OperationQueue: Scheduler {
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// Lets code run on the queue.
    public func schedule(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === OperationQueue.main {
            DispatchQueue.main.async { action() }
        } else {
            addOperation { action() }
        }
    }
}

extension RunLoop: Scheduler {
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// Lets code run on the loop; on the main thread, on the main queue, since in a test no loop turns there.
    public func schedule(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === RunLoop.main {
            DispatchQueue.main.async { action() }
        } else {
            perform { action() }
        }
    }
}
