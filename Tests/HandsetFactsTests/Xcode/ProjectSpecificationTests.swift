import HandsetFacts
import HandsetTestSupport
import HandsetTree
import Testing

/// The projects that XcodeGen makes, as their specifications say.
@Suite struct ProjectSpecificationTests {
    private static let app = """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {}
        }
        """
    private static let other = """
        class Other: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {}
        }
        """

    private static let specification = """
        name: Shop
        options:
          bundleIdPrefix: com.example
          deploymentTarget:
            iOS: "16.4"
        targets:
          Shop:
            type: application
            platform: iOS
            sources:
              - path: App
                excludes:
                  - "Old/*.swift"
            info:
              path: App/Info.plist
              properties:
                UIBackgroundModes: [remote-notification,
                  fetch]   # two
                CFBundleURLTypes:
                - CFBundleURLSchemes: [shop]
            entitlements:
              path: App/Shop.entitlements
              properties:
                aps-environment: development
            settings:
              base:
                PRODUCT_BUNDLE_IDENTIFIER: com.example.shop
          Tests:
            type: bundle.unit-test
            platform: iOS
            sources: Checks
        """

    @Test(
        "A pattern with two stars leaves out what lies under any folders, and many of them take no longer",
        arguments: [
            ("**/Old", true), ("**/a/**/Other.swift", true), ("**/b", false), ("a/**/Old/*", true),
            (String(repeating: "**/a/", count: 40) + "b", false),
        ])
    func stars(pattern: String, isLeftOut: Bool) {
        let folders = String(repeating: "a/", count: 50)
        let found = reading([
            "project.yml": Self.specification.replacing("Old/*.swift", with: pattern),
            "App/AppDelegate.swift": Self.app, "App/\(folders)Old/Other.swift": Self.other,
        ])
        #expect(found.facts(of: .method).contains { $0.detail == "Other" } != isLeftOut)
    }

    @Test(
        "Of more targets with a large template than are read, the first one is named", .exhaustive)
    func manyTargets() {
        let members = (0..<2_000).map { "        K\($0): v\n" }.joined()
        let targets = (0..<2_000).map {
            "  A\($0):\n    type: application\n    platform: iOS\n    templates: [T]\n"
        }.joined()
        let text =
            "targetTemplates:\n  T:\n    settings:\n      base:\n\(members)targets:\n\(targets)"
        // 10,005 lines, of which 49 times as many are read: the line is the first one below the name.
        let found = reading(["project.yml": text, "App/AppDelegate.swift": Self.app])
        #expect(found.gaps.map(\.file) == ["project.yml"])
        #expect(found.gaps.map(\.gap.line) == [2_006 + 49 * 4 + 1])
    }

    @Test("The identifier, the lists and the sources are those of the application")
    func whole() {
        let found = reading([
            "project.yml": Self.specification, "App/AppDelegate.swift": Self.app,
            "App/Old/Other.swift": Self.other, "Checks/Third.swift": Self.other,
        ])
        #expect(found.facts(of: .bundleIdentifier).map(\.value) == ["com.example.shop"])
        #expect(lines(found, .backgroundMode) == ["17 remote-notification", "18 fetch"])
        #expect(lines(found, .apsEnvironment) == ["24 development"])
        #expect(lines(found, .urlScheme) == ["20 shop"])
        #expect(lines(found, .deploymentTarget) == ["5 16.4"])
        #expect(found.facts(of: .method).map(\.detail) == ["AppDelegate"])
        #expect(found.left == [.otherTarget: 1, .noTarget: 1])
        #expect(found.hasInfoPropertyList)
    }

    @Test("An identifier is made of the prefix and the name if no setting has one")
    func prefix() {
        let text = """
            options: { bundleIdPrefix: com.example }
            targets:
              Shop App: { type: application, platform: iOS, sources: [App] }
            """
        let found = reading(["project.yml": text, "App/AppDelegate.swift": Self.app])
        #expect(found.facts(of: .bundleIdentifier).map(\.value) == ["com.example.Shop-App"])
    }

    @Test(
        "A target in a file that is included has its paths from there, and settings of files and templates"
    )
    func included() {
        let files = [
            "project.yml": """
            include:
              - path: Shop/target.yml
            settings:
              BASE: com.example
            """,
            "Shop/target.yml": """
            targetTemplates:
              Phone:
                platform: iOS
                settings:
                  SUFFIX: ${target_name}
            targets:
              Shop:
                type: application
                templates: [Phone]
                configFiles:
                  Release: Release.xcconfig
                sources:
                - .
            """,
            "Shop/Release.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = $(BASE).$(SUFFIX)",
            "Shop/AppDelegate.swift": Self.app, "Other/Other.swift": Self.other,
            "docker.yml": "targets: none",
        ]
        let found = reading(files)
        #expect(found.facts(of: .bundleIdentifier).map(\.value) == ["com.example.Shop"])
        #expect(
            found.facts(of: .bundleIdentifier).first?.place
                == AppFact.Place(file: "Shop/Release.xcconfig", line: 1))
        #expect(found.facts(of: .method).map(\.detail) == ["AppDelegate"])
        // The file that is no part of it is not counted.
        #expect(found.fileCount == 4)
    }

    @Test("A project of Xcode beside its specification is read in its place")
    func made() {
        let target = TestTarget(
            files: ["App/AppDelegate.swift"],
            settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.made"])
        let found = reading([
            "project.yml": Self.specification, "App/AppDelegate.swift": Self.app,
            "Shop.xcodeproj/project.pbxproj": projectText([target]),
        ])
        #expect(found.facts(of: .bundleIdentifier).map(\.value) == ["com.example.made"])
    }

    @Test(
        "A file of this name that is no specification says nothing",
        arguments: [
            "", "- a\n- b", "targets: {", "a: [[[[", "targets:\n  A", "---\n\n# nothing",
            "a: &b\n  *c",
        ])
    func none(text: String) {
        let found = reading(["project.yml": text, "App.swift": Self.app])
        #expect(found.facts(of: .bundleIdentifier).isEmpty)
        #expect(found.facts(of: .method).count == 1)
    }
}
