extension AppCallback {
    /// The callback as a table names it.
    package var shortName: String {
        switch selector {
        case .didFinishLaunching, .sceneWillConnect:
            selector.shortName + (carriesPayload ? "(payload)" : "")
        default:
            carriesPayload
                ? "\(selector.shortName)(\(applicationState.rawValue))" : selector.shortName
        }
    }
}

extension AppCallback.Selector {
    package static let allShortNames = allCases.map(\.shortName).reduce(into: [String]()) {
        names, name in
        if !names.contains(name) { names.append(name) }
    }

    package var shortName: String {
        switch self {
        case .didFinishLaunching: "launch"
        case .sceneWillConnect: "sceneWillConnect"
        case .willEnterForeground: "willEnterForeground"
        case .sceneWillEnterForeground: "sceneWillEnterForeground"
        case .didBecomeActive: "didBecomeActive"
        case .sceneDidBecomeActive: "sceneDidBecomeActive"
        case .willResignActive: "willResignActive"
        case .sceneWillResignActive: "sceneWillResignActive"
        case .didEnterBackground: "didEnterBackground"
        case .sceneDidEnterBackground: "sceneDidEnterBackground"
        case .didReceiveRemoteNotification: "legacy"
        case .didReceiveRemoteNotificationWithFetchHandler: "fetch"
        case .handleAction, .handleActionWithResponseInfo: "action"
        case .willPresentNotification: "willPresent"
        case .didReceiveResponse: "didReceive"
        case .didReceivePush, .didReceivePushWithHandler: "didReceivePush"
        case .didReceiveVoIPPush: "didReceiveVoIPPush"
        }
    }
}
