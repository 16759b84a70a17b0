// Hazards of the payload as a whole.

extension HazardSearch {
    /// Returns the hazard of several top-level keys with a session.
    func hazardsOfKeys() -> [Hazard] {
        var known: Set<String> = []
        let firsts = routes.filter { known.insert($0.match.key).inserted }
        guard firsts.count > 1 else { return [] }
        let named = firsts.prefix(10).map(\.match.key).joined(separator: ", ")
        return [
            Hazard(
                .severalKeys,
                "sessions are found in \(named)\(firsts.count > 10 ? " and more" : ""); Handset "
                    + "opens them in payload order",
                HazardEvidence(firsts[1].match, firsts[1].match.range))
        ]
    }

    /// Returns the hazard of a session that was sent where rules look and that is not opened.
    func hazardsOfNothingFound() -> [Hazard] {
        let keys = Set(routes.map(\.match.key))
        let opened = Set(routes.map { Array($0.match.session.utf8) })
        let lost = sessions.first.first { session in
            guard !keys.contains(session.topLevelKey) else { return false }
            if routes.isEmpty { return true }
            return rules.rules.contains {
                $0.looks(at: session.topLevelKey) && $0.isAboutSessions
            }
                && session.session.map { !opened.contains(Array($0.utf8)) } ?? true
        }
        guard let lost else { return [] }
        let miss = misses.first { $0.key == lost.topLevelKey } ?? misses.first
        let text = lost.value.description
        return [
            Hazard(
                .sessionNotFound,
                miss.map { "\($0.finding); \($0.advice)" }
                    ?? "the app opens another session than the one at \(lost.path)",
                HazardEvidence(
                    .text(key: lost.topLevelKey),
                    range: lost.isTopLevel ? 0..<text.utf16.count : nil,
                    text: lost.isTopLevel ? text : lost.path))
        ]
    }

    func hazardsOfPayload() -> [Hazard] {
        var hazards = hazardsOfSize() + hazardsOfAps()
        for warning in payload.warnings {
            guard case .duplicateKey(let key) = warning.kind else { continue }
            hazards.append(
                Hazard(
                    .duplicateKey,
                    "the key \(SourceExcerpt.quoted(key)) occurs again at "
                        + "\(warning.place.line):\(warning.place.column)",
                    HazardEvidence(.payload, text: key)))
        }
        if payload["content-available"] != nil {
            hazards.append(
                Hazard(
                    .contentAvailableOutside, "content-available stands outside aps",
                    HazardEvidence(.payload, text: "content-available")))
        }
        return hazards
    }

    private func hazardsOfSize() -> [Hazard] {
        let count = payload.origin.byteCount
        let limit = application.systemVersion.payloadLimit
        // A simulator's file has other bytes than the payload that would be sent.
        guard count > limit, payload.simulatorTargetBundle == nil else { return [] }
        return [
            Hazard(
                .payloadTooLarge,
                "the payload has \(count) bytes; with iOS \(application.systemVersion.major) "
                    + "Apple's services accepted \(limit)",
                HazardEvidence(.payload))
        ]
    }

    private func hazardsOfAps() -> [Hazard] {
        guard let aps = printed["aps"] else {
            // Payloads of mobile device management have no aps.
            guard payload["mdm"] == nil else { return [] }
            return [Hazard(.apsMissing, "the payload has no aps", HazardEvidence(.payload))]
        }
        guard aps.value.kind == .dictionary else {
            return [
                Hazard(
                    .apsNotDictionary,
                    "aps is "
                        + (aps.value.kind == .null ? "null" : SourceExcerpt.quoted(aps.text)),
                    HazardEvidence(.text(key: "aps"), 0..<aps.text.utf16.count, of: aps.text))
            ]
        }
        return hazardsOfTypes(in: aps) + hazardsOfUnknownKeys(in: aps)
    }

    private func hazardsOfTypes(in aps: PrintedValue) -> [Hazard] {
        APSContent(payload).faults.map { fault in
            Hazard(
                .apsWrongType, "aps.\(fault)",
                aps.part(at: fault.path).map { part in
                    HazardEvidence(
                        .text(key: "aps"), withoutIndent(part.value, in: aps), of: aps.text)
                } ?? HazardEvidence(.text(key: "aps"), text: fault.path.joined(separator: ".")))
        }
    }

    /// Returns the range of a part without the blanks that are printed before a container.
    private func withoutIndent(_ range: Range<Int>, in printed: PrintedValue) -> Range<Int> {
        let indent = printed.text(in: range).utf16.prefix { $0 == UInt16(UInt8(ascii: " ")) }
        return range.lowerBound + indent.count..<range.upperBound
    }

    private func hazardsOfUnknownKeys(in aps: PrintedValue) -> [Hazard] {
        aps.parts.compactMap { part in
            guard part.level == 1, let key = part.name, let range = part.key, !isKnown(key, part)
            else { return nil }
            let nearest = NearestName.of(key, among: APSKey.names).map { "; is it \($0)?" }
            return Hazard(
                .apsUnknownKey, "aps has the key \(SourceExcerpt.quoted(key))\(nearest ?? "")",
                HazardEvidence(.text(key: "aps"), range, of: aps.text))
        }
    }

    /// Returns true if a key of `aps` is Apple's, or one that the app's rules read.
    private func isKnown(_ key: String, _ part: PrintedPart) -> Bool {
        if APSKey.names.contains(key) || SessionValue.isSession(key) { return true }
        return routes.contains { route in
            guard route.match.key == "aps" else { return false }
            if let path = route.match.keyPath { return path.keys.dropFirst().first == key }
            return part.value.contains(route.match.range.lowerBound)
                || part.key?.contains(route.match.wholeRange.lowerBound) == true
        }
    }
}

extension IOSVersion {
    /// The largest payload in bytes that Apple's services accepted when this version was new.
    ///
    /// 256 before iOS 8, 2,048 with it, 4,096 since the HTTP/2 interface, which came with iOS 9 ("Binary
    /// Provider API", "Legacy Notification Format", "Generating a remote notification").
    var payloadLimit: Int {
        self < IOSVersion(8) ? 256 : self < IOSVersion(9) ? 2_048 : 4_096
    }
}
