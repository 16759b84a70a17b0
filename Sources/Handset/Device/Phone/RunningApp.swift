/// The app that runs the present code.
enum RunningApp {
    /// The notifications of its phone; `nil` outside of an app.
    @TaskLocal static var store: NotificationStore?
}

extension Application {
    /// The number on the app's icon.
    ///
    /// A new number needs the user's permission for badges. A number of 0 also removes the app's
    /// notifications from Notification Center if there was another number (reports of Airship and Braze).
    /// Outside of an app on a ``Phone`` the number is 0, and a new one is ignored.
    public var applicationIconBadgeNumber: Int {
        get { RunningApp.store?.state.badge ?? 0 }
        nonmutating set { RunningApp.store?.setBadge(newValue) }
    }
}
