extension ObjectiveCCondition {
    /// Returns the number that a name stands for on iOS; `nil` if that is not known.
    static func value(ofName name: String) -> Int? {
        if ones.contains(name) { return 1 }
        if undefined.contains(name) || zeros.contains(name) { return 0 }
        if name == "__IPHONE_OS_VERSION_MAX_ALLOWED" { return 260_000 }
        return version(name)
    }

    /// Returns the number of a version's name, such as `__IPHONE_10_0`.
    private static func version(_ name: String) -> Int? {
        guard name.hasPrefix("__IPHONE_") else { return nil }
        let parts = name.dropFirst(9).split(separator: "_").map { Int($0) }
        guard parts.count == 2, let major = parts[0], let minor = parts[1],
            (1..<100).contains(major), (0..<100).contains(minor)
        else { return nil }
        return major * 10_000 + minor * 100
    }

    private static let ones: Set<String> = [
        "TARGET_OS_IOS", "TARGET_OS_IPHONE", "TARGET_OS_MAC", "TARGET_OS_EMBEDDED", "__OBJC__",
        "__APPLE__", "__clang__", "__arm64__", "__LP64__", "__BLOCKS__", "TARGET_CPU_ARM64",
    ]

    private static let zeros: Set<String> = [
        "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_OSX", "TARGET_OS_TV",
        "TARGET_OS_WATCH", "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC", "TARGET_OS_VISION",
        "TARGET_OS_XR", "TARGET_OS_LINUX", "TARGET_OS_WIN32", "TARGET_OS_WINDOWS",
    ]

    /// Names that a compiler for iOS does not define; C++ is left out, as if it were C.
    static let undefined: Set<String> = [
        "__cplusplus", "_WIN32", "WIN32", "_MSC_VER", "__linux__", "__ANDROID__", "ANDROID",
        "__i386__", "__x86_64__",
    ]

    static let functions: Set<String> = [
        "__has_include", "__has_feature", "__has_attribute", "__has_builtin", "__has_extension",
    ]

    /// The frameworks of iOS whose headers are there.
    static let frameworks = [
        "Foundation", "UIKit", "UserNotifications", "UserNotificationsUI", "PushKit", "CallKit",
        "Intents", "CoreFoundation", "CoreGraphics", "CoreLocation", "CoreData", "WebKit",
        "SafariServices", "BackgroundTasks", "AVFoundation", "AudioToolbox", "StoreKit",
        "Security", "WatchConnectivity", "ActivityKit", "WidgetKit", "SwiftUI", "os", "objc",
    ]
}
