/// A module that a file of an iOS app can import on Linux: one of Apple's, or of a library.
public struct StandInModule: Hashable, Sendable {
    /// The name that files import, such as `UIKit`.
    public let name: String
    /// The name of Handset's module that gets this name in the package of the app's team.
    public let target: String
    /// The product of Handset that has the module.
    public let product: String

    /// The product that each package has, with Apple's modules.
    public static let productOfAll = "HandsetApp"

    init(name: String, target: String, product: String = productOfAll) {
        self.name = name
        self.target = target
        self.product = product
    }

    /// Handset's modules with the names of Apple's, by their names: the module aliases of a team's package.
    public static let all: [StandInModule] = [
        StandInModule(name: "AVFAudio", target: "HandsetAVFAudio"),
        StandInModule(name: "AVFoundation", target: "HandsetAVFoundation"),
        StandInModule(name: "ActivityKit", target: "HandsetActivityKit"),
        StandInModule(name: "BackgroundTasks", target: "HandsetBackgroundTasks"),
        StandInModule(name: "CallKit", target: "HandsetCallKit"),
        StandInModule(name: "Combine", target: "HandsetCombine"),
        StandInModule(name: "CoreLocation", target: "HandsetCoreLocation"),
        StandInModule(name: "CoreServices", target: "HandsetCoreServices"),
        StandInModule(name: "Intents", target: "HandsetIntents"),
        StandInModule(name: "MobileCoreServices", target: "HandsetMobileCoreServices"),
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

    /// Handset's modules with the names of libraries, by their products: a package has a product only if its app imports
    /// one of the modules.
    public static let ofLibraries: [StandInModule] = [
        "HandsetCapacitor": [("Capacitor", "HandsetCapacitor")],
        "HandsetFirebase": [
            ("Firebase", "HandsetFirebase"), ("FirebaseAnalytics", "HandsetFirebaseAnalytics"),
            ("FirebaseCore", "HandsetFirebaseCore"),
            ("FirebaseCrashlytics", "HandsetFirebaseCrashlytics"),
            ("FirebaseMessaging", "HandsetFirebaseMessaging"),
        ],
        "HandsetFlutter": [
            ("Flutter", "HandsetFlutter"),
            ("flutter_local_notifications", "HandsetFlutterLocalNotifications"),
        ],
        "HandsetOneSignal": [
            ("OneSignalExtension", "HandsetOneSignalExtension"),
            ("OneSignalFramework", "HandsetOneSignalFramework"),
        ],
        "HandsetReact": [
            ("Expo", "HandsetExpo"), ("React", "HandsetReact"),
            ("ReactAppDependencyProvider", "HandsetReactAppDependencyProvider"),
            ("React_RCTAppDelegate", "HandsetReactAppDelegate"),
        ],
    ].sorted { $0.key < $1.key }.flatMap { product, modules in
        modules.map { StandInModule(name: $0.0, target: $0.1, product: product) }
    }

    /// Returns Handset's module with the name of a library; `nil` if there is none.
    ///
    /// - Parameter name: The name that files import, such as `FirebaseMessaging`.
    /// - Returns: The module, whose product the package needs.
    public static func ofLibrary(_ name: String) -> StandInModule? {
        ofLibraries.first { $0.name == name }
    }

    /// The modules of Swift's toolchain on Linux that files of apps import.
    private static let ofToolchain: Set<String> = [
        "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationNetworking",
        "FoundationXML", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing",
        "XCTest",
        "_Concurrency", "_StringProcessing",
    ]

    /// Returns true if a file on Linux can import a module of this name, beside the app's own modules.
    ///
    /// - Parameter name: The name, such as `UIKit`, without a part of the module such as `os.log`.
    /// - Returns: True for Handset's stand-ins and the modules of Swift's toolchain.
    public static func isAvailable(_ name: String) -> Bool {
        ofToolchain.contains(name) || all.contains { $0.name == name } || ofLibrary(name) != nil
    }
}
