internal import Foundation

/// A running app: its delegate, on a thread of its own.
actor AppProcess {
    private nonisolated let executor = ThreadExecutor(SerialThread(name: "Handset.app"))
    private nonisolated let crash = Locked(false)
    /// The methods that have not returned in time, and wait without blocking the thread.
    private nonisolated let waiting = Locked<[Task<Void, Never>]>([])
    private let launch: @concurrent @Sendable () async -> sending any ApplicationDelegate
    private var launched: (any ApplicationDelegate)?
    private let launchScene: (@concurrent @Sendable () async -> sending any SceneDelegate)?
    private var launchedScene: (any SceneDelegate)?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// True if the app has ended between two callbacks; the phone looks at it at the next one.
    nonisolated var hasCrashed: Bool { crash.withLock { $0 } }

    /// The first callback creates the delegate, on the app's thread; if `launchScene` is `nil`, it may be the
    /// scene's delegate.
    init(
        _ launch: @escaping @concurrent @Sendable () async -> sending any ApplicationDelegate,
        _ launchScene: (@concurrent @Sendable () async -> sending any SceneDelegate)?
    ) {
        self.launch = launch
        self.launchScene = launchScene
    }

    /// Ends the app between two callbacks.
    nonisolated func end() {
        crash.withLock { $0 = true }
    }

    /// Returns true if the app's thread, or the main thread, is blocked.
    nonisolated func isBlocked(timeLimit: Duration) async -> Bool {
        await ThreadProbe(executor.thread, timeLimit: timeLimit).isBlocked
    }

    /// Keeps a method that has not returned, to be cancelled when the app ends.
    nonisolated func keep(_ method: Task<Void, Never>) {
        waiting.withLock { $0.append(method) }
    }

    /// Cancels the methods that have not returned: the app has ended.
    nonisolated func cancel() {
        let methods = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for method in methods { method.cancel() }
    }

    /// Starts to look which roles the delegate has; the look creates it if the app has just been launched.
    nonisolated func look(store: NotificationStore, in call: CallbackCall) -> Task<Void, Never> {
        Task.detached(executorPreference: AppTaskExecutor(executor.thread)) {
            await RunningApp.$store.withValue(store) {
                call.answer(.roles(await self.roles))
                call.hasReturned()
            }
        }
    }

    private var delegate: any ApplicationDelegate {
        get async {
            if let launched { return launched }
            let delegate = await launch()
            launched = delegate
            return delegate
        }
    }

    private var sceneDelegate: (any SceneDelegate)? {
        get async {
            if let launchedScene { return launchedScene }
            guard let launchScene else { return await delegate as? any SceneDelegate }
            let delegate = await launchScene()
            launchedScene = delegate
            return delegate
        }
    }

    private var roles: DelegateRoles {
        get async {
            let delegate = await delegate
            return DelegateRoles(
                isOfNotificationCenter: delegate is any UserNotificationCenterDelegate,
                isOfScene: launchScene != nil || delegate is any SceneDelegate)
        }
    }

    nonisolated func start(
        _ callback: Registration.Callback, with arguments: CallbackArguments, in call: CallbackCall
    ) -> Task<Void, Never> {
        Task.detached(executorPreference: AppTaskExecutor(executor.thread)) {
            await RunningApp.$store.withValue(arguments.store) {
                await RunningApp.$callback.withValue(callback.selector) {
                    await self.make(callback, with: arguments, in: call)
                }
            }
        }
    }

    /// Starts something of the app outside of the callbacks of notifications.
    nonisolated func start(
        _ callback: String, store: NotificationStore, in call: CallbackCall,
        _ body: @escaping @concurrent @Sendable () async -> Void
    ) -> Task<Void, Never> {
        Task.detached(executorPreference: AppTaskExecutor(executor.thread)) {
            await RunningApp.$store.withValue(store) {
                await RunningApp.$callback.withValue(callback) { await body() }
            }
            call.hasReturned()
        }
    }

    private func make(
        _ callback: Registration.Callback, with arguments: CallbackArguments, in call: CallbackCall
    ) async {
        do {
            try await callback.call(await delegate, of: arguments.application)
            call.hasReturned()
        } catch {
            call.hasThrown(error)
        }
    }

    nonisolated func start(
        _ callback: AppCallback, with arguments: CallbackArguments, in call: CallbackCall
    ) -> Task<Void, Never> {
        Task.detached(executorPreference: AppTaskExecutor(executor.thread)) {
            await RunningApp.$store.withValue(arguments.store) {
                await RunningApp.$payload.withValue(arguments.userInfo) {
                    await RunningApp.$callback.withValue(callback.selector.rawValue) {
                        await self.make(callback, with: arguments, in: call)
                    }
                }
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
        let delegate = await delegate
        if callback.selector.isOfNotificationCenter {
            return try await performOfCenter(callback, with: arguments, in: call)
        }
        if callback.selector.isOfScene {
            return try await performOfScene(callback, with: arguments)
        }
        switch callback.selector {
        case .didFinishLaunching:
            let payload = callback.carriesPayload ? arguments.userInfo : nil
            _ = try await delegate.application(
                application,
                didFinishLaunchingWithOptions: payload.map {
                    [.remoteNotification: $0.userInfo.foundation]
                })
        case .willEnterForeground: try await delegate.applicationWillEnterForeground(application)
        case .didBecomeActive: try await delegate.applicationDidBecomeActive(application)
        case .willResignActive: try await delegate.applicationWillResignActive(application)
        case .didEnterBackground: try await delegate.applicationDidEnterBackground(application)
        default:
            guard let userInfo = arguments.userInfo else { return }
            try await perform(callback, of: application, with: userInfo, in: call)
        }
    }

    private func perform(
        _ callback: AppCallback, of application: Application, with userInfo: Payload,
        in call: CallbackCall
    ) async throws {
        let delegate = await delegate
        switch callback.selector {
        case .didReceiveRemoteNotification:
            // Not the form of the fetch method that has the same arguments.
            let _: Void = try await delegate.application(
                application, didReceiveRemoteNotification: userInfo.foundation)
        case .didReceiveRemoteNotificationWithFetchHandler:
            try await delegate.application(
                application, didReceiveRemoteNotification: userInfo.foundation,
                fetchCompletionHandler: { call.answer(.fetched($0)) })
        case .handleAction:
            try await handleAction(callback, of: application, with: userInfo, in: call)
        case .handleActionWithResponseInfo:
            do {
                try await delegate.application(
                    application, handleActionWithIdentifier: callback.actionIdentifier,
                    forRemoteNotification: userInfo.foundation,
                    withResponseInfo: callback.responseInfo,
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
            forRemoteNotification: userInfo.foundation, completionHandler: { call.answer(.done) })
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
        guard let delegate = await centerDelegate(in: arguments.store) else {
            throw DelegateMethodMissing(callback.selector)
        }
        let center = UserNotificationCenter(arguments.store)
        if let identifier = callback.actionIdentifier {
            try await delegate.userNotificationCenter(
                center,
                didReceive: UserNotificationResponse(
                    actionIdentifier: identifier, notification: notification,
                    userText: callback.userText),
                withCompletionHandler: { call.answer(.done) })
        } else {
            try await delegate.userNotificationCenter(
                center, willPresent: notification,
                withCompletionHandler: { call.answer(.presentation($0)) })
        }
    }

    /// Returns the object that the app has set, or its own delegate if it has set none.
    private func centerDelegate(
        in store: NotificationStore
    ) async -> (any UserNotificationCenterDelegate)? {
        guard let reference = store.centerDelegate else {
            return await delegate as? any UserNotificationCenterDelegate
        }
        return reference.object
    }

    private func performOfScene(
        _ callback: AppCallback, with arguments: CallbackArguments
    ) async throws {
        let scene = Scene(callback.applicationState)
        let sceneDelegate = await sceneDelegate
        switch callback.selector {
        case .sceneWillConnect:
            try await sceneDelegate?.scene(
                Scene(), willConnectTo: SceneSession(),
                options: Scene.ConnectionOptions(
                    notificationResponse: callback.carriesPayload ? arguments.response : nil))
        case .sceneWillEnterForeground: try await sceneDelegate?.sceneWillEnterForeground(scene)
        case .sceneDidBecomeActive: try await sceneDelegate?.sceneDidBecomeActive(scene)
        case .sceneWillResignActive: try await sceneDelegate?.sceneWillResignActive(scene)
        case .sceneDidEnterBackground: try await sceneDelegate?.sceneDidEnterBackground(scene)
        default: break
        }
    }
}

extension AppCallback {
    /// The response info of iOS 9.
    fileprivate var responseInfo: [AnyHashable: Any] {
        userText.map { [UserNotificationResponse.typedTextKey: NSString(string: $0)] } ?? [:]
    }
}
