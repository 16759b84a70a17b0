/// The publishers that change what others send.
public enum Publishers {
    /// The values of another publisher, each changed or left out.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The error of the other publisher.
        public typealias Failure = Upstream.Failure

        /// The other publisher.
        public let upstream: Upstream
        /// Returns the new value, or `nil` to leave the value out.
        public let transform: (Upstream.Output) -> Output?

        /// Lets a subscriber get the values.
        public func receive<Receiver: Subscriber>(subscriber: Receiver)
        where Receiver.Input == Output, Receiver.Failure == Failure {
            upstream.receive(subscriber: Stage(subscriber, transform: transform))
        }
    }

    /// The values of another publisher, on a queue.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The value of the other publisher.
        public typealias Output = Upstream.Output
        /// The error of the other publisher.
        public typealias Failure = Upstream.Failure

        /// The other publisher.
        public let upstream: Upstream
        public let scheduler: Context

        /// Lets a subscriber get the values.
        public func receive<Receiver: Subscriber>(subscriber: Receiver)
        where Receiver.Input == Output, Receiver.Failure == Failure {
            upstream.receive(subscriber: Delay(subscriber, scheduler: scheduler))
        }
    }
}

extension Publisher {
    /// Changes each value.
    public func map<Result>(
        _ transform: @escaping (Output) -> Result
    ) -> Publishers.CompactMap<Self, Result> {
        Publishers.CompactMap(upstream: self) { .some(transform($0)) }
    }

    /// Changes each value, or leaves it out.
    public func compactMap<Result>(
        _ transform: @escaping (Output) -> Result?
    ) -> Publishers.CompactMap<Self, Result> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Leaves the values out that do not fit.
    public func filter(
        _ isIncluded: @escaping (Output) -> Bool
    ) -> Publishers.CompactMap<Self, Output> {
        Publishers.CompactMap(upstream: self) { isIncluded($0) ? $0 : nil }
    }

    /// Sends the values on a queue.
    ///
    /// - Parameters:
    ///   - scheduler: The queue.
    ///   - options: The options of the queue, which change nothing.
    /// - Returns: The publisher.
    public func receive<Context: Scheduler>(
        on scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, Context> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves a value out that is the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self)
    }
}
