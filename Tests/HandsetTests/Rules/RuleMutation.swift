import Handset
import HandsetFixtures
import HandsetTestSupport

/// Spoils rule files, or changes them to other good ones, in ways that a schema can judge: no pattern
/// is changed to another, no group is taken from the pattern that needs it, and all names differ.
struct RuleMutation {
    private var generator: FixtureGenerator

    init(seed: UInt64) {
        generator = FixtureGenerator(seed: seed)
    }

    /// Values of each key, good ones and bad ones.
    private static let values: [String: [JSONTree]] = [
        "$schema": [.string(""), .integer(1)],
        "routing": [.string("all"), .string("first"), .string("first-match-wins"), .string("")],
        "rules": [.array([]), .object([])],
        "pattern": [.string("(a)"), .string(""), .array([.string("(a)")])],
        "options": [
            .array([]), .array([.string("anchorsMatchLines")]), .string("caseInsensitive"),
            .array([.string("caseInsensitive"), .string("caseInsensitive")]),
            .array([.string("caseinsensitive")]), .array([.integer(1)]),
        ],
        "group": [
            .integer(0), .integer(1), .integer(-1), .verbatim("1.0"), .verbatim("1e0"),
            .verbatim("0.5"), .string("1"),
        ],
        "keyPath": [
            .string("a"), .string("a.b c.d"), .string(""), .string("."), .string("a..b"),
            .string("a."), .array([.string("a.b"), .string("")]), .array([]),
            .array([.string("a"), .integer(0)]), .string("..\n"), .string("a\n.b"),
        ],
        "keys": [
            .array([.string("aps")]), .array([.string("")]), .array([]), .string("aps"),
            .array([.string("aps"), .verbatim("null")]),
        ],
        "lookupURL": [
            .string("%@"), .string("x://%%@/%"), .string(""), .string("x://%@%@"),
            .string("x://%@/\n/%@"), .string("a\n%@\nb"), .string("%a@"), .string("%@\u{301}"),
        ],
        "encoding": [.string("percent"), .string("verbatim"), .string("Percent"), .string("none")],
        "escaping": [.string("javascript"), .string("none"), .string("JavaScript")],
        "handler": [
            .string("lookup"), .string("exec:true"), .string("exec:"), .string("open"),
            .string("Lookup"), .string("exec:\n"), .string("my exec:true"),
        ],
    ]

    private static let ofAnyKey: [JSONTree] = [
        .verbatim("null"), .verbatim("true"), .integer(0), .verbatim("1.5"), .object([]),
    ]

    private static let fileKeys = ["$schema", "routing", "rules"]
    private static let ruleKeys = [
        "name", "pattern", "options", "group", "keyPath", "matching", "type", "keys", "lookupURL",
        "encoding",
        "escaping", "handler",
    ]

    /// A rule file with one thing changed.
    mutating func changed(_ file: JSONTree) -> JSONTree {
        guard case .object(var members) = file,
            let index = members.firstIndex(where: { $0.key == "rules" }),
            case .array(var rules) = members[index].value,
            Int.random(in: 0..<5, using: &generator) > 0,
            let ruleIndex = rules.indices.randomElement(using: &generator)
        else { return changed(file, keys: Self.fileKeys) }
        switch Int.random(in: 0..<20, using: &generator) {
        case 0: rules.remove(at: ruleIndex)
        case 1: rules[ruleIndex] = Self.ofAnyKey.randomElement(using: &generator) ?? .array([])
        default: rules[ruleIndex] = changed(rules[ruleIndex], keys: Self.ruleKeys)
        }
        members[index].value = .array(rules)
        return .object(members)
    }

    private mutating func changed(_ object: JSONTree, keys: [String]) -> JSONTree {
        guard case .object(var members) = object else { return object }
        let needed = members.contains { $0.key == "group" } ? ["group", "pattern"] : ["group"]
        let present = members.indices.filter { !needed.contains(members[$0].key) }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            if let index = present.randomElement(using: &generator) { members.remove(at: index) }
        case 1:
            // A pattern is not replaced by another string, which a schema could not check.
            let others = keys.filter { key in
                key != "pattern" && !members.contains { $0.key == key }
            }
            let names = others + ["Name", "lookupUrl", "comment"].filter { _ in others.count != 1 }
            if let index = present.randomElement(using: &generator),
                let key = names.randomElement(using: &generator),
                !members.contains(where: { $0.key == key })
            {
                members[index].key = key
            }
        case 2:
            if let index = members.indices.randomElement(using: &generator) {
                let isPattern = members[index].key == "pattern"
                members[index].value = isPattern ? .string("") : value(of: members[index].key)
            }
        default:
            let missing = keys.filter { key in !members.contains { $0.key == key } }
            if let key = missing.randomElement(using: &generator) {
                members.append((key, value(of: key)))
            }
        }
        return .object(members)
    }

    private mutating func value(of key: String) -> JSONTree {
        if Int.random(in: 0..<4, using: &generator) == 0 {
            return Self.ofAnyKey.randomElement(using: &generator) ?? .array([])
        }
        guard let values = Self.values[key] else {
            let number = Int.random(in: 0..<1_000_000_000, using: &generator)
            return number % 4 == 0 ? .string("") : .string("rule \(number)")
        }
        return values.randomElement(using: &generator) ?? .array([])
    }
}
