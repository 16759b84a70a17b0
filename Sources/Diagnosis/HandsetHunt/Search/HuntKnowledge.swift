import Handset
import HandsetFixtures

/// The things that an app opens for a sample, and the values of the sample that decide it.
struct HuntKnowledge: Sendable {
    /// The things that the app opens in each state with each action.
    private(set) var effects: [Scenario: [AppEffect]] = [:]
    /// The places of the values that decide what is opened, by the user's action.
    private(set) var routes: [UserAction: [PayloadPlace]] = [:]
    /// The trials of the sample as it is: with another push, with texts that the user types, and in circumstances that
    /// are not the usual ones; each with what the app opens if it is right, as far as that is known.
    private(set) var trials: [(trial: HuntTrial, expected: HuntExpectation?)] = []
    private(set) var trialCount = 0
    /// The places of cut statements to which the app comes for the sample as it is.
    private(set) var cuts: Set<String> = []
    /// True if the app has come to its end in each cell.
    private(set) var isWhole = false

    /// - Parameters:
    ///   - sample: The payload.
    ///   - cells: The states and actions.
    ///   - runner: The app.
    ///   - care: The care with which the sample as it is runs; a fault counts only if it is seen with patience later.
    ///   - isOver: Returns true when no more is to be learnt.
    /// - Throws: The errors of the runner.
    init(
        of sample: Payload, in cells: [Scenario], by runner: some HuntRunner,
        _ care: HuntCare = .patient, isOver: @Sendable () -> Bool = { false }
    ) async throws {
        let usual = cells.map { HuntTrial(sample, in: $0) }
        // In haste the time may be over before the app has run in each cell.
        let size = care == .patient ? usual.count : runner.width
        var observations: [HuntObservation] = []
        for start in stride(from: 0, to: usual.count, by: max(size, 1))
        where start == 0 || !isOver() {
            let part = Array(usual[start..<min(start + max(size, 1), usual.count)])
            observations += try await runner.observeAtOnce(part, care)
        }
        trialCount = observations.count
        cuts = Set(observations.flatMap(\.run.cuts))
        for (cell, observation) in zip(cells, observations)
        where observation.isWhole && observation.run.cuts.isEmpty {
            effects[cell] = observation.effects
        }
        isWhole = effects.count == usual.count
        trials = Self.texts(for: sample, in: cells).map { ($0, nil) }
        let opening = cells.filter { effects[$0]?.isEmpty == false && $0.choice.action != .nothing }
        let probes = Self.probes(of: sample.userInfo)
        var other: Payload?
        for action in UserAction.allCases where !isOver() {
            let cells = opening.filter { $0.choice.action == action }
            // Where the app runs already, the trials share a process.
            guard let cell = cells.first(where: { !$0.appState.needsLaunch }) ?? cells.first else {
                continue
            }
            let seen = try await runner.observeAtOnce(
                probes.map { HuntTrial(Payload(of: $0.root), in: cell) }, .quick)
            trialCount += probes.count
            var found: [PayloadPlace] = []
            for (probe, observation) in zip(probes, seen) {
                // A payload that the action does not reach says nothing.
                guard observation.isActionPossible, !observation.methods.isEmpty,
                    Set(observation.effects) != Set(effects[cell] ?? [])
                else { continue }
                found.append(probe.place)
                if !observation.effects.isEmpty, observation.isWhole, other == nil {
                    other = Payload(of: probe.root)
                }
            }
            routes[action] = Self.innermost(found)
        }
        if let other, !isOver() {
            try await takePairs(of: sample, and: other, in: opening, by: runner)
        }
        trials += inCircumstances(sample, in: cells)
    }

    /// The sample in each state with each action, in each circumstance that is not the usual one.
    private func inCircumstances(
        _ sample: Payload, in cells: [Scenario]
    ) -> [(trial: HuntTrial, expected: HuntExpectation?)] {
        HuntCircumstance.allCases.filter { $0 != .usual }.flatMap { circumstance in
            cells.filter(circumstance.fits).map { cell in
                // After its launch the app is on the screen.
                var present = cell
                if circumstance == .launching { present.appState = .active }
                let pushes = circumstance == .overlapping ? [sample, sample] : [sample]
                let isKnown =
                    circumstance.isRemote
                    && (!circumstance.actsLater || opensNothingAtArrival(in: cell))
                return (
                    HuntTrial(pushes, actingOn: 0, in: cell, circumstance),
                    isKnown ? effects[present].map { HuntExpectation($0) } : nil
                )
            }
        }
    }

