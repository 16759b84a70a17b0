import Handset

/// The values that stand in variants, each with words for it.
enum VariantValues {
    typealias Value = (value: PayloadValue, words: String)

    /// One value of each type.
    static let ofTypes: [Value] = [
        ("text", "the text \"text\""), (1, "the number 1"), (true, "true"),
        (["text"], "a list"), (["key": "value"], "a dictionary"),
    ]

    /// Returns the same value in other forms: numbers as text and texts as numbers.
    static func forms(of value: PayloadValue) -> [Value] {
        switch value.kind {
        case .integer:
            let number = value.integer ?? 0
            var forms: [Value] = [(PayloadValue("\(number)"), "the text \"\(number)\"")]
            if number == 0 || number == 1 { forms.append((PayloadValue(number == 1), "a Boolean")) }
            return forms
        case .real:
            let number = value.double ?? 0
            return [(PayloadValue("\(number)"), "the text \"\(number)\"")]
        case .boolean:
            let isTrue = value.boolean == true
            return [
                (PayloadValue(isTrue ? 1 : 0), "the number \(isTrue ? 1 : 0)"),
                (PayloadValue("\(isTrue)"), "the text \"\(isTrue)\""),
            ]
        case .string:
            let text = value.string ?? ""
            if let number = Int(text) { return [(PayloadValue(number), "the number \(number)")] }
            return []
        case .array, .dictionary, .null: return []
        }
    }

    /// Returns numbers at their ends for a number, and for the text of one.
    static func bounds(of value: PayloadValue) -> [Value] {
        let numbers: [Value] = [
            (0, "0"), (-1, "-1"), (2_147_483_648, "2147483648"),
            (PayloadValue(Int.max), "\(Int.max)"), (PayloadValue(Int.min), "\(Int.min)"),
            (0.5, "0.5"), (1e20, "1e20"),
        ]
        switch value.kind {
        case .integer, .real: return numbers
        case .string where Int(value.string ?? "") != nil:
            return ["0", "-1", "99999999999999999999", "7.5"].map {
                (PayloadValue($0), "the text \"\($0)\"")
            }
        default: return []
        }
    }

    /// Returns texts with signs that programs have stumbled over.
    static func scripts(of value: PayloadValue) -> [Value] {
        guard let text = value.string else { return [] }
        let texts =
            HostileTexts.named + [
                ("../../%2e%2e/\(text)", "with a path that leads out"),
                ("https://example.com/ä b?c=d#e", "that is no URL without escapes"),
            ]
        return texts.map { (PayloadValue($0.0), "a text \($0.1)") }
    }

    /// Returns an empty value of the same type; `nil` if there is none, or if it is empty already.
    static func empty(of value: PayloadValue) -> PayloadValue? {
        switch value.kind {
        case .string: value.string == "" ? nil : ""
        case .array: value.count == 0 ? nil : []
        case .dictionary: value.count == 0 ? nil : [:]
        case .boolean, .integer, .null, .real: nil
        }
    }

    /// Returns a text or a list that is as long as a push has room for; `nil` for other values.
    static func long(of value: PayloadValue, room: Int) -> Value? {
        switch value.kind {
        case .string where room > 0:
            return (
                PayloadValue((value.string ?? "") + String(repeating: "x", count: room)),
                "a text of \((value.string ?? "").count + room) characters"
            )
        case .array:
            guard let first = value[0] else { return nil }
            let size = JSONText(first).bytes.count + 1
            guard room >= size else { return nil }
            let elements = (0..<value.count).compactMap { value[$0] }
            let more = Array(repeating: first, count: room / size)
            return (
                PayloadValue(elements + more), "a list of \(elements.count + more.count) elements"
            )
        default: return nil
        }
    }

    /// Returns the name as another team writes it: with underscores, or in small letters alone; `nil` if it is the same.
    static func otherName(of key: String) -> String? {
        var name = ""
        for sign in key {
            if sign.isUppercase, name.last?.isLowercase == true { name += "_" }
            name += sign == "-" ? "_" : sign.lowercased()
        }
        if name != key { return name }
        // `order_id` becomes `orderId`.
        let parts = key.split(separator: "_")
        guard parts.count > 1, let first = parts.first else {
            return key.uppercased() == key ? nil : key.uppercased()
        }
        return first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
