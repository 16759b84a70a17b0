import ArgumentParser
import Handset

/// A member of the device that an option can set, with the name that it has in an app file.
///
/// `serviceExtension` alone has none in files, which start no programs of their own.
enum DeviceMember: String, CaseIterable, Sendable {
    case sdk, delegates, routesIn, lifeCycle, lateDelegate, delegateInScene, scene
    case backgroundModes, launchOptions
    case permission, quiet, silent, backgroundRefresh, presents, category
    case assume, serviceExtension

    /// The values, or what stands at their beginning.
    var values: [String] {
        switch self {
        case .sdk: ["\(IOSVersion.newest.major)"]
        case .delegates: DelegateMethods.allNames + ["none"]
        case .routesIn: RoutingCallbacks.allNames + ["none"]
        case .lifeCycle: LifeCycle.allCases.map(\.rawValue)
        case .scene: SceneConnection.allCases.map(\.rawValue)
        case .lateDelegate, .delegateInScene, .launchOptions, .backgroundRefresh: ["true", "false"]
        case .backgroundModes: BackgroundModes.allNames + ["none"]
        case .permission: AuthorizationOptions.allNames + ["none"]
        case .quiet: QuietModes.allNames + ["none"]
        case .silent: SilentDelivery.allCases.map(\.rawValue) + ["chance:"]
        case .presents: PresentationOptions.allNames + ["none"]
        case .category: ["opens-app", "custom-dismiss", "none"]
        case .serviceExtension: ["exec:"]
        case .assume: []
        }
    }

    /// True if the value is a list of names with commas between them.
    var isList: Bool {
        switch self {
        case .delegates, .routesIn, .backgroundModes, .permission, .quiet, .presents, .category:
            true
        case .sdk, .lifeCycle, .lateDelegate, .delegateInScene, .scene, .launchOptions, .silent,
            .backgroundRefresh, .assume, .serviceExtension:
            false
        }
    }

    /// A value with the member's name, for messages.
    var example: String {
        self == .assume
            ? DeviceChange.assumptions[0]
            : "\(rawValue)=\(values[0])" + (self == .serviceExtension ? "PROGRAM" : "")
    }

    /// All members with each of their values, for completions.
    static let completions =
        allCases.flatMap { member in member.values.map { "\(member.rawValue)=\($0)" } }
        + DeviceChange.assumptions
}
