import Handset

extension LintRule {
    static let templatePlaceholder = LintRule(
        "template-placeholder", .warning,
        "A value is a placeholder of a template. Nobody on the way to the phone fills it in, unless the payload is "
            + "still to go through the template's engine.",
        advice: "Fill it in first, and check the payload that comes of it.", page: .generating,
        example: LintExample(#"{"aps":{"alert":"{{ message }}","badge":1}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Braces, as in {a}, are a text","badge":1}}"#)
    ) { subject, findings in
        guard subject.message?.fillsIn != true else { return }
        for keys in subject.placeholders {
            findings.add(
                LintFinding.Part(keys: keys, isValue: true),
                "\(keys.joined(separator: ".")) is a placeholder of a template")
        }
    }

    static let simulatorTargetMisspelt = LintRule(
        "simulator-target-misspelt", .warning,
        "A key is nearly the one that names the app in a file for the simulator, which does not know it so: the file "
            + "is refused unless the command names the app.",
        advice: #"Write "Simulator Target Bundle"."#, page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"a"},"Simulator Target Bundle ID":"com.example.app"}"#),
        counterExample: LintExample(
            #"{"aps":{"alert":"a"},"Simulator Target Bundle":"com.example.app"}"#)
    ) { subject, findings in
        subject.payload.userInfo.forEachMember { key, value in
            guard value.string != nil, isNearlySimulatorTarget(key) else { return }
            findings.add(
                .key(key),
                "the payload has the key \(SourceExcerpt.quoted(key)); is it Simulator Target Bundle?"
            )
        }
    }

    private static func isNearlySimulatorTarget(_ key: String) -> Bool {
        guard key.utf8.count <= 60, key.hasPrefix("S") || key.hasPrefix("s") else { return false }
        let word = key.lowercased().filter(\.isLetter)
        return word.hasPrefix("sim") && word.contains("target")
            || word.hasPrefix("simulat") && word.contains("bundle")
    }
}

extension LintSubject {
    /// The keys to values that are placeholders of a template.
    static func placeholders(in payload: Payload) -> [[String]] {
        var found: [[String]] = []
        payload.userInfo.forEachMember { key, value in
            if key != "aps" {
                if let text = value.string, TemplatePlaceholder.isAll(of: text) {
                    found.append([key])
                }
                return
            }
            value.forEachMember { key, value in
                if let text = value.string {
                    if isPlaceholder(text, for: key) { found.append(["aps", key]) }
                    return
                }
                guard ["alert", "sound"].contains(key) else { return }
                value.forEachMember { inner, value in
                    guard let text = value.string, isPlaceholder(text, for: inner) else { return }
                    found.append(["aps", key, inner])
                }
            }
        }
        return found
    }

    /// Returns true for a placeholder; a name in single braces is one where a number belongs.
    private static func isPlaceholder(_ text: String, for key: String) -> Bool {
        keysOfNumbers.contains(key)
            ? TemplatePlaceholder.standsForNumber(text) : TemplatePlaceholder.isAll(of: text)
    }

    private static let keysOfNumbers: Set<String> = [
        "badge", "content-available", "mutable-content", "content-changed", "relevance-score",
        "timestamp", "stale-date", "dismissal-date", "critical", "volume",
    ]
}
