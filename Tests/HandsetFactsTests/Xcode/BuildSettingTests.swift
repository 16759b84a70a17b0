import HandsetFacts
import Testing

/// The settings of targets, as the project and its files of settings give them.
@Suite struct BuildSettingTests {
    /// The bundle identifiers that are read, each with its target.
    private func identifiers(
        _ target: TestTarget, project: [String: String] = [:], files: [String: String] = [:]
    ) -> [String] {
        let texts = ["App.xcodeproj/project.pbxproj": projectText([target], settings: project)]
        return reading(texts.merging(files) { _, file in file }).facts(of: .bundleIdentifier).map {
            "\($0.value) \($0.place.file)"
        }
    }

    private static let key = "PRODUCT_BUNDLE_IDENTIFIER"
    private static let project = "App.xcodeproj/project.pbxproj"

    @Test("A target's own setting counts before its file's, and that before the project's")
    func order() {
        let file = ["App.xcconfig": "\(Self.key) = of.file"]
        let own = TestTarget(settings: [Self.key: "of.target"], settingFile: "App.xcconfig")
        let none = TestTarget(settingFile: "App.xcconfig")
        let project = [Self.key: "of.project"]
        #expect(identifiers(own, project: project, files: file) == ["of.target \(Self.project)"])
        #expect(identifiers(none, project: project, files: file) == ["of.file App.xcconfig"])
        #expect(identifiers(none, project: project) == ["of.project \(Self.project)"])
    }

