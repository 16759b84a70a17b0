import HandsetFacts
import HandsetPorting
import Testing

/// The files that belong to an app, as its project of Xcode says.
@Suite struct XcodeTargetTests {
    /// A method that iOS calls, in a type of some name.
    private static func code(_ type: String) -> String {
        "class \(type): UIResponder, UIApplicationDelegate {\nfunc application(_ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {}\n}"
    }

    /// The types whose methods were read, and the files that were left, by the reason.
    private func read(
        _ targets: [TestTarget], _ files: [String], others: [String: String] = [:]
    ) -> (types: [String], left: [ProjectSources.Reason: Int]) {
        var texts = ["App.xcodeproj/project.pbxproj": projectText(targets)]
        for file in files {
            let name = file.split(separator: "/").last?.split(separator: ".").first
            texts[file] = Self.code(name.map(String.init) ?? "")
        }
        let reading = reading(texts.merging(others) { _, other in other })
        return (reading.facts(of: .method).map(\.detail).sorted(), reading.left)
    }

    @Test("The files of the application and of its libraries are read")
    func sources() {
        let app = TestTarget(files: ["App/A.swift"])
        #expect(read([app], ["App/A.swift"]).types == ["A"])
        for type in ["framework", "library.static", "bundle"] {
            let library = TestTarget(name: "Kit", type: type, files: ["Kit/K.swift"])
            #expect(read([app, library], ["App/A.swift", "Kit/K.swift"]).types == ["A", "K"])
        }
    }

    @Test(
        "The files of a target that is no app are left out, and counted",
        arguments: [
            "bundle.unit-test", "bundle.ui-testing", "application.watchapp2", "tool",
            "application.on-demand-install-capable",
        ])
    func others(type: String) {
        let other = TestTarget(name: "Other", type: type, files: ["Other/O.swift"])
        let found = read(
            [TestTarget(files: ["App/A.swift"]), other], ["App/A.swift", "Other/O.swift"])
        #expect(found.types == ["A"])
        #expect(found.left == [.otherTarget: 1])
    }

    @Test(
        "An application for a Mac, a watch or a television is none",
        arguments: ["macosx", "watchos", "appletvos"])
    func platforms(platform: String) {
        let other = TestTarget(
            name: "Other", files: ["Other/O.swift"], settings: ["SDKROOT": platform])
        let app = TestTarget(files: ["App/A.swift"], settings: ["SDKROOT": "iphoneos"])
        let found = read([app, other], ["App/A.swift", "Other/O.swift"])
        #expect(found.types == ["A"])
        #expect(found.left == [.otherTarget: 1])
    }

    @Test("A file of two targets is the app's if one of them is")
    func shared() {
        let tests = TestTarget(name: "T", type: "bundle.unit-test", files: ["App/A.swift"])
        #expect(read([tests, TestTarget(files: ["App/A.swift"])], ["App/A.swift"]).types == ["A"])
    }

    @Test("A file in no target is left out, but for headers and packages of the project's own")
    func noTarget() {
        let app = TestTarget(files: ["App/A.swift"])
        let found = read([app], ["App/A.swift", "Old/B.swift", "Kit/Sources/Kit/K.swift"])
        #expect(found.types == ["A"])
        #expect(found.left == [.noTarget: 2])
        let packaged = read(
            [app], ["App/A.swift", "Old/B.swift", "Kit/Sources/Kit/K.swift"],
            others: ["Kit/Package.swift": ""])
        #expect(packaged.types == ["A", "K"])
        #expect(packaged.left == [.noTarget: 1, .tests: 1])
    }

    @Test("A project whose files are not where it says leaves no file out")
    func moved() {
        let found = read([TestTarget(files: ["Source/A.swift"])], ["App/A.swift"])
        #expect(found.types == ["A"])
        #expect(found.left == [:])
    }

    @Test("Tests and what others have built are told by their folders")
    func folders() {
        let found = read(
            [],
            [
                "App/A.swift", "AppTests/B.swift", "e2e/C.swift", "Kit.docset/D.swift",
                "Kit.xcframework/E.swift",
            ])
        #expect(found.types == ["A"])
        #expect(found.left == [.tests: 2, .built: 2])
    }

    @Test("A file of tests is told by what it imports")
    func imports() {
        let reading = reading(["A.swift": "import XCTest\n\(Self.code("A"))"])
        #expect(reading.facts(of: .method) == [])
        #expect(reading.left == [.tests: 1])
    }

