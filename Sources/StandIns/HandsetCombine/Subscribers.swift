/// The types of what receives values.
public enum Subscribers {
    /// A number of values that are wanted.
    public struct Demand: Hashable, Comparable, Sendable {
        /// The number; `nil` if it is without bound.
        public let max: Int?

        /// As many values as there are.
        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)

        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        public static func + (left: Demand, right: Demand) -> Demand {
            guard let first = left.max, let second = right.max else { return .unlimited }
            return Demand(max: first.addingReportingOverflow(second).partialValue)
        }

        public static func += (left: inout Demand, right: Demand) { left = left + right }

        /// True if the first number is smaller.
        public static func < (left: Demand, right: Demand) -> Bool {
            (left.max ?? .max) < (right.max ?? .max)
        }

        /// Takes one value away, and returns false if none is wanted.
        mutating func takeOne() -> Bool {
            guard let max else { return true }
            guard max > 0 else { return false }
            self = .max(max - 1)
            return true
        }
    }

    /// The end of values.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// A subscriber that calls closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let receiveCompletion: (Completion<Failure>) -> Void
        private let receiveValue: (Input) -> Void
        private var subscription: (any Subscription)?

        /// Creates a subscriber.
        ///
        /// - Parameters:
        ///   - receiveCompletion: Called at the end.
        ///   - receiveValue: Called with each value.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            receiveValue(input)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            subscription = nil
            receiveCompletion(completion)
        }

        public func cancel() {
            subscription?.cancel()
            subscription = nil
        }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
