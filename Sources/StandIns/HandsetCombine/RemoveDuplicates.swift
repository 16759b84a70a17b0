extension Publishers {
    /// The values of another publisher, without those that are the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher
    where Upstream.Output: Equatable {
        /// The value of the other publisher.
        public typealias Output = Upstream.Output
        /// The error of the other publisher.
        public typealias Failure = Upstream.Failure

        /// The other publisher.
        public let upstream: Upstream

        /// Lets a subscriber get the values.
        public func receive<Receiver: Subscriber>(subscriber: Receiver)
        where Receiver.Input == Output, Receiver.Failure == Failure {
            var last: Output?
            upstream.receive(
                subscriber: Stage(subscriber) { value in
                    defer { last = value }
                    return value == last ? nil : value
                })
        }
    }
}
