import HandsetFacts
import HandsetTestSupport
import Testing

/// The time for a project's files that are no code, which follows their size.
@Suite(.serialized) struct ProjectGrowthTests {
    private func growth(to size: Int, _ files: (Int) -> [String: String]) -> Double {
        Growth.factor(
            to: size,
            prepare: { size in
                files(size).map { AppReading.File(path: $0.key, bytes: Array($0.value.utf8)) }
            },
            work: { _ = AppReading(of: $0) })
    }

    @Test("A project of Xcode with targets and files")
    func project() {
        #expect(
            growth(to: 160) { size in
                let targets = (0..<size).map { number in
                    TestTarget(
                        name: "T\(number)", files: (0..<10).map { "T\(number)/F\($0).m" },
                        folder: "S\(number)", exceptions: ["Old.m"],
                        settings: ["INFOPLIST_FILE": "T\(number)/Info.plist"])
                }
                var files = ["App.xcodeproj/project.pbxproj": projectText(targets)]
                for target in targets {
                    for file in target.files { files[file] = "" }
                    files["\(target.name)/Info.plist"] = "<dict/>"
                }
                return files
            } < Growth.limit)
    }

    @Test("Targets that share a file of settings")
    func settings() {
        #expect(
            growth(to: 120) { size in
                let lines = (0..<size * 10).map { "K\($0) = $(K\($0 + 1))" }.joined(separator: "\n")
                let targets = (0..<size).map {
                    TestTarget(
                        name: "T\($0)", settings: ["PRODUCT_BUNDLE_IDENTIFIER": "$(K0)"],
                        settingFile: "App.xcconfig")
                }
                return [
                    "App.xcodeproj/project.pbxproj": projectText(targets), "App.xcconfig": lines,
                ]
            } < Growth.limit)
    }

    @Test("A property list, in lines, in one line, and with lists in lists", .exhaustive)
    func propertyLists() {
        for separator in ["\n", ""] {
            #expect(
                growth(to: 4_000) { size in
                    let domains = (0..<size).map { "<string>applinks:a\($0).com</string>" }
                    return [
                        "App.entitlements":
                            "<dict><key>com.apple.developer.associated-domains</key><array>"
                            + domains.joined(separator: separator) + "</array></dict>"
                    ]
                } < Growth.limit)
        }
        #expect(
            growth(to: 8_000) { size in
                let open = Array(
                    repeating: "<key>a</key><dict><key>b</key><string>c</string>", count: size)
                let close = Array(repeating: "</dict>", count: size)
                return ["Info.plist": (open + close).joined(separator: "\n")]
            } < Growth.limit)
    }

    @Test("A list of packages in one line")
    func packages() {
        #expect(
            growth(to: 4_000) { size in
                [
                    "package.json": "{"
                        + (0..<size).map { "\"p\($0)\":\"1\"" }.joined(separator: ",") + "}"
                ]
            } < Growth.limit)
    }

    @Test("A list of objects within each other has an end")
    func depth() {
        let text = String(repeating: "{ objects = (", count: 50_000)
        #expect(reading(["App.xcodeproj/project.pbxproj": text]).gaps.count == 1)
    }
}
