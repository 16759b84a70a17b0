import Handset
import Testing

/// A scenario and a notification because of which a method is called.
struct PhoneScene {
    var scenario: Scenario
    var notification: RemoteNotification

    init(
        _ version: Int, _ state: AppState = .background, _ action: UserAction = .tap,
        _ delegates: DelegateMethods = .legacy,
        aps: String = #"{"alert":"hello","badge":3,"sound":"default","category":"call"}"#
    ) throws {
        scenario = Scenario(IOSVersion(version), app: state, action: action, delegates: delegates)
        scenario.category.opensApp = true
        scenario.backgroundModes = .remoteNotification
        notification = RemoteNotification(
            try Payload(json: #"{"aps":\#(aps),"session":"42"}"#))
    }

    /// One in which other callbacks follow where that is possible.
    static func reaching(_ selector: AppCallback.Selector) throws -> PhoneScene {
        switch selector {
        case .didFinishLaunching: try PhoneScene(4, .notRunning)
        case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground:
            try PhoneScene(4)
        case .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
            .sceneWillResignActive, .sceneDidEnterBackground:
            try PhoneScene(18, .notRunning, .tap, .userNotifications).withScenes
        case .didReceiveRemoteNotification: try PhoneScene(4)
        case .didReceiveRemoteNotificationWithFetchHandler:
            try PhoneScene(9, .background, .tap, .fetch)
        case .handleAction: try PhoneScene(8, .background, .button, .actions)
        case .handleActionWithResponseInfo: try PhoneScene(9, .background, .button, .actions)
        case .willPresentNotification:
            try PhoneScene(
                10, .active, .nothing, [.fetch, .userNotifications],
                aps: #"{"alert":"hello","content-available":1}"#)
        case .didReceiveResponse:
            try PhoneScene(10, .background, .tap, .userNotifications)
        case .didReceivePush, .didReceivePushWithHandler, .didReceiveVoIPPush:
            try PhoneScene(10)
        }
    }

    private var withScenes: PhoneScene {
        var scene = self
        scene.scenario.lifeCycle = .scenes
        return scene
    }

    /// The methods that a plan calls on an application's delegate or a notification center's.
    static let reachedSelectors = AppCallback.Selector.allCases.filter {
        ![
            .willResignActive, .didEnterBackground, .sceneWillConnect, .sceneWillEnterForeground,
            .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
            .didReceivePush, .didReceivePushWithHandler, .didReceiveVoIPPush,
        ].contains($0)
    }

    /// The callbacks of the whole plan.
    var planned: [AppCallback] { scenario.plan(for: notification.payload).callbacks }
}
