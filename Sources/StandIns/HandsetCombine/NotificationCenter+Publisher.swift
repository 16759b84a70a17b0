extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The sender. If `nil`, any.
    /// - Returns: The publisher.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: HandsetCombine.Publisher {
        /// A notification.
        public typealias Output = Notification
        /// The publisher never fails.
        public typealias Failure = Never

        /// The center that posts them.
        public let center: NotificationCenter
        public let name: Notification.Name
        /// The sender; any if `nil`.
        public let object: AnyObject?

        /// Lets a subscriber get the notifications, where they are posted.
        public func receive<Receiver: Subscriber>(subscriber: Receiver)
        where Receiver.Input == Notification, Receiver.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            // Safe because the center calls where the notification is posted, as Apple's does.
            nonisolated(unsafe) let sender = subject
            nonisolated(unsafe) let token = center.addObserver(
                forName: name, object: object, queue: nil
            ) { sender.send($0) }
            subject.receive(
                subscriber: Ending(subscriber) { [center] in center.removeObserver(token) })
        }
    }
}

/// A subscriber whose subscription does something when it ends.
private struct Ending<Downstream: Subscriber>: Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let end: () -> Void

    init(_ downstream: Downstream, end: @escaping () -> Void) {
        self.downstream = downstream
        self.end = end
    }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: EndingSubscription(subscription, end: end))
    }

    func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}

private final class EndingSubscription: Subscription {
    private let subscription: any Subscription
    private let end: () -> Void

    init(_ subscription: any Subscription, end: @escaping () -> Void) {
        self.subscription = subscription
        self.end = end
    }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() {
        subscription.cancel()
        end()
    }
}
