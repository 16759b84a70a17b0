import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Options that a command cannot answer.
@Suite(.waitsForPrograms) struct AppDemandTests {
    @Test(
        "An option that would change nothing is refused in one sentence",
        arguments: [
            ("why {} --device silent=chance:7", "why looks at each payload once"),
            ("why {} --device serviceExtension=exec:cat", "why runs no programs"),
            ("show {} --device silent=chance:7", "show looks at each payload once"),
            ("diff {} {} --device silent=chance:7", "diff looks at each payload once"),
            ("test --new a.json {} --device silent=chance:7", "test looks at each payload once"),
            ("test --new a.json {} --device serviceExtension=exec:cat", "test runs no programs"),
            ("read a.log --to-suite a.json --device silent=chance:7", "read looks at each payload"),
            ("why --list {}", "remove the payload"), ("why --list --app modern", "remove --app"),
            ("why --list --device delegates=fetch", "remove --device"),
            ("test --as a.json --key-path id", "--as runs no case; remove --key-path"),
            ("test --as a.json --filter a", "--as runs no case; remove --filter"),
            ("test --as a.json --coverage", "--as runs no case; remove --coverage"),
        ])
    func refused(line: String, message: String) throws {
        let result = try CommandResult.handset(
            line.split(separator: " ").map(String.init), input: "")
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}
