import HandsetBrowser
import HandsetTestSupport
import Testing

extension BrowserSession {
    /// Waits until an expression has a value, and requires that: a test that goes on without it would wait again for
    /// each of the next ones.
    func expect(
        _ script: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let value = try wait(for: script) { $0 == expected }
        try #require(value == expected, sourceLocation: sourceLocation)
    }

    /// Waits until the page's verdict begins with words, and requires that.
    func expectVerdict(
        _ words: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let value = try wait(for: "document.querySelector('.verdict .say')?.textContent ?? ''") {
            $0.hasPrefix(words)
        }
        try #require(
            value.hasPrefix(words), "\(value)", sourceLocation: sourceLocation)
    }
}
