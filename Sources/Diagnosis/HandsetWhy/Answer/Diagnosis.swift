package import Handset
import HandsetFacts
import HandsetLint

/// The answer to why a push does not do what it should: the causes, the likeliest first.
package struct Diagnosis: Sendable {
    /// The complaint that it answers.
    package let complaint: Complaint
    /// The reception of the payload at the phone; `nil` without a payload, or if it cannot be searched.
    package let reception: Reception?
    /// The causes, the likeliest first.
    package private(set) var causes: [Cause] = []

    /// Looks for all causes.
    ///
    /// - Parameters:
    ///   - complaint: What is known.
    ///   - rules: The rules that find what a tap opens.
    package init(_ complaint: Complaint, rules: SessionRules) {
        var complaint = complaint
        if complaint.symptoms.isEmpty, complaint.isPlaced {
            complaint.symptoms = complaint.expectedSymptoms
        }
        let app = ReceivingApp(rules: rules, scenario: complaint.scenario)
        reception = complaint.payload.flatMap { try? app.receive($0) }
        // Without a payload the phone would get one of the kind that is spoken of.
        let plan = reception?.plan ?? complaint.example.flatMap { try? app.receive($0).plan }
        complaint.called = Set(plan?.callbacks.compactMap { AppFact.Callback($0.selector) } ?? [])
        self.complaint = complaint
        var ranked = Mistake.all.enumerated().compactMap { index, mistake in
            cause(by: mistake).map { ($0, rank(of: $0, seen: mistake.symptoms, index)) }
        }
        let codes = Set(ranked.map(\.0.code))
        for (cause, symptoms) in causesOfFindings(besides: codes) {
            ranked.append((cause, rank(of: cause, seen: symptoms, 1_000)))
        }
        for cause in causesOfErrors + causesOfLines(besides: ranked.map(\.0)) {
            ranked.append((cause, rank(of: cause, seen: Set(complaint.symptoms), 1_500)))
        }
        if !ranked.contains(where: { $0.0.explains }), let cause = causeOfReason {
            ranked.append((cause, rank(of: cause, seen: Set(complaint.symptoms), 2_000)))
        }
        causes = withLog(ranked.sorted { $0.1 < $1.1 }.map(\.0))
        tellWhatDecides()
    }

    /// The answer to a payload that is none: its refusal is the cause.
    package init(_ complaint: Complaint, refusedFor record: RefusalRecord) {
        self.complaint = complaint
        reception = nil
        var cause = Cause(
            code: record.code, words: record.finding, station: .payload,
            places: [Cause.Place(file: record.place.source, line: record.place.line)],
            change: record.advice, confidence: .certain)
        cause.explains = true
        causes = [cause]
    }

    /// The answer to words of which nothing was understood: what is certain in any state.
    ///
    /// - Parameters:
    ///   - complaint: What is known.
    ///   - rules: The rules that find what a tap opens.
    /// - Returns: The causes that are certain, each with the state in which it is seen.
    package static func ofAllStates(_ complaint: Complaint, rules: SessionRules) -> Diagnosis {
        var whole = Diagnosis(complaint, rules: rules)
        var causes = whole.causes.filter { $0.confidence == .certain }
        for symptom in complaint.symptomsOfStates {
            var one = complaint
            one.symptoms = [symptom]
            (one.scenario.appState, one.scenario.choice) = symptom.cell
            for var cause in Diagnosis(one, rules: rules).causes
            where cause.explains && cause.confidence == .certain {
                guard !causes.contains(where: { $0.code == cause.code }) else { continue }
                cause.cell = "app \(one.scenario.appState.rawValue), action \(one.scenario.choice)"
                causes.append(cause)
            }
        }
        whole.causes = causes
        return whole
    }

    /// The place of a cause in the list: the smallest comes first.
    private struct Rank: Comparable {
        let parts: [Int]

        static func < (left: Rank, right: Rank) -> Bool {
            left.parts.lexicographicallyPrecedes(right.parts)
        }
    }

    private func rank(of cause: Cause, seen symptoms: Set<Symptom>, _ index: Int) -> Rank {
        // A cause of a symptom that is only near comes after those of all that were named.
        let named = complaint.symptoms.firstIndex(where: symptoms.contains)
        let symptom = named ?? (complaint.has(anyOf: symptoms) ? 50 : 100)
        let confidence =
            [Confidence.certain, .likely, .guess].firstIndex(of: cause.confidence) ?? 2
        return Rank(parts: [
            cause.explains ? 0 : 1, cause.confidence == .guess ? 1 : 0, symptom, confidence,
            // What the app's own files say is told before what an error or a line of a log says of any app.
            index == 1_500 ? Station.allCases.count : cause.station.rawValue, index,
        ])
    }

    private mutating func tellWhatDecides() {
        let explaining = causes.indices.filter { causes[$0].explains }
        guard explaining.count > 1, let first = explaining.first, causes[first].decides == nil,
            // A less certain cause puts nothing in doubt.
            causes[explaining[1]].confidence >= causes[first].confidence
        else { return }
        causes[first].decides = causes[first].station.observation
    }
}
