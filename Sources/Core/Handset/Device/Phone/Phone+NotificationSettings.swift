extension Phone {
    /// The notifications that the user allows at present, as the app sees them.
    ///
    /// Of a user whom the app has not asked yet, the status is
    /// ``UserNotificationSettings/AuthorizationStatus/notDetermined``.
    ///
    /// ```swift
    /// let phone = Phone(.iOS(18), app: .notRunning, answer: []) { ShopDelegate() }
    /// print(await phone.notificationSettings.authorizationStatus)
    /// // notDetermined
    /// ```
    public var notificationSettings: UserNotificationSettings { store.settings }
}