    @Test(
        "Names of other settings are replaced, in each of their forms",
        arguments: [
            "$(BASE).shop", "${BASE}.shop", "$BASE.shop", "com.$(COMPANY).shop",
            "com.$(COMPANY).$(PRODUCT_NAME)", "com.$(COMPANY).$(TARGET_NAME:rfc1034identifier)",
        ])
    func names(value: String) {
        let target = TestTarget(
            name: "shop", settings: [Self.key: value, "BASE": "com.$(COMPANY)"])
        #expect(
            identifiers(target, project: ["COMPANY": "example"])
                == ["com.example.shop \(Self.project)"])
    }

    @Test("A sign that does not fit an identifier becomes a hyphen")
    func signs() {
        let target = TestTarget(
            name: "My Shop", settings: [Self.key: "com.example.$(TARGET_NAME:rfc1034identifier)"])
        #expect(identifiers(target) == ["com.example.My-Shop \(Self.project)"])
    }

    @Test("An identifier with a name that nothing gives is none")
    func unknown() {
        #expect(identifiers(TestTarget(settings: [Self.key: "com.$(COMPANY).shop"])) == [])
    }

    @Test("A file that another includes is found from its own folder on, and from those around it")
    func includes() {
        let files = [
            "App/App.xcconfig": "#include \"Config/Names.xcconfig\"\n\(Self.key) = $(NAME)",
            "Config/Names.xcconfig": "NAME = com.example.shop",
        ]
        let target = TestTarget(settingFile: "App/App.xcconfig")
        #expect(identifiers(target, files: files) == ["com.example.shop App/App.xcconfig"])
    }

    @Test("A setting for a device counts, and one for another kit does not")
    func conditions() {
        let device = ["App.xcconfig": "\(Self.key)[sdk=iphoneos*] = of.device\n"]
        let simulator = ["App.xcconfig": "\(Self.key)[sdk=macosx*] = of.mac\n\(Self.key) = of.all"]
        let target = TestTarget(settingFile: "App.xcconfig")
        #expect(identifiers(target, files: device) == ["of.device App.xcconfig"])
        #expect(identifiers(target, files: simulator) == ["of.all App.xcconfig"])
    }

    @Test("A setting for a device counts before one for all, in whatever order they stand")
    func devices() {
        let device = "\(Self.key)[sdk=iphoneos*]"
        let both = ["\(device) = of.device", "\(Self.key) = of.all"]
        for lines in [both, both.reversed()] {
            let file = ["App.xcconfig": lines.joined(separator: "\n")]
            let target = TestTarget(settingFile: "App.xcconfig")
            #expect(identifiers(target, files: file) == ["of.device App.xcconfig"])
        }
        let target = TestTarget(settings: [device: "of.device", Self.key: "of.all"])
        #expect(identifiers(target) == ["of.device \(Self.project)"])
    }

    @Test("A file has the settings of those that it includes, and its own last ones count")
    func inclusion() {
        let target = TestTarget(settingFile: "Settings/App.xcconfig")
        let files = [
            "Settings/App.xcconfig":
                "#include \"../Common.xcconfig\"\n#include? \"None.xcconfig\"\n\(Self.key) = $(BASE).shop // Shop",
            "Common.xcconfig": "BASE = com.example\n\(Self.key) = common",
        ]
        #expect(identifiers(target, files: files) == ["com.example.shop Settings/App.xcconfig"])
    }

    @Test("Files that include each other, and names that name themselves, have an end")
    func circles() {
        let target = TestTarget(settingFile: "A.xcconfig")
        let include = Array(
            repeating: "#include \"A.xcconfig\"\n#include \"B.xcconfig\"\n", count: 40
        )
        .joined()
        let files = ["A.xcconfig": include + "\(Self.key) = a", "B.xcconfig": include + "X = $(X)"]
        #expect(identifiers(target, files: files) == ["a A.xcconfig"])
        var settings = [Self.key: "$(N0)"]
        for number in 0..<60 {
            settings["N\(number)"] = Array(repeating: "$(N\(number + 1))", count: 9).joined()
        }
        #expect(identifiers(TestTarget(settings: settings)) == [])
    }

    @Test("The identifier of another configuration has its name")
    func configurations() {
        let text = projectText([TestTarget(settings: [Self.key: "com.example.shop"])])
            .replacing("buildConfigurations = (C0)", with: "buildConfigurations = (D0, C0)")
            .replacing(
                "C0 = {",
                with:
                    "D0 = { name = Debug; buildSettings = { \(Self.key) = com.example.test; }; };\nC0 = {"
            )
        let found = reading([Self.project: text]).facts(of: .bundleIdentifier)
        #expect(
            found.map { "\($0.value) \($0.detail)" } == [
                "com.example.test App, Debug", "com.example.shop App",
            ])
    }

    @Test("Of several applications those whose sources start an app are told, each with its name")
    func applications() {
        let start = "@main class A: UIResponder, UIApplicationDelegate {}"
        func found(_ files: [[String]]) -> [String] {
            let targets = files.enumerated().map { number, files in
                TestTarget(
                    name: "App\(number)", files: files,
                    settings: [Self.key: "com.example.\(number)"])
            }
            return reading([
                Self.project: projectText(targets), "A.swift": start, "B.swift": "class B {}",
            ]).facts(of: .bundleIdentifier).map { "\($0.value) \($0.detail)" }
        }
        #expect(found([["A.swift"], ["B.swift"]]) == ["com.example.0 App0"])
        #expect(found([["A.swift"], ["A.swift"]]) == ["com.example.0 App0", "com.example.1 App1"])
        #expect(found([["B.swift"], ["B.swift"]]) == ["com.example.0 App0", "com.example.1 App1"])
    }

    @Test("A property list is that of the target whose settings name it")
    func lists() {
        let app = TestTarget(settings: [
            "INFOPLIST_FILE": "$(SRCROOT)/App/Info.plist", "SCHEME": "shop",
        ])
        let watch = TestTarget(
            name: "Watch", type: "application.watchapp2",
            settings: ["INFOPLIST_FILE": "Watch/Info.plist"])
        func list(_ scheme: String) -> String {
            "<dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>\(scheme)</string></array></dict></array></dict>"
        }
        let found = reading([
            Self.project: projectText([app, watch]), "App/Info.plist": list("$(SCHEME)"),
            "Watch/Info.plist": list("watch"), "Other/Info.plist": list("other"),
        ])
        #expect(lines(found, .urlScheme) == ["1 shop"])
        #expect(found.left == [.otherTarget: 1, .noTarget: 1])
    }
}
