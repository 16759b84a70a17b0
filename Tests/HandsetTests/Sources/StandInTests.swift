import Foundation
import HandsetPorting
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
        // These keep their own names in the package.
        let others = ["HandsetApp", "HandsetStandIn"]
        #expect(Set(targets).isSuperset(of: others))
        #expect(
            StandInModule.all.map(\.target).sorted()
                == targets.filter { !others.contains($0) }.sorted())
        let sample = try text("samples/app/PushTests/Package.swift")
        for module in StandInModule.all {
            #expect(sample.contains("\"\(module.target)\": \"\(module.name)\""), "\(module.name)")
        }
    }

    @Test("The names of Apple's types are those that the stand-ins declare")
    func types() throws {
        let names = try declarations(of: StandInModule.all.map(\.target))
            .filter(StandInTypes.isApples)
        #expect(names.count > 60)
        try expect(names, in: "Sources/AppCode/HandsetPorting/StandIns/StandInTypes.swift")
    }

    @Test("The names of modules that are there in part are those that their stand-ins declare")
    func typesOfFrameworks() throws {
        let modules = ["BackgroundTasks", "CoreLocation", "Intents"]
        let targets = StandInModule.all.filter { modules.contains($0.name) }.map(\.target)
        #expect(targets.count == modules.count)
        let names = try declarations(of: targets).filter { name in
            ["BG", "CL", "IN"].contains { name.hasPrefix($0) }
        }
        try expect(names, in: "Sources/AppCode/HandsetPorting/StandIns/StandInFrameworkTypes.swift")
    }

    private func declarations(of targets: [String]) throws -> Set<String> {
        var names: Set<String> = []
        for target in targets {
            let folder = try #require(Repository.targets[target])
            for path in try Repository.allFiles(in: folder, endingIn: [".swift"]) {
                let source = SourceText(try text(path))
                names.formUnion(
                    SourceOutline(of: source).declarations.filter { $0.kind != .extension }
                        .map(\.name))
            }
        }
        return names
    }

    private func expect(_ names: Set<String>, in path: String) throws {
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

    @Test("Each library is one product of the package with its modules, and what they pass on")
    func libraries() throws {
        let manifest = try text("Package.swift")
        for product in Set(StandInModule.ofLibraries.map(\.product)) {
            let pattern = try Regex(
                "name: \"\(product)\",\\s*targets: \\[([^\\]]*)\\] \\+ passedOn",
                as: (Substring, Substring).self)
            let found = try #require(manifest.firstMatch(of: pattern), "\(product)")
            let targets = found.output.1.matches(of: /"(\w+)"/).map { String($0.1) }
            // The last one needs the others, so that an app sees them by their own names.
            let modules = StandInModule.ofLibraries.filter { $0.product == product }
                .map(\.target)
            #expect((modules + ["\(product)Library"]).sorted() == targets.sorted())
        }
        #expect(StandInModule.ofLibrary("FirebaseMessaging")?.product == "HandsetFirebase")
        #expect(StandInModule.ofLibrary("Lottie") == nil)
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
