import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetCommand
@testable import HandsetRunner

/// The release before, as a folder or as a reference of git.
@Suite(.waitsForPrograms) struct EarlierReleaseTests {
    private let folder: TemporaryFolder
    private var package: String { folder.path("repository/PushTests") }

    init() throws {
        folder = try TemporaryFolder()
        let result = try CommandResult.line(
            """
            set -e
            mkdir -p '\(folder.path)/repository/App' && cd '\(folder.path)/repository'
            git init -q .
            commit() { git add -A; git -c user.name=a -c user.email=a@example.com commit -q -m "$1"; git tag "$1"; }
            echo one > App/App.swift; commit v1
            mkdir PushTests; echo 'package' > PushTests/Package.swift
            echo two > App/App.swift; commit v2
            echo three > App/App.swift; echo 'another' > PushTests/Package.swift
            """)
        #expect(result.status == 0, "\(result)")
    }

    @Test("A tag has the files of its commit, and the package as it was then")
    func tag() async throws {
        let release = try await EarlierRelease("v2", of: package)
        #expect(try CommandResult.line("cat '\(release.path)/../App/App.swift'").output == "two\n")
        #expect(
            try CommandResult.line("cat '\(release.path)/Package.swift'").output == "package\n")
        #expect(release.buildFolder == "\(release.path)/.build")
    }

    @Test("A release from before the package has the present one")
    func withoutPackage() async throws {
        let release = try await EarlierRelease("v1", of: package)
        #expect(try CommandResult.line("cat '\(release.path)/../App/App.swift'").output == "one\n")
        #expect(
            try CommandResult.line("cat '\(release.path)/Package.swift'").output == "another\n")
    }

    @Test("The files of a commit are brought once, so that what was built of them stays")
    func again() async throws {
        let first = try await EarlierRelease("v2", of: package)
        try folder.write("built", to: "mark")
        _ = try CommandResult.line("cp '\(folder.path)/mark' '\(first.path)/mark'")
        let second = try await EarlierRelease("v2", of: package)
        #expect(first.path == second.path)
        #expect(try CommandResult.line("cat '\(second.path)/mark'").output == "built")
        let names = try CommandResult.line("ls '\(package)/.build/releases' | wc -l").output
        #expect(names == "1\n")
    }

    @Test("The present package is copied anew, and not that of the release")
    func copies() async throws {
        _ = try await EarlierRelease("v1", of: package)
        try folder.write("a third", to: "repository/PushTests/Package.swift")
        let release = try await EarlierRelease("v1", of: package)
        #expect(
            try CommandResult.line("cat '\(release.path)/Package.swift'").output == "a third")
        let other = try await EarlierRelease("v2", of: package)
        #expect(try CommandResult.line("cat '\(other.path)/Package.swift'").output == "package\n")
    }

    @Test("A package may be given from its own folder")
    func relative() async throws {
        let result = try CommandResult.line(
            "cd '\(package)' && handset hunt --package . --against v2 '{}'; ls .build/releases/*")
        #expect(result.output.contains("App"), "\(result.errors)")
    }

    @Test("A folder with a package is one itself")
    func package() async throws {
        let release = try await EarlierRelease(package, of: "elsewhere")
        #expect(release.path == package)
    }

    @Test(
        "What is neither is told with what to give",
        arguments: ["v3", "App", "--help", "v2:App"])
    func unknown(name: String) async throws {
        let error = await #expect(throws: PackageFault.self) {
            try await EarlierRelease(name, of: package)
        }
        let words = try #require(error).description
        #expect(words.contains("git has no such commit"))
        #expect(words.hasPrefix("the release \(name) is not there: "), "\(words)")
        #expect(words.hasSuffix("or a tag or commit of the repository that --package is in"))
    }
}
