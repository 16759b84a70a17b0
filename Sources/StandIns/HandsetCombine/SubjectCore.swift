/// The subscribers of a subject.
final class SubjectCore<Output, Failure: Error> {
    private var ties: [SubjectTie<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    private let lock = NSRecursiveLock()

    /// Adds a subscriber, which gets a first value if there is one.
    func add<Receiver: Subscriber>(_ subscriber: Receiver, first: Output?)
    where Receiver.Input == Output, Receiver.Failure == Failure {
        let tie = SubjectTie<Output, Failure>(
            first: first, receive: { subscriber.receive($0) },
            complete: { subscriber.receive(completion: $0) })
        let ended = lock.withLock {
            if completion == nil { ties.append(tie) }
            return completion
        }
        tie.onCancel = { [weak self, weak tie] in
            guard let self else { return }
            lock.withLock { ties.removeAll { $0 === tie } }
        }
        if ended != nil { tie.first = nil }
        subscriber.receive(subscription: tie)
        if let ended { tie.end(ended) }
    }

    /// True if the values have not ended.
    var isOpen: Bool { lock.withLock { completion == nil } }

    func send(_ value: Output) {
        let open = lock.withLock { completion == nil ? ties : [] }
        for tie in open { tie.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let open = lock.withLock {
            guard self.completion == nil else { return [SubjectTie<Output, Failure>]() }
            self.completion = completion
            defer { ties = [] }
            return ties
        }
        for tie in open { tie.end(completion) }
    }
}
