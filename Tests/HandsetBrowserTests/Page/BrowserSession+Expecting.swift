import HandsetBrowser
import HandsetTestSupport
import Testing

extension BrowserSession {
    /// Waits until an expression has a value, and expects that.
    func expect(
        _ script: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let value = try wait(for: script) { $0 == expected }
        #expect(value == expected, sourceLocation: sourceLocation)
    }

    /// Waits until the page's verdict begins with words, and expects that.
    func expectVerdict(
        _ words: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let value = try wait(for: "document.querySelector('.verdict .say')?.textContent ?? ''") {
            $0.hasPrefix(words)
        }
        #expect(value.hasPrefix(words), "\(value)", sourceLocation: sourceLocation)
    }
}
