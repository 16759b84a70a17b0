import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `--version` states what a program was built from.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct VersionTests {
    private static func lines(_ command: String) throws -> [String] {
        let result = try CommandResult.line(command)
        #expect(result.status == 0)
        #expect(result.errors == "")
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test(
        "The first line names the program and the version that the source states",
        arguments: ["handset", "handset-listen"])
    func version(program: String) throws {
        let source = String(
            decoding: try Repository.bytes(of: "Sources/Command/HandsetBuild/HandsetVersion.swift"),
            as: UTF8.self)
        let number = try #require(source.firstMatch(of: /number = "([0-9.]+)"/)?.1)
        #expect(try Self.lines("\(program) --version").first == "\(program) \(number)")
    }

    @Test("The commit is one of the repository")
    func commit() throws {
        let line = try Self.lines("handset --version")[1]
        guard FileManager.default.fileExists(atPath: Repository.root.appending(path: ".git").path())
        else {
            #expect(line == "commit unknown: built without a git repository")
            return
        }
        let commit = try #require(line.firstMatch(of: /^commit ([0-9a-f]{12})/)?.1)
        #expect(try CommandResult.line("git cat-file -e \(commit)^{commit}").status == 0)
    }

    @Test("The compiler, jansson and nghttp2 are those of this machine")
    func libraries() throws {
        let swift = try Self.lines("swiftc --version 2> /dev/null | grep -o 'Swift version [^ ]*'")
            .first?.replacing("Swift version ", with: "Swift ")
        let jansson = try Self.lines("pkg-config --modversion jansson").map { "jansson \($0)" }
        let nghttp2 = try Self.lines("pkg-config --modversion libnghttp2").map { "nghttp2 \($0)" }
        let handset = try Self.lines("handset --version")
        #expect(handset[2] == swift)
        #expect(handset[3] == jansson.first)
        let listen = try Self.lines("handset-listen --version")
        #expect(Array(listen[2...4]) == [swift ?? ""] + jansson + nghttp2)
    }

    private struct Resolved: Decodable {
        struct Pin: Decodable {
            struct State: Decodable { let version: String }

            let identity: String
            let state: State
        }

        let pins: [Pin]
    }

    @Test("The packages are those that a program contains, in their resolved versions")
    func packages() throws {
        let resolved = try JSONDecoder().decode(
            Resolved.self, from: Data(Repository.bytes(of: "Package.resolved")))
        let pins = Set(resolved.pins.map { "\($0.identity) \($0.state.version)" })
        let handset = try Self.lines("handset --version").dropFirst(4)
        #expect(
            handset.map { $0.split(separator: " ")[0] } == [
                "swift-argument-parser", "swift-syntax",
            ])
        let listen = try Self.lines("handset-listen --version").dropFirst(5)
        #expect(listen.count > 5)
        #expect(pins.isSuperset(of: handset))
        #expect(pins.isSuperset(of: listen))
    }

    @Test("handset listen --version is that of its program, and subcommands have the option too")
    func subcommands() throws {
        #expect(
            try Self.lines("handset listen --version") == Self.lines("handset-listen --version"))
        #expect(try Self.lines("handset receive --version") == Self.lines("handset --version"))
    }
}
