/// A module of Apple's that a file of an iOS app can import on Linux.
public struct StandInModule: Hashable, Sendable {
    /// The name that files import, such as `UIKit`.
    public let name: String
    /// The name of Handset's module that gets this name in the package of the app's team.
    public let target: String

    /// Handset's modules with the names of Apple's, by their names: the module aliases of a team's package.
    public static let all: [StandInModule] = [
        StandInModule(name: "AVFAudio", target: "HandsetAVFAudio"),
        StandInModule(name: "AVFoundation", target: "HandsetAVFoundation"),
        StandInModule(name: "ActivityKit", target: "HandsetActivityKit"),
        StandInModule(name: "CallKit", target: "HandsetCallKit"),
        StandInModule(name: "Combine", target: "HandsetCombine"),
        StandInModule(name: "OSLog", target: "HandsetOSLog"),
        StandInModule(name: "PushKit", target: "HandsetPushKit"),
        StandInModule(name: "Security", target: "HandsetSecurity"),
        StandInModule(name: "SwiftUI", target: "HandsetSwiftUI"),
        StandInModule(name: "UIKit", target: "HandsetUIKit"),
        StandInModule(
            name: "UniformTypeIdentifiers", target: "HandsetUniformTypeIdentifiers"),
        StandInModule(name: "UserNotifications", target: "HandsetUserNotifications"),
        StandInModule(name: "WidgetKit", target: "HandsetWidgetKit"),
        StandInModule(name: "_Testing_UIKit", target: "HandsetTestingUIKit"),
        StandInModule(name: "os", target: "HandsetOS"),
    ]

    /// The modules of Swift's toolchain on Linux that files of apps import.
    private static let ofToolchain: Set<String> = [
        "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationNetworking",
        "FoundationXML", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing",
        "XCTest",
        "_Concurrency", "_StringProcessing",
    ]

    /// Returns true if a file on Linux can import a module of this name, beside those of the app itself.
    ///
    /// - Parameter name: The name, such as `UIKit`, without a part of the module such as `os.log`.
    /// - Returns: True for Handset's stand-ins and the modules of Swift's toolchain.
    public static func isAvailable(_ name: String) -> Bool {
        ofToolchain.contains(name) || all.contains { $0.name == name }
    }
}
