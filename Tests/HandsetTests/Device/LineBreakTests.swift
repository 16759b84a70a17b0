import Testing

@testable import Handset

@Suite struct LineBreakTests {
    @Test("Each character is passed a few times at most, however long the line is")
    func steps() {
        let steps = Steps()
        let line = SteppedText(characters: Array(repeating: "1", count: 50_000), steps: steps)
        var count = 0
        LineBreaks(width: 100, indentation: 2).forEachLine(of: line) { _, _ in count += 1 }
        #expect(count == 511)
        #expect(steps.count < 5 * 50_000)
    }

    @Test("Lines are broken between words, and within a word that is too long")
    func words() {
        var lines: [String] = []
        LineBreaks(width: 6, indentation: 2).forEachLine(of: "ab cd  efghijk l") {
            lines.append($0 + $1)
        }
        #expect(lines == ["ab cd", "  efgh", "  ijk", "  l"])
    }
}

private final class Steps { var count = 0 }

/// A text that counts the steps from one character to the next or the previous.
private struct SteppedText: BidirectionalCollection {
    let characters: [Character]
    let steps: Steps

    var startIndex: Int { 0 }
    var endIndex: Int { characters.count }
    subscript(index: Int) -> Character { characters[index] }

    func index(after index: Int) -> Int {
        steps.count += 1
        return index + 1
    }

    func index(before index: Int) -> Int {
        steps.count += 1
        return index - 1
    }
}
