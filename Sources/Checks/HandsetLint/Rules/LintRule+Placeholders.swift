import Handset

extension LintRule {
    static let templatePlaceholder = LintRule(
        "template-placeholder", .warning,
        "A value is a placeholder of a template. Nothing on the way to the phone fills it in, unless the payload is "
            + "still to go through the template's engine.",
        advice: "Fill it in, and check the payload that is sent.", page: .generating,
        example: LintExample(#"{"aps":{"alert":"{{ message }}","badge":1}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Braces, as in {a}, are a text","badge":1}}"#)
    ) { subject, findings in
        guard subject.message?.fillsIn != true else { return }
        for keys in subject.placeholders {
            findings.addPlaceholder(
                at: keys, "\(keys.joined(separator: ".")) is a placeholder of a template")
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
        let tree = subject.payload.tree
        withExtendedLifetime(tree) {
            for (bytes, node) in tree.root.members
            where node.kind == .string && bytes.first.map({ $0 | 0x20 }) == UInt8(ascii: "s") {
                let key = String(decoding: bytes, as: UTF8.self)
                guard isNearlySimulatorTarget(key) else { continue }
                findings.add(
                    .key(key),
                    "the payload has the key \(SourceExcerpt.quoted(key)); is it Simulator Target Bundle?"
                )
            }
        }
    }

    private static func isNearlySimulatorTarget(_ key: String) -> Bool {
        guard key.utf8.count <= 60, key.hasPrefix("S") || key.hasPrefix("s") else { return false }
        let word = key.lowercased().filter(\.isLetter)
        return word.hasPrefix("sim") && word.contains("target")
            || word.hasPrefix("simulat") && word.contains("bundle")
    }
}
