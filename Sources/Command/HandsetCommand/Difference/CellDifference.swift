import Handset
import HandsetFacts
import HandsetPictures
import HandsetWhy

/// Cells of two matrices that differ in the same way: another fate, or the same one for another reason.
struct CellDifference {
    /// A state and an action, or a fate of silent pushes.
    struct Place: Hashable {
        let state: AppState
        let occasion: String
        let isOfSilentPush: Bool
        /// True if iOS has disconnected the app's scene.
        let isDisconnected: Bool

        init(_ row: ScenarioMatrix.Row) {
            state = row.scenario.appState
            occasion = row.occasion
            isOfSilentPush = row.isOfSilentPush
            isDisconnected = row.scenario.scene == .disconnected
        }
    }

    /// The fate in a cell; `nil` if a matrix does not have the cell.
    struct End: Hashable {
        let kind: MatrixCell.Kind
        let times: Int
        let reason: FateWords?

        init(_ row: ScenarioMatrix.Row) {
            kind = MatrixCell.Kind(row)
            // An impossible cell has no number of times.
            times = kind == .impossible ? 0 : row.fate.times
            reason = kind == .impossible ? nil : row.reason
        }

        /// True if the app opens something.
        var isOpening: Bool { kind == .routed || kind == .twice }

        var words: String {
            let fate = kind == .twice ? "routed x\(times)" : kind.words
            return fate + (reason.map { ": \($0.words)" } ?? "")
        }

        var json: JSONText {
            .object([
                "fate": .string(kind.rawValue), "times": .integer(times), "reason": reason?.json,
            ])
        }
    }

    private(set) var places: [Place]
    let old: End?
    let new: End?
    /// The scenario of the first cell on the new side; `nil` if that has none.
    private(set) var scenario: Scenario?
    /// The mistake behind a change for the worse; `nil` if none is known.
    var cause: Cause?
    /// The folder that the places of the cause are in.
    var folder = ""

    /// True if the app opened something, and opens it no more.
    var opensNoMore: Bool { old?.isOpening == true && new?.isOpening != true }

    /// True if the new side is worse than the old one: it opens nothing, or opens twice.
    var isWorse: Bool {
        guard let new, let kind = old?.kind, kind != new.kind else { return false }
        return switch new.kind {
        case .lost, .crashed, .twice, .fault: true
        default: opensNoMore
        }
    }

    /// Returns the differences, each with all its cells, in the order of the rows.
    static func all(from old: [ScenarioMatrix.Row], to new: [ScenarioMatrix.Row])
        -> [CellDifference]
    {
        let olds = Dictionary(old.map { (Place($0), End($0)) }, uniquingKeysWith: { $1 })
        let news = Dictionary(new.map { (Place($0), End($0)) }, uniquingKeysWith: { $1 })
        var differences: [CellDifference] = []
        let scenarios = Dictionary(
            new.map { (Place($0), $0.scenario) }, uniquingKeysWith: { first, _ in first })
        let places = new.map(Place.init) + old.map(Place.init).filter { news[$0] == nil }
        for place in places where olds[place] != news[place] {
            let (old, new) = (olds[place], news[place])
            if let index = differences.firstIndex(where: { $0.old == old && $0.new == new }) {
                differences[index].places.append(place)
            } else {
                differences.append(
                    CellDifference(
                        places: [place], old: old, new: new, scenario: scenarios[place]))
            }
        }
        return differences
    }

    /// The cells in words, such as `tap in not-running, force-quit`; each action has its states.
    var title: String {
        var groups: [(occasion: String, isDisconnected: Bool, states: [String])] = []
        for place in places {
            let index = groups.firstIndex {
                $0.occasion == place.occasion && $0.isDisconnected == place.isDisconnected
            }
            if let index {
                groups[index].states.append(place.state.rawValue)
            } else {
                groups.append((place.occasion, place.isDisconnected, [place.state.rawValue]))
            }
        }
        return groups.map { group in
            "\(group.occasion) in \(group.states.joined(separator: ", "))"
                + (group.isDisconnected ? ", its scene disconnected" : "")
        }.joined(separator: "; ")
    }

    /// The cause in lines for people: the mistake, and its places.
    var lines: [String] {
        guard let cause else { return [] }
        let sure = cause.confidence == .certain ? "" : " (\(cause.confidence.rawValue))"
        return ["why: \(cause.words): \(cause.code)\(sure)"]
            + cause.places.prefix(3).map { place in
                let line = place.line.map { ":\($0)" } ?? ""
                let text = place.text.isEmpty ? "" : ": \(place.text)"
                return "  \(path(of: place))\(line)\(text)"
            }
    }

    private func path(of place: Cause.Place) -> String {
        place.isOfSources && !folder.isEmpty && folder != "."
            ? "\(folder.hasSuffix("/") || folder.hasSuffix(":") ? folder : folder + "/")\(place.file)"
            : place.file
    }

    private func json(of cause: Cause) -> JSONText {
        .object([
            "code": .string(cause.code), "words": .string(cause.words),
            "confidence": .string(cause.confidence.rawValue),
            "places": .array(
                cause.places.prefix(3).map { place in
                    .object([
                        "file": .string(path(of: place)), "line": place.line.map { .integer($0) },
                    ])
                }),
        ])
    }

    /// A record for each cell.
    var json: [JSONText] {
        places.map { place in
            .object([
                "appState": .string(place.state.rawValue),
                place.isOfSilentPush ? "silent" : "action": .string(place.occasion),
                "scene": place.isDisconnected ? .string("disconnected") : nil, "from": old?.json,
                "to": new?.json, "why": cause.map { json(of: $0) },
            ])
        }
    }
}
