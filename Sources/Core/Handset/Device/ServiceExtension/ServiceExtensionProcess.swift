/// The process of a service extension, which handles one notification.
final class ServiceExtensionProcess: Sendable {
    /// The extension, which two threads use.
    ///
    /// `@unchecked Sendable` because Apple too calls the second method on a thread of its own
    /// ("serviceExtensionTimeWillExpire()"), while the first one may still run: an extension guards what
    /// both use.
    private final class Instance: @unchecked Sendable {  // because: see above
        let value: any NotificationServiceExtension

        init(_ value: any NotificationServiceExtension) {
            self.value = value
        }
    }

    private let thread = SerialThread(name: "Handset.app")
    private let instance = Locked<Instance?>(nil)
    private let expiration = Locked<Task<Void, Never>?>(nil)
    private let make: @Sendable () -> any NotificationServiceExtension
    /// The notifications of its app, whose center it shares; `nil` without a phone.
    private let store: NotificationStore?

    init(
        of store: NotificationStore?,
        _ make: @escaping @Sendable () -> any NotificationServiceExtension
    ) {
        self.store = store
        self.make = make
    }

    /// Starts the extension on a thread of its own, in a task that can be cancelled.
    func start(_ request: UserNotificationRequest, in call: CallbackCall) -> Task<Void, Never> {
        Task.detached(executorPreference: AppTaskExecutor(thread)) { [self] in
            await RunningApp.$store.withValue(store) { await receive(request, in: call) }
        }
    }

    private func receive(_ request: UserNotificationRequest, in call: CallbackCall) async {
        let instance = Instance(make())
        self.instance.withLock { $0 = instance }
        do {
            try await instance.value.didReceive(request) { call.answer(.content($0)) }
            call.hasReturned()
        } catch {
            call.hasThrown(error)
        }
    }

    /// Returns true if the extension's thread, or the main thread, is blocked.
    func isBlocked(timeLimit: Duration) async -> Bool {
        await ThreadProbe(thread, timeLimit: timeLimit).isBlocked
    }

    /// Gives the extension its last chance, on another thread.
    func expire(in call: CallbackCall) {
        // An extension whose creation hangs has no chance.
        guard let instance = instance.withLock({ $0 }) else { return }
        let task = Task.detached(
            executorPreference: AppTaskExecutor(SerialThread(name: "Handset.app"))
        ) { [store] in
            await RunningApp.$store.withValue(store) {
                do {
                    try await instance.value.serviceExtensionTimeWillExpire()
                } catch {
                    call.hasThrown(error)
                }
            }
        }
        expiration.withLock { $0 = task }
    }

    /// Cancels the last chance, if the extension still uses it.
    func end() {
        expiration.withLock { $0?.cancel() }
    }
}
