/// The words and signs of Swift code, without comments and without the text of string literals.
///
/// Code in an interpolation, such as `"\(name)"`, counts as code.
struct SwiftTokens {
    /// A word or a sign.
    struct Token: Equatable {
        /// The word, or a single character.
        let text: String
        /// The number of open braces before it.
        let depth: Int
        /// True if a dot stands directly before it, as before a member.
        var isMember = false

        /// True for identifiers and keywords.
        var isWord: Bool { text.unicodeScalars.first.map(SwiftTokens.isWordPart) ?? false }
    }

    /// The tokens in their order.
    private(set) var all: [Token] = []

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var depth = 0

    /// Splits the text of a file.
    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        readCode()
    }

    // MARK: - Code

    /// Reads to the end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(inInterpolation: Bool = false) {
        var parentheses = 0
        while index < scalars.count {
            if inInterpolation, scalars[index] == ")", parentheses == 0 {
                index += 1
                return
            }
            if scalars[index] == "(" { parentheses += 1 }
            if scalars[index] == ")" { parentheses -= 1 }
            readToken()
        }
    }

    private mutating func readToken() {
        let scalar = scalars[index]
        if starts(with: "//") {
            while index < scalars.count, scalars[index] != "\n" { index += 1 }
        } else if starts(with: "/*") {
            skipBlockComment()
        } else if scalar == "\"" || scalar == "#" && isRawStringStart {
            readString()
        } else if Self.isWordPart(scalar) {
            let start = index
            while index < scalars.count, Self.isWordPart(scalars[index]) { index += 1 }
            append(scalars[start..<index])
        } else {
            if scalar == "}" { depth -= 1 }
            if !scalar.properties.isWhitespace { append(scalars[index...index]) }
            if scalar == "{" { depth += 1 }
            index += 1
        }
    }

    private mutating func append(_ scalars: ArraySlice<Unicode.Scalar>) {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        let start = scalars.startIndex
        // The dots of a range, as in `0...most`, are not those of a member.
        let isMember =
            start > 0 && self.scalars[start - 1] == "."
            && !(start > 1 && self.scalars[start - 2] == ".")
        all.append(Token(text: String(text), depth: depth, isMember: isMember))
    }

    private mutating func skipBlockComment() {
        var open = 0
        repeat {
            if starts(with: "/*") {
                open += 1
                index += 2
            } else if starts(with: "*/") {
                open -= 1
                index += 2
            } else {
                index += 1
            }
        } while open > 0 && index < scalars.count
    }

    // MARK: - String literals

    private var isRawStringStart: Bool {
        scalars[index...].first { $0 != "#" } == "\""
    }

    /// Passes a string literal, and reads the code of its interpolations.
    private mutating func readString() {
        var pounds = ""
        while scalars[index] == "#" {
            pounds += "#"
            index += 1
        }
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        index += quotes.count
        while index < scalars.count {
            if starts(with: quotes + pounds) {
                index += quotes.count + pounds.count
                return
            }
            if starts(with: "\\" + pounds + "(") {
                index += 2 + pounds.count
                readCode(inInterpolation: true)
            } else if starts(with: "\\" + pounds) {
                index += 2 + pounds.count
            } else {
                index += 1
            }
        }
    }

    // MARK: - Scalars

    private func starts(with text: String) -> Bool {
        scalars[index...].starts(with: text.unicodeScalars)
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic
            || scalar.properties.generalCategory == .decimalNumber
    }
}
