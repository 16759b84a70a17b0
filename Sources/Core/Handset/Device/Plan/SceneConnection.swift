/// The scene of an app that runs in the background.
///
/// iOS may disconnect a scene to free memory, and the process lives on ("UISceneDelegate"). What brings the app back
/// to the screen then connects the scene again.
///
/// ```swift
/// var scenario = Scenario(.iOS(18), app: .background, action: .tap, delegates: .userNotifications)
/// scenario.lifeCycle = .scenes
/// scenario.scene = .disconnected
/// let plan = scenario.plan(for: try Payload(json: #"{"aps":{"alert":"hello"}}"#))
/// print(plan.callbacks.first?.selector.rawValue ?? "")
/// // scene:willConnectToSession:options:
/// ```
public enum SceneConnection: String, CaseIterable, Hashable, Sendable {
    /// The app has its scene.
    case connected
    /// iOS has disconnected the scene; the process lives.
    case disconnected
}
