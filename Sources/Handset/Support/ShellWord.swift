/// A word of a command line that a message shows to be copied.
package enum ShellWord {
    /// Returns a text as one word: as it is, or in single quotes.
    package static func of(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy(plain.contains)
        return isPlain ? text : inQuotes(text)
    }

    /// Returns a text in single quotes.
    package static func inQuotes(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }

    /// The bytes that mean nothing else to a shell.
    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%".utf8)
}
