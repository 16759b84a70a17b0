/// The text around a copied token: escapes, labels and the names of types.
///
/// Each character that is taken away is replaced by a blank, which keeps the places of the others.
struct PastedTokenWrapping {
    private(set) var characters: [Character]

    // The characters that web pages escape in a description with < and >.
    private static let escapes: [(text: [Character], meaning: Character)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
    ].map { (Array($0.0), $0.1) }

    init(_ characters: [Character]) {
        self.characters = characters
    }

    /// Replaces escapes by the characters that they stand for.
    mutating func removeEscapes() {
        let hasBytes = characters.indices.contains { has(["\\", "x"], at: $0) }
        for index in characters.indices where "&%\\".contains(characters[index]) {
            if characters[index] == "\\" {
                if !hasBytes, index + 1 < characters.count, "\"'".contains(characters[index + 1]) {
                    characters[index] = " "
                }
            } else if let escape = Self.escapes.first(where: { has($0.text, at: index) }) {
                blank(index..<(index + escape.text.count))
                characters[index] = escape.meaning
            } else if let escape = percentEscape(at: index) {
                blank(index..<escape.end)
                characters[index] = escape.meaning
            }
        }
    }

    // A percent sign may be escaped itself, any number of times.
    private func percentEscape(at index: Int) -> (meaning: Character, end: Int)? {
        guard characters[index] == "%" else { return nil }
        var start = index + 1
        while has(["2", "5"], at: start), hexPair(at: start + 2) != nil { start += 2 }
        guard let byte = hexPair(at: start), (0x20..<0x7F).contains(byte) else { return nil }
        return (Character(Unicode.Scalar(byte)), start + 2)
    }

    private func hexPair(at index: Int) -> UInt8? {
        let digits = characters[min(index, characters.count)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            return nil
        }
        return UInt8(String(digits), radix: 16)
    }

    /// Replaces the label before a value, and the names of types around it, by blanks.
    mutating func removeLabels() {
        for name in ["Optional(", "<Buffer "] {
            let name = Array(name)
            for index in characters.indices where has(name, at: index) {
                for place in index..<(index + name.count) where characters[place].isLetter {
                    characters[place] = " "
                }
            }
        }
        if let end = labelEnd { blank(0..<(end + 1)) }
    }

    // Returns the place of the last colon or equals sign that follows a name. The separators of hex digits
    // and the padding of base64 follow digits.
    private var labelEnd: Int? {
        var end: Int?
        var hasName = false
        for index in characters.indices {
            let character = characters[index]
            if character == ":" || character == "=" {
                if hasName, hasValue(after: index) { end = index }
                hasName = false
            } else if character.isLetter, !(character.isASCII && character.isHexDigit) {
                hasName = true
            }
        }
        return end
    }

    private func hasValue(after index: Int) -> Bool {
        characters[(index + 1)...].contains { $0.isLetter || $0.isNumber }
    }

    private func has(_ text: [Character], at index: Int) -> Bool {
        index + text.count <= characters.count
            && zip(characters[index...], text).allSatisfy {
                $0 == $1 || $0.lowercased() == $1.lowercased()
            }
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range { characters[index] = " " }
    }

    // MARK: - Digits in other text

    /// Returns the different tokens of a number of hex digits that stand alone between other text.
    func runs(ofDigits count: Int) -> Set<String> {
        // Shorter runs occur in dates and numbers.
        guard count >= 16 else { return [] }
        let words = characters.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return Set(
            words.compactMap { word in
                let digits =
                    word.count == count + 2 && word.starts(with: ["0", "x"])
                    ? word.dropFirst(2) : word
                guard digits.count == count, digits.allSatisfy(\.isHexDigit) else { return nil }
                return String(digits).lowercased()
            })
    }

    /// Returns the number in a text that ends like `32 bytes`, with nothing before it if `isWhole`; or `nil`.
    func byteCount(isWhole: Bool) -> Int? {
        let words = characters.split {
            !($0.isASCII && ($0.isLetter || $0.isNumber))
        }
        guard words.count >= 2, isWhole ? words.count == 2 : true,
            ["byte", "bytes"].contains(String(words[words.count - 1])),
            let count = Int(String(words[words.count - 2]))
        else { return nil }
        return count
    }
}
