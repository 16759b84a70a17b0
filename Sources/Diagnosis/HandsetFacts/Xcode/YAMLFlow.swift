/// A list or a dictionary in brackets, as YAML and JSON have them.
struct YAMLFlow {
    private var signs: [Character]
    /// The number of the line of each sign.
    private var numbers: [Int]
    private var place = 0
    /// The brackets that are open, and the quote.
    private var openCount = 0
    private var quote: Character?

    private static let maximumDepth = 64

    init(_ text: Substring, at number: Int) {
        (signs, numbers) = ([], [])
        append(text, at: number)
    }

    /// True if each bracket has its end.
    var isClosed: Bool { openCount <= 0 }

    mutating func append(_ text: Substring, at number: Int) {
        for sign in text {
            if let open = quote {
                if sign == open { quote = nil }
            } else if "\"'".contains(sign), "[{,: ".contains(signs.last ?? " ") {
                quote = sign
            } else if "[{".contains(sign) {
                openCount += 1
            } else if "]}".contains(sign) {
                openCount -= 1
            }
            signs.append(sign)
            numbers.append(number)
        }
        // No text goes on behind the end of a line.
        quote = nil
        signs.append(" ")
        numbers.append(number)
    }

    /// Returns the value; `nil` if it has no end.
    mutating func value(depth: Int) -> OpenStepValue? {
        skip()
        guard place < signs.count, depth < Self.maximumDepth else { return nil }
        let line = numbers[place]
        switch signs[place] {
        case "[":
            place += 1
            var values: [OpenStepValue] = []
            while let isEnd = ends("]") {
                if isEnd { return .list(values, line: line) }
                guard let value = value(depth: depth + 1) else { return nil }
                values.append(value)
            }
            return nil
        case "{":
            place += 1
            var members: [String: OpenStepValue] = [:]
            while let isEnd = ends("}") {
                if isEnd { return .dictionary(members, line: line) }
                let key = text(upTo: ":,]}")
                guard place < signs.count, signs[place] == ":" else { return nil }
                place += 1
                guard let value = value(depth: depth + 1) else { return nil }
                members[key] = value
            }
            return nil
        default: return .text(text(upTo: ",]}"), line: line)
        }
    }

    /// Passes over a comma; returns true, and passes over it, at the end; `nil` if there is none.
    private mutating func ends(_ sign: Character) -> Bool? {
        skip()
        while place < signs.count, signs[place] == "," {
            place += 1
            skip()
        }
        guard place < signs.count else { return nil }
        guard signs[place] == sign else { return "]}".contains(signs[place]) ? nil : false }
        place += 1
        return true
    }

    private mutating func text(upTo ends: String) -> String {
        skip()
        guard place < signs.count else { return "" }
        let first = signs[place]
        if first == "\"" || first == "'" {
            place += 1
            let start = place
            while place < signs.count, signs[place] != first { place += 1 }
            let text = String(signs[start..<place])
            place = min(place + 1, signs.count)
            skip()
            return text
        }
        let start = place
        while place < signs.count, !ends.contains(signs[place]) {
            // `$(NAME)` and `a://b` are texts.
            place += 1
        }
        return String(String(signs[start..<place])[...].trimmed)
    }

    private mutating func skip() {
        while place < signs.count, signs[place].isWhitespace { place += 1 }
    }
}
