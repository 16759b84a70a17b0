package import Handset

/// A rule for what an app routes on, as the reads of its `userInfo` suggest it.
package struct RuleProposal: Hashable, Sendable {
    /// The key path.
    package let keyPath: String
    /// The read.
    package let fact: AppFact

    /// The proposals of the keys whose values go on to a URL, a notification or a screen, each once.
    package static func all(of reading: AppReading) -> [RuleProposal] {
        var seen: Set<String> = []
        return reading.facts(of: .key).filter { fact in
            !fact.detail.isEmpty && fact.confidence == .certain && !fact.value.hasPrefix("aps.")
                && fact.value != "aps" && !fact.value.hasPrefix("gcm.")
        }.sorted { first, _ in first.detail == "url" }
            .filter { seen.insert($0.value).inserted }
            .map { RuleProposal(keyPath: $0.value, fact: $0) }
    }

    /// The rule, as a rule file has it.
    package var json: JSONText {
        let name = keyPath.split(separator: ".").last.map(String.init) ?? keyPath
        return .object([
            ("name", .string(name)), ("keyPath", .string(keyPath)),
            ("lookupURL", .string(fact.detail == "url" ? "%@" : "app://\(name)/%@")),
        ])
    }
}
