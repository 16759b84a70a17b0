extension Device {
    /// The method of the application's delegate that a notification calls in a running app.
    var applicationSelector: AppCallback.Selector? {
        if methods.contains(.fetch) { return .didReceiveRemoteNotificationWithFetchHandler }
        return methods.contains(.legacy) ? .didReceiveRemoteNotification : nil
    }

    /// The method of the application's delegate that a tap calls in an app that is not on the screen.
    func selectorOfTap(at state: AppState) -> AppCallback.Selector? {
        let isOf10 = version >= IOSVersion(10) && unconfirmed.tapWithoutCenter == .legacy
        if isOf10, !state.needsLaunch {
            return methods.contains(.legacy) ? .didReceiveRemoteNotification : nil
        }
        // A launch hands the payload to the older method nowhere but in the launch options.
        return methods.contains(.fetch) || !state.needsLaunch ? applicationSelector : nil
    }

    /// The method that a notification's button calls.
    var selectorOfButton: AppCallback.Selector? {
        if methods.contains(.didReceive) { return .didReceiveNotificationResponse }
        let isCalled =
            version < IOSVersion(10) || unconfirmed.buttonWithoutCenter == .actions
        guard methods.contains(.actions), isCalled else { return nil }
        return version < IOSVersion(9) ? .handleAction : .handleActionWithResponseInfo
    }

    /// Whether new content in the foreground is handed to an app with a notification center's delegate.
    func handsContent(_ content: APSContent) -> Bool {
        let mayBeHanded =
            unconfirmed.foregroundContent == .handed
            || backgroundModes.contains(.remoteNotification)
        return hasNewContent(content) && methods.contains(.fetch) && mayBeHanded
    }

    /// Whether a notification has new content, and the device's iOS knows that there is such a thing.
    func hasNewContent(_ content: APSContent) -> Bool {
        guard version >= IOSVersion(7) else { return false }
        return switch unconfirmed.contentAvailable {
        case .one: content.isContentAvailable
        case .anyYes: content.saysContentAvailable
        }
    }

    /// Whether the user lets apps be woken.
    var mayBeWoken: Bool {
        if refreshesInBackground { return true }
        return switch unconfirmed.backgroundRefreshOff {
        case .wakes: true
        case .wakesSince8: version >= IOSVersion(8)
        case .sleeps: false
        }
    }
}
