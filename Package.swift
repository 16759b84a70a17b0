// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

// Release builds of the commands hold Swift's libraries in themselves: so they start in half of the time,
// and run where there is no Swift. Modules that are compiled for the shared Foundation do not name the
// libraries that the static one is made of.
let standalone: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-stdlib", "-lFoundation", "-lCoreFoundation",
            "-lFoundationInternationalization", "-lFoundationEssentials",
            "-l_FoundationCollections", "-l_FoundationCShims", "-l_FoundationICU",
        ], .when(platforms: [.linux], configuration: .release))
]

// To move a program to a random address takes a fifth of the start of `handset`. What listens does so.
let atItsAddress: [LinkerSetting] = [
    .unsafeFlags(
        ["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
]

let package = Package(
    name: "Handset",
    products: [
        .library(name: "Handset", targets: ["Handset"]),
        .library(name: "HandsetFixtures", targets: ["HandsetFixtures"]),
        .library(name: "HandsetGateway", targets: ["HandsetGateway"]),
        .executable(name: "handset", targets: ["HandsetMain"]),
        // What `handset listen` hands over to: whoever builds `handset` builds nothing of the gateway.
        .executable(name: "handset-listen", targets: ["HandsetListen"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        // The senders of the tests: another HTTP/2 than the gateway's.
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    ],
    targets: [
        .systemLibrary(
            name: "CJansson",
            pkgConfig: "jansson",
            providers: [.apt(["libjansson-dev"])]
        ),
        // HTTP/2 of the gateway.
        .systemLibrary(
            name: "CNGHTTP2",
            pkgConfig: "libnghttp2",
            providers: [.apt(["libnghttp2-dev"])]
        ),
        // Where jansson's memory comes from while `handset` reads payloads.
        .target(name: "CJanssonArena", dependencies: ["CJansson"]),
        .target(
            name: "Handset",
            dependencies: ["CJansson", "CJanssonArena"],
            swiftSettings: settings
        ),
        // Tokens, packets, payloads and answers for people who write senders.
        .target(
            name: "HandsetFixtures",
            dependencies: ["Handset"],
            swiftSettings: settings
        ),
        .target(
            name: "HandsetCommand",
            dependencies: [
                "Handset", "HandsetFixtures",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        // Not `Sources/handset`: beside `Sources/Handset` it cannot be checked out on a disk that
        // does not tell capitals from small letters.
        .executableTarget(
            name: "HandsetMain",
            dependencies: ["HandsetCommand"],
            swiftSettings: settings,
            linkerSettings: standalone + atItsAddress
        ),
        .target(
            name: "HandsetGateway",
            dependencies: [
                "CNGHTTP2", "Handset", "HandsetFixtures",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "HandsetListen",
            dependencies: [
                "Handset", "HandsetCommand", "HandsetFixtures", "HandsetGateway",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings,
            linkerSettings: standalone
        ),
        .target(
            name: "HandsetTestSupport",
            dependencies: ["Handset", "HandsetFixtures"],
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
            dependencies: ["Handset", "HandsetFixtures", "HandsetTestSupport"],
            path: "Tests/HandsetFuzzTargets",
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandsetTests",
            dependencies: ["Handset", "HandsetFuzzTargets", "HandsetTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandsetFixturesTests",
            dependencies: ["Handset", "HandsetFixtures", "HandsetTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandsetCommandTests",
            dependencies: ["Handset", "HandsetFixtures", "HandsetMain", "HandsetTestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandsetGatewayTests",
            dependencies: [
                "Handset", "HandsetCommand", "HandsetFixtures", "HandsetGateway", "HandsetListen",
                "HandsetMain", "HandsetTestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHPACK", package: "swift-nio-http2"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            swiftSettings: settings
        ),
    ]
)
