import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The parts of the README, and of the page that begins, that `PageTests` cannot run.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ReadmeTests {
    private let page = Result { try DocumentationPage("README.md") }
    private let start = Result {
        try DocumentationPage("Sources/Core/Handset/Handset.docc/GettingStarted.md")
    }

    @Test("The first command installs the library, and prints in a terminal what stands below it")
    func firstCommand() throws {
        let example = try #require(
            try page.get().examples.first { $0.command.contains("swift run ") })
        let installing =
            "$(command -v sudo) sh -c 'apt-get -qq update && apt-get -qq install libjansson-dev libnghttp2-dev' "
            + "&& swift run "
        #expect(example.command.hasPrefix(installing))
        // .ci/run runs the command as it stands; a build cannot be started from within its tests.
        let command = example.command.dropFirst(installing.count)
        let result = try CommandResult.line(
            "script -qec '\(command)' /dev/null < /dev/null | tr -d '\\r'")
        #expect(
            Self.withoutPrefixes(result.output.withoutProgress)
                == Self.withoutPrefixes(example.output))
    }

    @Test("It has at most 150 lines and 9,000 bytes")
    func bounds() throws {
        let text = try page.get().text
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
        #expect(text.utf8.count <= 9_000)
    }

    private static func withoutPrefixes(_ log: String) -> String {
        log.replacing(
            #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} handset\[\d+:[0-9a-f]+\] /#, with: "PREFIX ")
    }

    /// Compiles the program with the objects that the tests are built of; a package that depends on this
    /// one would compile them all again.
    @Test(
        "The Swift program prints what stands below it",
        .enabled(if: !Sanitizer.isActive, "links objects without a sanitizer's runtime"))
    func swiftExample() throws {
        let folder = try TemporaryFolder()
        let program = try #require(try start.get().blocks("swift").first)
        try folder.write(program, to: "main.swift")
        let build = CommandResult.binaryFolder
        let objects = try ["Handset", "HandsetDelegates"].flatMap { module in
            try JSONDecoder().decode(
                [String: [String: String]].self,
                from: Data(
                    contentsOf: URL(filePath: "\(build)/\(module).build/output-file-map.json"))
            ).values.compactMap { $0["object"] }.map { "'\($0)'" }
        }.joined(separator: " ")
        let result = try CommandResult.line(
            """
            swiftc -swift-version 6 -I '\(build)/Modules' \
                -Xcc -fmodule-map-file=Sources/Core/CJansson/module.modulemap \
                -Xcc -fmodule-map-file='\(build)/CJanssonArena.build/module.modulemap' \
                '\(folder.path)/main.swift' \(objects) '\(build)'/CJanssonArena.build/*.o -ljansson \
                -o '\(folder.path)/program' && '\(folder.path)/program'
            """)
        #expect(result.errors == "")
        #expect(try result.output == start.get().blocks("text").first.map { $0 + "\n" })
    }
}
