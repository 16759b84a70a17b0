package import Handset
import HandsetFixtures

/// A substitute for each text and number of some payloads, of the same type and length; equal ones have equal ones.
///
/// Keys stay, as do truth values, nulls, empty texts and numbers of one digit.
package struct HuntRedaction {
    private var substitutes: [PayloadValue: PayloadValue] = [:]
    private var counts: [String: Int] = [:]

    /// Finds the values of payloads, of which the first come first in the alphabet.
    package init(of payloads: [Payload]) {
        for root in payloads.map(\.userInfo) {
            for place in root.places { root.value(at: place).map { note($0) } }
        }
    }

    private mutating func note(_ value: PayloadValue) {
        guard substitutes[value] == nil else { return }
        switch value.kind {
        case .string:
            let count = value.string?.count ?? 0
            guard count > 0 else { return }
            substitutes[value] = PayloadValue(Self.letters(number(of: "text \(count)"), count))
        case .integer, .real:
            let text = value.text
            let digits = text.count(where: \.isNumber)
            guard digits > 1 else { return }
            substitutes[value] = Self.number(
                number(of: "\(value.kind) \(text.count)"), like: text, digits)
        case .array, .boolean, .dictionary, .null: break
        }
    }

    /// Returns the number of placeholders issued for a form so far.
    private mutating func number(of form: String) -> Int {
        defer { counts[form, default: 0] += 1 }
        return counts[form, default: 0]
    }

    /// Returns a text of letters that stands for a number, with as many letters as are wanted.
    ///
    /// Where the small letters do not suffice, an ideograph begins it.
    private static func letters(_ number: Int, _ count: Int) -> String {
        var letters: [Character] = []
        var rest = number
        for _ in 1..<count {
            letters.append(letter(rest % 26))
            rest /= 26
        }
        letters.append(rest < 26 ? letter(rest) : ideograph(rest))
        return String(letters.reversed())
    }

    private static func letter(_ number: Int) -> Character {
        Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(number)))
    }

    private static func ideograph(_ number: Int) -> Character {
        UnicodeScalar(0x4E00 + number % 20_000).map { Character($0) } ?? "a"
    }

    /// Returns a number with the sign, the point and the digits of another one's text, counted up from 1 and zeros.
    private static func number(_ number: Int, like text: String, _ digits: Int) -> PayloadValue {
        let power = (1..<min(digits, 18)).reduce(1) { power, _ in power * 10 }
        var rest = Array("\(power + number % (9 * power))" + String(repeating: "0", count: 30))
        var result = ""
        guard !text.lowercased().contains("e") else { return 0.5 }
        for sign in text { result.append(sign.isNumber ? rest.removeFirst() : sign) }
        return Int(result).map { PayloadValue($0) } ?? PayloadValue(Double(result) ?? 0)
    }

    /// Returns payloads with the substitutes.
    package func redact(_ payloads: [Payload]) -> [Payload] {
        payloads.map { payload in
            var root = payload.userInfo
            for place in root.places {
                guard let substitute = root.value(at: place).flatMap({ substitutes[$0] }) else {
                    continue
                }
                root = root.replacing(place, by: substitute)
            }
            return Payload(of: root)
        }
    }
}

extension PayloadChange {
    /// The same change without the value of the payload.
    var withoutValue: PayloadChange {
        kind == .otherForm ? PayloadChange(kind, at: place, "in another form") : self
    }
}
