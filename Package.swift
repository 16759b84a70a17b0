// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Handset",
    products: [
        .library(name: "Handset", targets: ["Handset"]),
        .executable(name: "handset", targets: ["HandsetMain"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .systemLibrary(
            name: "CJansson",
            pkgConfig: "jansson",
            providers: [.apt(["libjansson-dev"])]
        ),
        // Where jansson's memory comes from while `handset` reads payloads.
        .target(name: "CJanssonArena", dependencies: ["CJansson"]),
        .target(
            name: "Handset",
            dependencies: ["CJansson", "CJanssonArena"],
            swiftSettings: settings
        ),
        .target(
            name: "HandsetCommand",
            dependencies: [
                "Handset",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        // Not `Sources/handset`: beside `Sources/Handset` it cannot be checked out on a disk that
        // does not tell capitals from small letters.
        .executableTarget(
            name: "HandsetMain",
            dependencies: ["HandsetCommand"],
            swiftSettings: settings
        ),
        .target(
            name: "HandsetTestSupport",
            dependencies: ["Handset"],
            path: "Tests/HandsetTestSupport",
            swiftSettings: settings
        ),
        // What `swift run -c release HandsetBenchmarks` runs; no product, and none of the tests.
        .executableTarget(
            name: "HandsetBenchmarks",
            dependencies: ["CJansson", "Handset", "HandsetMain"],
            path: "Tests/HandsetBenchmarks",
            swiftSettings: settings
        ),
        // What the tests and the fuzzer of `Tests/Fuzz`, a package of its own, both try.
        .target(
            name: "HandsetFuzzTargets",
            dependencies: ["Handset", "HandsetTestSupport"],
            path: "Tests/HandsetFuzzTargets",
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandsetTests",
            dependencies: ["Handset", "HandsetFuzzTargets", "HandsetTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandsetCommandTests",
            dependencies: ["Handset", "HandsetMain", "HandsetTestSupport"],
            swiftSettings: settings
        ),
    ]
)
