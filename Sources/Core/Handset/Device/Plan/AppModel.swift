/// A kind of app, with the settings that such an app has.
///
/// ```swift
/// var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
/// scenario.action = .tap
/// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
/// print(scenario.application.systemVersion, scenario.plan(for: payload).callbacksThatLook.count)
/// // 18 1
/// ```
public enum AppModel: String, CaseIterable, Hashable, Sendable {
    /// The PhoneGap app of 2011, on iOS 4: one method, in which it looks for the session.
    case classic
    /// An app of today without scenes, on iOS 18: a notification center's delegate that presents what
    /// arrives, and looks for the session when the user responds.
    case modern
    /// The same with a scene delegate.
    case modernScenes = "modern-scenes"
    /// The same as an `App` of SwiftUI.
    case swiftUI = "swiftui"

    /// The members of the device that the app states.
    package var statedMembers: [DeviceMember] {
        let settings = settings
        return DeviceMember.allCases.filter { $0.setting.isStated(settings) }
    }

    /// The settings of its scenario.
    public var settings: ScenarioSettings {
        var settings = ScenarioSettings()
        guard self != .classic else { return settings }
        settings.version = IOSVersion(18)
        settings.delegates = .userNotifications
        settings.routesIn = .didReceive
        settings.lifeCycle =
            switch self {
            case .classic, .modern: .application
            case .modernScenes: .scenes
            case .swiftUI: .swiftUI
            }
        return settings
    }
}
