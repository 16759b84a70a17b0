/// A word of a command line that a message shows to be copied.
package enum ShellWord {
    /// Returns a text as one word: as it is, or in single quotes.
    package static func of(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy(plain.contains)
        return isPlain ? text : inQuotes(text)
    }

    /// Returns a path, which may have any bytes, in characters that a terminal shows as they are.
    package static func ofPath(_ path: String) -> String {
        if SourceExcerpt.shown(PathText.shown(path)) != path {
            let bytes = PathText.bytes(of: path)
            return octal((bytes.first == UInt8(ascii: "-") ? Array("./".utf8) : []) + bytes)
        }
        return of(path.utf8.first == UInt8(ascii: "-") ? "./\(path)" : path)
    }

    /// Returns a text as one word that a terminal shows as it is and a shell reads as the same text.
    package static func ofText(_ text: String) -> String {
        SourceExcerpt.shown(text) == text ? of(text) : octal(Array(text.utf8))
    }

    /// Returns any bytes as `$'…'` with octal numbers.
    private static func octal(_ bytes: [UInt8]) -> String {
        let text = bytes.map { byte in
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\\(Unicode.Scalar(byte))"
            case 0x20..<0x7F: "\(Unicode.Scalar(byte))"
            default:
                "\\" + String(repeating: "0", count: byte < 0o10 ? 2 : byte < 0o100 ? 1 : 0)
                    + String(byte, radix: 8)
            }
        }
        return "$'\(text.joined())'"
    }

    package static func inQuotes(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }

    /// The bytes that mean nothing else to a shell.
    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%".utf8)
}
