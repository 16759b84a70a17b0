/// The receiver of pushes that are not notifications: the app's push registry and its Live Activities.
package protocol PushReceiver: Sendable {
    /// Gives a push for a call to the app's registry, and looks for its report.
    @MainActor func receiveCall(_ payload: Payload, in scenario: Scenario) async -> CallReceipt

    /// Holds a push for a Live Activity to the app's types, and to what the phone has.
    @MainActor func receiveActivity(_ payload: Payload, in scenario: Scenario) -> ActivityReceipt
}

/// The result of a push for a call.
package struct CallReceipt: Sendable {
    /// The methods of the app that were called, in order.
    package var callbacks: [AppCallback]
    /// The fault for which iOS ends the app; `nil` if it lives.
    package var fault: DelegateFault.Kind?

    package init(_ callbacks: [AppCallback], _ fault: DelegateFault.Kind? = nil) {
        self.callbacks = callbacks
        self.fault = fault
    }
}

/// The result of a push for a Live Activity.
package struct ActivityReceipt: Sendable {
    /// The reason why nothing has changed; `nil` if something has.
    package var refusal: ActivityRefusal?
    /// True if the app is launched for it.
    package var wakesApp: Bool

    package init(_ refusal: ActivityRefusal? = nil, wakesApp: Bool = false) {
        self.refusal = refusal
        self.wakesApp = wakesApp
    }
}
