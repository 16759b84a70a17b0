import Foundation
import HandsetSources
import HandsetTestSupport
import Testing

/// The tables of what the stand-ins have, which agree with the stand-ins.
@Suite struct StandInTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }

    @Test(
        "The modules are those of the product HandsetApp, and the sample's package has them as aliases"
    )
    func modules() throws {
        let manifest = try text("Package.swift")
        let product = try #require(
            manifest.firstMatch(of: /name: "HandsetApp",\s*targets: \[(?<targets>[^\]]*)\]/))
        let targets = product.output.targets.matches(of: /"(\w+)"/).map { String($0.1) }
        #expect(
            StandInModule.all.map(\.target).sorted()
                == targets.filter { $0 != "HandsetApp" }.sorted())
        let sample = try text("samples/app/PushTests/Package.swift")
        for module in StandInModule.all {
            #expect(sample.contains("\"\(module.target)\": \"\(module.name)\""), "\(module.name)")
        }
    }

    @Test("The names of Apple's types are those that the stand-ins declare")
    func types() throws {
        var names: Set<String> = []
        for target in StandInModule.all.map(\.target) {
            let folder = Repository.root.appending(path: "Sources/\(target)")
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
            for file in files where file.hasSuffix(".swift") {
                let source = SourceText(try text("Sources/\(target)/\(file)"))
                names.formUnion(
                    SourceOutline(of: source).declarations.filter { $0.kind != .extension }
                        .map(\.name).filter(StandInTypes.isApples))
            }
        }
        #expect(names.count > 60)
        let path = "Sources/HandsetSources/StandIns/StandInTypes.swift"
        let parts = try text(path).split(separator: "\"\"\"", omittingEmptySubsequences: false)
        try #require(parts.count == 3)
        var lines = ["       "]
        for name in names.sorted() {
            if lines[lines.count - 1].count + 1 + name.count > 100 { lines.append("       ") }
            lines[lines.count - 1] += " " + name
        }
        let list = "\n" + lines.joined(separator: "\n") + "\n        "
        try Golden(path).expect(parts[0] + "\"\"\"" + list + "\"\"\"" + parts[2])
    }

    @Test(
        "Apple's names are told from others",
        arguments: [
            ("UIView", true), ("UNNotification", true), ("UInt8", false), ("UNIX", false),
            ("UI", false),
            ("Unit", false), ("UIColors", true), ("View", false),
        ])
    func apples(name: String, isApples: Bool) { #expect(StandInTypes.isApples(name) == isApples) }
}
