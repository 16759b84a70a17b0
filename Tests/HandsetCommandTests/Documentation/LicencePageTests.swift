import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The page of licences.
@Suite(.waitsForPrograms) struct LicencePageTests {
    private static func rows() throws -> [String: String] {
        let page = try DocumentationPage("Sources/Core/Handset/Handset.docc/Licences.md")
        let rows = page.text.matches(of: /(?m)^\| `([a-z0-9-]+)` \| (.+) \|$/)
        return Dictionary(uniqueKeysWithValues: rows.map { (String($0.1), String($0.2)) })
    }

    private static let checkouts = Repository.root.appending(path: ".build/checkouts")

    @Test("It lists the packages that the programs contain, and no other")
    func packages() throws {
        let lines = try CommandResult.line("handset-listen --version").output
            .split(separator: "\n").map { $0.split(separator: " ") }
        let packages = lines.compactMap { $0.first.map(String.init) }.filter { name in
            FileManager.default.fileExists(atPath: Self.checkouts.appending(path: name).path())
        }
        #expect(packages.count > 10)
        #expect(try Self.rows().keys.sorted() == packages.sorted())
        let resolved = try JSONSerialization.jsonObject(
            with: Data(try Repository.bytes(of: "Package.resolved")))
        let pins = (resolved as? [String: Any])?["pins"] as? [[String: Any]] ?? []
        let identities = pins.compactMap { $0["identity"] as? String }
        #expect(try Set(Self.rows().keys).isSubset(of: identities))
    }

    @Test("A package's licence is the one that its own files state")
    func licences() throws {
        for (name, licence) in try Self.rows() {
            let file = Self.checkouts.appending(path: "\(name)/LICENSE.txt")
            let text = try String(contentsOf: file, encoding: .utf8)
            let words = text.split(whereSeparator: \.isWhitespace).prefix(4)
            #expect(words.joined(separator: " ") == "Apache License Version 2.0,", "\(name)")
            let exception =
                text.contains("Runtime Library Exception") ? " with Runtime Library Exception" : ""
            #expect(licence == "Apache License 2.0" + exception, "\(name)")
        }
    }

    @Test("The package's copyright takes the licence of each package that the page lists")
    func copyright() throws {
        let script = String(decoding: try Repository.bytes(of: ".ci/package"), as: UTF8.self)
        let found = try #require(
            script.firstMatch(of: /listen" --version \| (sed -n '[^']*')/).map { String($0.1) })
        let names = try CommandResult.line("handset-listen --version | \(found)").output
            .split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        #expect(try Self.rows().keys.sorted() == names.sorted())
    }

    @Test("The libraries that packages have linked statically have their licences there, too")
    func libraries() throws {
        let script = String(decoding: try Repository.bytes(of: ".ci/package"), as: UTF8.self)
        let linked = String(decoding: try Repository.bytes(of: ".ci/link-whole"), as: UTF8.self)
        let page = try DocumentationPage("Sources/Core/Handset/Handset.docc/Licences.md").text
        for library in ["jansson", "nghttp2", "stdc++"] {
            #expect(linked.contains(" -l\(library)"), "\(library)")
            #expect(script.contains("    licence ") && script.contains(library), "\(library)")
            #expect(page.contains(library), "\(library)")
        }
    }
}
