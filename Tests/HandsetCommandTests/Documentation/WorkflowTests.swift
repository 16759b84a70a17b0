import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The files for CI: what they run, and their form.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct WorkflowTests {
    /// The address of a repository that is not there.
    private static let repository = "https://example.com/handset.git"

    /// The way of the address in `push-ci.yml` to a repository on this machine.
    private static func address(_ folder: String) -> String {
        "GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0='url.file://\(folder).insteadOf' "
            + "GIT_CONFIG_VALUE_0=\(repository) ADDRESS=\(repository)"
    }

    /// Makes a project with `handset init` in the workspace.
    private static func start(_ run: WorkflowRun) throws {
        _ = try CommandResult.line("cd '\(run.workspace.path)' && handset init")
    }

    @Test(
        "The job of init builds Handset, lints the payload and runs the suite", .needs(.pyYAML),
        .exhaustive)
    func job() throws {
        let run = try WorkflowRun()
        try Self.start(run)
        try run.program("swift", "echo 'Swift version 6.3.1'")
        let result = try run.run("push-ci.yml", Self.address(try run.repository()))
        #expect(result.status == 0, "\(result)")
        #expect(result.output.contains("1 payload: 0 errors, 0 warnings, 0 notes\n"))
        #expect(try run.workspace.read("push-report.xml").contains("<testcase "))
        let calls = try run.machine.read("calls").split(separator: "\n")
        #expect(calls.last == "package")
        try run.workspace.write(#"{"aps":"hi"}"#, to: "push-payload.json")
        _ = try CommandResult.line("rm -r '\(run.workspace.path(".handset/source"))'")
        let failed = try run.run(
            "push-ci.yml", Self.address(run.machine.path("handset.git")))
        #expect(failed.status != 0 && failed.output.contains("aps-not-dictionary"))
    }

    @Test("Without Swift, a container of the same system builds the package", .needs(.pyYAML))
    func container() throws {
        let run = try WorkflowRun()
        try Self.start(run)
        try run.program("swift", "exit 1")
        try run.program(
            "docker",
            "printf '%s\\n' \"$*\" > '\(run.machine.path)/docker'; cd \"${4%%:*}\" && exec .ci/container-steps build"
        )
        let result = try run.run("push-ci.yml", Self.address(try run.repository()))
        #expect(result.status == 0, "\(result)")
        let arguments = try run.machine.read("docker")
        #expect(arguments.hasPrefix("run --rm --volume "))
        let system = try CommandResult.line(". /etc/os-release && echo $VERSION_CODENAME").output
        #expect(arguments.hasSuffix("swift:6.3-\(system.dropLast()) .ci/container-steps build\n"))
    }

    @Test(
        "The job asks for the address of Handset where init was given none", .needs(.pyYAML),
        arguments: [false, true])
    func repository(isGiven: Bool) throws {
        let run = try WorkflowRun()
        let option = isGiven ? " --handset \(Self.repository)" : ""
        _ = try CommandResult.line("cd '\(run.workspace.path)' && handset init\(option)")
        try run.program("git", "printf '%s ' \"$@\"; exit 1")
        let result = try run.run("push-ci.yml", "")
        #expect(result.status != 0)
        #expect(
            (result.output + result.errors).contains(
                isGiven
                    ? "\(Self.repository) .handset/source" : "HANDSET_REPOSITORY: has no address"),
            "\(result)")
    }

    @Test("The action downloads the program of its tag, and builds nothing", .needs(.pyYAML))
    func download() throws {
        let run = try WorkflowRun()
        try Self.start(run)
        try run.release("v1")
        let result = try run.run("push-ci.yml", Self.address(try run.repository(tag: "v1")))
        #expect(result.status == 0, "\(result)")
        #expect(result.output.contains("1 payload: 0 errors, 0 warnings, 0 notes\n"))
        let calls = try run.machine.read("calls").split(separator: "\n")
        #expect(calls.count == 2 && calls.allSatisfy { $0.contains("/releases/download/v1/") })
    }

    @Test("A download that differs from its checksum fails", .needs(.pyYAML))
    func wrongSum() throws {
        let run = try WorkflowRun()
        try Self.start(run)
        try run.release("v1", sum: String(repeating: "0", count: 64))
        let result = try run.run("push-ci.yml", Self.address(try run.repository(tag: "v1")))
        #expect(result.status != 0 && result.output.contains("FAILED"), "\(result)")
        #expect(try !run.machine.read("calls").contains("package"))
    }

    @Test("A tag without a release is built", .needs(.pyYAML))
    func noRelease() throws {
        let run = try WorkflowRun()
        try Self.start(run)
        try run.network()
        try run.program("swift", "echo 'Swift version 6.3.1'")
        let result = try run.run("push-ci.yml", Self.address(try run.repository(tag: "v1")))
        #expect(result.status == 0, "\(result)")
        let calls = try run.machine.read("calls")
        #expect(calls.hasPrefix("curl ") && calls.hasSuffix("package\n"))
    }

    @Test("Programs that were kept are not built again", .needs(.pyYAML))
    func kept() throws {
        let run = try WorkflowRun()
        try Self.start(run)
        let handset = try CommandResult.line("command -v handset").output.dropLast()
        _ = try CommandResult.line(
            "mkdir -p '\(run.machine.path)/temporary/handset/bin' "
                + "&& ln -s '\(handset)' '\(run.machine.path)/temporary/handset/bin'")
        let result = try run.run("push-ci.yml", "CACHE_HIT=1 " + Self.address(try run.repository()))
        #expect(result.status == 0, "\(result)")
        #expect(!FileManager.default.fileExists(atPath: run.machine.path("calls")))
    }

    @Test("Our own workflow runs programs of the repository")
    func own() throws {
        let workflow = String(
            decoding: try Repository.bytes(of: ".github/workflows/ci.yml"), as: UTF8.self)
        let programs = workflow.matches(of: /run: (\.ci\/[a-z-]+)/).map { String($0.1) }
        #expect(programs == [".ci/run", ".ci/container-steps", ".ci/package-test"])
        for program in programs {
            let path = Repository.root.appending(path: program).path()
            #expect(FileManager.default.isExecutableFile(atPath: path), "\(program)")
        }
    }

    @Test("The container, the action and the test of the package run steps of one program")
    func steps() throws {
        let used = [
            ".ci/Containerfile": ["build", "install"],
            ".ci/package-test": ["install"],
            ".github/actions/setup/action.yml": ["build", "tools"],
            ".github/workflows/ci.yml": ["build"],
        ]
        let program = String(
            decoding: try Repository.bytes(of: ".ci/container-steps"), as: UTF8.self)
        for (file, steps) in used {
            let text = String(decoding: try Repository.bytes(of: file), as: UTF8.self)
            // The comments and the names of files have no step behind them.
            let found = text.matches(of: /container-steps"? ([a-z]+)/).map { String($0.1) }
            #expect(
                Set(found).intersection(["build", "install", "tools"]) == Set(steps),
                "\(file)")
            for step in steps { #expect(program.contains("\n\(step))"), "\(step)") }
        }
        #expect(try CommandResult.line(".ci/container-steps").status == 64)
    }

    @Test(
        "The files have the form that GitHub and pre-commit ask for",
        .needs(.checkJSONSchema), .needs(.preCommit), .exhaustive)
    func form() throws {
        let run = try WorkflowRun()
        try Self.start(run)
        let result = try CommandResult.line(
            """
            set -e
            check() { .build/python/bin/check-jsonschema --builtin-schema "$@"; }
            check vendor.github-workflows .github/workflows/ci.yml '\(run.workspace.path("push-ci.yml"))'
            check vendor.github-actions .github/actions/setup/action.yml
            .build/python/bin/pre-commit validate-manifest .pre-commit-hooks.yaml
            """)
        #expect(result.status == 0, "\(result)")
    }

    @Test("The hooks of pre-commit check payloads and suites", .needs(.preCommit), .exhaustive)
    func hooks() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"aps":{"alert":"hi"}}"#, to: "work/good.apns")
        try folder.write(#"{"aps":"hi"}"#, to: "work/bad.apns")
        let commit = "git -c user.name=a -c user.email=a@example.com commit -qm Begin"
        func hook(_ name: String, _ file: String) throws -> CommandResult {
            try CommandResult.line(
                "cd '\(folder.path)/work' && PRE_COMMIT_HOME='\(folder.path)/home' "
                    + "'\(Repository.root.path())/.build/python/bin/pre-commit' try-repo ../hooks "
                    + "\(name) --files \(file)")
        }
        let prepared = try CommandResult.line(
            """
            set -e
            mkdir '\(folder.path)/hooks' && cp .pre-commit-hooks.yaml '\(folder.path)/hooks'
            cd '\(folder.path)/work' && unset HANDSET_APP && handset init && git init -q . && git add -A && \(commit)
            cd ../hooks && git init -q . && git add -A && \(commit)
            """)
        try #require(prepared.status == 0, "\(prepared)")
        #expect(try hook("handset-lint", "good.apns").status == 0)
        let bad = try hook("handset-lint", "bad.apns")
        #expect(bad.status == 1 && bad.output.contains("aps-not-dictionary"), "\(bad)")
        let suite = try hook("handset-test", "push-suite.json")
        #expect(suite.status == 0 && suite.output.contains("Passed"), "\(suite)")
    }
}

extension NeededProgram {
    fileprivate static let pyYAML = pythonPackage("yaml")
    fileprivate static let checkJSONSchema = pythonPackage("check_jsonschema")
    fileprivate static let preCommit = pythonPackage("pre_commit")
}
