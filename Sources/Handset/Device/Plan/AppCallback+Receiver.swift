extension AppCallback.Selector {
    /// True for methods of the application's delegate.
    var isOfApplication: Bool { !isOfScene && !isOfNotificationCenter }

    /// True for methods of the scene's delegate.
    var isOfScene: Bool { rawValue.hasPrefix("scene") }
}
