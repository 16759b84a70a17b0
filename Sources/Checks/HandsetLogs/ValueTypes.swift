import Handset

/// The types that a printed value may have, and the one that it has by convention.
struct ValueTypes {
    /// The types for which Darwin prints the text.
    let possible: [LogValueType]
    let likely: LogValueType

    private static let numbers: Set = [
        "badge", "content-available", "mutable-content", "relevance-score", "timestamp",
        "stale-date", "dismissal-date",
    ]
    private static let strings: Set = [
        "alert", "sound", "category", "thread-id", "interruption-level", "target-content-id",
        "event", "attributes-type", "filter-criteria", "url-args",
    ]

    /// The text is without quotes and escapes; the path begins at userInfo.
    init(_ text: ArraySlice<UInt8>, at path: [String]) {
        let number = NumberText(Array(text))
        var possible: [LogValueType] = [.string]
        if number?.isPrinted == true { possible.append(.number) }
        if text.count == 1, text.first == UInt8(ascii: "0") || text.first == UInt8(ascii: "1") {
            possible.append(.boolean)
        }
        if text.elementsEqual("<null>".utf8) { possible.append(.null) }
        self.possible = possible
        if possible.contains(.null) {
            likely = .null
        } else {
            let isNumber = Self.isNumber(path) ?? (number?.isOrdinary == true)
            likely = isNumber && possible.contains(.number) ? .number : .string
        }
    }

    /// The types for which Dart and Java print a text; the path begins at the payload.
    init(ofMap text: ArraySlice<UInt8>, at path: [String]) {
        let string = String(decoding: text, as: UTF8.self)
        var possible: [LogValueType] = [.string]
        switch string {
        case "true", "false": possible.append(.boolean)
        case "null": possible.append(.null)
        default:
            if NumberText(Array(text))?.isPrintedByDart == true { possible.append(.number) }
        }
        self.possible = possible
        likely = Self.isNumber(path) == false ? .string : possible.last ?? .string
    }

    /// The types for which `print_r` of PHP prints a text; the path begins at the payload.
    init(ofPrintR text: ArraySlice<UInt8>, at path: [String]) {
        let number = NumberText(Array(text))
        var possible: [LogValueType] = [.string]
        if number?.isPrinted == true || number?.isPrintedByDart == true { possible.append(.number) }
        if text.isEmpty { possible += [.boolean, .null] }
        if text.elementsEqual("1".utf8) { possible.append(.boolean) }
        self.possible = possible
        let isNumber = Self.isNumber(path) ?? (number?.isOrdinary == true)
        likely = isNumber && possible.contains(.number) ? .number : .string
    }

    /// The types for which Go prints a text; the path begins at the payload.
    init(ofGo text: ArraySlice<UInt8>, at path: [String]) {
        let number = NumberText(Array(text))
        var possible: [LogValueType] = [.string]
        switch String(decoding: text, as: UTF8.self) {
        case "true", "false": possible.append(.boolean)
        case "<nil>": possible.append(.null)
        default: if number?.isPrintedByGo == true { possible.append(.number) }
        }
        self.possible = possible
        likely = Self.isNumber(path) == false ? .string : possible.last ?? .string
    }

    /// Returns true or false for a key whose type Apple or Google documents; `nil` for others.
    private static func isNumber(_ path: [String]) -> Bool? {
        guard let first = path.first else { return nil }
        guard first == "aps" else {
            return first.hasPrefix("gcm.") || first.hasPrefix("google.c.") ? false : nil
        }
        guard path.count > 1 else { return nil }
        if path.count == 3, path[1] == "sound" { return path[2] != "name" }
        if path.count == 2, numbers.contains(path[1]) { return true }
        return strings.contains(path[1]) ? false : nil
    }
}
