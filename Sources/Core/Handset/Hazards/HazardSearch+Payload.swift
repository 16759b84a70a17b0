// Hazards of the payload as a whole.

extension HazardSearch {
    private static let namedKeyCount = 10

    /// Returns the hazard of several top-level keys with a session.
    func hazardsOfKeys() -> [Hazard] {
        var known: Set<String> = []
        var firsts: [SessionMatch] = []
        found.forEachRoute { route in
            if known.insert(route.match.key).inserted { firsts.append(route.match) }
            return firsts.count <= Self.namedKeyCount
        }
        guard firsts.count > 1 else { return [] }
        let named = firsts.prefix(Self.namedKeyCount).map(\.key).joined(separator: ", ")
        return [
            Hazard(
                .severalKeys,
                "sessions are found in \(named)\(firsts.count > Self.namedKeyCount ? " and more" : ""); Handset "
                    + "opens them in payload order",
                Hazard.Evidence(firsts[1], firsts[1].range))
        ]
    }

    /// Returns the hazard of a session that was sent where rules look and that is not opened.
    func hazardsOfNothingFound() -> [Hazard] {
        let sessions = sessions
        // Without rules it is not known what is looked for.
        guard !sessions.isEmpty, !found.isEmpty || !rules.rules.rules.isEmpty else { return [] }
        var keys: Set<String> = []
        found.forEachRoute { route in
            keys.insert(route.match.key)
            return true
        }
        // Most payloads need none of them.
        var opened: Set<[UInt8]>?
        func isOpened(_ session: String) -> Bool {
            if opened == nil {
                var all: Set<[UInt8]> = []
                found.forEachRoute { route in
                    all.insert(Array(route.match.session.utf8))
                    return true
                }
                opened = all
            }
            return opened?.contains(Array(session.utf8)) == true
        }
        let aboutSessions = rules.aboutSessions
        let lost = sessions.first { session in
            guard !keys.contains(session.topLevelKey) else { return false }
            if found.isEmpty { return true }
            return aboutSessions.contains { $0.looks(at: session.topLevelKey) }
                && session.session.map { !isOpened($0) } ?? true
        }
        guard let lost else { return [] }
        let miss = misses.first { $0.key == lost.topLevelKey } ?? misses.first
        let text = lost.value.description
        return [
            Hazard(
                .sessionNotFound,
                miss.map { "\($0.finding); \($0.advice)" }
                    ?? "the app opens another session than the one at \(lost.path)",
                Hazard.Evidence(
                    .text(key: lost.topLevelKey),
                    range: lost.isTopLevel ? 0..<text.utf16.count : nil,
                    text: lost.isTopLevel ? text : lost.path))
        ]
    }

    func forEachOfPayload(_ body: @escaping (Hazard.Kind, () -> Hazard) -> Bool) {
        var goesOn = true
        for hazard in hazardsOfSize() + hazardsOfAps() where goesOn {
            goesOn = body(hazard.kind) { hazard }
        }
        if goesOn { goesOn = forEachUnknownKey(body) }
        for hazard in hazardsOfOtherKeys() where goesOn { goesOn = body(hazard.kind) { hazard } }
    }

