/// The rules and the app for which hazards are looked for, prepared for many payloads.
///
/// It is a class, since each search keeps it.
package final class HazardRules: Sendable {
    let rules: SessionRules
    let application: Application
    /// The search for near misses, which compiles what it needs only once.
    package let searcher: MissSearcher
    let proof: NoHazardProof
    /// True for each rule, by name, that is about sessions.
    let areAboutSessions: [String: Bool]
    let aboutSessions: [SessionRule]
    private let rulesByName: [String: SessionRule]

    /// Some hazards depend on the app and its iOS version; without `usesProof` every payload is searched for
    /// hazards, as the tests of the proof do.
    package init(
        _ rules: SessionRules, on application: Application,
        searcher: MissSearcher = MissSearcher(), usesProof: Bool = true
    ) {
        self.rules = rules
        self.application = application
        self.searcher = searcher
        rulesByName = Dictionary(
            rules.rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        areAboutSessions = rulesByName.mapValues(\.isAboutSessions)
        aboutSessions = rules.rules.filter(\.isAboutSessions)
        proof = NoHazardProof(
            // No payload is that small.
            largestByteCount: usesProof ? application.systemVersion.payloadLimit : -1,
            arePlainLookups: rules.rules.allSatisfy { $0.isPlainLookup(on: application) },
            hasGreedyPattern: rules.rules.contains { $0.source == SessionRule.app.source })
    }

    /// Returns the first rule with a name.
    func rule(named name: String) -> SessionRule? { rulesByName[name] }

    /// Returns the rule with a name; `nil` if two rules have one name.
    func onlyRule(named name: String) -> SessionRule? {
        rulesByName.count == rules.rules.count ? rulesByName[name] : nil
    }
}

extension SessionRule {
    /// Returns true if the lookup of each session of letters and digits is valid and opened as it is.
    fileprivate func isPlainLookup(on application: Application) -> Bool {
        let lookup = lookup(of: "0")
        let beginning = lookupURL.parts.beginning
        // Digits after a percent sign would be a part of an escape.
        guard !beginning.utf8.suffix(2).contains(UInt8(ascii: "%")),
            // In the host or the port, Foundation would look at what is put in.
            application.sdkVersion < IOSVersion(17) || beginning.utf8.contains(UInt8(ascii: "?")),
            URLFault(of: lookup.url, on: application.sdkVersion) == nil
        else { return false }
        return ScriptReading(of: lookup.javaScript, on: application.systemVersion).outcome
            == .oneCall
    }
}
