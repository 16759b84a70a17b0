extension AppCallback.Selector {
    var isOfApplication: Bool { !isOfScene && !isOfNotificationCenter && !isOfPushRegistry }

    var isOfScene: Bool { rawValue.hasPrefix("scene") }
}
