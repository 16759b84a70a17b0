import Handset

// What Node.js prints in place of values: `[Object]`, `[Array]`, `[Function: f]`, `[Circular *1]`, `... 3 more items`.

extension LogParser {
    private static let maximumByteCountOfLost = 128
    /// The words in brackets that are values of other languages.
    private static let listedWords: Set = ["True", "False", "None"]

    /// True if no container around the index is one of Swift or Darwin.
    private var isInJavaScript: Bool {
        !open.contains { $0.isOldStyle || $0.bracket == UInt8(ascii: "[") && !$0.isArray }
    }

    /// The text in brackets at the index that stands for a value which was left out; `nil` if there is none.
    var lostInBrackets: [UInt8]? {
        guard next == UInt8(ascii: "["), isInJavaScript, let first = byte(after: 1) else {
            return nil
        }
        let isClass = first == UInt8(ascii: "c")
        guard isClass || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
        var token: [UInt8] = []
        while token.last != UInt8(ascii: "]"), token.count < Self.maximumByteCountOfLost {
            guard let byte = byte(after: token.count), byte >= 32,
                byte != UInt8(ascii: ","), byte != UInt8(ascii: "{"), byte != UInt8(ascii: "\"")
            else { return nil }
            token.append(byte)
        }
        let text = String(decoding: token.dropFirst().dropLast(), as: UTF8.self)
        guard token.last == UInt8(ascii: "]"), !Self.listedWords.contains(text) else { return nil }
        let word = text.prefix { !" :(*/".contains($0) }
        guard word.utf8.allSatisfy({ QuotedText.isBare($0) || $0 == UInt8(ascii: "_") }) else {
            return nil
        }
        return isClass && word != "class" ? nil : token
    }

    /// Skips `<ref *1> ` and `[Object: null prototype] `, which Node.js prints before a dictionary.
    mutating func skipHeadOfObject() {
        guard isInJavaScript, isNext("<ref *") || isNext("[") else { return }
        var scan = self
        if scan.isNext("<ref *") {
            scan.index += 6
            while let byte = scan.next, byte &- 48 < 10 { scan.index += 1 }
            guard scan.take("> ") else { return }
        }
        if let prototype = scan.lostInBrackets, scan.byte(after: prototype.count) == 32 {
            scan.index += prototype.count + 1
        }
        guard scan.next == UInt8(ascii: "{") || scan.next == UInt8(ascii: "["),
            scan.lostInBrackets == nil
        else { return }
        index = scan.index
    }

    /// Parses the text in brackets at the index that stands for a value.
    mutating func parseLost(_ token: [UInt8], key: Range<Int>?) {
        let start = index
        index += token.count
        if let key, tree.bytes(key).elementsEqual(LogTree.apsKey) {
            noteUnreadable(.leftOut(token: SourceExcerpt.shown(token)), at: start)
        }
        addText(decoded(token), .lost, key, start)
    }

    /// The text `... 3 more items` or `... 3 more characters` at the index; `nil` if there is none.
    func omission(of noun: StaticString) -> [UInt8]? {
        guard isNext("... "), isInJavaScript else { return nil }
        var scan = self
        scan.index += 4
        while let byte = scan.next, byte &- 48 < 10, scan.index - index < 24 { scan.index += 1 }
        guard scan.index > index + 4, scan.take(" more "), scan.take(noun) else { return nil }
        _ = scan.take("s")
        return (index..<scan.index).compactMap(text.byte(at:))
    }
}
