import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// Paths to programs stay within the folder of the rule file, unless it is allowed to leave it.
@Suite struct RuleFolderTests {
    private func rules(
        _ handler: String, source: String, handlerNames: [String] = [], allowsOutside: Bool = false
    ) throws(JSONDocumentError) -> SessionRules {
        let rules = SessionRules([
            SessionRule(
                name: "a", source: SessionRule.app.source, handler: handler)
        ])
        return try SessionRules(
            json: rules.json, source: source, handlerNames: handlerNames,
            allowsOutside: allowsOutside)
    }

    @Test(
        "A program's name is kept, and a path begins at the folder of the file",
        arguments: [
            ("exec:xdg-open", "rules/r.json", "exec:xdg-open"),
            ("exec:..", "rules/r.json", "exec:.."),
            ("exec:./open", "rules/r.json", "exec:rules/open"),
            ("exec:./open", "r.json", "exec:./open"),
            ("exec:x/open", "rules/r.json", "exec:rules/x/open"),
            ("exec:x/open", "stdin", "exec:x/open"),
            ("exec:x/../../rules/open", "rules/r.json", "exec:rules/x/../../rules/open"),
        ])
    func inside(handler: String, source: String, found: String) throws {
        #expect(try rules(handler, source: source).rules[0].handler == found)
        let program = FileManager.default.currentDirectoryPath + "/open"
        #expect(try rules("exec:\(program)", source: "r.json").rules.count == 1)
    }

    @Test(
        "A path to a program outside the folder is a problem, unless that is allowed",
        arguments: [
            ("/bin/sh", "rules/r.json"), ("../../../../open", "samples/rules/r.json"),
            ("../open", "r.json"), ("x/../../../open", "rules/r.json"), ("/bin/sh", "stdin"),
            ("../\u{301}open", "r.json"),
        ])
    func outside(program: String, source: String) throws {
        let error = try #require(throws: JSONDocumentError.self) {
            try rules("exec:" + program, source: source)
        }
        #expect(
            error.problems.map(\.finding) == [
                "\"\(program)\" leads outside the folder and the repository of this file"
            ])
        #expect(
            error.problems.map(\.advice) == [
                "name a program in PATH, put the program into one of the two, or give --allow-outside"
            ])
        #expect(error.problems[0].excerpt != nil)
        let read = try rules("exec:" + program, source: source, allowsOutside: true)
        #expect(read.rules[0].handler?.hasSuffix(program) == true)
        // A name of the caller's is not a path.
        let own = try rules("exec:" + program, source: source, handlerNames: ["exec:" + program])
        #expect(own.rules.count == 1)
    }

    @Test("A link in the folder that leads outside is a problem")
    func link() throws {
        let folder = try TemporaryFolder()
        for (link, target) in [("shell", "/bin/sh"), ("near", "open")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(link), withDestinationPath: target)
        }
        let source = folder.path("r.json")
        #expect(try rules("exec:" + folder.path("near"), source: source).rules.count == 1)
        let error = try #require(throws: JSONDocumentError.self) {
            try rules("exec:" + folder.path("shell"), source: source)
        }
        #expect(error.problems[0].finding.hasSuffix(" of this file by a symbolic link"))
    }
}
