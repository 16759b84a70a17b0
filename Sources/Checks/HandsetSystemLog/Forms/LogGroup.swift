/// A group of lines, by who writes them.
package enum LogGroup: String, CaseIterable, Hashable, Sendable {
    case apsd, springBoard, focus, dasd, serviceExtension, foreground, scenes, app, calls
    case liveActivities, permission, simulator

    package var words: String {
        switch self {
        case .apsd: "arrived: apsd"
        case .springBoard: "taken, refused or shown: SpringBoard"
        case .focus: "Focus: donotdisturbd"
        case .dasd: "woken or not: dasd"
        case .serviceExtension: "the service extension"
        case .foreground: "asked, tapped, launched"
        case .scenes: "scenes"
        case .app: "warnings in the app"
        case .calls: "calls: callservicesd, PushKit"
        case .liveActivities: "Live Activities"
        case .permission: "permission"
        case .simulator: "the simulator and the log itself"
        }
    }
}
