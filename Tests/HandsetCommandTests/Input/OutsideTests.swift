import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `--allow-outside`: whether paths in suites and rule files may lead outside their folder and their repository.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct OutsideTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{"aps": {"session": "42"}}"#, to: "payload.json")
        try folder.write(
            #"{"cases": [{"name": "a", "payload": "../payload.json", "session": "43"}]}"#,
            to: "suites/a.json")
        try folder.write(
            "{\"rules\": [{\"name\": \"a\", \"keyPath\": \"aps.session\", \"handler\": \"exec:../run\"}]}",
            to: "rules/r.json")
        try folder.write("#!/bin/sh\ntouch ran\n", to: "run")
    }

    private func bash(_ line: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)' && chmod +x run && \(line)")
    }

    @Test("A suite with a path that leads outside could not be read, and --update leaves it")
    func suite() throws {
        let before = try folder.read("suites/a.json")
        let result = try bash("handset test suites; handset test --update suites")
        let message =
            #"suites/a.json:1:37: error: "../payload.json" leads outside the folder and the repository of this "#
            + "file; put the file into one of the two, or give --allow-outside\n"
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
                : > errors
                timeout --foreground -s KILL 1200 handset test --watch $option suites > log 2> errors &
                pid=$!; disown
                for ((attempt = 0; attempt < 24000; attempt++)); do grep -q '^handset: waiting' errors && break; sleep 0.1; done
                { kill -KILL $(< /proc/$pid/task/$pid/children); } 2> /dev/null; grep -c 'leads outside' log
            done
            """)
        #expect(watch.output == "1\n0\n")
    }

    @Test(
        "A program outside the rule file's folder is refused, and does not run",
        arguments: Sweep.every(
            3,
            of: [
                "receive --rules rules/r.json payload.json",
                "explain --rules rules/r.json payload.json",
                "matrix --rules rules/r.json payload.json", "app rules --check rules/r.json",
                "app rules --rules rules/r.json", "test --rules rules/r.json suites",
            ]))
    func program(arguments: String) throws {
        let refused = try bash("handset \(arguments)")
        #expect(
            refused.errors.hasPrefix(
                #"rules/r.json:1:63: error: "../run" leads outside the folder and the repository of "#
                    + "this file; "))
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
                "mkdir own && sed s,exec:.,exec:, rules/r.json > own/r.json && cp -p run own && cd own "
                    + "&& handset receive \(arguments) ../payload.json && ls ran && rm -r ../own")
            #expect(result.output.hasSuffix("\nran\n"))
            #expect(result.errors == "" && result.status == 0)
        }
    }

    @Test("A program's path begins at the folder of the rule file, wherever the command is started")
    func programElsewhere() throws {
        let result = try bash(
            "sed s,exec:.,exec:, rules/r.json > rules/own.json && cp -p run rules && cd suites "
                + "&& handset receive --rules ../rules/own.json ../payload.json && ls ran")
        #expect(result.output.hasSuffix("\nran\n"))
        #expect(result.errors == "" && result.status == 0)
        // As it is printed, it can be read again in this folder.
        let printed = try bash(
            "handset app rules --rules rules/own.json > own.json && grep handler own.json "
                + "&& handset receive --rules own.json payload.json && ls ran")
        #expect(printed.output.contains("\"exec:rules/run\""))
        #expect(printed.status == 0)
    }

    @Test(
        "Within a repository, a path may lead out of the folder",
        arguments: Sweep.every(3, of: ["mkdir .git", "echo 'gitdir: /elsewhere' > .git"]))
    func repository(start: String) throws {
        let suites = try bash("\(start) && handset test suites")
        #expect(suites.output.contains("found:    42\n"))
        #expect(suites.errors == "" && suites.status == 1)
        let program = try bash(
            "cd suites && handset receive --rules ../rules/r.json ../payload.json")
        #expect(program.errors == "" && program.status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.path("suites/ran")))
        let draft = try bash(
            "handset test --new suites/new.json --rules rules/r.json payload.json "
                + "&& handset test suites/new.json")
        #expect(draft.status == 0, "\(draft.errors)")
    }

    @Test("A path out of the repository is refused, by its names or by a link")
    func beyondRepository() throws {
        let result = try bash(
            """
            mkdir -p suites/.git suites/deep && ln -s ../payload.json suites/p.txt
            sed s,payload.json,p.txt, suites/a.json > suites/deep/b.json
            handset test suites suites/deep
            """)
        let finding = "leads outside the folder and the repository of this file"
        #expect(
            result.output.contains("suites/a.json:1:37: error: \"../payload.json\" \(finding); "))
        #expect(
            result.output.contains(
                "suites/deep/b.json:1:37: error: \"../p.txt\" \(finding) by a symbolic link; "))
        #expect(result.status == 2)
    }

    @Test("A repository of another user does not count", .needs(.root))
    func foreignRepository() throws {
        let result = try bash("mkdir .git && chown 12345 .git && handset test suites")
        #expect(result.output.contains("\"../payload.json\" leads outside"))
        #expect(result.status == 2)
    }
}
