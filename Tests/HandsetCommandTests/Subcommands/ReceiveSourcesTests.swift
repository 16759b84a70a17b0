import ArgumentParser
import Testing

@testable import HandsetCommand

/// A run of `receive` without options, which the parser has no part in.
struct ReceiveSourcesTests {
    /// Returns all that a command holds; the titles of groups are those of the help.
    private static func dumped(_ command: Receive) -> [String] {
        var text = ""
        dump(command, to: &text)
        return text.split(separator: "\n").map(String.init).filter { !$0.contains("- title: ") }
    }

    @Test(
        "Each option has the default that the parser gives it",
        arguments: [[], ["push.json"], ["a.json", "-", #"{"aps":{}}"#]])
    func defaults(sources: [String]) throws {
        let quick = try #require(Receive(sources: sources))
        let parsed = try Receive.parse(sources)
        let differences = Self.dumped(quick).difference(from: Self.dumped(parsed))
        #expect(differences.map { "\($0)" } == [])
    }

    @Test(
        "The parser reads options, and says what is wrong",
        arguments: [["-q"], ["push.json", "--lines"], ["--", "push.json"], ["push.json", ""]])
    func options(arguments: [String]) {
        #expect(Receive(sources: arguments) == nil)
    }
}
