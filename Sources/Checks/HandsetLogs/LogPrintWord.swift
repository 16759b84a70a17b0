/// The word with which a text of PHP or Go begins.
struct LogPrintWord {
    let language: MapLanguage

    private static let words: [(bytes: [UInt8], language: MapLanguage)] = [
        (Array("map[".utf8), .go), (Array("array(".utf8), .php), (Array("array (".utf8), .php),
        (Array("object(".utf8), .php),
    ]
    private static let printed = ["Array", "Object"].map { Array($0.utf8) }

    /// Reads the word at an index of a line; the result is `nil` if there is none.
    init?(_ line: UnsafeBufferPointer<UInt8>, at index: Int) {
        let rest = line[index...]
        if let word = Self.words.first(where: { rest.starts(with: $0.bytes) }) {
            language = word.language
            return
        }
        guard let word = Self.printed.first(where: rest.starts) else { return nil }
        // The bracket of print_r stands on the next line, or after a blank.
        let next = rest.dropFirst(word.count).first { $0 != 32 && $0 != 9 && $0 != 13 }
        guard next == nil || next == UInt8(ascii: "(") else { return nil }
        language = .php
    }
}