    /// True if the app opens nothing when the sample arrives, but only when the user acts.
    private func opensNothingAtArrival(in cell: Scenario) -> Bool {
        effects[cell.with(.nothing)]?.isEmpty == true
    }

    /// Returns the places without those in which others of them are, each once.
    private static func innermost(_ places: [PayloadPlace]) -> [PayloadPlace] {
        var innermost: [PayloadPlace] = []
        for place in places
        where !innermost.contains(place)
            && !places.contains(where: { $0 != place && $0.isWithin(place) })
        {
            innermost.append(place)
        }
        return innermost
    }

    /// Returns the things that the app should open for a variant; `nil` if they are not known.
    ///
    /// The values that decide it have to be there, if in another form.
    func effects(after changes: [PayloadChange], in cell: Scenario) -> HuntExpectation? {
        let routes = routes[cell.choice.action] ?? []
        let opensTheSame = changes.allSatisfy { change in
            change.kind == .otherForm
                || !routes.contains { $0.isWithin(change.place) || change.place.isWithin($0) }
                    && change.kind != .outer
        }
        return opensTheSame ? effects[cell].map { HuntExpectation($0) } : nil
    }

    /// Takes the two pushes in both orders, with the user's action on each.
    private mutating func takePairs(
        of sample: Payload, and other: Payload, in cells: [Scenario], by runner: some HuntRunner
    ) async throws {
        let cells = cells.filter(opensNothingAtArrival)
        let seen = try await runner.observeAtOnce(
            cells.map { HuntTrial(other, in: $0) }, .patient)
        trialCount += cells.count
        for (cell, observation) in zip(cells, seen) where observation.isWhole {
            let (own, others) = (effects[cell] ?? [], observation.effects)
            for (pushes, target, expected) in [
                ([sample, other], 0, own), ([sample, other], 1, others),
                ([other, sample], 0, others), ([other, sample], 1, own),
            ] {
                for circumstance in [HuntCircumstance.usual, .overlapping]
                where circumstance.fits(cell) {
                    let trial = HuntTrial(pushes, actingOn: target, in: cell, circumstance)
                    trials.append((trial, HuntExpectation(expected)))
                }
            }
        }
    }

    /// The sample with each text that a user may type, where a button takes one.
    private static func texts(for sample: Payload, in cells: [Scenario]) -> [HuntTrial] {
        let category = sample["aps"]?["category"]?.string
        return cells.filter { $0.choice.action == .button }.flatMap { cell -> [HuntTrial] in
            let actions = cell.categories.first { $0.identifier == category }?.actions ?? []
            return actions.filter(\.takesText).flatMap { action in
                HostileTexts.all.map { text in
                    var scenario = cell
                    scenario.choice = UserChoice(
                        .button, actionIdentifier: action.identifier, userText: text)
                    return HuntTrial(sample, in: scenario)
                }
            }
                + actions.filter { !$0.takesText }.dropFirst().map { action in
                    var scenario = cell
                    scenario.choice = UserChoice(.button, actionIdentifier: action.identifier)
                    return HuntTrial(sample, in: scenario)
                }
        }
    }

    /// Payloads in which one value is missing or another one.
    private static func probes(
        of root: PayloadValue
    ) -> [(place: PayloadPlace, root: PayloadValue)] {
        root.places.flatMap { place -> [(place: PayloadPlace, root: PayloadValue)] in
            guard let value = root.value(at: place), "\(place)" != "aps" else { return [] }
            let others: [PayloadValue] =
                switch value.kind {
                case .string: [PayloadValue((value.string ?? "") + "1")]
                case .integer:
                    [
                        PayloadValue(
                            Int(
                                clamping: (value.integer ?? 0).addingReportingOverflow(1)
                                    .partialValue))
                    ]
                case .real: [PayloadValue((value.double ?? 0) + 1)]
                case .boolean: [PayloadValue(value.boolean != true)]
                case .array, .dictionary, .null: []
                }
            return others.map { (place, root.replacing(place, by: $0)) }
                + [(place, root.replacing(place, by: nil))]
        }
    }
}
