// swift-tools-version: 6.2

import PackageDescription

// Handset's stand-ins have Apple's names in this package alone.
let names = [
    "HandsetAVFAudio": "AVFAudio", "HandsetAVFoundation": "AVFoundation",
    "HandsetActivityKit": "ActivityKit", "HandsetBackgroundTasks": "BackgroundTasks",
    "HandsetCallKit": "CallKit", "HandsetCombine": "Combine", "HandsetCoreLocation": "CoreLocation",
    "HandsetCoreServices": "CoreServices", "HandsetIntents": "Intents",
    "HandsetMobileCoreServices": "MobileCoreServices", "HandsetOS": "os", "HandsetOSLog": "OSLog",
    "HandsetPushKit": "PushKit", "HandsetSecurity": "Security", "HandsetSwiftUI": "SwiftUI",
    "HandsetTestingUIKit": "_Testing_UIKit", "HandsetUIKit": "UIKit",
    "HandsetUniformTypeIdentifiers": "UniformTypeIdentifiers",
    "HandsetUserNotifications": "UserNotifications", "HandsetWidgetKit": "WidgetKit",
]
// Handset is the checkout around this sample, and SwiftPM calls it by the name of its folder. In a package of your own,
// `handset init --package` writes the address of your clone.
let folders = Context.packageDirectory.split(separator: "/").dropLast(4)
let handset = folders.last?.lowercased() ?? "handset"
let phone = Target.Dependency.product(
    name: "HandsetApp", package: handset, moduleAliases: names)
let prepared = Target.PluginUsage.plugin(name: "PrepareAppFiles", package: handset)

let package = Package(
    name: "PushTests",
    dependencies: [
        .package(path: "../../../..", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "Orders", dependencies: [phone], exclude: ["app-files.txt"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [prepared])
    ]
)
