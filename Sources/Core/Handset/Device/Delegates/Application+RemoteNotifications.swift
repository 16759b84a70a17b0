extension Application {
    /// The app that runs the present code (`UIApplication.shared`); without a phone, one of the default system.
    ///
    /// It is found as ``UserNotificationCenter/current(fileID:line:)`` finds its center.
    public static var shared: Application {
        RunningApp.knownStore(for: "Application.shared")?.application ?? Application()
    }

    /// The app that runs the present code; one of the default system if that is not sure; this is not a fault.
    package static var ifSure: Application {
        (RunningApp.store ?? PhonesOfTest.current?.onlyStore ?? LivingPhones.sureStore)?.application
            ?? Application()
    }

    /// Registers the app for remote notifications.
    ///
    /// Its delegate gets the token or the failure that the phone's ``Registration`` says: after the present
    /// callback, or before the next act of the phone. Without a network there is no answer until the phone
    /// is online again. An app that never registers gets no answer.
    public func registerForRemoteNotifications() {
        RunningApp.knownStore(for: "registerForRemoteNotifications()")?.register()
    }

    /// Asks the user as before iOS 10 (`registerUserNotificationSettings(_:)`), and passes the types that are allowed
    /// to a closure, which the phone waits for.
    ///
    /// - Parameters:
    ///   - types: The types that the app asks for.
    ///   - answer: Receives those that are allowed.
    package func askUser(
        for types: NotificationTypes, answer: @escaping @Sendable (NotificationTypes) -> Void
    ) {
        guard let store = RunningApp.knownStore(for: "registerUserNotificationSettings(_:)") else {
            return
        }
        let allowed = store.askUser(for: types)
        store.later { answer(allowed) }
    }

    /// Ends the registration: no notification of a provider reaches the app until it registers again.
    public func unregisterForRemoteNotifications() {
        RunningApp.knownStore(for: "unregisterForRemoteNotifications()")?.unregister()
    }

    /// True if the app has got a token since it last ended its registration, in any of its launches.
    public var isRegisteredForRemoteNotifications: Bool {
        RunningApp.knownStore(for: "isRegisteredForRemoteNotifications")?
            .registration.isRegistered ?? false
    }

    /// The number on the app's icon.
    ///
    /// A new number needs the user's permission for badges. A number of 0 also removes the app's
    /// notifications from Notification Center if there was another number (reports of Airship and Braze).
    /// Outside of an app on a ``Phone`` the number is 0, and a new one is ignored.
    public var applicationIconBadgeNumber: Int {
        get { RunningApp.knownStore(for: "applicationIconBadgeNumber")?.state.badge ?? 0 }
        nonmutating set {
            RunningApp.knownStore(for: "applicationIconBadgeNumber")?.setBadge(newValue)
        }
    }
}
