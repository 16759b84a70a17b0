/// The arguments of a callback.
struct CallbackArguments: Sendable {
    var application: Application
    /// The notification, or `nil` if the user has opened the app by its icon.
    var notification: UserNotification?
    /// The dictionary for the application's delegate; `nil` without a remote notification.
    var userInfo: Payload?
    var store: NotificationStore
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

    /// Starts to look which roles the delegate has, in a task that can be cancelled.
    ///
    /// The look creates the delegate if the app has just been launched.
    nonisolated func look(store: NotificationStore, in call: CallbackCall) -> Task<Void, Never> {
        Task.detached(executorPreference: AppTaskExecutor(executor.thread)) {
            await RunningApp.$store.withValue(store) {
                call.answer(.roles(await self.roles))
                call.hasReturned()
            }
        }
    }

    private var roles: DelegateRoles {
        DelegateRoles(isOfNotificationCenter: delegate is any UserNotificationCenterDelegate)
    }

    /// Starts a callback, in a task that can be cancelled.
    nonisolated func start(
        _ callback: AppCallback, with arguments: CallbackArguments, in call: CallbackCall
    ) -> Task<Void, Never> {
        Task.detached(executorPreference: AppTaskExecutor(executor.thread)) {
            await RunningApp.$store.withValue(arguments.store) {
                await self.make(callback, with: arguments, in: call)
            }
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
        switch callback.selector {
        case .didFinishLaunching:
            let options = callback.carriesPayload ? arguments.userInfo : nil
            _ = try await delegate.application(
                application,
                didFinishLaunchingWithOptions: options.map { [.remoteNotification: $0] })
        case .willEnterForeground: try await delegate.applicationWillEnterForeground(application)
        case .didBecomeActive: try await delegate.applicationDidBecomeActive(application)
        default:
            guard let userInfo = arguments.userInfo else { return }
            try await perform(callback, of: application, with: userInfo, in: call)
        }
    }

    private func perform(
        _ callback: AppCallback, of application: Application, with userInfo: Payload,
        in call: CallbackCall
    ) async throws {
        switch callback.selector {
        case .didReceiveRemoteNotification:
            try await delegate.application(application, didReceiveRemoteNotification: userInfo)
        case .didReceiveRemoteNotificationWithFetchHandler:
            try await delegate.application(
                application, didReceiveRemoteNotification: userInfo,
                fetchCompletionHandler: { call.answer(.fetched($0)) })
        case .handleAction:
            try await handleAction(callback, of: application, with: userInfo, in: call)
        case .handleActionWithResponseInfo:
            do {
                try await delegate.application(
                    application, handleActionWithIdentifier: callback.actionIdentifier,
                    forRemoteNotification: userInfo, withResponseInfo: [:],
                    completionHandler: { call.answer(.done) })
            } catch let missing as DelegateMethodMissing
                where missing.selector == callback.selector
            {
                try await handleActionOfOlderApp(
                    callback, of: application, with: userInfo, in: call)
            }
        default: break
        }
    }

    private func handleAction(
        _ callback: AppCallback, of application: Application, with userInfo: Payload,
        in call: CallbackCall
    ) async throws {
        try await delegate.application(
            application, handleActionWithIdentifier: callback.actionIdentifier,
            forRemoteNotification: userInfo, completionHandler: { call.answer(.done) })
    }

    /// Calls the method of iOS 8 on an app that lacks the one of iOS 9.
    private func handleActionOfOlderApp(
        _ callback: AppCallback, of application: Application, with userInfo: Payload,
        in call: CallbackCall
    ) async throws {
        call.calls(.handleAction)
        do {
            try await handleAction(callback, of: application, with: userInfo, in: call)
        } catch let missing as DelegateMethodMissing where missing.selector == .handleAction {
            throw DelegateMethodMissing(callback.selector)
        }
    }

    private func performOfCenter(
        _ callback: AppCallback, with arguments: CallbackArguments, in call: CallbackCall
    ) async throws {
        guard let notification = arguments.notification else { return }
        guard let delegate = delegate as? any UserNotificationCenterDelegate else {
            throw DelegateMethodMissing(callback.selector)
        }
        let center = UserNotificationCenter(arguments.store)
        if let identifier = callback.actionIdentifier {
            try await delegate.userNotificationCenter(
                center,
                didReceive: UserNotificationResponse(
                    actionIdentifier: identifier, notification: notification),
                withCompletionHandler: { call.answer(.done) })
        } else {
            try await delegate.userNotificationCenter(
                center, willPresent: notification,
                withCompletionHandler: { call.answer(.presentation($0)) })
        }
    }
}
