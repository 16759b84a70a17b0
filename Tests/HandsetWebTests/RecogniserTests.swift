import Foundation
import Handset
import HandsetTestSupport
import HandsetWeb
import Testing

/// The verdicts on statements without a browser, held to one.
@Suite(.waitsForPrograms, .needs(.chromium)) struct RecogniserTests {
    /// The verdict of a browser on a statement, in a world of its own.
    private struct Verdict: Codable, Hashable {
        /// `ran`, `threw`, or `syntax` if it is not JavaScript.
        var end: String
        /// The number of calls of `handleOpenURL`.
        var count: Int
        /// The argument of the only call, if it is one string.
        var argument: String?
    }

    private static let page = """
        function check(list) {
            return JSON.stringify(list.map((code) => {
                const frame = document.createElement("iframe");
                document.body.append(frame);
                const world = frame.contentWindow, calls = [];
                world.handleOpenURL = (...values) => calls.push(values);
                let end = "ran";
                try {
                    world.eval(code);
                } catch (error) {
                    // The call comes first in each statement that is JavaScript.
                    end = error instanceof world.SyntaxError && calls.length === 0 ? "syntax" : "threw";
                }
                frame.remove();
                const isOne = calls.length === 1 && calls[0].length === 1 && typeof calls[0][0] === "string";
                return { end, count: calls.length, ...(isOne ? { argument: calls[0][0] } : {}) };
            }));
        }
        """

    /// Evaluates statements together; those that hang, or say too much, are evaluated apart.
    private func verdicts(
        on statements: ArraySlice<String>, by view: WebView
    ) async throws -> [Verdict?] {
        let list = String(decoding: try JSONEncoder().encode(Array(statements)), as: UTF8.self)
        let result = try await view.evaluate("check(\(list))")
        if case .value(let value) = result.end,
            let verdicts = try? JSONDecoder().decode([Verdict].self, from: Data(value.utf8))
        {
            return verdicts
        }
        guard statements.count > 1 else { return [nil] }
        let middle = statements.startIndex + statements.count / 2
        return try await verdicts(on: statements[..<middle], by: view)
            + verdicts(on: statements[middle...], by: view)
    }

    @Test(
        // One browser at a time: ten that start together on a busy machine wait for each other too long.
        "What is called fine or no JavaScript is so in a browser", .serialized,
        arguments: Sweep.seeds(sampled: 1, exhaustive: 10))
    func recogniser(seed: UInt64) async throws {
        let folder = try TemporaryFolder()
        let view = try WebView(
            WebViews.site(Self.page, in: folder), limits: WebViews.short, keepsPage: true)
        var sessions = HostileSessions(seed: seed)
        let statements = (0..<Sweep.choose(sampled: 120, exhaustive: 1_000)).map { _ in
            SessionRule.Lookup(url: "u:" + sessions.next()).javaScript
        }
        var kinds: Set<String> = []
        for start in stride(from: 0, to: statements.count, by: 50) {
            let part = statements[start..<min(start + 50, statements.count)]
            let found = try await verdicts(on: part, by: view)
            try #require(found.count == part.count)
            for case (let statement, let verdict?) in zip(part, found) {
                let shown = Comment(rawValue: statement.debugDescription)
                switch ScriptReading(of: statement, on: IOSVersion(18)).outcome {
                case .oneCall:
                    kinds.insert("fine")
                    let url = String(statement.dropFirst(15).dropLast(3))
                    #expect(verdict == Verdict(end: "ran", count: 1, argument: url), shown)
                case .changedArgument(let argument):
                    kinds.insert("changed")
                    #expect(verdict == Verdict(end: "ran", count: 1, argument: argument), shown)
                case .syntaxError:
                    kinds.insert("syntax")
                    #expect(verdict.end == "syntax", shown)
                case .injected: kinds.insert("injected")
                }
            }
        }
        // The sample has some of each, so that nothing passes for lack of it.
        #expect(kinds == ["fine", "changed", "syntax", "injected"])
        await view.end()
    }
}
