/// The parser of a token in the literal of an array or of a string, in many languages.
struct PastedTokenList {
    private let original: [Character]
    private let characters: [Character]

    /// Creates the parser of a text, in any case of letters.
    init(_ characters: [Character]) {
        // Casts are replaced by as many blanks, which keeps the places of the other characters.
        let cast = Array("(byte)")
        var folded = characters.map { $0.isASCII ? Character($0.lowercased()) : $0 }
        var index = 0
        while index + cast.count <= folded.count {
            if folded[index] == "(", folded[index..<(index + cast.count)].elementsEqual(cast) {
                for place in index..<(index + cast.count) { folded[place] = " " }
                index += cast.count
            } else {
                index += 1
            }
        }
        original = characters
        self.characters = folded
    }

    /// Returns the bytes of the literal, or `nil` if the text is not one.
    ///
    /// If an item of it is not a byte, it throws what `error` creates for the problem and its index.
    func bytes(
        _ error: (PastedTokenError.Problem, Int) -> PastedTokenError
    ) throws(PastedTokenError) -> [UInt8]? {
        if let first = firstIndex(of: "\\x") { return try escapes(from: first, error) }
        let hex = firstIndex(of: "0x")
        let isSeveral = hex.map { firstIndex(of: "0x", from: $0 + 2) != nil } ?? false
        // A comma after the last item does not make a list: it may be copied with any token.
        let comma = characters.firstIndex(of: ",").flatMap { index in
            characters[(index + 1)...].contains { $0.isLetter || $0.isNumber } ? index : nil
        }
        let isOne = hex.map(isOneByteInBrackets) ?? false
        guard let anchor = isSeveral || isOne ? hex : comma else { return nil }
        let opening = characters[..<anchor].lastIndex { "{[(".contains($0) }
        let start = opening.map { $0 + 1 } ?? 0
        let end = characters[anchor...].firstIndex { "}])".contains($0) } ?? characters.count
        let items = characters[start..<end].split {
            $0 == "," || $0 == ";" || $0 == "\"" || $0 == "'" || PastedTokenReader.isBlank($0)
        }
        let isHex =
            !items.contains { $0.starts(with: ["0", "x"]) }
            && items.contains { $0.contains { $0.isLetter } } && items.allSatisfy { $0.count == 2 }
        var bytes: [UInt8] = []
        for item in items {
            guard let byte = Self.byte(String(item), isHex: isHex) else {
                throw error(.notByte(String(item)), item.startIndex)
            }
            bytes.append(byte)
        }
        return bytes
    }

    private func escapes(
        from first: Int, _ error: (PastedTokenError.Problem, Int) -> PastedTokenError
    ) throws(PastedTokenError) -> [UInt8] {
        // Python and Ruby print the bytes of ASCII characters as these characters.
        let opening =
            openingOfBytes(before: first)
            ?? characters[..<first].lastIndex { "\"'".contains($0) }
        var bytes: [UInt8] = []
        var index = opening.map { $0 + 1 } ?? first
        while index < characters.count {
            let character = original[index]
            if opening.map({ characters[$0] == character }) ?? "\"'".contains(character) { break }
            if opening != nil, character != "\\", let byte = character.asciiValue, byte >= 0x20 {
                bytes.append(byte)
                index += 1
                continue
            }
            let next = index + 1 < characters.count ? original[index + 1] : " "
            if opening != nil, character == "\\", let byte = Self.namedEscapes[next] {
                bytes.append(byte)
                index += 2
                continue
            }
            let digits = characters[min(index + 2, characters.count)...].prefix(2)
            guard character == "\\", characters[min(index + 1, characters.count - 1)] == "x",
                digits.count == 2, let byte = Self.byte(String(digits), isHex: true)
            else {
                throw error(.notByte(String(characters[index...].prefix(4))), index)
            }
            bytes.append(byte)
            index += 4
        }
        return bytes
    }

    // Returns the place of the quote after Python's b. Another quote may stand between the two quotes.
    private func openingOfBytes(before end: Int) -> Int? {
        characters[..<end].indices.dropLast().first {
            characters[$0] == "b" && "\"'".contains(characters[$0 + 1])
                && ($0 == 0 || !Self.isOfBase64(characters[$0 - 1]))
        }.map { $0 + 1 }
    }

    // The escapes of Python and Ruby other than those with digits.
    private static let namedEscapes: [Character: UInt8] = [
        "a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13, "e": 27, "\\": 92, "\"": 34,
        "'": 39, "#": 35,
    ]

    // A whole token in brackets is not a list.
    private func isOneByteInBrackets(at index: Int) -> Bool {
        let before = characters[..<index].last { !PastedTokenReader.isBlank($0) }
        let digits = characters[(index + 2)...].prefix { $0.isASCII && $0.isHexDigit }
        return before.map { "{[(".contains($0) } ?? false && digits.count <= 2
    }

    private func firstIndex(of text: String, from start: Int = 0) -> Int? {
        let pair = Array(text)
        return characters.indices.dropLast().first {
            $0 >= start && characters[$0] == pair[0] && characters[$0 + 1] == pair[1]
                && ($0 == 0 || pair[0] == "\\" || !Self.isOfBase64(characters[$0 - 1]))
        }
    }

    // Random base64 can contain "0x".
    private static func isOfBase64(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "+/-_".contains(character)
    }

    private static func byte(_ item: String, isHex: Bool) -> UInt8? {
        let digits = item.hasPrefix("0x") ? item.dropFirst(2) : item[...]
        if isHex || item.hasPrefix("0x") {
            guard (1...2).contains(digits.count),
                digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
            else { return nil }
            return UInt8(digits, radix: 16)
        }
        // Java's bytes are from -128 to 127.
        return UInt8(item) ?? Int8(item).map { UInt8(bitPattern: $0) }
    }
}
