internal import Foundation
public import Handset

/// What Darwin prints for a value, worked out as plainly as can be, to hold the library's printer
/// against.
///
/// It shares nothing with that but the public tree of values: it is recursive, builds each part as a
/// `String`, and counts no bytes.
public enum PlainPrinter {
    /// What `%@` gives for a value: a string as it is, a container from level 0.
    public static func text(of value: PayloadValue) -> String {
        switch value.kind {
        case .dictionary: dictionary(value, level: 0)
        case .array: array(value, level: 0)
        case .string: value.string ?? ""
        case .integer, .real, .boolean, .null: scalar(value)
        }
    }

    private static func nested(_ value: PayloadValue, level: Int) -> String {
        switch value.kind {
        case .dictionary: dictionary(value, level: level)
        case .array: array(value, level: level)
        case .string: quotedIfNeeded(value.string ?? "")
        case .integer, .real, .boolean, .null: quotedIfNeeded(scalar(value))
        }
    }

    private static func dictionary(_ value: PayloadValue, level: Int) -> String {
        let keys = value.keys.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
        var text = pad(level) + "{\n"
        for key in keys {
            guard let member = value[key] else { continue }
            text += pad(level + 1) + quotedIfNeeded(key) + " = "
            text += nested(member, level: level + 1) + ";\n"
        }
        return text + pad(level) + "}"
    }

    private static func array(_ value: PayloadValue, level: Int) -> String {
        let elements = (0..<value.count).compactMap { value[$0] }
            .map { pad(level + 1) + nested($0, level: level + 1) }
        let lines = elements.joined(separator: ",\n") + (elements.isEmpty ? "" : "\n")
        return pad(level) + "(\n" + lines + pad(level) + ")"
    }

    private static func pad(_ level: Int) -> String { String(repeating: "    ", count: level) }

    private static func scalar(_ value: PayloadValue) -> String {
        if let digits = value.largeInteger { return decimal(digits) }
        if let integer = value.integer { return String(integer) }
        if let boolean = value.boolean { return boolean ? "1" : "0" }
        if let double = value.double { return String(format: "%.16g", double) }
        return "<null>"
    }

    /// Returns the digits of an integer that fit into 128 bits, and zeros for the others.
    public static func decimal(_ digits: String) -> String {
        let sign = digits.prefix { $0 == "-" }
        let number = digits.dropFirst(sign.count)
        let kept = (0...number.count).last { UInt128(number.prefix($0)) != nil } ?? 0
        return sign + number.prefix(kept) + String(repeating: "0", count: number.count - kept)
    }

    private static func quotedIfNeeded(_ text: String) -> String {
        let isBare = text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": true
            default: false
            }
        }
        if isBare, !text.isEmpty { return text }
        return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": #"\""#
        case "\\": #"\\"#
        case "\n": #"\n"#
        case "\t": #"\t"#
        case "\r": "\r"
        case "\u{7}": #"\a"#
        case "\u{8}": #"\b"#
        case "\u{B}": #"\v"#
        case "\u{C}": #"\f"#
        case " "..."~": String(scalar)
        case "\u{0}"..."\u{7F}": #"\"# + padded(String(scalar.value, radix: 8), to: 3)
        default:
            String(scalar).utf16.map { #"\U"# + padded(String($0, radix: 16), to: 4) }.joined()
        }
    }

    private static func padded(_ digits: String, to count: Int) -> String {
        String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
