/// The arguments of a callback.
struct CallbackArguments: Sendable {
    var application: Application
    /// The notification, or `nil` if the user has opened the app by its icon.
    var notification: UserNotification?
    var center: UserNotificationCenter
}

/// A running app: its delegate, on a thread of its own.
actor AppProcess {
    private nonisolated let executor = AppExecutor(AppThread())
    private nonisolated let crash = Locked(false)
    private let launch: @Sendable () -> any ApplicationDelegate
    private lazy var delegate = launch()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// True if the app has ended between two callbacks; the phone looks at it at the next one.
    nonisolated var hasCrashed: Bool { crash.withLock { $0 } }

    /// Creates a process; the first callback creates the delegate, on the app's thread.
    init(_ launch: @escaping @Sendable () -> any ApplicationDelegate) {
        self.launch = launch
    }

    /// Ends the app between two callbacks.
    nonisolated func end() {
        crash.withLock { $0 = true }
    }

    /// Starts a callback, in a task that can be cancelled.
    nonisolated func start(
        _ callback: AppCallback, with arguments: CallbackArguments, in call: CallbackCall
    ) -> Task<Void, Never> {
        Task.detached(executorPreference: AppTaskExecutor(executor.thread)) {
            await self.make(callback, with: arguments, in: call)
        }
    }

    private func make(
        _ callback: AppCallback, with arguments: CallbackArguments, in call: CallbackCall
    ) async {
        do {
            try await perform(callback, with: arguments, in: call)
            call.hasReturned()
        } catch {
            call.hasThrown(error)
        }
    }

    private func perform(
        _ callback: AppCallback, with arguments: CallbackArguments, in call: CallbackCall
    ) async throws {
        let application = arguments.application
        if callback.selector.isOfNotificationCenter {
            return try await performOfCenter(callback, with: arguments, in: call)
        }
        let userInfo = arguments.notification?.request.content.userInfo
        switch callback.selector {
        case .didFinishLaunching:
            let options = callback.carriesPayload ? userInfo : nil
            _ = try await delegate.application(
                application,
                didFinishLaunchingWithOptions: options.map { [.remoteNotification: $0] })
        case .willEnterForeground: try await delegate.applicationWillEnterForeground(application)
        case .didBecomeActive: try await delegate.applicationDidBecomeActive(application)
        default:
            guard let userInfo else { return }
            try await perform(callback, of: application, with: userInfo, in: call)
        }
    }

    private func perform(
        _ callback: AppCallback, of application: Application, with userInfo: Payload,
        in call: CallbackCall
    ) async throws {
        let isDone: @Sendable () -> Void = { call.answer(.done) }
        switch callback.selector {
        case .didReceiveRemoteNotification:
            try await delegate.application(application, didReceiveRemoteNotification: userInfo)
        case .didReceiveRemoteNotificationWithFetchHandler:
            try await delegate.application(
                application, didReceiveRemoteNotification: userInfo,
                fetchCompletionHandler: { call.answer(.fetched($0)) })
        case .handleAction:
            try await delegate.application(
                application, handleActionWithIdentifier: callback.actionIdentifier,
                forRemoteNotification: userInfo, completionHandler: isDone)
        case .handleActionWithResponseInfo:
            try await delegate.application(
                application, handleActionWithIdentifier: callback.actionIdentifier,
                forRemoteNotification: userInfo, withResponseInfo: [:], completionHandler: isDone)
        default: break
        }
    }

    private func performOfCenter(
        _ callback: AppCallback, with arguments: CallbackArguments, in call: CallbackCall
    ) async throws {
        guard let notification = arguments.notification else { return }
        guard let delegate = delegate as? any UserNotificationCenterDelegate else {
            throw DelegateMethodMissing(callback.selector)
        }
        if let identifier = callback.actionIdentifier {
            try await delegate.userNotificationCenter(
                arguments.center,
                didReceive: UserNotificationResponse(
                    actionIdentifier: identifier, notification: notification),
                withCompletionHandler: { call.answer(.done) })
        } else {
            try await delegate.userNotificationCenter(
                arguments.center, willPresent: notification,
                withCompletionHandler: { call.answer(.presentation($0)) })
        }
    }
}
