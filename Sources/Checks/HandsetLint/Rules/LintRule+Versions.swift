import Handset

extension LintRule {
    /// The rules for what old versions of iOS ignore.
    static let ofVersions: [LintRule] = [versionIgnoresKey, versionIgnoresSound]

    private static let keys = APSKey.table(of: APSKey.all)
    private static let alertKeys = APSKey.table(of: APSKey.allOfAlert)

    private static let versionIgnoresKey = LintRule(
        "version-ignores-key", .warning,
        "An old version of iOS, of those that --ios names, ignores a key.",
        advice:
            "Make sure that the payload does its work without the key, or send it to newer devices "
            + "only.",
        page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"Your order is ready","interruption-level":"active"}}"#,
            versions: IOSVersion(12)...IOSVersion(18)),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your order is ready","interruption-level":"active"}}"#,
            versions: IOSVersion(15)...IOSVersion(18))
    ) { subject, findings in
        guard let oldest = subject.versions?.lowerBound else { return }
        findings.addKeys(of: subject.aps, at: ["aps"], newerThan: oldest, keys)
        findings.addKeys(of: subject.alert, at: ["aps", "alert"], newerThan: oldest, alertKeys)
    }

    private static let versionIgnoresSound = LintRule(
        "version-ignores-sound", .warning,
        "Before iOS 12 a sound has to be a text, and a dictionary is ignored.",
        advice: "Send the name of the sound as a text to devices with iOS 11 and before.",
        page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"Your order is ready","sound":{"name":"bell.caf"}}}"#,
            versions: IOSVersion(11)...IOSVersion(18)),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your order is ready","sound":"bell.caf"}}"#,
            versions: IOSVersion(11)...IOSVersion(18))
    ) { subject, findings in
        guard let oldest = subject.versions?.lowerBound, oldest < IOSVersion(12),
            subject.sound != nil
        else { return }
        findings.add(
            .value("aps", "sound"),
            "aps.sound is a dictionary, which iOS \(oldest.words) ignores; iOS 12 was the first to "
                + "read it")
    }
}

extension LintCollector {
    /// Adds a finding for each of Apple's keys that a version of iOS does not read.
    fileprivate mutating func addKeys(
        of dictionary: PayloadValue?, at path: [String], newerThan oldest: IOSVersion,
        _ keys: [String: APSKey]
    ) {
        dictionary?.forEachMember { name, _ in
            guard let key = keys[name], key.since > oldest else { return }
            add(
                LintFinding.Part(keys: path + [name], isValue: false),
                "iOS \(oldest.words) ignores \(path.joined(separator: ".")).\(name); iOS "
                    + "\(key.since.words) was the first to read it")
        }
    }
}

extension IOSVersion {
    /// The version as people write it, such as `15` or `16.1`.
    fileprivate var words: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
