// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

// Without NonisolatedNonsendingByDefault, which would keep delegates off the main actor.
let settingsOfDelegates: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

// Modules beside `Handset` in its product, which no payload of `receive` passes through.
let leaves = ["HandsetLint", "HandsetLogs", "HandsetPictures", "HandsetSuites", "HandsetSystemLog"]

// Modules that the stand-ins for libraries pass on. SwiftPM gives a module another name only in products that have it.
let passedOn = ["HandsetCoreLocation", "HandsetUIKit", "HandsetUserNotifications"]

// The packages that a module needs are fetched only with its trait.
let command = TargetDependencyCondition.when(traits: ["Programs", "Command"])
let gateway = TargetDependencyCondition.when(traits: ["Programs", "Gateway"])

// Build the commands for release with `swift build -c release --static-swift-stdlib`: they contain Swift's
// libraries then, start faster, and run where Swift is not installed.
let package = Package(
    name: "Handset",
    products: [
        .library(name: "Handset", targets: ["Handset", "HandsetClaims"] + leaves),
        .library(name: "HandsetFixtures", targets: ["HandsetFixtures"]),
        // A web view in a browser that is found at run time.
        .library(name: "HandsetWeb", targets: ["HandsetWeb"]),
        .library(name: "HandsetGateway", targets: ["HandsetGateway"]),
        // For tests with Swift Testing; the gateway's packages come with it.
        .library(name: "HandsetTesting", targets: ["HandsetTesting"]),
        // For the files of an iOS app in a package on Linux: the phone and Apple's names, and the plugin that
        // prepares the files.
        .library(
            name: "HandsetApp",
            targets: [
                "HandsetAVFAudio", "HandsetAVFoundation", "HandsetActivityKit", "HandsetApp",
                "HandsetBackgroundTasks", "HandsetCallKit", "HandsetCombine", "HandsetCoreLocation",
                "HandsetCoreServices", "HandsetIntents", "HandsetMobileCoreServices", "HandsetOS",
                "HandsetOSLog", "HandsetPushKit", "HandsetSecurity", "HandsetStandIn",
                "HandsetSwiftUI", "HandsetTestingUIKit", "HandsetUIKit",
                "HandsetUniformTypeIdentifiers", "HandsetUserNotifications", "HandsetWidgetKit",
            ]),
        // For an app that uses a library for pushes, or is made with a framework that has its app's delegate. Each
        // is apart, so that a package sees no module that its app does not import.
        .library(
            name: "HandsetFirebase",
            targets: [
                "HandsetFirebase", "HandsetFirebaseAnalytics", "HandsetFirebaseCore",
                "HandsetFirebaseCrashlytics", "HandsetFirebaseLibrary", "HandsetFirebaseMessaging",
            ] + passedOn),
        .library(
            name: "HandsetOneSignal",
            targets: [
                "HandsetOneSignalExtension", "HandsetOneSignalFramework",
                "HandsetOneSignalLibrary",
            ] + passedOn),
        .library(
            name: "HandsetFlutter",
            targets: [
                "HandsetFlutter", "HandsetFlutterLibrary", "HandsetFlutterLocalNotifications",
            ] + passedOn),
        .library(
            name: "HandsetReact",
            targets: [
                "HandsetExpo", "HandsetReact", "HandsetReactAppDelegate",
                "HandsetReactAppDependencyProvider", "HandsetReactLibrary",
            ] + passedOn),
        .library(
            name: "HandsetCapacitor",
            targets: ["HandsetCapacitor", "HandsetCapacitorLibrary"] + passedOn),
        .plugin(name: "PrepareAppFiles", targets: ["PrepareAppFiles"]),
        .executable(name: "handset", targets: ["HandsetMain"]),
        // The program that runs `handset listen`; a product of its own, so that `handset` builds without
        // the gateway.
        .executable(name: "handset-listen", targets: ["HandsetListenMain"]),
    ],
    // Without traits, the products Handset, HandsetFixtures and HandsetApp are left: they need no other package.
    traits: [
        .trait(name: "Programs", description: "The programs handset and handset-listen."),
        .trait(name: "Command", description: "The program handset, without the gateway."),
        .trait(
            name: "Gateway",
            description: "The gateway that stands in for Apple's push service, and its test trait."),
        // One, not two: SwiftPM passes several in an order that changes from call to call, and compiles all
        // modules again where it changes. `.ci/one-build` holds it to that.
        .default(enabledTraits: ["Programs"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        // For Firebase Cloud Messaging, and for the senders of the tests: an implementation of HTTP/2 that the
        // gateway of Apple's service does not use.
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        // Parses the Swift files of apps whose sources are read.
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        // Serves the page of `handset listen` and its API.
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    ],
    targets: [
        .systemLibrary(
            name: "CJansson",
            pkgConfig: "jansson",
            providers: [.apt(["libjansson-dev"])]
        ),
        // The HTTP/2 implementation of the gateway.
        .systemLibrary(
            name: "CNGHTTP2",
            pkgConfig: "libnghttp2",
            providers: [.apt(["libnghttp2-dev"])]
        ),
        // The allocator of jansson while `handset` reads payloads.
        .target(name: "CJanssonArena", dependencies: ["CJansson"]),
        .target(
            name: "Handset",
            dependencies: ["CJansson", "CJanssonArena", "HandsetDelegates"],
            swiftSettings: settings
        ),
        // The methods of delegates that may be on the main actor: see AsynchronousFetch.
        .target(
            name: "HandsetDelegates",
            swiftSettings: settingsOfDelegates
        ),
        // The claims about iOS: sentence, sources, and where each was last seen.
        .target(
            name: "HandsetClaims", dependencies: ["Handset"], exclude: ["Files"],
            swiftSettings: settings, plugins: ["DataFilesPlugin"]
        ),
        // The JSON files of a target, which are part of the program.
        .plugin(name: "DataFilesPlugin", capability: .buildTool()),
        // Tokens, packets, payloads and answers for tests of senders.
        .target(
            name: "HandsetFixtures",
            dependencies: ["Handset"],
            swiftSettings: settings
        ),
        // A web view that evaluates the statements of sessions, in a browser's process.
        .target(name: "HandsetWeb", dependencies: ["Handset"], swiftSettings: settings),
        // The facts that `--version` states.
        .target(
            name: "HandsetBuild",
            dependencies: ["CJansson"],
            swiftSettings: settings,
            plugins: ["BuildFactsPlugin"]
        ),
        .plugin(name: "BuildFactsPlugin", capability: .buildTool()),
        // Prepares the files of an iOS app for Linux; a leaf that needs no other.
        .target(name: "HandsetPorting", swiftSettings: settings),
        // Finds out, from the compiler's errors, what has to stand in so that an app's files compile.
        .target(name: "HandsetGaps", dependencies: ["HandsetPorting"], swiftSettings: settings),
        // Builds and runs the program with an app's own code, without a library for arguments.
        .target(
            name: "HandsetRunner", dependencies: ["Handset", "HandsetGaps", "HandsetPorting"],
            swiftSettings: settings),
        // The code of apps as trees, alike for Swift, Objective-C, JavaScript and Dart.
        .target(
            name: "HandsetTree",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax", condition: command),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: command),
            ],
            swiftSettings: settings),
        // Reads what an app's project says about pushes.
        .target(
            name: "HandsetFacts", dependencies: ["Handset", "HandsetPorting", "HandsetTree"],
            swiftSettings: settings),
        // Names the mistake behind a push that does not do what it should.
        .target(
            name: "HandsetWhy",
            dependencies: [
                "Handset", "HandsetFacts", "HandsetFixtures", "HandsetLint", "HandsetSystemLog",
                "HandsetTree",
            ],
            exclude: ["Files"],
            swiftSettings: settings, plugins: ["DataFilesPlugin"]),
        // Hunts for faults in an app's push code with variants of a payload.
        .target(
            name: "HandsetHunt", dependencies: ["Handset", "HandsetFixtures"],
            swiftSettings: settings),
        .executableTarget(
            name: "HandsetPrepare", dependencies: ["HandsetPorting"], swiftSettings: settings),
        .plugin(
            name: "PrepareAppFiles", capability: .buildTool(), dependencies: ["HandsetPrepare"]),
        // Stand-ins for Apple's modules, for the files of an iOS app on Linux. They have Apple's names only in
        // the package of the app's team, which gives them by `moduleAliases`.
        .target(
            name: "HandsetUserNotifications", dependencies: ["Handset", "HandsetCoreLocation"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetUIKit", dependencies: ["Handset", "HandsetUserNotifications"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetOS", dependencies: ["Handset"], swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetOSLog", dependencies: ["HandsetOS"], swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetTestingUIKit", dependencies: ["HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        .target(name: "HandsetCombine", swiftSettings: settingsOfDelegates),
        .target(name: "HandsetCoreLocation", swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetBackgroundTasks", dependencies: ["HandsetUserNotifications"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetIntents", dependencies: ["HandsetUserNotifications"],
            swiftSettings: settingsOfDelegates),
        .target(name: "HandsetMobileCoreServices", swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetCoreServices", dependencies: ["HandsetMobileCoreServices"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetSwiftUI",
            dependencies: ["HandsetCombine", "HandsetUIKit", "HandsetUserNotifications"],
            swiftSettings: settingsOfDelegates),
        .target(name: "HandsetUniformTypeIdentifiers", swiftSettings: settingsOfDelegates),
        // Stand-ins for libraries.
        .target(
            name: "HandsetFirebaseCore", dependencies: ["HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetFirebaseMessaging",
            dependencies: ["HandsetFirebaseCore", "HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetFirebaseAnalytics",
            dependencies: ["HandsetFirebaseCore", "HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetFirebaseCrashlytics",
            dependencies: ["HandsetFirebaseCore", "HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetFirebase",
            dependencies: [
                "HandsetFirebaseAnalytics", "HandsetFirebaseCore", "HandsetFirebaseCrashlytics",
                "HandsetFirebaseMessaging",
            ],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetOneSignalFramework", dependencies: ["HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetOneSignalExtension", dependencies: ["HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetFlutter", dependencies: ["HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetFlutterLocalNotifications", dependencies: ["HandsetFlutter"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetReact", dependencies: ["HandsetUIKit"], swiftSettings: settingsOfDelegates
        ),
        .target(
            name: "HandsetReactAppDelegate", dependencies: ["HandsetReact", "HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetReactAppDependencyProvider", dependencies: ["HandsetReactAppDelegate"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetExpo", dependencies: ["HandsetReactAppDelegate", "HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetCapacitor", dependencies: ["HandsetUIKit"],
            swiftSettings: settingsOfDelegates),
        // One for each of these products, which needs its modules. SwiftPM gives a module that no other one needs its
        // new name in the app's target too, and then `import Firebase` is an error there.
        .target(
            name: "HandsetFirebaseLibrary", dependencies: ["HandsetFirebase"]),
        .target(
            name: "HandsetOneSignalLibrary",
            dependencies: ["HandsetOneSignalExtension", "HandsetOneSignalFramework"]),
        .target(
            name: "HandsetFlutterLibrary", dependencies: ["HandsetFlutterLocalNotifications"]),
        .target(
            name: "HandsetReactLibrary",
            dependencies: ["HandsetExpo", "HandsetReactAppDependencyProvider"]),
        .target(
            name: "HandsetCapacitorLibrary", dependencies: ["HandsetCapacitor"]),
        .target(name: "HandsetSecurity", swiftSettings: settingsOfDelegates),
        // What stands in for the names of an app that are not here: any member, any call.
        .target(name: "HandsetStandIn", swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetAVFAudio", dependencies: ["HandsetUserNotifications"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetAVFoundation", dependencies: ["HandsetAVFAudio"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetPushKit", dependencies: ["HandsetUserNotifications"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetCallKit",
            dependencies: ["HandsetAVFAudio", "HandsetPushKit", "HandsetUserNotifications"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetActivityKit", dependencies: ["Handset", "HandsetUserNotifications"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetWidgetKit", dependencies: ["HandsetActivityKit", "HandsetSwiftUI"],
            swiftSettings: settingsOfDelegates),
        .target(
            name: "HandsetApp",
            dependencies: [
                "Handset", "HandsetAVFAudio", "HandsetAVFoundation", "HandsetActivityKit",
                "HandsetBackgroundTasks", "HandsetCallKit", "HandsetCombine", "HandsetCoreLocation",
                "HandsetCoreServices", "HandsetIntents", "HandsetMobileCoreServices", "HandsetOS",
                "HandsetOSLog", "HandsetPushKit", "HandsetSecurity", "HandsetStandIn",
                "HandsetSwiftUI", "HandsetTestingUIKit", "HandsetUIKit",
                "HandsetUniformTypeIdentifiers", "HandsetUserNotifications", "HandsetWidgetKit",
            ],
            swiftSettings: settingsOfDelegates
        ),
        .target(
            name: "HandsetCommand",
            dependencies: [
                "Handset", "HandsetBuild", "HandsetClaims", "HandsetFacts", "HandsetFixtures",
                "HandsetGaps", "HandsetHunt", "HandsetLint", "HandsetLogs", "HandsetPictures",
                "HandsetPorting", "HandsetRunner", "HandsetSuites", "HandsetSystemLog",
                "HandsetTree", "HandsetWeb", "HandsetWhy",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: command),
            ],
            swiftSettings: settings,
            plugins: ["SchemaFilesPlugin"]
        ),
        // The JSON Schemas, which are part of the program.
        .plugin(name: "SchemaFilesPlugin", capability: .buildTool()),
        // Not `handset`: file systems that ignore case cannot hold it beside `Handset`.
        .executableTarget(
            name: "HandsetMain",
            dependencies: ["HandsetCommand"],
            swiftSettings: settings
        ),
        .target(
            name: "HandsetGateway",
            dependencies: [
                "CNGHTTP2", "Handset", "HandsetFixtures",
                .product(name: "Crypto", package: "swift-crypto", condition: gateway),
                .product(name: "CryptoExtras", package: "swift-crypto", condition: gateway),
                .product(name: "NIOCore", package: "swift-nio", condition: gateway),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: gateway),
                .product(name: "NIOHTTP2", package: "swift-nio-http2", condition: gateway),
                .product(name: "NIOPosix", package: "swift-nio", condition: gateway),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: gateway),
                .product(name: "NIOTLS", package: "swift-nio", condition: gateway),
                .product(name: "SwiftASN1", package: "swift-asn1", condition: gateway),
                .product(name: "X509", package: "swift-certificates", condition: gateway),
            ],
            swiftSettings: settings
        ),
        // The page of `handset listen` and its API, over HTTP.
        .target(
            name: "HandsetPage",
            dependencies: [
                "Handset", "HandsetSystemLog",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: gateway),
                .product(name: "Hummingbird", package: "hummingbird", condition: gateway),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: gateway),
                .product(name: "Logging", package: "swift-log", condition: gateway),
                .product(name: "NIOCore", package: "swift-nio", condition: gateway),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: gateway),
                .product(
                    name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: gateway
                ),
            ],
            exclude: ["Files"],
            swiftSettings: settings,
            plugins: ["PageFilesPlugin"]
        ),
        // The files of the page, which are part of the program.
        .plugin(name: "PageFilesPlugin", capability: .buildTool()),
        .target(
            name: "HandsetTesting",
            dependencies: ["Handset", "HandsetFixtures", "HandsetGateway"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "HandsetListenMain", dependencies: ["HandsetListen"], swiftSettings: settings),
        .target(
            name: "HandsetListen",
            dependencies: [
                "CNGHTTP2", "Handset", "HandsetBuild", "HandsetClaims", "HandsetCommand",
                "HandsetFixtures", "HandsetGateway", "HandsetLint", "HandsetPage", "HandsetRunner",
                "HandsetSuites", "HandsetWhy",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: command),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "HandsetTestSupport",
            dependencies: ["Handset", "HandsetFixtures", "HandsetLogs"],
            path: "Tests/HandsetTestSupport",
            swiftSettings: settings
        ),
        // The command for tests, in their own process.
        .target(
            name: "HandsetCommandSupport",
            dependencies: ["HandsetCommand", "HandsetMain", "HandsetTestSupport"],
            path: "Tests/HandsetCommandSupport",
            swiftSettings: settings
        ),
        // A browser that tests and benchmarks drive; apart, since benchmarks have no test library.
        .target(
            name: "HandsetBrowser", dependencies: ["HandsetWeb"], path: "Tests/HandsetBrowser",
            swiftSettings: settings),
        // Run by `swift run -c release --static-swift-stdlib HandsetBenchmarks`; not a product or a test.
        .executableTarget(
            name: "HandsetBenchmarks",
            dependencies: [
                "CJansson", "Handset", "HandsetBrowser", "HandsetFixtures", "HandsetLint",
                "HandsetMain",
            ],
            path: "Tests/HandsetBenchmarks",
            swiftSettings: settings
        ),
        // Run by hand: damaged frames for a gateway, for as long as asked; not a product or a test.
        .executableTarget(
            name: "HandsetSoak",
            dependencies: ["HandsetFixtures", "HandsetFuzzTargets"],
            path: "Tests/HandsetSoak",
            swiftSettings: settings
        ),
        // Shared by the tests and the fuzzer.
        .target(
            name: "HandsetFuzzTargets",
            dependencies: [
                "Handset", "HandsetFacts", "HandsetFixtures", "HandsetLint", "HandsetLogs",
                "HandsetPictures", "HandsetSuites", "HandsetSystemLog", "HandsetTestSupport",
                "HandsetTree",
            ],
            path: "Tests/HandsetFuzzTargets",
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandsetTests",
            dependencies: [
                "CJansson", "Handset", "HandsetClaims", "HandsetFixtures", "HandsetFuzzTargets",
                "HandsetHunt", "HandsetLint", "HandsetLogs", "HandsetPictures", "HandsetPorting",
                "HandsetPrepare", "HandsetSuites", "HandsetSystemLog", "HandsetTestSupport",
            ],
            swiftSettings: settings
        ),
        // What stands in for the names of apps that are not here.
        .testTarget(
            name: "HandsetGapsTests",
            dependencies: ["HandsetGaps", "HandsetPorting", "HandsetStandIn"],
            swiftSettings: settings),
        // The reader of apps' sources.
        .testTarget(
            name: "HandsetTreeTests", dependencies: ["HandsetTestSupport", "HandsetTree"],
            swiftSettings: settings),
        .testTarget(
            name: "HandsetFactsTests",
            dependencies: [
                "HandsetFacts", "HandsetPorting", "HandsetTestSupport", "HandsetTree",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "HandsetWhyTests",
            dependencies: [
                "Handset", "HandsetSystemLog", "HandsetTestSupport", "HandsetTree", "HandsetWhy",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "HandsetWebTests",
            dependencies: [
                "Handset", "HandsetFixtures", "HandsetSuites", "HandsetTestSupport", "HandsetWeb",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandsetFixturesTests",
            dependencies: [
                "Handset", "HandsetFixtures", "HandsetFuzzTargets", "HandsetLint", "HandsetLogs",
                "HandsetPictures", "HandsetSuites", "HandsetTestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandsetCommandTests",
            dependencies: [
                "Handset", "HandsetClaims", "HandsetCommand", "HandsetCommandSupport",
                "HandsetFixtures", "HandsetHunt", "HandsetLint", "HandsetLogs", "HandsetMain",
                "HandsetPictures",
                "HandsetFacts", "HandsetRunner",
                "HandsetPorting", "HandsetSuites", "HandsetSystemLog", "HandsetTestSupport",
                "HandsetTree",
                "HandsetWhy",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandsetGatewayTests",
            dependencies: [
                "CNGHTTP2", "Handset", "HandsetCommand", "HandsetCommandSupport",
                "HandsetFixtures", "HandsetGateway", "HandsetListen", "HandsetLint", "HandsetLogs",
                "HandsetPictures",
                "HandsetSuites",
                "HandsetListenMain", "HandsetMain", "HandsetPage", "HandsetTestSupport",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: command),
                .product(name: "Crypto", package: "swift-crypto", condition: gateway),
                .product(name: "CryptoExtras", package: "swift-crypto", condition: gateway),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: gateway),
                .product(name: "NIOCore", package: "swift-nio", condition: gateway),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: gateway),
                .product(name: "NIOHPACK", package: "swift-nio-http2", condition: gateway),
                .product(name: "NIOHTTP2", package: "swift-nio-http2", condition: gateway),
                .product(name: "NIOPosix", package: "swift-nio", condition: gateway),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: gateway),
                .product(name: "SwiftASN1", package: "swift-asn1", condition: gateway),
                .product(name: "X509", package: "swift-certificates", condition: gateway),
            ],
            swiftSettings: settings
        ),
        // What needs a browser; apart, so that it can be left out.
        .testTarget(
            name: "HandsetBrowserTests",
            dependencies: [
                "HandsetBrowser", "HandsetCommandSupport", "HandsetListen", "HandsetListenMain",
                "HandsetTestSupport",
            ],
            swiftSettings: settings
        ),
        // The recorder's app, with the stand-ins in the place of Apple's modules.
        .target(
            name: "RecorderApp", dependencies: ["HandsetUIKit", "HandsetUserNotifications"],
            path: "samples/recorder/App",
            exclude: ["Info-application.plist", "Info-scenes.plist"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "HandsetAppTests",
            dependencies: [
                "Handset", "HandsetAVFAudio", "HandsetAVFoundation", "HandsetActivityKit",
                "HandsetApp", "HandsetBackgroundTasks", "HandsetCallKit", "HandsetCapacitor",
                "HandsetClaims", "HandsetCombine", "HandsetCoreLocation", "HandsetExpo",
                "HandsetFirebase", "HandsetFlutter", "HandsetIntents", "HandsetMobileCoreServices",
                "HandsetOS", "HandsetOneSignalExtension", "HandsetOneSignalFramework",
                "HandsetPushKit", "HandsetSecurity", "HandsetSwiftUI", "HandsetTestSupport",
                "HandsetUIKit", "HandsetUniformTypeIdentifiers", "HandsetUserNotifications",
                "HandsetWidgetKit", "RecorderApp",
            ],
            swiftSettings: settingsOfDelegates
        ),
        .testTarget(
            name: "HandsetTestingTests",
            dependencies: [
                "Handset", "HandsetFixtures", "HandsetGateway", "HandsetTesting",
                "HandsetTestSupport",
            ],
            swiftSettings: settings
        ),
    ]
)

let dependenciesOfLeaves: [String: [Target.Dependency]] = [
    // Cases of suites have their statements evaluated.
    "HandsetSuites": ["HandsetWeb"],
    // Lines of apsd have payloads.
    "HandsetSystemLog": ["HandsetLogs"],
]

package.targets += leaves.map { leaf in
    .target(
        name: leaf,
        dependencies: ["Handset"] + dependenciesOfLeaves[leaf, default: []],
        swiftSettings: settings)
}

// The fuzzer, only where it is asked for: it links with what the compiler's option for it brings. Its first
// lines say how it is built and run.
if Context.environment["HANDSET_FUZZ"] != nil {
    package.targets += [
        .systemLibrary(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
        .executableTarget(
            name: "HandsetFuzz",
            dependencies: ["CLibFuzzer", "HandsetFuzzTargets"],
            path: "Tests/HandsetFuzz",
            linkerSettings: [
                // libFuzzer brings a main function of its own, beside the one that SwiftPM asks for.
                .unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "muldefs"])
            ]
        ),
    ]
}

// Both programs in one, only for `.ci/package`: `handset` builds without the gateway.
if Context.environment["HANDSET_PACKAGE"] != nil {
    package.products.append(.executable(name: "handset-whole", targets: ["HandsetWhole"]))
    package.targets += [
        // Functions of the C library that older releases do not have, or have in an older version.
        .target(name: "COlderGlibc"),
        .executableTarget(
            name: "HandsetWhole", dependencies: ["COlderGlibc", "HandsetListen"],
            swiftSettings: settings),
    ]
}

// The groups of rooms in `Sources`. A group uses only those above it; each has a page that says what it is for.
let groups = [
    "Core": """
    CJansson CJanssonArena DataFilesPlugin Handset HandsetDelegates HandsetFixtures HandsetWeb
    """,
    "Checks": """
    HandsetClaims HandsetLint HandsetLogs HandsetPictures HandsetSuites HandsetSystemLog
    """,
    // "StandIns" has all others: the stand-ins for Apple's modules and for libraries.
    "AppCode": "HandsetApp HandsetGaps HandsetPorting HandsetPrepare HandsetRunner PrepareAppFiles",
    "Diagnosis": "HandsetFacts HandsetHunt HandsetTree HandsetWhy",
    "Gateway": "CNGHTTP2 HandsetGateway HandsetPage HandsetTesting PageFilesPlugin",
    "Command": """
    BuildFactsPlugin COlderGlibc HandsetBuild HandsetCommand HandsetListen HandsetListenMain HandsetMain \
    HandsetWhole SchemaFilesPlugin
    """,
].mapValues { Set($0.split(separator: " ").map(String.init)) }

for target in package.targets where target.path == nil && target.type != .test {
    let group = groups.first { $0.value.contains(target.name) }?.key ?? "StandIns"
    target.path = "Sources/\(group)/\(target.name)"
}
