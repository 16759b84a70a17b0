import Foundation
import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The page of Apple's API against the stand-ins, which is made from the compiler's list of their symbols.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct AppleAPIPageTests {
    private struct List: Decodable {
        struct Module: Decodable {
            struct Symbol: Decodable {
                let name: String
                let since: String
                let until: String?
            }

            let module: String
            let read: String
            let source: String
            let symbols: [Symbol]
        }

        let modules: [Module]
    }

    private static func list() throws -> List {
        try JSONDecoder().decode(
            List.self, from: Data(try Repository.bytes(of: "samples/apple-api/symbols.json")))
    }

    /// The symbols of the stand-ins that have been built; one that comes later is taken in by itself.
    private static func graph() throws -> SymbolGraph {
        let folder = try TemporaryFolder()
        let build = URL(filePath: ProcessInfo.processInfo.arguments.first ?? "")
            .deletingLastPathComponent().path()
        let result = try CommandResult.line(
            """
            build='\(build)'; options=()
            while read -r map; do options+=(-Xcc "-fmodule-map-file=$map"); done \
            < <(find Sources -name module.modulemap; find "$build" -maxdepth 2 -name module.modulemap)
            while read -r include; do options+=(-Xcc -I -Xcc "$include"); done \
            < <(find Sources -type d -name include)
            for module in Handset HandsetUserNotifications HandsetUIKit HandsetPushKit HandsetCallKit \
            HandsetActivityKit; do
            [ -e "$build/Modules/$module.swiftmodule" ] || continue
            swift symbolgraph-extract -module-name "$module" -I "$build/Modules" "${options[@]}" \
            -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public -skip-inherited-docs \
            -skip-synthesized-members -emit-extension-block-symbols -output-dir '\(folder.path)'
            done
            """, joiningStreams: true)
        try #require(result.status == 0, "\(result.output)")
        return try SymbolGraph(folder: folder.path)
    }

    @Test("The page says which of Apple's symbols the stand-ins have")
    func page() throws {
        let graph = try Self.graph()
        var sections = ""
        var summary = ""
        for module in try Self.list().modules {
            let rows = module.symbols.map { ($0, graph.presence(of: $0.name)) }
            let counts = SymbolGraph.Presence.allCases.map { presence in
                rows.count { $0.1 == presence }
            }
            summary +=
                "| \(module.module) | \(rows.count) | "
                + counts.map(String.init).joined(separator: " | ") + " | \(module.read) |\n"
            sections +=
                "\n## \(module.module)\n\nRead \(module.read): \(module.source).\n\n"
                + "| symbol | since iOS | until | stand-in |\n| --- | --- | --- | --- |\n"
            for (symbol, presence) in rows {
                sections +=
                    "| `\(symbol.name)` | \(symbol.since) | \(symbol.until ?? "") | \(presence.rawValue) |\n"
            }
        }
        try Golden("Sources/Core/Handset/Handset.docc/ApplesAPI.md").expect(
            """
            # Apple's API

            Which symbols of Apple's modules for pushes the stand-ins have.

            ## Overview

            <!-- Made from the symbols of the stand-ins; HANDSET_RECORD=1 swift test makes this page anew. -->

            The files of an app are compiled on Linux against stand-ins for Apple's modules ([Your app's code](YourAppsCode.md)).
            This page holds them against Apple's lists: `there` has the same name and labels, `partly` is a method of the same
            name with other labels or with more of them, `not` is missing. More labels are those of parameters that a call may
            leave out, as a rule. *Until* is the version that deprecates a symbol. Not each version is
            read from a page: those of iOS 10 to 12 and of UIKit are partly ours, and may be wrong. That a symbol is there does not
            say that it does all that Apple's does.

            | module | symbols | there | partly | not | read |
            | --- | --- | --- | --- | --- | --- |
            \(summary)\(sections)
            """)
    }

    @Test("The list of UserNotifications has its 35 types, and no symbol twice")
    func list() throws {
        for module in try Self.list().modules {
            let names = module.symbols.map(\.name)
            #expect(Set(names).count == names.count, "\(module.module)")
            for symbol in module.symbols {
                // Some are of iOS 2, which had no pushes yet.
                let since = try #require(Self.version(symbol.since), "\(symbol.name)")
                guard let until = symbol.until else { continue }
                let end = try #require(Self.version(until), "\(symbol.name)")
                #expect(!end.lexicographicallyPrecedes(since), "\(symbol.name)")
            }
        }
        let types =
            try Self.list().modules.first?.symbols.map(\.name)
            .filter { !$0.contains(".") && $0.hasPrefix("UN") } ?? []
        #expect(types.count >= 35, "\(types.count)")
    }

    /// The two numbers of a version.
    private static func version(_ text: String) -> [Int]? {
        text.wholeMatch(of: /([2-9]|[1-9][0-9])\.([0-9])/).map { match in
            [match.output.1, match.output.2].compactMap { Int($0) }
        }
    }
}
