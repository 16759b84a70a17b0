extension AppCallback {
    /// The callback as a table names it.
    var shortName: String {
        switch selector {
        case .didFinishLaunching:
            selector.shortName + (carriesPayload ? "(payload)" : "")
        case .willEnterForeground, .didBecomeActive: selector.shortName
        default: "\(selector.shortName)(\(applicationState.rawValue))"
        }
    }
}

extension AppCallback.Selector {
    /// The method as a table names it.
    var shortName: String {
        switch self {
        case .didFinishLaunching: "launch"
        case .willEnterForeground: "willEnterForeground"
        case .didBecomeActive: "didBecomeActive"
        case .didReceiveRemoteNotification: "legacy"
        case .didReceiveRemoteNotificationWithFetchHandler: "fetch"
        case .handleAction, .handleActionWithResponseInfo: "action"
        case .willPresentNotification: "willPresent"
        case .didReceiveNotificationResponse: "didReceive"
        }
    }
}
