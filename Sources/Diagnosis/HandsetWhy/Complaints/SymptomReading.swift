/// People's own words, as they were understood.
package struct SymptomReading: Sendable {
    /// A state of the app that the words name.
    enum State: Sendable {
        case killed, background, foreground
    }

    /// The symptoms, the most telling first.
    package let symptoms: [Symptom]
    /// The errors of services that the words name.
    package let errors: [ServiceError]
    /// The parts of the text of which nothing was understood.
    package let unknown: [String]
    let state: State?
    /// True if the user ended the app by hand.
    let isEndedByUser: Bool
    let isDismissed: Bool

    package init(_ words: String) {
        let text = SymptomText(words) { !ServiceError.all(in: [$0.lowercased()], of: $0).isEmpty }
        var faulty = text.clauses.filter { !Self.saysThatItWorks($0) }
        if faulty.isEmpty {
            // Nothing is said to be wrong: what merely happens may be what is asked about.
            faulty = text.clauses.filter { !SymptomTerm.right.isIn($0.words) }
        }
        let spoken = faulty.flatMap(\.words)
        errors = ServiceError.all(in: spoken, of: words).map { $0.spelt(as: words) }
        let named = Self.terms(in: ServiceError.removed(from: spoken, of: words))
        let terms = named.subtracting(Self.partsBeside(faulty))
        let whole = Self.terms(in: text.words)
        var symptoms = errors.map(\.symptom)
        symptoms += SymptomRule.all.filter { !$0.isGeneral && $0.fits(terms) }.map(\.symptom)
        if symptoms.isEmpty {
            // What is not there may be named where it is said that it works elsewhere.
            let subject =
                terms.isDisjoint(with: [.negated, .null, .error])
                ? terms
                : terms.union(
                    whole.intersection([.push]))
            symptoms += SymptomRule.all.filter { $0.isGeneral && $0.fits(subject) }.prefix(1)
                .map(\.symptom)
        }
        symptoms = Self.inOrder(symptoms, of: spoken)
        // The special case has the general one in it.
        if symptoms.contains(.tapDoesNothingWhenKilled) {
            symptoms.removeAll { $0 == .tapDoesNothing }
        }
        self.symptoms = symptoms.reduce(into: []) { all, symptom in
            if !all.contains(symptom) { all.append(symptom) }
        }
        state = Self.state(in: terms, of: self.symptoms)
        isEndedByUser = ["swip*", "force quit", "force close*"].contains {
            SymptomTerm.Phrase($0).isIn(spoken)
        }
        isDismissed = terms.contains(.dismissal)
        // A word or two, such as the name of a system, is no part of what somebody sees.
        unknown = text.clauses.filter {
            $0.words.count > 2 && Self.terms(in: $0.words).isEmpty
                && ServiceError.all(in: $0.words, of: words).isEmpty
        }.map(\.text)
    }

    /// The parts of a notification: what is wrong with it stands before what is said beside it.
    private static let parts: [Symptom: SymptomTerm] = [
        .badge: .badge, .sound: .sound, .picture: .picture, .buttons: .button,
    ]

    /// Returns the symptoms, with those of parts in the order in which the text names the parts.
    private static func inOrder(_ symptoms: [Symptom], of words: [String]) -> [Symptom] {
        let places = symptoms.indices.filter { parts[symptoms[$0]] != nil }
        let named = places.map { symptoms[$0] }.sorted {
            let (left, right) = (parts[$0]?.position(in: words), parts[$1]?.position(in: words))
            return (left ?? .max) < (right ?? .max)
        }
        var ordered = symptoms
        for (place, symptom) in zip(places, named) { ordered[place] = symptom }
        return ordered
    }

    /// Returns the parts of a notification that stand in a contrast, on its side where nothing is wrong.
    private static func partsBeside(_ clauses: [SymptomText.Clause]) -> Set<SymptomTerm> {
        let isFaulty = clauses.map { clause in complaints.contains { $0.isIn(clause.words) } }
        guard isFaulty.contains(true) else { return [] }
        let sides = zip(clauses, isFaulty).filter { !$1 && $0.isContrasted }.map(\.0)
        let others = zip(clauses, isFaulty).filter { $1 || !$0.isContrasted }.map(\.0)
        return terms(in: sides.flatMap(\.words)).intersection(parts.values)
            .subtracting(terms(in: others.flatMap(\.words)))
    }

    private static func terms(in words: [String]) -> Set<SymptomTerm> {
        Set(SymptomTerm.allCases.filter { $0.isIn(words) })
    }

    /// The words of something that is wrong, whatever else is right.
    private static let complaints: [SymptomTerm] = [
        .negated, .null, .wrong, .crash, .twice, .late, .only, .error, .cutOff, .blackScreen,
    ]

    private static let callbacks: [SymptomTerm] = [
        .tapCallback, .launchCallback, .foregroundCallback, .backgroundCallback, .tokenCallback,
    ]

    /// Words that begin a question: "what is the right way to".
    private static let asks: Set<String> = ["what", "how", "why", "where", "which"]

    private static func saysThatItWorks(_ clause: SymptomText.Clause) -> Bool {
        guard !complaints.contains(where: { $0.isIn(clause.words) }),
            !asks.contains(clause.words.first ?? "")
        else { return false }
        return SymptomTerm.right.isIn(clause.words)
            || SymptomTerm.happens.isIn(clause.words)
                && !callbacks.contains { $0.isIn(clause.words) }
    }

    private static func state(in terms: Set<SymptomTerm>, of symptoms: [Symptom]) -> State? {
        if terms.contains(.killed), !terms.contains(.background) || symptoms.first?.isOfTap == true
        {
            return .killed
        }
        if terms.contains(.notForeground) || terms.contains(.background) { return .background }
        return terms.contains(.foreground) ? .foreground : nil
    }
}

extension Symptom {
    /// True if its answer depends on what the app opens: of a tap, a button, or what an app reads of the payload.
    package var concernsTarget: Bool {
        isOfTap || [.buttonDoesNothing, .eventMissing, .openedByIcon].contains(self)
    }

    /// True if it follows a tap.
    var isOfTap: Bool {
        [
            .tapDoesNothing, .tapDoesNothingWhenKilled, .wrongScreen, .crashAtTap, .openedTwice,
            .blackScreen, .dataMissing, .afterFirstLaunch,
        ].contains(self)
    }
}
