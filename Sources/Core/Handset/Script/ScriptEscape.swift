/// An escape in a string or in a template.
struct ScriptEscape {
    /// The range of the escape, with its backslash.
    let range: Range<Int>
    /// The UTF-16 units that the escape stands for, or `nil` if it is malformed.
    let value: [UInt16]?
    /// True if a string may contain the escape, but not a template.
    let isLegacy: Bool

    /// Reads the escape whose backslash stands at an index.
    init(in text: ScriptText, at index: Int) {
        var end = index + 2
        var isLegacy = false
        switch text[index + 1] {
        case "n"?: value = [0x0A]
        case "t"?: value = [0x09]
        case "b"?: value = [0x08]
        case "v"?: value = [0x0B]
        case "f"?: value = [0x0C]
        case "r"?: value = [0x0D]
        case "\r"?:
            end += text[end] == "\n" ? 1 : 0
            value = []
        case "\n"?, "\u{2028}"?, "\u{2029}"?: value = []
        case "x"?:
            let number = text.hexadecimal(from: &end, most: 2)
            value = end == index + 4 ? number.map { [UInt16($0)] } : nil
        case "u"?: value = Self.codePoint(in: text, from: &end)
        case let digit? where ("0"..."7").contains(digit):
            var number = UInt16(digit.value - 48)
            let most = digit < "4" ? index + 4 : index + 3
            while end < most, let next = text[end], ("0"..."7").contains(next) {
                number = number * 8 + UInt16(next.value - 48)
                end += 1
            }
            value = [number]
            isLegacy = digit != "0" || end > index + 2 || ScriptText.isDigit(text[end])
        case let scalar?:
            end = index + 1 + UTF16.width(scalar)
            value = Array(String(scalar).utf16)
            isLegacy = scalar == "8" || scalar == "9"
        case nil:
            end = index + 1
            value = nil
        }
        range = index..<end
        self.isLegacy = isLegacy
    }

    /// Reads the digits after `\u`: four of them, or any number in braces.
    private static func codePoint(in text: ScriptText, from end: inout Int) -> [UInt16]? {
        guard text[end] == "{" else {
            let start = end
            let unit = text.hexadecimal(from: &end, most: 4)
            return end == start + 4 ? unit.map { [UInt16($0)] } : nil
        }
        end += 1
        guard let value = text.hexadecimal(from: &end), text[end] == "}" else { return nil }
        end += 1
        // Half a surrogate pair is not a scalar, but JavaScript accepts it as a unit.
        if let unit = UInt16(exactly: value) { return [unit] }
        return Unicode.Scalar(value).map { Array(String($0).utf16) }
    }
}
