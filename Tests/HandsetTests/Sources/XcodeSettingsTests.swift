import HandsetPorting
import Testing

/// The settings with which an app's files are compiled.
@Suite struct XcodeSettingsTests {
    @Test("The settings of a project of Xcode are read")
    func settings() {
        let six = XcodeSettings(projects: [
            "\t\t\tSWIFT_VERSION = 5.0;\n\t\t\tSWIFT_VERSION = 6.0;\n"
        ])
        #expect(six.hasSwiftSix && !six.isOnMainActor)
        let main = XcodeSettings(projects: ["SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", ""])
        #expect(!main.hasSwiftSix && main.isOnMainActor)
        #expect(XcodeSettings(projects: []) == XcodeSettings(projects: ["x = 6;"]))
        #expect(main.hasBareSlashes)
        #expect(!XcodeSettings(projects: ["SWIFT_ENABLE_BARE_SLASH_REGEX = NO;"]).hasBareSlashes)
    }

    @Test("The settings of a Swift package are those of its manifest")
    func manifest() {
        let six = XcodeSettings(
            manifest: "// swift-tools-version: 6.2\nimport PackageDescription\n")
        #expect(six.hasSwiftSix && six.hasBareSlashes && !six.isOnMainActor)
        let five = XcodeSettings(
            manifest: """
                // swift-tools-version:6.0
                let settings: [SwiftSetting] = [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]
                """)
        #expect(!five.hasSwiftSix && !five.hasBareSlashes && five.isOnMainActor)
        #expect(!XcodeSettings(manifest: "// swift-tools-version:5.9").hasSwiftSix)
        #expect(!XcodeSettings(manifest: "").hasSwiftSix)
    }
}
