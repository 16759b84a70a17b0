/// The words and signs of a Swift file that count on Linux: not those in a branch of `#if` that is left out.
struct SourceTokens {
    private(set) var tokens: [SourceToken] = []

    /// A branch of `#if` that is open.
    private struct Branch {
        var isActive: Bool
        /// True if this branch or one before it was active, after which no other is.
        var wasActive: Bool
    }
    private var branches: [Branch] = []

    init(_ source: SourceText) {
        let words = Self.words(of: source)
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            guard ["#if", "#elseif", "#else", "#endif"].contains(word.text) else {
                if branches.allSatisfy(\.isActive) { tokens.append(word) }
                continue
            }
            var condition: [String] = []
            while index < words.count, words[index].line == word.line {
                condition.append(words[index].text)
                index += 1
            }
            take(word.text, condition)
        }
    }

    private mutating func take(_ directive: String, _ condition: [String]) {
        if directive == "#if" {
            let isTrue = SourceCondition.isTrue(condition)
            branches.append(Branch(isActive: isTrue, wasActive: isTrue))
            return
        }
        guard let last = branches.indices.last else { return }
        if directive == "#endif" {
            branches.removeLast()
            return
        }
        let isTrue = directive == "#else" || SourceCondition.isTrue(condition)
        branches[last].isActive = isTrue && !branches[last].wasActive
        if isTrue { branches[last].wasActive = true }
    }

    private static func words(of source: SourceText) -> [SourceToken] {
        let bytes = source.bytes
        var words: [SourceToken] = []
        var (place, line) = (0, 1)
        while place < bytes.count {
            let start = place
            place += 1
            switch bytes[start] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"): break
            case _ where !source.isCode(at: start): break
            case UInt8(ascii: "@"), UInt8(ascii: "#"),
                _ where SourceText.isName(bytes[start]):
                while place < bytes.count, SourceText.isName(bytes[place]) { place += 1 }
                words.append(
                    SourceToken(
                        text: String(decoding: bytes[start..<place], as: UTF8.self), offset: start,
                        line: line))
            default:
                words.append(
                    SourceToken(
                        text: String(UnicodeScalar(bytes[start])), offset: start, line: line))
            }
        }
        return words
    }
}
