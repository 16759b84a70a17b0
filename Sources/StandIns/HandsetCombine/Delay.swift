/// A subscriber that passes what it gets on to another one, on a queue.
final class Delay<Downstream: Subscriber, Context: Scheduler>: Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let scheduler: Context
    private var subscription: (any Subscription)?

    init(_ downstream: Downstream, scheduler: Context) {
        self.downstream = downstream
        self.scheduler = scheduler
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        downstream.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        scheduler.schedule { [self] in
            let demand = downstream.receive(input)
            if demand > .none { subscription?.request(demand) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        scheduler.schedule { [self] in
            subscription = nil
            downstream.receive(completion: completion)
        }
    }
}
