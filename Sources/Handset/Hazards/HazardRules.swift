/// The rules and the app for which hazards are looked for, prepared for many payloads when the first one is searched.
///
/// It is a class, since each search keeps it.
package final class HazardRules: Sendable {
    let rules: SessionRules
    let application: Application
    /// The search for near misses, which compiles what it needs only once.
    let searcher: MissSearcher
    private let usesProof: Bool
    private let prepared = Locked<Prepared?>(nil)

    /// Takes the rules and the app.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - application: The app and its iOS version, on which some hazards depend.
    ///   - searcher: The search for near misses.
    ///   - usesProof: False to search every payload for hazards, as the tests of the proof do.
    package init(
        _ rules: SessionRules, on application: Application,
        searcher: MissSearcher = MissSearcher(), usesProof: Bool = true
    ) {
        self.rules = rules
        self.application = application
        self.searcher = searcher
        self.usesProof = usesProof
    }

    private final class Prepared: Sendable {
        let proof: NoHazardProof
        let areAboutSessions: [String: Bool]
        let aboutSessions: [SessionRule]
        let rulesByName: [String: SessionRule]

        init(_ rules: SessionRules, on application: Application, usesProof: Bool) {
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
    }

    private var preparation: Prepared {
        prepared.withLock { prepared in
            if let prepared { return prepared }
            let preparation = Prepared(rules, on: application, usesProof: usesProof)
            prepared = preparation
            return preparation
        }
    }

    /// The proof that a payload has none.
    var proof: NoHazardProof { preparation.proof }
    /// True for each rule, by its name, that is about sessions.
    var areAboutSessions: [String: Bool] { preparation.areAboutSessions }
    /// The rules that are about sessions.
    var aboutSessions: [SessionRule] { preparation.aboutSessions }

    /// Returns the first rule with a name.
    func rule(named name: String) -> SessionRule? { preparation.rulesByName[name] }

    /// Returns the rule with a name; `nil` if two rules have one name.
    func onlyRule(named name: String) -> SessionRule? {
        let rulesByName = preparation.rulesByName
        return rulesByName.count == rules.rules.count ? rulesByName[name] : nil
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
