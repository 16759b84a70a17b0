extension Phone {
    /// The object that gets the callbacks of an app's notification center.
    public enum CenterDelegate: String, CaseIterable, Hashable, Sendable {
        /// No object: the app has set `nil`, or none while its own delegate does not conform to
        /// ``UserNotificationCenterDelegate``.
        case missing
        /// The object that the app has set is gone: neither the center nor the app has kept it.
        case released
        /// The app's delegate, since the app has set none.
        case appDelegate = "app-delegate"
        /// The object that the app has set.
        case set
    }

    /// The object that gets the callbacks of the app's notification center at present.
    ///
    /// Without one nothing is presented in the foreground, and the user's actions go to the application's
    /// delegate. A method that the object lacks is in ``missingMethods`` instead.
    public var centerDelegate: CenterDelegate {
        if let reference = store.centerDelegate {
            if reference.isEmpty { return .missing }
            return reference.object == nil ? .released : .set
        }
        return roles?.isOfNotificationCenter == true ? .appDelegate : .missing
    }

    /// True if there is such an object, or if the phone has not looked yet.
    var mayHaveCenterDelegate: Bool {
        switch centerDelegate {
        case .set, .appDelegate: true
        case .released: false
        case .missing: roles == nil && store.centerDelegate == nil
        }
    }
}
