import Foundation
import HandsetTestSupport
import Testing

/// `--allow-outside`: whether paths in suites and rule files may lead outside their folder.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct OutsideTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{"aps": {"session": "42"}}"#, to: "payload.json")
        try folder.write(
            #"{"cases": [{"name": "a", "payload": "../payload.json", "session": "43"}]}"#,
            to: "suites/a.json")
        try folder.write(
            "{\"rules\": [{\"name\": \"a\", \"keyPath\": \"aps.session\", \"handler\": \"exec:./run\"}]}",
            to: "rules/r.json")
        try folder.write("#!/bin/sh\ntouch ran\n", to: "run")
    }

    private func bash(_ line: String) throws -> CommandResult {
        try CommandResult.bash("cd '\(folder.path)' && chmod +x run && \(line)")
    }

    @Test("A suite with a path that leads outside could not be read, and --update leaves it")
    func suite() throws {
        let before = try folder.read("suites/a.json")
        let result = try bash("handset test suites; handset test --update suites")
        let message =
            #"suites/a.json:1:37: error: "../payload.json" leads outside the folder of this file; "#
            + "put the file into that folder, or give --allow-outside\n"
        #expect(result.output.contains("suites/a.json: could not be read\n\(message)"))
        #expect(result.errors.hasPrefix(message))
        #expect(result.status == 2)
        #expect(try folder.read("suites/a.json") == before)
    }

    @Test("With --allow-outside it is run, and --update and --watch take it too")
    func allowedSuite() throws {
        let run = try bash("handset test --allow-outside suites")
        #expect(run.output.contains("found:    42\n"))
        #expect(run.status == 1)
        let update = try bash(
            "handset test --update --allow-outside suites && handset test --allow-outside suites")
        #expect(update.output.hasSuffix("\n1 passed, 0 failed\n"))
        let watch = try bash(
            """
            for option in "" --allow-outside; do
                timeout --foreground -s KILL 1200 handset test --watch $option suites > log 2> errors &
                pid=$!; disown
                for ((attempt = 0; attempt < 24000; attempt++)); do grep -q '^handset: waiting' errors && break; sleep 0.1; done
                pkill -KILL -P $pid; grep -c 'leads outside' log
            done
            """)
        #expect(watch.output == "1\n0\n")
    }

    @Test(
        "A program outside the rule file's folder is refused, and does not run",
        arguments: [
            "receive --rules rules/r.json payload.json",
            "explain --rules rules/r.json payload.json",
            "matrix --rules rules/r.json payload.json", "app rules --check rules/r.json",
            "app rules --rules rules/r.json", "test --rules rules/r.json suites",
        ])
    func program(arguments: String) throws {
        let refused = try bash("handset \(arguments)")
        #expect(
            refused.errors.hasPrefix(
                #"rules/r.json:1:63: error: "./run" leads outside the folder of this file; "#))
        #expect(refused.output == "" && refused.status == 2)
        #expect(!FileManager.default.fileExists(atPath: folder.path("ran")))
        let allowed = try bash("handset \(arguments) --allow-outside")
        #expect(allowed.errors == "")
        #expect(allowed.status == (arguments.hasPrefix("test") ? 1 : 0))
        let hasRun = FileManager.default.fileExists(atPath: folder.path("ran"))
        #expect(hasRun == arguments.hasPrefix("receive"))
    }

    @Test("A program in the rule file's folder runs, and --handler names any")
    func programInside() throws {
        for arguments in ["--rules ./r.json", "--handler exec:'\(folder.path("run"))'"] {
            let result = try bash(
                "cp -p run rules/r.json $(mktemp -d -p .) && cd tmp.* "
                    + "&& handset receive \(arguments) ../payload.json && ls ran && rm -r ../tmp.*")
            #expect(result.output.hasSuffix("\nran\n"))
            #expect(result.errors == "" && result.status == 0)
        }
    }
}