    private func hazardsOfOtherKeys() -> [Hazard] {
        var hazards: [Hazard] = []
        for warning in payload.warnings {
            guard case .duplicateKey(let key, _) = warning.kind else { continue }
            hazards.append(
                Hazard(
                    .duplicateKey,
                    "the key \(SourceExcerpt.quoted(key)) occurs again at "
                        + "\(warning.place.line):\(warning.place.column)",
                    Hazard.Evidence(.payload, text: key)))
        }
        if payload["content-available"] != nil {
            hazards.append(
                Hazard(
                    .contentAvailableOutside, "content-available stands outside aps",
                    Hazard.Evidence(.payload, text: "content-available")))
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
                Hazard.Evidence(.payload))
        ]
    }

    private func hazardsOfAps() -> [Hazard] {
        guard let aps = payload["aps"] else {
            // Payloads of mobile device management have no aps, and neither have declarative web pushes.
            guard payload["mdm"] == nil, !payload.tree.root.isWebPush else { return [] }
            let message = OtherServiceMessage.like(payload)
            return [
                Hazard(
                    .apsMissing, "the payload has no aps" + (message?.finding ?? ""),
                    Hazard.Evidence(.payload))
            ]
        }
        guard aps.kind == .dictionary else {
            let text = aps.description
            return [
                Hazard(
                    .apsNotDictionary,
                    "aps is " + (aps.kind == .null ? "null" : SourceExcerpt.quoted(text)),
                    Hazard.Evidence(.text(key: "aps"), 0..<text.utf16.count, of: text))
            ]
        }
        return hazardsOfTypes(in: aps)
    }

    private func hazardsOfTypes(in value: PayloadValue) -> [Hazard] {
        let faults = APSContent(payload).faults
        guard !faults.isEmpty else { return [] }
        let names = faults.map { $0.path.map { Array($0.utf8) } }
        let printed = try? PrintedValue(value) { part in
            names.contains { path in
                part.level <= path.count
                    && part.nameBytes?.elementsEqual(path[part.level - 1]) == true
            }
        }
        // Never fails: the same value was printed before.
        guard let aps = printed else { return [] }
        return faults.map { fault in
            Hazard(
                .apsWrongType, "aps.\(fault)",
                aps.part(at: fault.path).map { part in
                    Hazard.Evidence(
                        .text(key: "aps"), withoutIndent(part.value, in: aps), of: aps.text)
                } ?? Hazard.Evidence(.text(key: "aps"), text: fault.path.joined(separator: ".")))
        }
    }

    /// Returns the range of a part without the blanks that are printed before a container.
    private func withoutIndent(_ range: Range<Int>, in printed: PrintedValue) -> Range<Int> {
        let indent = printed.text(in: range).utf16.prefix { $0 == UInt16(UInt8(ascii: " ")) }
        return range.lowerBound + indent.count..<range.upperBound
    }

    private func forEachUnknownKey(_ body: @escaping (Hazard.Kind, () -> Hazard) -> Bool) -> Bool {
        guard let aps = payload["aps"], aps.kind == .dictionary else { return true }
        let read = PartsOfRoutes(found)
        var goesOn = true
        PrintedValue.forEachMember(of: aps) { part in
            guard goesOn, let key = part.name, let range = part.key,
                !Self.known.contains(key), !SessionValue.isSession(key), !read.contain(part)
            else { return }
            goesOn = body(.apsUnknownKey) {
                let nearest = Self.knownNames.nearest(to: key).map { "; is it \($0)?" }
                return Hazard(
                    .apsUnknownKey,
                    "aps has the key \(SourceExcerpt.quoted(key))\(nearest ?? "")",
                    Hazard.Evidence(
                        .text(key: "aps"), range: range, text: DescriptionWriter.name(key)))
            }
        }
        return goesOn
    }

    private static let known = Set(APSKey.names)
    private static let knownNames = KnownNames(APSKey.names)
}

/// The parts of `aps` that the app's rules read.
private struct PartsOfRoutes {
    /// The keys after `aps` in key paths.
    private var keys: Set<String?> = []
    /// The offsets in the text of `aps` at which sessions begin, in ascending order.
    private var sessions: [Int] = []
    /// The offsets at which matches begin, in ascending order.
    private var matches: [Int] = []

    init(_ found: FoundSessions) {
        var (keys, sessions, matches): (Set<String?>, Set<Int>, Set<Int>) = ([], [], [])
        found.forEachRoute { route in
            guard route.match.key == "aps" else { return true }
            if let path = route.match.keyPath {
                keys.insert(path.keys.dropFirst().first)
            } else {
                sessions.insert(route.match.range.lowerBound)
                matches.insert(route.match.wholeRange.lowerBound)
            }
            return true
        }
        self.keys = keys
        self.sessions = sessions.sorted()
        self.matches = matches.sorted()
    }

    func contain(_ part: PrintedPart) -> Bool {
        Self.hasOffset(of: part.value, in: sessions)
            || part.key.map { Self.hasOffset(of: $0, in: matches) } == true
            || part.name.map { keys.contains($0) } == true
    }

    private static func hasOffset(of range: Range<Int>, in offsets: [Int]) -> Bool {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] < range.upperBound
    }
}

extension IOSVersion {
    /// The largest payload in bytes that Apple's services accepted when this version was new.
    ///
    /// 256 before iOS 8, 2,048 with it, 4,096 since the HTTP/2 interface, which came with iOS 9 ("Binary
    /// Provider API", "Legacy Notification Format", "Generating a remote notification").
    package var payloadLimit: Int {
        self < IOSVersion(8) ? 256 : self < IOSVersion(9) ? 2_048 : 4_096
    }
}