    @Test("A folder of Xcode 16 has all its files but the exceptions")
    func folder() {
        let app = TestTarget(folder: "App", exceptions: ["Old/B.swift"])
        let found = read(
            [app], ["App/A.swift", "App/Inner/C.swift", "App/Old/B.swift", "Apps/D.swift"])
        #expect(found.types == ["A", "C"])
        #expect(found.left == [.noTarget: 2])
    }

    @Test("An exception of another target's folder is a file of this one")
    func otherFolder() {
        let text = projectText([
            TestTarget(folder: "App"), TestTarget(name: "Widget", type: "tool", folder: "Widget"),
        ]).replacing("exceptions = (E1)", with: "exceptions = (E1, E9)")
            .replacing(
                "E1 = {", with: "E9 = { target = T0; membershipExceptions = (S.swift); };\nE1 = {")
        let reading = reading([
            "App.xcodeproj/project.pbxproj": text, "App/A.swift": Self.code("A"),
            "Widget/S.swift": Self.code("S"), "Widget/W.swift": Self.code("W"),
        ])
        #expect(reading.facts(of: .method).map(\.detail) == ["A", "S"])
        #expect(reading.left == [.otherTarget: 1])
    }

    @Test("A folder that is a package is read without a project")
    func package() {
        let found = read([], ["Sources/Kit/A.swift"], others: ["Package.swift": ""])
        #expect(found.types == ["A"])
        #expect(found.left == [.tests: 1])
    }

    @Test("Two projects in one folder both have their app")
    func projects() {
        let reading = reading([
            "One.xcodeproj/project.pbxproj": projectText([TestTarget(files: ["One/A.swift"])]),
            "Two/Two.xcodeproj/project.pbxproj": projectText([TestTarget(files: ["B.swift"])]),
            "One/A.swift": Self.code("A"), "Two/B.swift": Self.code("B"),
            "Two/C.swift": Self.code("C"),
        ])
        #expect(reading.facts(of: .method).map(\.detail) == ["A", "B"])
        #expect(reading.left == [.noTarget: 1])
    }

    @Test("A damaged project is named, and its folder is read without it")
    func damaged() {
        let text = projectText([TestTarget(files: ["App/A.swift"])])
        for part in ["", "{", String(text.dropLast(text.utf8.count / 2)), "[1, 2]"] {
            let reading = reading([
                "App.xcodeproj/project.pbxproj": part, "App/A.swift": Self.code("A"),
                "App/B.swift": Self.code("B"),
            ])
            #expect(reading.gaps.map(\.file) == ["App.xcodeproj/project.pbxproj"])
            #expect(reading.facts(of: .method).map(\.detail) == ["A", "B"])
        }
        #expect(reading(["App.xcodeproj/project.pbxproj": text]).gaps == [])
    }

    @Test("A target that a plugin of Expo adds is an extension, or a small app of its own")
    func expo() {
        func read(_ type: String) -> (types: [String], left: [ProjectSources.Reason: Int]) {
            let reading = reading([
                "targets/other/expo-target.config.js":
                    "module.exports = { \n  type: '\(type)',\n};",
                "targets/other/B.swift": Self.code("B"),
            ])
            return (reading.facts(of: .method).map(\.detail), reading.left)
        }
        #expect(read("clip").types == [])
        #expect(read("clip").left == [.otherTarget: 2])
        #expect(read("widget").types == ["B"])
    }

    @Test(
        "A file is compiled with the settings of its target, and with the project's where that has none"
    )
    func settings() {
        let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
        let app = TestTarget(files: ["App/A.swift", "Keys.swift"], settings: [key: "MainActor"])
        let service = TestTarget(
            name: "Service", type: "app-extension", files: ["Service/S.swift", "Keys.swift"],
            settings: ["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"])
        let text = projectText([app, service], settings: ["SWIFT_VERSION": "5.0"])
        let sources = ProjectSources([
            ReadFile(path: "App.xcodeproj/project.pbxproj", bytes: Array(text.utf8))
        ])
        let own = sources.settings(of: "App/A.swift", inExtension: false)
        #expect(own?.isOnMainActor == true && own?.hasBareSlashes == true)
        let other = sources.settings(of: "Service/S.swift", inExtension: true)
        #expect(other?.isOnMainActor == false && other?.hasBareSlashes == false)
        #expect(own?.hasSwiftSix == false && other?.hasSwiftSix == false)
        // A file of both targets is compiled in each with its own.
        #expect(sources.settings(of: "Keys.swift", inExtension: false) == own)
        #expect(sources.settings(of: "Keys.swift", inExtension: true) == other)
        #expect(sources.settings(of: "Else.swift", inExtension: false) == nil)
    }
}
