import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset init --package`, whose packages the step `.ci/app` builds and tests.
@Suite(.waitsForPrograms) struct PackageStartTests {
    private static let delegate = """
        import UIKit
        class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                Home.shared.show()
            }
        }
        """
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func bash(_ line: String) throws -> CommandResult {
        try CommandResult.line("unset HANDSET_APP; cd '\(folder.path)' && \(line)")
    }

    private func names() throws -> [String] {
        try bash("find . -type f | sort").output.split(separator: "\n").map(String.init)
    }

    @Test("A package beside the project names its files, which stay where they are")
    func works() throws {
        try folder.write(
            Self.delegate.replacing("Home.shared.show()", with: ""),
            to: "ios/Shop/AppDelegate.swift")
        let result = try bash("handset init --show --package push/PushTests ios")
        #expect(
            result.errors
                == "handset: next: cd push/PushTests && swift test, then handset matrix --package . and a payload\n"
        )
        #expect(result.status == 0)
        #expect(
            try names() == [
                "./ios/Shop/AppDelegate.swift", "./push/PushTests/.gitignore",
                "./push/PushTests/Package.swift",
                "./push/PushTests/Sources/Shop/Shop.swift",
                "./push/PushTests/Sources/Shop/app-files.txt",
                "./push/PushTests/Tests/PushTests/ShopTests.swift",
            ])
        #expect(
            try folder.read("push/PushTests/Sources/Shop/app-files.txt").hasSuffix(
                "\n../../../../ios/Shop/AppDelegate.swift\n"))
        let manifest = try folder.read("push/PushTests/Package.swift")
        #expect(
            manifest.contains(
                #".package(url: "https://example.com/handset.git", from: "0.2.0", traits: [])"#))
        #expect(
            manifest.contains(".executableTarget(\n            name: \"Shop\""),
            "without @main it has a type of its own")
        #expect(manifest.contains(".swiftLanguageMode(.v5)"))
        // As Xcode has it in this mode.
        #expect(manifest.contains(#".enableUpcomingFeature("BareSlashRegexLiterals")"#))
        for name in ["Package.swift", "Tests/PushTests/ShopTests.swift"] {
            for line in try folder.read("push/PushTests/\(name)").split(separator: "\n") {
                #expect(result.output.contains("    \(line)\n"))
            }
        }
    }

    @Test("What is left out is told: in the list, in the test, in a declaration, and as a message")
    func leftOut() throws {
        try folder.write(Self.delegate, to: "Shop/AppDelegate.swift")
        try folder.write(
            "import Lottie\nclass Home: UIViewController { static let shared = Home() }",
            to: "Shop/Home.swift")
        try folder.write(
            "import Pushwoosh\nextension AppDelegate: UNUserNotificationCenterDelegate {}",
            to: "Shop/Push.swift")
        let result = try bash("handset init --package Push Shop")
        #expect(
            result.errors == """
                handset: left out: Push.swift: Handset has no module Pushwoosh
                handset: next: cd Push && swift test, then handset matrix --package . and a payload

                """)
        let list = try folder.read("Push/Sources/Shop/app-files.txt")
        #expect(
            list.hasSuffix(
                """
                ../../../Shop/AppDelegate.swift

                # Left out; remove the sign before a path to add the file.
                # ../../../Shop/Home.swift
                #   named in AppDelegate.swift:4: Home
                #   line 1: Handset has no module Lottie
                # ../../../Shop/Push.swift
                #   line 1: Handset has no module Pushwoosh

                """))
        let gap = try folder.read("Push/Sources/Shop/Shop.swift")
        #expect(
            gap.contains(
                "class Home: UIViewController { nonisolated(unsafe) static let shared = Home() }\n")
        )
        let test = try folder.read("Push/Tests/Push/ShopTests.swift")
        #expect(
            test.contains(
                #"Issue.record("Push.swift is left out: Handset has no module Pushwoosh")"#))
    }

    @Test("The target of an app says how handset runs it, by its own type or by one that is made")
    func program() throws {
        try folder.write(
            Self.delegate.replacing("class AppDelegate", with: "@main class AppDelegate"),
            to: "ios/Shop/AppDelegate.swift")
        #expect(try bash("handset init --package a ios").status == 0)
        #expect(
            try folder.read("a/Sources/Shop/Shop.swift").contains(
                """
                extension AppDelegate {
                    static func main() async {
                        await PackagedApp(
                            "Shop", backgroundModes: ["remote-notification"],
                            launch: { AppDelegate() }
                        ).run()
                    }
                }

                """))
        try folder.write(Self.delegate, to: "ios/Shop/AppDelegate.swift")
        #expect(try bash("handset init --package b ios").status == 0)
        #expect(
            try folder.read("b/Sources/Shop/Shop.swift").contains(
                "@main enum AppProgram {\n    @MainActor static func main() async {"))
        #expect(try folder.read("b/Package.swift").contains(".executableTarget("))
    }

    /// An app whose file names what is not here.
    private static let swiftUIApp = """
        import SwiftUI
        @main struct ShopApp: App {
            @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
            @State private var router = Router()
            var body: some Scene { WindowGroup { Home(router: router) } }
        }

        """

    @Test("An app in SwiftUI has the scene's delegate that its own delegate names")
    func sceneOfSwiftUI() throws {
        try folder.write(
            Self.delegate + """

                extension AppDelegate {
                    func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: s.role)
                        configuration.delegateClass = ShopScene.self
                        return configuration
                    }
                }
                final class ShopScene: NSObject, UIWindowSceneDelegate {}

                """, to: "ios/Shop/AppDelegate.swift")
        try folder.write(Self.swiftUIApp, to: "ios/Shop/ShopApp.swift")
        #expect(try bash("handset init --package a ios").status == 0)
        #expect(try folder.read("a/Sources/Shop/Shop.swift").contains("scene: { ShopScene() }"))
    }

    @Test("An app in SwiftUI whose main file is left out has a scene all the same")
    func sceneWithoutMainFile() throws {
        try folder.write(Self.delegate, to: "ios/Shop/AppDelegate.swift")
        try folder.write(Self.swiftUIApp, to: "ios/Shop/ShopApp.swift")
        #expect(try bash("handset init --package a ios").status == 0)
        let program = try folder.read("a/Sources/Shop/Shop.swift")
        #expect(program.contains("scene: { SceneOfTests() }"))
        #expect(program.contains("final class SceneOfTests: UIResponder, UIWindowSceneDelegate {}"))
        #expect(try folder.read("a/Tests/a/ShopTests.swift").contains("scene: { SceneOfTests() }"))
    }

    @Test("The tests of an app in SwiftUI run it by its own type")
    func testsOfSwiftUI() throws {
        try folder.write(
            Self.delegate + """

                @main struct ShopApp: App {
                    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
                    var body: some Scene { WindowGroup { EmptyView() } }
                }

                """, to: "ios/Shop/AppDelegate.swift")
        #expect(try bash("handset init --package a ios").status == 0)
        #expect(try folder.read("a/Sources/Shop/Shop.swift").contains("of: ShopApp.self"))
        #expect(
            try folder.read("a/Tests/a/ShopTests.swift").contains(
                """
                        HandsetPhone(
                            .iOS(18), of: ShopApp.self, backgroundModes: .remoteNotification, answer: answer, timeLimit: .seconds(5))
                """))
    }

    @Test(
        "The package has the background modes and the schemes of the property list, and prints names alone"
    )
    func propertyList() throws {
        try folder.write(
            Self.delegate.replacing("class AppDelegate", with: "@main class AppDelegate"),
            to: "ios/Shop/AppDelegate.swift")
        let list = { (keys: String) in
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            \(keys)
            </dict></plist>

            """
        }
        try folder.write(
            list(
                """
                <key>UIBackgroundModes</key><array><string>audio</string></array>
                <key>CFBundleURLTypes</key><array><dict>
                <key>CFBundleURLSchemes</key><array><string>shop</string></array>
                </dict></array>
                """), to: "ios/Shop/Info.plist")
        let result = try bash("handset init --package a ios")
        #expect(result.status == 0)
        #expect(
            result.output.split(separator: "\n").allSatisfy { $0.hasPrefix("a/") }
                && result.output.contains("a/Package.swift: "))
        let program = try folder.read("a/Sources/Shop/Shop.swift")
        #expect(program.contains(#""Shop", backgroundModes: ["audio"], urlSchemes: ["shop"],"#))
        let test = try folder.read("a/Tests/a/ShopTests.swift")
        #expect(test.contains(".iOS(18), answer: answer, timeLimit: .seconds(5),"))
        try folder.write(list(""), to: "ios/Shop/Info.plist")
        #expect(
            try bash("handset init --package b --show ios").output.contains("    import Testing\n"))
        #expect(
            try folder.read("b/Sources/Shop/Shop.swift").contains("\"Shop\",\n"),
            "no property list says that a silent push wakes the app")
    }

    @Test(
        "The package has Xcode's mode of Swift, and Handset from a path or an address", .exhaustive)
    func settings() throws {
        try folder.write(Self.delegate, to: "ios/Shop/AppDelegate.swift")
        try folder.write(
            "SWIFT_VERSION = 6.0;\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n",
            to: "ios/Shop.xcodeproj/project.pbxproj")
        #expect(
            try bash("mkdir Handset && handset init --package a --handset Handset ios").status == 0)
        let manifest = try folder.read("a/Package.swift")
        #expect(manifest.contains(#".package(path: "../Handset", traits: [])"#))
        #expect(manifest.contains(#"name: "HandsetApp", package: "handset", moduleAliases"#))
        #expect(
            manifest.contains(".swiftLanguageMode(.v6)")
                && manifest.contains(".defaultIsolation(MainActor.self)"))
        #expect(
            try bash("handset init --package b --handset git@example.com:ours/phone.git ios").status
                == 0)
        #expect(
            try folder.read("b/Package.swift").contains(
                #"name: "PrepareAppFiles", package: "phone""#))
    }

    @Test("Each target is compiled with the settings of its own target of Xcode")
    func settingsOfTargets() throws {
        try folder.write(Self.delegate, to: "ios/Shop/AppDelegate.swift")
        try folder.write(
            "import UserNotifications\nclass Service: UNNotificationServiceExtension {}",
            to: "ios/Service/Service.swift")
        let target = { (number: Int, name: String, type: String, settings: String) in
            """
            G\(number) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>";};
            C\(number) = {name = Release; buildSettings = {\(settings)};};
            L\(number) = {buildConfigurations = (C\(number));};
            T\(number) = {isa = PBXNativeTarget; name = \(name); buildConfigurationList = L\(number);
            productType = "com.apple.product-type.\(type)"; fileSystemSynchronizedGroups = (G\(number));};

            """
        }
        try folder.write(
            """
            {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = M; buildConfigurationList = L; targets = (T1, T2);};
            L = {buildConfigurations = (C);}; C = {name = Release; buildSettings = {SWIFT_VERSION = 5.0;};};
            M = {isa = PBXGroup; children = (G1, G2); sourceTree = "<group>";};
            \(target(1, "Shop", "application", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"))
            \(target(2, "Service", "app-extension", "SWIFT_VERSION = 6.0;"))
            };}
            """, to: "ios/Shop.xcodeproj/project.pbxproj")
        #expect(try bash("handset init --package a ios").status == 0)
        let manifest = try folder.read("a/Package.swift")
        #expect(!manifest.contains("let settings"))
        #expect(
            manifest.contains(
                "[.swiftLanguageMode(.v5), .enableUpcomingFeature(\"BareSlashRegexLiterals\"), .defaultIsolation(MainActor.self)]"
            ))
        #expect(manifest.contains("swiftSettings: [.swiftLanguageMode(.v6)],"))
    }

    @Test("Nothing is overwritten, and nothing is written through a link")
    func existing() throws {
        try folder.write(Self.delegate, to: "ios/AppDelegate.swift")
        try folder.write("mine", to: "a/Package.swift")
        try folder.write("else", to: "else/file")
        for made in ["true", "rm -r a && mkdir a && ln -s ../else a/Sources"] {
            let before = try bash("\(made); find .").output
            let result = try bash("handset init --package a ios")
            #expect(result.errors.contains("File exists; nothing is overwritten"))
            #expect(result.output == "" && result.status == 74)
            #expect(try bash("find .").output == before)
        }
    }

    @Test("Without code for pushes nothing is written")
    func none() throws {
        try folder.write("struct A {}", to: "ios/A.swift")
        let result = try bash("handset init --package a ios")
        #expect(result.errors.contains("no code for pushes") && result.status == 1)
        #expect(try names() == ["./ios/A.swift"])
        #expect(try bash("handset init --package a none").status == 2)
    }

    @Test(
        "A package takes a project and nothing of a suite",
        arguments: [
            "--package ''", "--package a --handset ''", "--package a '{}'",
            "--package a --key-path b c", "--package a --again",
        ])
    func usage(line: String) throws {
        #expect(try bash("handset init \(line)").status == 64)
    }
}
