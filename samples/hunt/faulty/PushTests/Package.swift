// swift-tools-version: 6.2

import PackageDescription

// Handset's stand-ins have Apple's names in this package alone.
let names = [
    "HandsetCombine": "Combine", "HandsetOS": "os", "HandsetOSLog": "OSLog",
    "HandsetSecurity": "Security", "HandsetSwiftUI": "SwiftUI",
    "HandsetTestingUIKit": "_Testing_UIKit", "HandsetUIKit": "UIKit",
    "HandsetUniformTypeIdentifiers": "UniformTypeIdentifiers",
    "HandsetUserNotifications": "UserNotifications",
]
let phone = Target.Dependency.product(
    name: "HandsetApp", package: "handset", moduleAliases: names)
let prepared = Target.PluginUsage.plugin(name: "PrepareAppFiles", package: "handset")

let package = Package(
    name: "PushTests",
    dependencies: [
        .package(url: "https://example.com/handset.git", from: "0.2.0", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "Orders", dependencies: [phone], exclude: ["app-files.txt"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [prepared])
    ]
)
