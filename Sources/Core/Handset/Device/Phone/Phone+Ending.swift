extension Phone {
    /// Lets the system end the app, as it does for want of memory.
    ///
    /// The app gets no callback. What needs it next launches it anew.
    ///
    /// - Returns: The result, with the faults of an app that had to be launched before.
    @discardableResult public func terminate() async -> Delivery {
        await inTurn(orIfCancelled: .cancelled(nil)) { phone in
            let delivery = await phone.withLocalDeliveries { Delivery(nil, .arrived) }
            if !phone.scenario.appState.needsLaunch { phone.end(as: .notRunning, delivery) }
            return phone.withLateFaults(delivery)
        }
    }

    /// Lets the user end the app in the app switcher.
    ///
    /// An app on the screen leaves it before, with the callbacks of ``goHome()``. New content does not launch
    /// the app until the user has opened it (Apple, "Pushing background updates to your App").
    ///
    /// - Returns: The result, with the callbacks on the way.
    @discardableResult public func forceQuit() async -> Delivery {
        await inTurn(orIfCancelled: .cancelled(nil)) { phone in
            let delivery = await phone.leaveScreen()
            phone.end(as: .forceQuit, delivery)
            return phone.withLateFaults(delivery)
        }
    }

    /// Ends the app, unless the task was cancelled before.
    private func end(as state: AppState, _ delivery: Delivery) {
        guard !delivery.isCancelled, !Task.isCancelled else { return }
        process = nil
        lastScenario.appState = state
    }
}
