/// Something that a view asks to be run.
@MainActor class ViewEffect {
    /// Called when the view has appeared.
    func begin() {}

    /// Takes over from the same one of an earlier round; returns true if it has run code.
    func takeOver(_ old: ViewEffect) -> Bool { false }

    /// Called when the view has gone.
    func end() {}
}

/// Code that runs when a view appears, or when it disappears.
final class AppearEffect: ViewEffect {
    private let appear: (() -> Void)?
    private let disappear: (() -> Void)?

    init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        (self.appear, self.disappear) = (appear, disappear)
    }

    override func begin() { appear?() }

    override func end() { disappear?() }
}

/// A task that runs while a view is there, and begins again when a value changes.
final class TaskEffect: ViewEffect {
    private let identifier: AnyHashable?
    private let action: @isolated(any) @Sendable () async -> Void
    private var task: Task<Void, Never>?

    init(
        of identifier: AnyHashable?, _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) {
        (self.identifier, self.action) = (identifier, action)
    }

    override func begin() {
        let action = action
        task = Task { await action() }
    }

    override func takeOver(_ old: ViewEffect) -> Bool {
        guard let old = old as? TaskEffect else { return false }
        guard old.identifier != identifier else {
            task = old.task
            return false
        }
        old.end()
        begin()
        return true
    }

    override func end() { task?.cancel() }
}

/// Code that runs for what a publisher sends.
final class ReceiveEffect: ViewEffect {
    private let subscribe: () -> AnyCancellable
    private var tie: AnyCancellable?

    init(_ subscribe: @escaping () -> AnyCancellable) { self.subscribe = subscribe }

    override func begin() { tie = subscribe() }

    override func takeOver(_ old: ViewEffect) -> Bool {
        tie = (old as? ReceiveEffect)?.tie
        return false
    }

    override func end() { tie?.cancel() }
}

/// Code that runs when a value changes.
final class ChangeEffect<Value: Equatable>: ViewEffect {
    private let value: Value
    private let isInitial: Bool
    private let action: (Value, Value) -> Void

    init(_ value: Value, isInitial: Bool = false, _ action: @escaping (Value, Value) -> Void) {
        (self.value, self.isInitial, self.action) = (value, isInitial, action)
    }

    override func begin() { if isInitial { action(value, value) } }

    override func takeOver(_ old: ViewEffect) -> Bool {
        guard let old = old as? ChangeEffect<Value>, old.value != value else { return false }
        action(old.value, value)
        return true
    }
}

/// Code that runs for a URL.
final class OpenURLEffect: ViewEffect {
    let action: (URL) -> Void

    init(_ action: @escaping (URL) -> Void) { self.action = action }
}

/// Something that is shown while a value is there: what it shows is noted as what the app opens.
final class ShownEffect: ViewEffect {
    private let names: [String]

    init(_ names: [String]) { self.names = names }

    override func begin() { note(from: 0) }

    override func takeOver(_ old: ViewEffect) -> Bool {
        guard let old = old as? ShownEffect else { return false }
        note(from: zip(old.names, names).prefix { $0 == $1 }.count)
        return false
    }

    private func note(from index: Int) {
        for name in names.dropFirst(index) { AppHost.shared.handOn(name) }
    }
}
