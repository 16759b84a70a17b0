import Handset
import HandsetFacts
import HandsetLint

extension Mistake {
    static let ofRoutes: [Mistake] = [keyNotInPayload]

    private static let keyNotInPayload = Mistake(
        "key-not-in-payload", "the app reads a key that the payload has elsewhere, or not at all",
        effect: "The value is nil, and the tap opens nothing.",
        change: "read the key where the payload has it", at: .routing,
        seen: [.tapDoesNothing, .tapDoesNothingWhenKilled, .dataMissing]
    ) { complaint in
        guard complaint.payload != nil else { return nil }
        let reads = complaint.facts(.key).filter { fact in
            fact.confidence != .guess && !fact.name.hasPrefix("aps")
                && !fact.name.hasPrefix("gcm.")
                && !complaint.methods(.extensionDidReceive).contains {
                    $0.place.file == fact.place.file
                }
        }
        let routed = reads.filter { $0.destination != nil }
        // A read that is only guessed at may be the one that finds it.
        let known = reads + complaint.facts(.key).filter { $0.confidence == .guess }
        guard !routed.isEmpty, !known.contains(where: { complaint.hasValue(at: $0.name) })
        else {
            return nil
        }
        let paths = complaint.leaves
        for fact in routed {
            let last = fact.name.split(separator: ".").last.map(String.init) ?? fact.name
            if let path = paths.first(where: { $0 == last || $0.hasSuffix("." + last) }) {
                let inner = path.split(separator: ".").map { "[\"\($0)\"]" }.joined()
                return Sign(
                    routed.filter { $0.name == fact.name },
                    words: "the app reads \(fact.name), and the payload has \(path)",
                    change: "read userInfo\(inner), or send \(fact.name)")
            }
        }
        guard complaint.has(.tapDoesNothing, .tapDoesNothingWhenKilled, .dataMissing) else {
            return nil
        }
        let names = Set(routed.map(\.name)).sorted().joined(separator: ", ")
        return Sign(
            routed, words: "the payload has no \(names), which the app reads",
            .likely)
    }
}

extension Complaint {
    /// The places at which services put the app's own values, from which their libraries take them.
    private static let wrappers = [
        ("onesignal", "custom.a"), ("expo", "body"), ("airship", "extra"), ("pushwoosh", "u"),
        ("braze", "extra"), ("appboy", "extra"), ("customerio", "CIO.push"),
        ("iterable", "itbl"), ("moengage", "app_extra"), ("notifee", "notifee_options"),
        ("pushy", "data"), ("fcm", "data"), ("firebase", "data"),
    ]

    /// True if the payload has a value at keys, also where a library of the app takes it from.
    func hasValue(at path: String) -> Bool {
        if value(at: path) != nil { return true }
        let libraries = (facts(.plugin) + facts(.sdk)).map { $0.name.lowercased() }
        return Self.wrappers.contains { name, place in
            libraries.contains { $0.contains(name) } && value(at: "\(place).\(path)") != nil
        }
    }

    /// The paths of the payload's values outside `aps`, at most 1,000.
    var leaves: [String] {
        guard let payload else { return [] }
        var (paths, waiting): ([String], [(String, PayloadValue)]) = ([], [("", payload.userInfo)])
        while let (path, value) = waiting.popLast(), paths.count < 1_000 {
            for key in value.keys where !(path.isEmpty && key == "aps") {
                let inner = path.isEmpty ? key : "\(path).\(key)"
                paths.append(inner)
                if let member = value[key], member.kind == .dictionary {
                    waiting.append((inner, member))
                }
            }
        }
        return paths
    }
}
