import Handset

/// A text that Darwin prints for some number.
struct NumberText {
    private let text: [UInt8]
    private let isInteger: Bool
    /// True if the text is a number as JSON writes it.
    let isJSON: Bool

    /// Reads a text; the result is `nil` if it does not look like a number of JSON.
    init?(_ text: [UInt8]) {
        var rest = text[...]
        func takeDigits() -> Int {
            let count = rest.prefix { $0 &- 48 < 10 }.count
            rest = rest.dropFirst(count)
            return count
        }
        guard text.count <= 64 else { return nil }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let first = rest.first
        let count = takeDigits()
        guard count > 0, first != UInt8(ascii: "0") || count == 1 else { return nil }
        var isInteger = true
        if rest.first == UInt8(ascii: ".") {
            isInteger = false
            rest = rest.dropFirst()
            guard takeDigits() > 0 else { return nil }
        }
        if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                rest = rest.dropFirst()
            }
            guard takeDigits() > 0 else { return nil }
        }
        guard rest.isEmpty else { return nil }
        self.text = text
        self.isInteger = isInteger
        isJSON = true
    }

    /// True if a number is the likely reading: an integer of 64 bits, or a double.
    var isOrdinary: Bool {
        isInteger && string != "-0" ? Int64(string) != nil : isPrintedDouble
    }

    /// True if some iOS version prints the text for a number.
    var isPrinted: Bool {
        isInteger && string != "-0"
            ? LargeIntegers.decimalText(text) == text || isOrdinary : isPrintedDouble
    }

    /// True if Dart prints the text for a number: an integer of 64 bits, or a double.
    var isPrintedByDart: Bool {
        if isInteger, string != "-0" { return Int64(string) != nil }
        guard let double = Double(string), double.isFinite else { return false }
        return "\(double)" == string
    }

    /// True if Go prints the text for a number: an integer of 64 bits, or a double, as in `1.7e+09`.
    var isPrintedByGo: Bool {
        if isInteger, string != "-0" { return Int64(string) != nil }
        let parts = string.split(separator: "e")
        guard parts.count == 2 else { return isPrintedByDart }
        return !parts[0].hasSuffix("0") || parts[0].count == 1
    }

    var json: [UInt8] { string == "-0" ? Array("-0.0".utf8) : text }

    private var string: String { String(decoding: text, as: UTF8.self) }

    /// True if `%.16g` prints the text for a double.
    private var isPrintedDouble: Bool {
        guard let double = Double(string), double.isFinite else { return false }
        return withUnsafeTemporaryAllocation(
            of: CChar.self, capacity: ScalarText.maximumByteCount
        ) { buffer in
            let count = Platform.writeDouble(double, into: buffer)
            guard count == text.count, count < buffer.count else { return false }
            // A caller may have set a locale with another decimal point.
            return zip(buffer, text).allSatisfy { written, byte in
                let written = UInt8(bitPattern: written)
                return (written == UInt8(ascii: ",") ? UInt8(ascii: ".") : written) == byte
            }
        }
    }
}
