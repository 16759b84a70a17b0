/// The tie between a subject and a subscriber; a value without demand is lost, as Apple documents.
final class SubjectTie<Output, Failure: Error>: Subscription {
    /// The value that the subscriber gets with its first request.
    var first: Output?
    var onCancel: (() -> Void)?
    private var receive: ((Output) -> Subscribers.Demand)?
    private var complete: ((Subscribers.Completion<Failure>) -> Void)?
    private var demand = Subscribers.Demand.none

    init(
        first: Output?, receive: @escaping (Output) -> Subscribers.Demand,
        complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.first = first
        self.receive = receive
        self.complete = complete
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        guard demand > .none, let value = first else { return }
        first = nil
        send(value)
    }

    func send(_ value: Output) {
        guard let receive, demand.takeOne() else { return }
        demand += receive(value)
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        defer { (receive, complete) = (nil, nil) }
        complete?(completion)
    }

    func cancel() {
        (receive, complete, first) = (nil, nil, nil)
        defer { onCancel = nil }
        onCancel?()
    }
}
