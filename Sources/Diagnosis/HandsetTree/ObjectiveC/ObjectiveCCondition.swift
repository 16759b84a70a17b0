/// Decides a condition of the preprocessor as for iOS on a device; `nil` for a part that is not known.
struct ObjectiveCCondition {
    private let tokens: [ObjectiveCToken]
    private var place = 0
    private var depth = 0

    private static let maximumDepth = 32

    /// Returns the value of a condition; `nil` if it is not known.
    static func value(of text: String) -> Bool? {
        var lexer = ObjectiveCLexer(Array(text.utf8))
        lexer.scan()
        var condition = ObjectiveCCondition(tokens: lexer.tokens)
        let value = condition.value(1)
        guard condition.place == condition.tokens.count else { return nil }
        return value.map { $0 != 0 }
    }

    /// Returns true if a name is defined; `nil` if that is not known.
    static func isDefined(_ name: String) -> Bool? {
        if functions.contains(name) { return true }
        if undefined.contains(name) { return false }
        return value(ofName: name).map { _ in true }
    }

    private init(tokens: [ObjectiveCToken]) { self.tokens = tokens }

    private var sign: String {
        place < tokens.count && tokens[place].kind == .sign ? tokens[place].text : ""
    }

    private static func level(_ sign: String) -> Int {
        switch sign {
        case "||": 1
        case "&&": 2
        case "==", "!=": 3
        case "<", ">", "<=", ">=": 4
        case "+", "-": 5
        default: 0
        }
    }

    private mutating func value(_ minimum: Int) -> Int? {
        guard depth < Self.maximumDepth else {
            place = tokens.count + 1
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        var left = operand()
        while true {
            let sign = sign
            let level = Self.level(sign)
            guard level >= minimum, level > 0 else { return left }
            place += 1
            let right = value(level + 1)
            left = Self.result(sign, left, right)
        }
    }

    private static func result(_ sign: String, _ left: Int?, _ right: Int?) -> Int? {
        switch sign {
        case "||":
            if left.map({ $0 != 0 }) == true || right.map({ $0 != 0 }) == true { return 1 }
            return left == nil || right == nil ? nil : 0
        case "&&":
            if left == 0 || right == 0 { return 0 }
            return left == nil || right == nil ? nil : 1
        default: break
        }
        guard let left, let right else { return nil }
        return switch sign {
        case "==": left == right ? 1 : 0
        case "!=": left != right ? 1 : 0
        case "<": left < right ? 1 : 0
        case ">": left > right ? 1 : 0
        case "<=": left <= right ? 1 : 0
        case ">=": left >= right ? 1 : 0
        case "+": left &+ right
        default: left &- right
        }
    }

    private mutating func operand() -> Int? {
        var isNot: Bool?
        while sign == "!" {
            isNot = !(isNot ?? false)
            place += 1
        }
        let value = plainOperand()
        guard let isNot else { return value }
        return value.map { ($0 == 0) == isNot ? 1 : 0 }
    }

    private mutating func plainOperand() -> Int? {
        guard place < tokens.count else { return nil }
        let token = tokens[place]
        place += 1
        switch token.kind {
        case .number: return Self.number(token.text)
        case .sign where token.text == "(":
            let inner = value(1)
            if sign == ")" { place += 1 }
            return inner
        case .word:
            if token.text == "defined" { return definedOperand() }
            guard sign == "(" else { return Self.value(ofName: token.text) }
            let argument = argument()
            guard token.text == "__has_include" || token.text == "__has_include_next" else {
                return nil
            }
            return Self.frameworks.contains { argument.hasPrefix("<" + $0 + "/") } ? 1 : nil
        default: return nil
        }
    }

    private mutating func definedOperand() -> Int? {
        let name: String
        if sign == "(" {
            name = argument()
        } else {
            name = place < tokens.count ? tokens[place].text : ""
            place += 1
        }
        return Self.isDefined(name).map { $0 ? 1 : 0 }
    }

    /// Takes what stands in parentheses.
    private mutating func argument() -> String {
        var text = ""
        var open = 0
        while place < tokens.count {
            let sign = sign
            place += 1
            if sign == "(" {
                open += 1
                if open == 1 { continue }
            } else if sign == ")" {
                open -= 1
                if open == 0 { break }
            }
            text += tokens[place - 1].text
        }
        return text
    }

    private static func number(_ text: String) -> Int? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16) }
        return Int(text)
    }
}
