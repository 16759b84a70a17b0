import Handset
import HandsetFixtures

/// A fault that was seen once.
struct HuntSighting: Sendable {
    let fault: HuntFault
    /// The changes of the sample; empty for the sample itself.
    let changes: [PayloadChange]
    let trial: HuntTrial
    /// The things that the app should have opened; `nil` if they are not known.
    let expected: HuntExpectation?
    /// The places of the values that stay while the payload is shrunk.
    var kept: [PayloadPlace] = []
    /// The name of the push, such as its file and line; `nil` for one that was never sent.
    var push: String?

    /// The words that tell it from others with the same fault.
    var mark: String { mark(of: changes) }

    func mark(of changes: [PayloadChange]) -> String {
        ([changes.map(\.path).joined(separator: ",")]
            + (trial.circumstance == .usual ? [] : [trial.circumstance.rawValue]))
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Numbers by which the one that says most comes first.
    var oddity: [Int] {
        let isUsual =
            trial.pushes.count == 1 && trial.circumstance == .usual
            && trial.scenario.choice.userText == nil
        let kinds = changes.compactMap { PayloadChange.Kind.allCases.firstIndex(of: $0.kind) }
        return [isUsual ? 0 : 1, changes.count, kinds.max() ?? 0]
    }

    /// True for one that says more: it has one change at most, and the circumstance is the usual one.
    private var isPlain: Bool { changes.count < 2 && trial.circumstance == .usual }

    /// Puts those together that have one fault; two changes count for the one that shows the same alone, and an unusual
    /// circumstance for the usual one.
    static func groups(of sightings: [HuntSighting]) -> [[HuntSighting]] {
        var groups: [[HuntSighting]] = []
        var places: [String: Int] = [:]
        for sighting in sightings.filter(\.isPlain) + sightings.filter({ !$0.isPlain }) {
            let marks =
                sighting.changes.map { sighting.mark(of: [$0]) } + [sighting.mark]
                + (sighting.changes.isEmpty ? [""] : [])
            let names = marks.map(sighting.fault.name)
            if let place = names.compactMap({ places[$0] }).first {
                groups[place].append(sighting)
            } else {
                places[sighting.fault.name(marked: sighting.mark)] = groups.count
                groups.append([sighting])
            }
        }
        return groups
    }
}
