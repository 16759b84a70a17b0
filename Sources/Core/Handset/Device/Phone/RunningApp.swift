/// The app that runs the present code.
enum RunningApp {
    /// The notifications of its phone; `nil` outside of an app.
    @TaskLocal static var store: NotificationStore?
    /// The payload of the present callback, with the order of its keys; `nil` outside of one.
    @TaskLocal static var payload: Payload?
    /// The selector of the present callback; `nil` outside of one.
    @TaskLocal static var callback: String?

    /// Returns the notifications of the phone whose app runs the present code.
    ///
    /// A test knows its phones. Queues and detached tasks do not know their app: the only phone of the process
    /// is meant then.
    static func store(
        for call: @autoclosure () -> Phone.StrayCall
    ) throws(UserNotificationError) -> NotificationStore {
        if let store = store ?? PhonesOfTest.current?.onlyStore { return store }
        return try LivingPhones.onlyStore(for: call())
    }

    /// Returns the notifications as ``store(for:)`` does; `nil` if no phone can be told.
    static func knownStore(for function: String) -> NotificationStore? {
        try? store(for: Phone.StrayCall(function))
    }
}
