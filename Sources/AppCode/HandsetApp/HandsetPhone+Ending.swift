public import Handset
internal import HandsetUIKit

extension HandsetPhone {
    /// Lets the system end the app without a call, as it does for want of memory.
    ///
    /// The next launch has a new delegate. The statics of the app stay, since it runs in the test's process:
    /// where that matters, use an exit test for each launch.
    ///
    /// - Returns: The result.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func kill() async throws -> Delivery {
        endProcess()
        return try await act { await $0.terminate() }
    }

    /// Ends what the app waits for: answers of the network, timers and late blocks.
    private func endProcess() {
        AppNetwork.shared.endProcess()
        AppHost.shared.endProcess()
    }

    /// Lets the system end the app, which gets `applicationWillTerminate(_:)` if it runs and is not suspended (Apple,
    /// "applicationWillTerminate(_:)").
    ///
    /// - Returns: The result.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func terminate() async throws -> Delivery {
        await phone.advance(by: .zero)
        await tellOfEnd()
        return try await kill()
    }

    /// Lets the user end the app in the app switcher.
    ///
    /// An app on the screen leaves it before. Its scene is disconnected, and the app gets
    /// `applicationWillTerminate(_:)` unless it is suspended; after its next launch it gets
    /// `application(_:didDiscardSceneSessions:)`. New content does not launch it until the user has opened it.
    ///
    /// - Returns: The result, with the callbacks on the way.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func forceQuit() async throws -> Delivery {
        let delivery = try await goHome()
        let session = UIApplication.shared.connectedScenes.first?.session
        await phone.inApp("sceneDidDisconnect:") {
            for scene in UIApplication.shared.connectedScenes {
                scene.activationState = .unattached
                scene.delegate?.sceneDidDisconnect(scene)
            }
        }
        await tellOfEnd()
        endProcess()
        _ = try await act { await $0.forceQuit() }
        UIApplication.shared.discardedSessions = Set([session].compactMap(\.self))
        return delivery
    }

    /// Lets the app know that it ends, unless it is suspended.
    private func tellOfEnd() async {
        guard await phone.scenario.appState != .suspended else { return }
        await phone.inApp("applicationWillTerminate:") {
            let application = UIApplication.shared
            application.delegate?.applicationWillTerminate(application)
            NotificationCenter.default.post(
                name: UIApplication.willTerminateNotification, object: application)
        }
    }

    /// Lets the phone's time pass without waiting, and delivers the app's own notifications whose moments come.
    ///
    /// A phone with a `TestClock` wakes what the app lets wait: timers and blocks of `asyncAfter` have run when the method
    /// returns; a task after `Task.sleep` goes on by itself, and `phone.until(within:_:)` waits for what it does.
    ///
    /// If the app has left the screen and begun tasks in the background, their time may be over; see
    /// ``expireBackgroundTasks()``.
    ///
    /// - Parameter duration: The time; a negative one counts as none.
    /// - Returns: The results, in the order of the notifications.
    /// - Throws: `DeliveryFailure` if the app has a fault; ``ActFailure`` if it does not end its tasks.
    @discardableResult public func advance(by duration: Duration) async throws -> [Delivery] {
        let deliveries = try await phone.advance(by: duration).map { try $0.check() }
        // The phone's time has whole seconds.
        AppHost.shared.testClock?.advance(
            by: Duration(
                secondsComponent: 0, attosecondsComponent: duration.components.attoseconds))
        await runMainQueue()
        let application = UIApplication.shared
        guard let seconds = application.secondsInBackground else { return deliveries }
        let sum = seconds.addingReportingOverflow(
            Int(clamping: max(0, duration.components.seconds)))
        let present = sum.overflow ? .max : sum.partialValue
        application.secondsInBackground = present
        if present >= UIApplication.backgroundTimeLimit { try await expireBackgroundTasks() }
        return deliveries
    }

    /// Lets run what waits on the main queue.
    private func runMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Lets the time of the app's tasks in the background be over.
    ///
    /// Their expiration handlers are called, in order. An app that has tasks even then is ended, as on iOS (Apple,
    /// "Extending your app's background execution time").
    ///
    /// - Throws: ``ActFailure`` with the tasks that the app has not ended.
    public func expireBackgroundTasks() async throws {
        let left = Names()
        await phone.inApp("expirationHandler") {
            left.names = UIApplication.shared.expireBackgroundTasks()
        }
        guard !left.names.isEmpty else { return }
        try await kill()
        UIApplication.shared.forgetProcess()
        throw ActFailure(.backgroundTasksLeft(left.names))
    }
}

/// The names that a call in the app gives back.
@MainActor private final class Names {
    var names: [String] = []
}
