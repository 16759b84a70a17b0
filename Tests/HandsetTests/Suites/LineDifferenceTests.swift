import Handset
import HandsetSuites
import Testing

@Suite struct LineDifferenceTests {
    /// The lines as text, marked as `diff` marks them.
    private func difference(_ old: String, _ new: String) -> [String] {
        LineDifference(from: old, to: new).lines.map { line in
            switch line.change {
            case .kept: " " + line.text
            case .removed: "-" + line.text
            case .added: "+" + line.text
            }
        }
    }

    @Test("Equal texts have only kept lines", arguments: ["", "a", "a\n\nb\n"])
    func same(text: String) {
        #expect(difference(text, text).allSatisfy { $0.hasPrefix(" ") })
    }

    @Test("A replaced line is removed and then added")
    func replaced() {
        #expect(difference("a\nb\nc", "a\nB\nc") == [" a", "-b", "+B", " c"])
    }

    @Test("Lines are found anywhere")
    func moved() {
        #expect(
            difference("a\nb\nc\nd\ne", "x\nb\nd\ne\ny") == [
                "-a", "+x", " b", "-c", " d", " e", "+y",
            ])
    }

    @Test("All old lines of a replaced block come before the new ones")
    func blocks() {
        #expect(difference("a\nb\nz", "c\nd\nz") == ["-a", "-b", "+c", "+d", " z"])
    }

    @Test("An empty text has no lines, and an empty line is one")
    func empty() {
        #expect(difference("", "") == [])
        #expect(difference("", "\n") == ["+"])
        #expect(difference("a\n\n", "a\n") == [" a", "-"])
    }

    @Test("A newline at the end does not count as a difference")
    func finalNewline() {
        #expect(difference("a\n", "a") == [" a"])
    }

    @Test("A return before a newline belongs to the line")
    func returns() {
        #expect(difference("a\r\nb", "a\nb") == ["-a\r", "+a", " b"])
    }

    @Test("A composed character is not the same as a decomposed one")
    func composed() {
        let lines = LineDifference(from: "\u{E9}", to: "e\u{301}").lines
        #expect(lines.map(\.change) == [.removed, .added])
        #expect(lines.map { Array($0.text.unicodeScalars) } == [["\u{E9}"], ["e", "\u{301}"]])
    }

    @Test("Kept and removed lines are the old text, kept and added ones the new text")
    func both() {
        let old = "a\nb\na\nc\nb\nb\na"
        let new = "c\nb\na\nb\na\na\nc"
        let lines = LineDifference(from: old, to: new).lines
        #expect(lines.filter { $0.change != .added }.map(\.text).joined(separator: "\n") == old)
        #expect(lines.filter { $0.change != .removed }.map(\.text).joined(separator: "\n") == new)
        #expect(lines.count { $0.change == .kept } == 4)
    }

    @Test("Beyond the limit, only lines that are common at the ends are kept")
    func limit() {
        func text(_ count: Int, _ first: String) -> String {
            let lines = (1...count).map { "\($0)" }
            return (["start", first] + lines + [first, "end"]).joined(separator: "\n")
        }
        let most = LineDifference.maximumLineCount / 2 - 2
        let compared = LineDifference(from: text(most, "a"), to: text(most, "b")).lines
        #expect(compared.count { $0.change == .kept } == most + 2)
        let trimmed = LineDifference(from: text(most + 1, "a"), to: text(most + 1, "b")).lines
        #expect(trimmed.filter { $0.change == .kept }.map(\.text) == ["start", "end"])
        #expect(trimmed.count { $0.change == .removed } == most + 3)
        #expect(trimmed.count { $0.change == .added } == most + 3)
    }
}
