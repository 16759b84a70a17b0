package import Handset

/// A rule for what a tap opens, as the reads of its `userInfo` suggest it.
package struct RuleProposal: Hashable, Sendable {
    package let keyPath: String
    /// The read.
    package let fact: AppFact

    /// The proposals of the keys that the app reads, each once: first those whose values become a URL, then those that
    /// go on to a notification or a screen, then the rest, and texts that are shown at the end.
    ///
    /// The keys of a service extension are not the app's, and a key whose text is not known is none.
    package static func all(of reading: AppReading) -> [RuleProposal] {
        let keys = reading.facts(of: .key).filter { fact in
            fact.confidence != .guess && !reading.isOfExtension(fact)
                && !Self.services.contains { fact.name == $0 || fact.name.hasPrefix("\($0).") }
        }
        let shown = keys.filter { Self.texts.contains($0.name) }
        let others = keys.filter { !Self.texts.contains($0.name) }
        let groups = [
            others.filter { $0.destination == .url },
            others.filter { $0.destination != nil && $0.destination != .url },
            others.filter { $0.destination == nil }, shown,
        ]
        var seen: Set<String> = []
        return groups.flatMap { $0 }.filter { seen.insert($0.name).inserted }
            .map { RuleProposal(keyPath: $0.name, fact: $0) }
    }

    /// Keys whose values people read.
    private static let texts: Set = [
        "alert", "badge", "body", "image", "message", "sound", "subtitle", "text", "title",
    ]

    /// Keys of Apple's and of services, which name no target.
    private static let services = ["aps", "gcm", "google", "fcm_options"]

    /// The rule, as a rule file has it.
    package var json: JSONText {
        let name = keyPath.split(separator: ".").last.map(String.init) ?? keyPath
        return .object([
            "name": .string(name), "keyPath": .string(keyPath),
            "lookupURL": .string(fact.destination == .url ? "%@" : "app://\(name)/%@"),
        ])
    }
}
