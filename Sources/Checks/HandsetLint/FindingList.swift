import Handset

/// The list of what a lint can find.
package enum FindingList {
    /// A line for each: its name, its severity and its meaning.
    package static var text: String {
        let rules = LintRule.allCases
        let width = rules.map(\.identifier.count).max() ?? 0
        return rules.map { rule in
            let name =
                rule.identifier
                + String(repeating: " ", count: width - rule.identifier.count)
            let severity = rule.severity.rawValue
            let gap = String(repeating: " ", count: "warning".count - severity.count)
            return "\(name)  \(severity)\(gap)  \(rule.meaning)\n"
        }.joined()
    }

    /// A line of JSON for each.
    package static var json: [UInt8] {
        LintRule.allCases.flatMap { rule in
            JSONText.object([
                "code": .string(rule.identifier), "severity": .string(rule.severity.rawValue),
                "meaning": .string(rule.meaning), "advice": .string(rule.advice),
                "page": .string(rule.page.url),
            ]).bytes + [UInt8(ascii: "\n")]
        }
    }
}
