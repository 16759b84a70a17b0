import Handset

// The callbacks of the tables, by short names.

extension AppCallback {
    /// The app comes back to the screen.
    static let enter = AppCallback(.willEnterForeground, in: .inactive, carriesPayload: false)
    /// The app is in use.
    static let becomeActive = AppCallback(.didBecomeActive, in: .active, carriesPayload: false)
    /// The app is launched onto the screen by a tap: its options hold the payload.
    static let launchByTap = AppCallback(.didFinishLaunching, in: .inactive)
    /// The app is launched onto the screen otherwise: its options hold nothing.
    static let launch = AppCallback(.didFinishLaunching, in: .inactive, carriesPayload: false)
    /// The app is launched behind the screen by new content: its options hold the payload.
    static let wake = AppCallback(.didFinishLaunching, in: .background)
    /// The app is launched behind the screen otherwise: its options hold nothing.
    static let quietWake = AppCallback(.didFinishLaunching, in: .background, carriesPayload: false)

    /// A scene connects, with the user's response.
    static let sceneWithResponse = AppCallback(.sceneWillConnect, in: .inactive)
    /// A scene connects without a response.
    static let scene = AppCallback(.sceneWillConnect, in: .inactive, carriesPayload: false)
    /// The scene comes to the screen.
    static let sceneEnter = AppCallback(
        .sceneWillEnterForeground, in: .inactive, carriesPayload: false)
    /// The scene is in use.
    static let sceneBecomeActive = AppCallback(
        .sceneDidBecomeActive, in: .active, carriesPayload: false)

    static func legacy(_ state: Application.State) -> AppCallback {
        AppCallback(.didReceiveRemoteNotification, in: state)
    }

    static func fetch(_ state: Application.State) -> AppCallback {
        AppCallback(.didReceiveRemoteNotificationWithFetchHandler, in: state)
    }

    static func willPresent(_ state: Application.State) -> AppCallback {
        AppCallback(.willPresentNotification, in: state)
    }

    static func tapped(_ state: Application.State) -> AppCallback {
        AppCallback(
            .didReceiveResponse, in: state,
            actionIdentifier: "com.apple.UNNotificationDefaultActionIdentifier")
    }

    static func dismissed(_ state: Application.State) -> AppCallback {
        AppCallback(
            .didReceiveResponse, in: state,
            actionIdentifier: "com.apple.UNNotificationDismissActionIdentifier")
    }

    /// The button of the rows' category.
    static func button(_ selector: Selector, _ state: Application.State) -> AppCallback {
        AppCallback(selector, in: state, actionIdentifier: "ANSWER")
    }

    static func answered(_ state: Application.State) -> AppCallback {
        button(.didReceiveResponse, state)
    }
}

extension DelegateMethods {
    /// The method of a selector; `nil` for callbacks that every app gets.
    static func named(of selector: AppCallback.Selector) -> DelegateMethods? {
        switch selector {
        case .didReceiveRemoteNotification: .legacy
        case .didReceiveRemoteNotificationWithFetchHandler: .fetch
        case .handleAction, .handleActionWithResponseInfo: .actions
        case .willPresentNotification: .willPresent
        case .didReceiveResponse: .didReceive
        default: nil
        }
    }
}
