extension Phone {
    /// Delivers a notification, and another one while the app works at the first: it has not called its completion handler.
    ///
    /// iOS waits for no handler before it gives the next notification to an app that runs. Where the app calls the
    /// handler at once, or gets no callback with one, the second comes after the first.
    ///
    /// - Parameters:
    ///   - first: The first notification.
    ///   - second: The notification that comes while the app works at it.
    /// - Returns: The results, in their order.
    package func deliver(
        _ first: RemoteNotification, during second: RemoteNotification
    ) async -> [Delivery] {
        await inTurn(orIfCancelled: [.cancelled(first), .cancelled(second)]) { phone in
            let usual = phone.lastScenario.choice
            phone.lastScenario.choice = UserChoice(.nothing)
            phone.interruption = Interruption(second)
            let outer = await phone.take(first)
            let inner: Delivery
            if let delivery = phone.interruption?.delivery {
                inner = delivery
            } else {
                inner = await phone.take(second)
            }
            phone.interruption = nil
            phone.lastScenario.choice = usual
            return [phone.withLateFaults(outer), phone.withLateFaults(inner)]
        }
    }

    /// A notification that comes while the app works at another one.
    struct Interruption: Sendable {
        let notification: RemoteNotification
        var delivery: Delivery?
        var hasBegun = false
        /// True if the app has ended by it.
        var hasEndedApp = false

        init(_ notification: RemoteNotification) { self.notification = notification }
    }

    /// Delivers the notification that comes while the app works at another one, if there is one and the app has not
    /// called the handler of that yet.
    func interrupt(_ call: CallbackCall) async {
        guard let interruption, !interruption.hasBegun, await call.isOpen() else { return }
        self.interruption?.hasBegun = true
        let (leftOut, appState) = (leftOut, lastScenario.appState)
        let delivery = await arrive(interruption.notification)
        self.interruption?.delivery = delivery
        self.leftOut = leftOut
        if process != nil {
            lastScenario.appState = appState
        } else {
            self.interruption?.hasEndedApp = true
        }
    }
}

extension CallbackCall {
    /// The time in which a method returns that only begins something; one that waits for something goes on after it.
    private static let timeOfMethod = Duration.milliseconds(50)
    /// The time between two looks at it.
    private static let interval = Duration.milliseconds(1)

    /// Waits until the method returns or waits for something, and returns true if its completion handler is to be called
    /// still.
    fileprivate func isOpen() async -> Bool {
        guard needsAnswer else { return false }
        let end = ContinuousClock.now + Self.timeOfMethod
        while isOpenNow, !hasReturnedNow, ContinuousClock.now < end {
            guard (try? await Task.sleep(for: Self.interval)) != nil else { return false }
        }
        return isOpenNow
    }
}
