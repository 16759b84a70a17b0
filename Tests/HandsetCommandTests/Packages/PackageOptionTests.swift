import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The options `--package` and `--package-app`, as far as nothing is built.
@Suite(.waitsForPrograms) struct PackageOptionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func handset(_ rest: String) throws -> CommandResult {
        try CommandResult.line(
            "unset HANDSET_APP; cd '\(folder.path)' && handset \(rest) '{\"aps\":{}}'")
    }

    @Test(
        arguments: Sweep.every(
            3,
            of: [
                ("--pattern 'a(b)'", "remove --rules, --pattern, --key-path and --lookup-url"),
                ("--device delegates=legacy", "the app's own code decides delegates"),
                ("--device silent=chance:1", "each cell runs by itself"),
            ]))
    func whatTheAppsCodeDecidesIsWrongUsage(_ options: String, _ words: String) throws {
        for command in ["matrix", "receive"] {
            let result = try handset("\(command) --package . \(options)")
            #expect(result.errors.contains(words))
            #expect(result.status == 64 && result.output == "")
        }
    }

    @Test(
        arguments: Sweep.every(
            5,
            of: [
                ("--fail-on error", "--fail-on"), ("--hazards", "--hazards"),
                ("--log always", "--log"),
                ("-v", "--verbose"), ("--app classic", "--app"),
                ("--handler exec:true", "--handler"),
                ("--raw-handler-output", "--raw-handler-output"), ("-j 2", "--jobs"),
                ("--format url", "--format url"), ("--null", "--null"),
                ("--hazards --fail-on error --null", "--hazards, --fail-on and --null"),
            ]))
    func whatOnlyADescribedAppHasIsWrongUsageOfReceive(_ options: String, _ names: String) throws {
        let result = try handset("receive --package . \(options)")
        #expect(result.errors.contains("what it did is printed; remove \(names)."))
        #expect(result.status == 64 && result.output == "")
    }

    @Test(arguments: [
        "--format json", "--format json --null", "-j 1", "--require-session", "--ios 18",
        "--device assume.voip-failures=never",
    ])
    func whatThePackageAnswersIsTaken(_ options: String) throws {
        #expect(try handset("receive --package . \(options)").status == 69)
    }

    @Test(arguments: [("--app classic", "--app"), ("--to-app classic", "--to-app")])
    func diffHasOneAppsCode(_ option: String, _ name: String) throws {
        let result = try handset("diff --package . --to-ios 18 \(option)")
        #expect(result.errors.contains("both sides are the app's own code; remove \(name)."))
        #expect(result.status == 64)
    }

    @Test(arguments: ["matrix", "receive"])
    func anAppNeedsAPackage(_ command: String) throws {
        let result = try handset("\(command) --package-app Chat")
        #expect(result.errors.contains("--package-app needs a package; give --package FOLDER."))
        #expect(result.status == 64)
    }

    @Test(arguments: ["matrix", "receive", "diff --to-ios 18"])
    func aFolderWithoutAPackageIsNotThere(_ command: String) throws {
        let result = try handset("\(command) --package .")
        #expect(
            result.errors.hasPrefix(
                "handset: error: . has no Package.swift; give the folder of a package"))
        #expect(result.status == 69 && result.output == "")
    }

    @Test func aPackageWithoutAnAppIsTold() throws {
        try folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
            to: "Package.swift")
        try folder.write("", to: "Sources/P/P.swift")
        let result = try handset("matrix --package .")
        #expect(
            result.errors.contains("has no program; an app with @main is an executableTarget"))
        #expect(result.status == 69)
    }
}
