extension AppCallback.Selector {
    var isOfApplication: Bool { !isOfScene && !isOfNotificationCenter }

    var isOfScene: Bool { rawValue.hasPrefix("scene") }
}
