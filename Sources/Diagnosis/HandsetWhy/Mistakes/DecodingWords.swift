internal import Foundation
import Handset
import HandsetFacts

/// The words for values of a payload, and for the types that take them.
enum DecodingWords {
    /// Seconds from 1970 to 2001, from which a date counts.
    static let referenceSeconds = 978_307_200.0
    private static let maximumSeconds = 1e11
    private static let maximumLength = 60

    /// The value as a short text.
    static func shown(_ value: PayloadValue) -> String {
        switch value.kind {
        case .string: "\"\(short(value.string ?? ""))\""
        case .integer: value.integer.map(String.init) ?? ""
        case .real: "\(value.double ?? 0)"
        case .boolean: value.boolean == true ? "true" : "false"
        case .null: "null"
        case .dictionary: "{…}"
        case .array: "[…]"
        }
    }

    private static func short(_ text: String) -> String {
        let cut = text.prefix(maximumLength)
        return cut.count == text.count ? text : cut + "…"
    }

    static func words(of kind: PayloadValue.Kind) -> String {
        switch kind {
        case .string: "a text"
        case .integer, .real: "a number"
        case .boolean: "true or false"
        case .null: "null"
        case .dictionary: "a dictionary"
        case .array: "a list"
        }
    }

    /// The values that a type takes.
    static func words(of type: DecodedType, in types: DecodedTypes?) -> String {
        switch type {
        case .string: "String takes a text"
        case .boolean: "Bool takes true or false"
        case .double, .float: "\(type == .float ? "Float" : "Double") takes a number"
        case .decimal: "Decimal takes a number"
        case .integer(let width): "\(width.rawValue) takes an integer"
        case .date: "Date takes a number, seconds since 2001"
        case .data: "Data takes a text in base64"
        case .url: "URL takes a text with an address"
        case .uuid: "UUID takes a text with 36 characters"
        case .optional(let inner): words(of: inner, in: types)
        case .list: "it takes a list"
        case .dictionary, .numbered: "it takes a dictionary"
        case .pairs:
            "a dictionary whose keys are no texts takes a list, a key and its value in turn"
        case .range: "a range takes a list of two"
        case .declared(let number): words(of: types?[number])
        case .unknown(let name): "\(name) takes something else"
        }
    }

    private static func words(of declaration: DecodedDeclaration?) -> String {
        guard let declaration else { return "it takes something else" }
        let name = declaration.name.split(separator: ".").last.map(String.init) ?? ""
        switch declaration.form {
        case .texts(let known): return "\(name) takes \(list(known))"
        case .integers(_, let known): return "\(name) takes \(list(known.map(String.init)))"
        case .cases(let cases):
            return "\(name) takes a dictionary with one key: \(list(cases.map(\.key)))"
        default: return "\(name) takes a dictionary"
        }
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(8)
        return shown.joined(separator: ", ") + (names.count > shown.count ? ", …" : "")
    }

    /// The fault in words, after the name of the value.
    static func words(
        of fault: DecodingFault, in types: DecodedTypes?, value: PayloadValue?
    ) -> String {
        let takes = words(of: fault.type, in: types)
        let shown = value.map { " (\(self.shown($0)))" } ?? ""
        switch fault.cause {
        case .missing: return "is missing, and its type is not optional"
        case .null: return "is null, and its type is not optional"
        case .kind(let kind): return "is \(words(of: kind))\(shown): \(takes)"
        case .number: return "is no number of its type\(shown): \(takes)"
        case .unknownCase(let text, let known): return "is \(short(text)), none of \(list(known))"
        case .notOneCase(let known): return "has not exactly one of the keys \(list(known))"
        case .text: return "does not fit\(shown): \(takes)"
        case .count: return "has too few elements: \(takes)"
        case .reversed: return "has its bounds the wrong way round"
        case .key(let key): return "has the key \(short(key)), which is no integer"
        }
    }

    // MARK: - Dates

    /// Returns the number that a date takes in place of a text; `nil` if the text is no date.
    static func seconds(from text: String) -> Int? {
        let date =
            (try? Date(text, strategy: .iso8601))
            ?? (try? Date(
                text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
        return date.map { Int($0.timeIntervalSinceReferenceDate.rounded()) }
    }

    /// Returns the day that a number of seconds since 1970 is; `nil` beyond all years that are printed.
    static func day(_ seconds: Double) -> String? {
        guard seconds.magnitude < maximumSeconds else { return nil }
        return String(Date(timeIntervalSince1970: seconds).ISO8601Format().prefix(10))
    }
}
