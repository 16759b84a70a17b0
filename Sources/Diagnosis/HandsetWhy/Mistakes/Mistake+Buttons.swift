import Handset
import HandsetFacts
import HandsetLint

/// Buttons and values that the app's code compares or takes otherwise than they come.
extension Mistake {
    static let ofButtons: [Mistake] = [buttonNotCompared, valueOfAnotherType]

    private static let buttonNotCompared = Mistake(
        "button-not-compared", "the app compares another identifier than its button has",
        effect: "The button opens the app or wakes it, and no branch handles it.",
        change: "use one constant for the button's identifier where it is registered and compared",
        lines: [#"static let decline = "decline""#], at: .routing, seen: [.buttons]
    ) { complaint in
        let categories = complaint.facts(.category).filter { fact in
            let category = complaint.content?.category
            return category == nil || fact.name == category
        }
        guard categories.allSatisfy({ $0.confidence != .guess }) else { return nil }
        let registered = Set(categories.flatMap(\.actions))
        let all = Set(complaint.facts(.category).flatMap(\.actions))
        let compared = complaint.facts(.comparedAction)
        guard !registered.isEmpty, !compared.isEmpty,
            !compared.contains(where: { $0.name.isEmpty })
        else { return nil }
        let names = Set(compared.map(\.name))
        let unhandled = registered.subtracting(names).sorted()
        let unknown = compared.filter {
            !all.contains($0.name) && !$0.name.hasPrefix("com.apple.")
                && !defaults.contains($0.name)
        }
        guard let button = unhandled.first, let other = unknown.first else { return nil }
        return Sign(
            unknown + categories,
            words: "the app registers the button \(button), and compares \(other.name)",
            change: "compare \(button), or register the button as \(other.name)", .likely)
    }

    /// Names that libraries have for a tap on the notification itself.
    private static let defaults: Set = [
        "tap", "default", "expo.modules.notifications.actions.DEFAULT", "dismiss",
    ]

    private static let valueOfAnotherType = Mistake(
        "value-of-another-type", "the app takes a value for another type than the payload has",
        effect: "The cast gives nil, or ends the app, and nothing is opened.",
        change: "send the type that the app takes, or let the app take both",
        lines: [#"let id = (userInfo["id"] as? Int) ?? Int(userInfo["id"] as? String ?? "")"#],
        at: .routing,
        seen: [.tapDoesNothing, .tapDoesNothingWhenKilled, .dataMissing, .crashAtTap, .wrongScreen]
    ) { complaint in
        guard complaint.payload != nil else { return nil }
        let casts = complaint.facts(.keyType).filter {
            $0.confidence != .guess && !$0.name.hasPrefix("aps")
        }
        for fact in casts {
            guard let value = complaint.value(at: fact.name), let type = wanted(fact.type),
                !type.contains(value.kind)
            else { continue }
            // The code tries another type too.
            let others = casts.filter { $0.name == fact.name }
            guard others.allSatisfy({ wanted($0.type).map { !$0.contains(value.kind) } ?? false })
            else { continue }
            return Sign(
                others,
                words:
                    "the app takes \(fact.name) for \(fact.type), and the payload has \(words(for: value.kind))",
                fact.confidence, advice: advice(for: fact, and: value.kind))
        }
        return nil
    }

    /// Returns the line that takes the type of the app and the payload's, with the keys of the app's code; none where
    /// no line turns one into the other.
    private static func advice(for fact: AppFact, and kind: PayloadValue.Kind) -> Advice {
        let keys = fact.name.split(separator: ".")
        let type = fact.type.filter { !$0.isWhitespace && $0 != "?" }
        guard let key = keys.last else { return [] }
        let name = key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? key : "value"
        let value = "\(dictionary(of: key, in: fact) ?? "userInfo")[\"\(key)\"]"
        let line: String
        switch kind {
        case .string where type.contains("Int") || ["Double", "Float"].contains(type):
            line = "let \(name) = (\(value) as? \(type)) ?? \(type)(\(value) as? String ?? \"\")"
        case .integer where type == "String", .real where type == "String":
            line =
                "let \(name) = (\(value) as? String) ?? (\(value) as? NSNumber)?.stringValue"
        default: return []
        }
        return Advice([line]).adding(Advice.others["value-of-another-type"] ?? [:])
    }

    /// Returns the code before a key in brackets, such as `order` for `order["id"]`; `nil` if the line has none.
    private static func dictionary(of key: Substring, in fact: AppFact) -> String? {
        guard let brackets = fact.text.firstRange(of: "[\"\(key)\"]") else { return nil }
        let code = fact.text[..<brackets.lowerBound].reversed().prefix {
            $0.isLetter || $0.isNumber || "_.?[]\"".contains($0)
        }
        return code.isEmpty ? nil : String(code.reversed())
    }

    /// The kinds of values that a type takes; `nil` if it takes any, or that is not known.
    private static func wanted(_ type: String) -> Set<PayloadValue.Kind>? {
        let name = type.filter { !$0.isWhitespace && $0 != "?" }
        switch name {
        case "Int", "Int64", "Int32", "UInt", "UInt64", "UInt32", "Int16", "UInt16", "Bool":
            return [.integer, .boolean]
        case "Double", "Float", "CGFloat", "NSNumber": return [.integer, .real, .boolean]
        case "int", "num": return [.integer, .real]
        case "double": return [.real, .integer]
        case "bool": return [.boolean]
        case "String", "NSString": return [.string]
        default:
            if name.hasPrefix("[") && name.contains(":") || name.hasPrefix("Map")
                || name == "NSDictionary"
            {
                return [.dictionary]
            }
            if name.hasPrefix("[") || name.hasPrefix("List") || name == "NSArray" {
                return [.array]
            }
            return nil
        }
    }

    private static func words(for kind: PayloadValue.Kind) -> String {
        switch kind {
        case .dictionary: "a dictionary"
        case .array: "an array"
        case .string: "a text"
        case .integer, .real: "a number"
        case .boolean: "true or false"
        default: "null"
        }
    }
}
