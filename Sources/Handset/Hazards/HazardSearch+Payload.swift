// What the payload is, whatever the rules find in it.

extension HazardSearch {
    /// Several top-level keys with a session.
    func hazardsOfKeys() -> [Hazard] {
        guard let first = routes.first,
            let other = routes.first(where: { $0.match.key != first.match.key })
        else { return [] }
        let keys = routes.map(\.match.key).reduce(into: [String]()) { keys, key in
            if !keys.contains(key) { keys.append(key) }
        }
        return [
            Hazard(
                .severalKeys,
                "sessions are found in \(keys.joined(separator: ", ")); here they are opened in the "
                    + "order in which they were sent",
                Hazard.Evidence(
                    .text(key: other.match.key), range: other.match.range,
                    text: other.match.session))
        ]
    }

    /// A session that was sent and not found.
    func hazardsOfNothingFound() throws(DescriptionTooLong) -> [Hazard] {
        guard routes.isEmpty, let session = sessions.first else { return [] }
        let misses = try SessionMiss.all(in: payload, rules: rules)
        let reason = misses.first.map { "\($0.finding); \($0.advice)" }
        let text = session.value.description
        return [
            Hazard(
                .sessionNotFound,
                reason ?? "there is a session at \(session.path), and no rule finds it",
                Hazard.Evidence(
                    .text(key: session.topLevelKey),
                    range: session.isTopLevel ? 0..<text.utf16.count : nil,
                    text: session.isTopLevel ? text : session.path))
        ]
    }

    func hazardsOfPayload() -> [Hazard] {
        var hazards: [Hazard] = []
        let limit = application.systemVersion.payloadLimit
        if payload.origin.byteCount > limit {
            hazards.append(
                Hazard(
                    .payloadTooLarge,
                    "the payload has \(payload.origin.byteCount) bytes; with iOS "
                        + "\(application.systemVersion.major) Apple's services took \(limit)",
                    Hazard.Evidence(.payload)))
        }
        hazards += hazardsOfAps()
        for warning in payload.warnings {
            guard case .duplicateKey(let key) = warning.kind else { continue }
            hazards.append(
                Hazard(
                    .duplicateKey,
                    "the key \(Self.quoted(key)) comes again at "
                        + "\(warning.place.line):\(warning.place.column)",
                    Hazard.Evidence(.payload, text: key)))
        }
        if payload["content-available"] != nil {
            hazards.append(
                Hazard(
                    .contentAvailableOutside, "content-available stands beside aps",
                    Hazard.Evidence(.payload, text: "content-available")))
        }
        return hazards
    }

    private func hazardsOfAps() -> [Hazard] {
        guard let aps = printed["aps"] else {
            // What the management of devices sends has none.
            guard payload["mdm"] == nil else { return [] }
            return [Hazard(.apsMissing, "there is no aps", Hazard.Evidence(.payload))]
        }
        guard aps.value.kind == .dictionary else {
            let range = 0..<aps.text.utf16.count
            return [
                Hazard(
                    .apsNotDictionary, "aps is \(Self.quoted(aps.text))",
                    Hazard.Evidence(.text(key: "aps"), range: range, text: aps.text))
            ]
        }
        return aps.parts.compactMap { part in
            guard part.level == 1, let key = part.name, let range = part.key,
                !isKnown(key, at: range)
            else { return nil }
            let nearest = NearestName.of(key, among: APSKey.all).map { "; is it \($0)?" }
            return Hazard(
                .apsUnknownKey, "aps has the key \(Self.quoted(key))\(nearest ?? "")",
                Hazard.Evidence(
                    .text(key: "aps"), range: range, text: aps.text(in: range)))
        }
    }

    /// Whether a key of `aps` is Apple's, or one that the app's rules read.
    private func isKnown(_ key: String, at range: Range<Int>) -> Bool {
        if APSKey.all.contains(key) || SessionValue.isSession(key) { return true }
        return routes.contains { route in
            guard route.match.key == "aps" else { return false }
            return route.match.keyPath.map { $0.keys.dropFirst().first == key }
                ?? range.contains(route.match.wholeRange.lowerBound)
        }
    }
}

extension IOSVersion {
    /// How many bytes Apple's services took for a payload when this version was new: 256 before iOS 8,
    /// 2,048 with it, 4,096 since the HTTP/2 interface, which came with iOS 9 ("Binary Provider API",
    /// "Legacy Notification Format", "Generating a remote notification").
    var payloadLimit: Int {
        self < IOSVersion(8) ? 256 : self < IOSVersion(9) ? 2_048 : 4_096
    }
}
