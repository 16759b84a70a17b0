import Foundation
import Handset
import HandsetTestSupport
import Testing

/// The words of a command line that is copied.
@Suite(.waitsForPrograms) struct ShellWordTests {
    @Test(
        "A shell reads a text's word as the same text, whatever signs it has",
        arguments: [
            "a", "", "a b", "it's", "\"$(a)\\", "text:reply=\u{202E}a", "a\nb\t",
            "{\"a\":\"\u{1F600}\"}",
            "-\u{7}9", "ä\u{200B}8",
        ])
    func texts(text: String) throws {
        let word = ShellWord.ofText(text)
        let result = try CommandResult.bash("printf %s \(word)")
        #expect(result.output == text)
        #expect(SourceExcerpt.shown(word) == word)
    }

    @Test("A text that a terminal shows stays readable")
    func readable() {
        #expect(ShellWord.ofText("{\"a\":\"ä\"}") == "'{\"a\":\"ä\"}'")
    }
}
