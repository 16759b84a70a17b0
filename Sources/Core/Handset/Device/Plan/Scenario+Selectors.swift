extension Scenario {
    /// The application delegate's method for a notification in a running app, or `nil`.
    var applicationSelector: AppCallback.Selector? {
        if methods.contains(.fetch) { return .didReceiveRemoteNotificationWithFetchHandler }
        return methods.contains(.legacy) ? .didReceiveRemoteNotification : nil
    }

    /// Returns the application delegate's method for a tap while the app is not on the screen, or `nil`.
    func selectorOfTap(at state: AppState) -> AppCallback.Selector? {
        let isOf10 = version >= IOSVersion(10) && unconfirmed.tapWithoutCenter == .legacy
        if isOf10, !state.needsLaunch {
            return methods.contains(.legacy) ? .didReceiveRemoteNotification : nil
        }
        // After a launch, an app with the older method alone has the payload in its launch options only.
        return methods.contains(.fetch) || !state.needsLaunch ? applicationSelector : nil
    }

    /// The application delegate's method for a tap that connects a scene, if the notification center's delegate has none;
    /// `nil` if the connection options alone have the response.
    var selectorOfTapThatConnectsScene: AppCallback.Selector? {
        switch unconfirmed.sceneTapWithoutCenter {
        case .connectionOptions: nil
        case .legacy: methods.contains(.legacy) ? .didReceiveRemoteNotification : nil
        case .fetch:
            methods.contains(.fetch) ? .didReceiveRemoteNotificationWithFetchHandler : nil
        }
    }

    var selectorOfButton: AppCallback.Selector? {
        if methods.contains(.didReceive) { return .didReceiveResponse }
        let isCalled =
            version < IOSVersion(10) || unconfirmed.buttonWithoutCenter == .actions
        guard methods.contains(.actions), isCalled else { return nil }
        let newer = AppCallback.Selector.handleActionWithResponseInfo
        return version < newer.row.since ? .handleAction : newer
    }

    /// Returns true if an app with a notification center's delegate gets new content in the foreground.
    func handsContent(_ content: APSContent) -> Bool {
        let mayBeHanded =
            unconfirmed.foregroundContent == .handed
            || backgroundModes.contains(.remoteNotification)
        return hasNewContent(content) && methods.contains(.fetch) && mayBeHanded
    }

    /// Returns true if a payload has new content, and the scenario's iOS supports it.
    package func hasNewContent(_ payload: Payload) -> Bool { hasNewContent(APSContent(payload)) }

    func hasNewContent(_ content: APSContent) -> Bool {
        guard version >= IOSVersion(7) else { return false }
        return switch unconfirmed.contentAvailable {
        case .one: content.isContentAvailable
        case .anyYes: content.saysContentAvailable
        }
    }

    /// True if the user lets new content wake apps.
    var mayBeWoken: Bool {
        if refreshesInBackground { return true }
        return switch unconfirmed.backgroundRefreshOff {
        case .wakes: true
        case .wakesSince8: version >= IOSVersion(8)
        case .sleeps: false
        }
    }
}
