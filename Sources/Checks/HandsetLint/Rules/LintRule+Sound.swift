import Handset

extension LintRule {
    static let ofSound: [LintRule] = [
        soundEmpty, soundFormat, soundWithoutExtension, soundUnknownKey, soundNameMissing,
        soundCriticalValue, soundVolumeRange, soundVolumeNotCritical, soundCriticalEntitlement,
    ]

    private static let plain = LintExample(
        #"{"aps":{"alert":"Your order is ready","sound":{"name":"bell.caf"}}}"#)

    private static let soundEmpty = LintRule(
        "sound-empty", .note, "The sound is an empty text, so nothing is played.",
        advice: "Leave the sound out, or send \"default\".", page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","sound":""}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready","sound":"default"}}"#)
    ) { subject, findings in
        guard subject.soundFile?.name.isEmpty == true else { return }
        findings.add(.value("aps", "sound"), "aps.sound is empty")
    }

    /// The extensions of the files that the system plays as sounds of notifications.
    ///
    /// Source: "UNNotificationSound", which names aiff, wav and caf.
    private static let soundExtensions: Set = ["aiff", "aif", "wav", "caf"]

    private static let soundFormat = LintRule(
        "sound-format", .warning,
        "The sound is not a file that the system plays, which is aiff, wav or caf. The default sound is played "
            + "instead.",
        advice:
            "Put a .caf, .aiff or .wav of at most 30 seconds into the app, and send its whole name.",
        page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","sound":"bell.mp3"}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready","sound":"bell.caf"}}"#)
    ) { subject, findings in
        guard let (name, place) = subject.soundFile, let type = fileExtension(of: name),
            !soundExtensions.contains(type.lowercased())
        else { return }
        findings.add(
            place, "the sound \(SourceExcerpt.quoted(name, limit: 100)) is no aiff, wav or caf")
    }

    private static let soundWithoutExtension = LintRule(
        "sound-without-extension", .note,
        "The name of the sound has no extension. The system looks for a file of just that name, and plays "
            + "the default sound if the app has none.",
        advice: "Send the whole name of the file, such as bell.caf, or \"default\".",
        page: .generating,
        example: LintExample(#"{"aps":{"alert":"Your order is ready","sound":"bell"}}"#),
        counterExample: LintExample(#"{"aps":{"alert":"Your order is ready","sound":"bell.caf"}}"#)
    ) { subject, findings in
        guard let (name, place) = subject.soundFile, !name.isEmpty, fileExtension(of: name) == nil
        else { return }
        findings.add(place, "the sound \(SourceExcerpt.quoted(name, limit: 100)) has no extension")
    }

    /// Returns the part of a name after its last dot; `nil` if it has none.
    private static func fileExtension(of name: String) -> Substring? {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let type = name[name.index(after: dot)...]
        return type.isEmpty || type.contains("/") ? nil : type
    }

    private static let soundUnknownKey = LintRule(
        "sound-unknown-key", .warning,
        "The sound has a key that Apple has not defined, and the system ignores it.",
        advice: "The keys of a sound are critical, name and volume.", page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"Your order is ready","sound":{"Critical":1,"name":"bell.caf"}}}"#),
        counterExample: plain
    ) { subject, findings in
        findings.addUnknownKeys(of: subject.sound, at: ["aps", "sound"], known: .ofSound)
    }

    private static let soundNameMissing = LintRule(
        "sound-name-missing", .warning,
        "The sound is a dictionary without a name, so there is no sound to play.",
        advice: "Send the name of a file in the app, or \"default\".", page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"Your order is ready","sound":{"critical":0}}}"#),
        counterExample: plain
    ) { subject, findings in
        guard let sound = subject.sound, sound["name"].map({ $0.string?.isEmpty == true }) ?? true
        else { return }
        findings.add(.value("aps", "sound"), "aps.sound has no name")
    }

    static let criticalValues = [0.0, 1.0]

    private static let soundCriticalValue = LintRule(
        "sound-critical-value", .warning,
        "The value of critical is neither 1, for a critical alert, nor 0.",
        advice: "Send 1, or leave critical out.", page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"Your order is ready","sound":{"critical":2,"name":"bell.caf"}}}"#),
        counterExample: LintExample(
            #"{"aps":{"alert":"Your order is ready","sound":{"critical":0,"name":"bell.caf"}}}"#)
    ) { subject, findings in
        findings.addNumber(subject.sound?["critical"], at: ["aps", "sound", "critical"]) {
            !criticalValues.contains($0)
        }
    }

    static let volumes = 0.0...1.0

    private static let soundVolumeRange = LintRule(
        "sound-volume-range", .warning,
        "The volume of the sound lies outside 0, for silent, to 1, for full volume.",
        advice: "Send a number from 0 to 1.", page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"Your order is ready","sound":{"name":"bell.caf","volume":50}}}"#),
        counterExample: plain
    ) { subject, findings in
        findings.addNumber(subject.sound?["volume"], at: ["aps", "sound", "volume"]) {
            !volumes.contains($0)
        }
    }

    private static let soundVolumeNotCritical = LintRule(
        "sound-volume-not-critical", .note,
        "The volume is that of a critical alert's sound. Other sounds play at the volume that the user "
            + "has set.",
        advice: "Leave the volume out, or send \"critical\": 1.", page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"Your order is ready","sound":{"name":"bell.caf","volume":0.5}}}"#),
        counterExample: plain
    ) { subject, findings in
        guard let sound = subject.sound, let volume = sound["volume"]?.double,
            volumes.contains(volume), sound["critical"].map({ $0.double == 0 }) ?? true
        else { return }
        findings.add(
            .key("aps", "sound", "volume"), "aps.sound has a volume, but is not critical")
    }

    private static let soundCriticalEntitlement = LintRule(
        "sound-critical-entitlement", .note,
        "A critical sound plays although the device is muted. The app needs Apple's entitlement for "
            + "critical alerts, and the user's permission.",
        advice: "Ask Apple for com.apple.developer.usernotifications.critical-alerts, and request "
            + "authorization with criticalAlert. Disable this rule once both are done.",
        page: .generating,
        example: LintExample(
            #"{"aps":{"alert":"Fire in house 7","sound":{"critical":1,"name":"alarm.caf"}}}"#),
        counterExample: plain
    ) { subject, findings in
        guard subject.sound?["critical"]?.double == 1 else { return }
        findings.add(.key("aps", "sound", "critical"), "a critical sound needs an entitlement")
    }
}
