import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The lines of bash that run in the process of the tests.
@Suite(.waitsForPrograms) struct SimpleLineTests {
    @Test(
        "A line that runs in this process has the result that bash gives",
        arguments: Sweep.every(
            4,
            of: [
                #"echo '{"aps":{"session":"4 2"}}' | handset receive --format session"#,
                #"printf '{"aps":{}}\n{]\n' | handset lint 2>&1"#,
                "handset read samples/logs/keys.log 2> /dev/null | handset receive --format session",
                "handset packet --feedback 1633837924 --token ab | handset unpack --feedback",
                #"cd '/tmp' && handset lint "{\"a\":\"\\u0041 b\"}""#,
                "unset HANDSET_APP; cd /; handset receive '{}' < /dev/null",
                "export HANDSET_IOS=9; handset app show -f json",
                #"handset token --seed 1 --cou"nt" 2"#,
                "handset lint ''", "handset nonsense", "handset receive --format",
                "handset --version",
                "handset lint /nowhere/a.json", #"handset describe {\"a\":1}"#,
                "handset test samples/failing-suites 2>&1",
            ]))
    func sameAsBash(line: String) throws {
        let (here, other) = (try CommandResult.line(line), try CommandResult.bash(line))
        #expect(here.output == other.output)
        #expect(here.errors == other.errors)
        #expect(here.status == other.status)
    }

    @Test(
        "A line that does more is left to bash",
        arguments: [
            "handset token > file", "handset token $HOME", "handset lint *.json",
            "handset token & wait", "x=1 handset token", "handset token || true",
            "(handset token)", "handset token; true", "handset lint <<< '{}'",
            "if true; then handset token; fi", "handset token 'a", "handset read ~/a.log",
            "echo -e 'a' | handset read", "printf '%s' a | handset read", "cat a | handset read",
            "handset token | cat", "handset token\nhandset token", "handset lint \"$(cat a)\"",
            "handset token 2> errors", "handset lint < a.json", "true && handset token", "handset",
            "! handset token", "handset token |& cat", "",
        ])
    func otherLines(line: String) {
        #expect(SimpleLine(line) == nil || SimpleLine(line)?.fitsInProcess == false)
    }

    @Test("Two commands at once have a folder each")
    func folders() async throws {
        let folders = try (0..<8).map { _ in try TemporaryFolder() }
        for (index, folder) in folders.enumerated() {
            try folder.write(#"{"aps":{"session":"\#(index)"}}"#, to: "push.json")
        }
        let paths = folders.map(\.path)
        let outputs = try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for (index, path) in paths.enumerated() {
                group.addTask {
                    let line = "cd '\(path)' && handset receive --format session push.json"
                    return (index, try CommandResult.line(line).output)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(outputs == Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, "\($0)\n") }))
    }
}
