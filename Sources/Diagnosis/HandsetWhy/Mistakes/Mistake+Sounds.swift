import Handset
import HandsetFacts
import HandsetLint

/// Sounds and badges that the app or the payload lacks.
extension Mistake {
    static let ofSounds: [Mistake] = [
        soundMissing, noSoundPermission, badgeNotCounted, noBadgePermission,
    ]

    private static let soundMissing = Mistake(
        "sound-missing", "the app has no file with the payload's sound",
        effect: "iOS plays the default sound.",
        change:
            "add the file to the app's target in Xcode, with exactly this name and ending, or send the name of one that is there",
        lines: [#""sound": "default""#], at: .display, seen: [.sound]
    ) { complaint in
        guard complaint.app != nil, let name = complaint.content?.sound?.name, name != "default",
            complaint.isAbout([.sound])
        else { return nil }
        let files = complaint.facts(.soundFile)
        let wanted = name.split(separator: "/").last.map(String.init) ?? name
        guard !files.contains(where: { $0.name == wanted }) else { return nil }
        let stem = wanted.split(separator: ".").first.map { $0.lowercased() } ?? ""
        let near = files.filter {
            $0.name.split(separator: ".").first.map { $0.lowercased() } == stem
        }
        let shown = near.isEmpty ? files : near
        let others = Set(shown.map(\.name)).sorted().prefix(3).joined(separator: ", ")
        return Sign(
            shown,
            words: shown.isEmpty
                ? "the app's folder has no file \(name)"
                : "the app's folder has no file \(name); it has \(others)", .likely)
    }

    private static let noSoundPermission = permission(
        "no-sound-permission", for: "sound", named: "sounds", symptom: .sound,
        effect: "iOS plays nothing, whatever the payload has."
    ) { $0.has(.sound) && $0.content?.sound != nil }

    private static let noBadgePermission = permission(
        "no-badge-permission", for: "badge", named: "badges", symptom: .badge,
        effect: "iOS changes no number on the icon, whatever the payload has."
    ) { $0.has(.badge) }

    /// The mistake to ask for permission without one of its parts.
    private static func permission(
        _ code: String, for part: String, named name: String, symptom: Symptom, effect: String,
        where isMeant: @escaping @Sendable (Complaint) -> Bool
    ) -> Mistake {
        Mistake(
            code, "the app asks for permission without \(name)", effect: effect,
            change: "ask for .\(part) too",
            lines: ["center.requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }"],
            at: .registration, seen: [symptom]
        ) { complaint in
            let facts = complaint.facts(.authorization)
            guard complaint.isAbout([symptom]), isMeant(complaint), !facts.isEmpty,
                facts.allSatisfy({ $0.confidence != .guess && !$0.options.contains(part) }),
                facts.contains(where: { $0.options.contains("alert") })
            else { return nil }
            return Sign(facts)
        }
    }

    private static let badgeNotCounted = Mistake(
        "badge-not-counted", "iOS counts nothing: the badge is the number that was sent",
        effect: "A push without a badge leaves the number on the icon as it is.",
        change: "let the server send the whole number in aps, or set it in the app",
        lines: [#"{"aps": {"alert": "…", "badge": 4}}"#], at: .payload, seen: [.badge]
    ) { complaint in
        // Somebody who says that it is wrong may get a number.
        let missing = [
            "increas", "increment", "count", "updat", "chang", "stay", "not show", "n't show",
            "no badge", "not appear", "n't appear", "missing", "add up", "always",
        ]
        guard complaint.has(.badge), let payload = complaint.payload,
            let content = complaint.content, content.hasAlert || content.isContentAvailable,
            complaint.isTold, missing.contains(where: { complaint.mentions($0) })
        else { return nil }
        if payload["aps"]?["badge"] == nil {
            let elsewhere = complaint.findings.contains { $0.keys.last == "badge" }
            let isOfExtension =
                !complaint.methods(.extensionDidReceive).isEmpty
                && payload["aps"]?["mutable-content"] != nil
            guard !elsewhere, payload["badge"] == nil, !isOfExtension else { return nil }
            return Sign(
                [Cause.Place](),
                words: "the payload has no badge, and iOS counts nothing by itself", .certain)
        }
        let words = ["increas", "increment", "count up", "always 1", "stays at", "add up"]
        guard let badge = content.badge, words.contains(where: { complaint.mentions($0) })
        else { return nil }
        return Sign(
            [Cause.Place](),
            words: "the payload sets the badge to \(badge), and iOS adds nothing to it", .likely)
    }
}
