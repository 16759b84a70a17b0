import Handset
import HandsetSuites
import HandsetWhy

/// The changes on the phone from one side to another.
struct PhoneDifference {
    /// A part that is compared line by line.
    struct Part {
        /// The name of the part in records.
        let key: String
        let title: String
        let lines: [LineDifference.Line]

        init(_ key: String, _ title: String, _ old: [String], _ new: [String]) {
            self.key = key
            self.title = title
            lines =
                old == new
                ? []
                : LineDifference(
                    from: old.joined(separator: "\n"), to: new.joined(separator: "\n")
                ).lines
        }

        var isEqual: Bool { lines.allSatisfy { $0.change == .kept } }

        func texts(_ change: LineDifference.Change) -> [String] {
            lines.filter { $0.change == change }.map(\.text)
        }
    }

    let old: PhoneSide
    let new: PhoneSide
    /// The parts that differ before the cells, and those after them.
    let partsBeforeCells: [Part]
    private(set) var cells: [CellDifference]
    let partsAfterCells: [Part]
    /// False if it is not known what a tap opens, on one side or on both.
    let isJudged: Bool

    init(from old: PhoneSide, to new: PhoneSide) {
        (self.old, self.new) = (old, new)
        // What a tap opens is compared where both sides say it; otherwise the methods that are called are.
        isJudged = old.isJudged && new.isJudged
        let isOneSided = old.isJudged != new.isJudged
        func known(_ list: [String]) -> [String] { isOneSided ? [] : list }
        partsBeforeCells =
            [
                Part("printed", "printed text", [old.printed], [new.printed]),
                Part("sessions", "what a tap opens", known(old.sessions), known(new.sessions)),
                Part("urls", "URLs", known(old.urls), known(new.urls)),
            ]
            + (isJudged
                ? [] : [Part("calls", "the methods that get the payload", old.calls, new.calls)])
        cells = isJudged ? CellDifference.all(from: old.rows, to: new.rows) : []
        partsAfterCells = [
            Part("hazards", "findings of the rules", known(old.hazards), known(new.hazards)),
            Part("findings", "findings of lint", old.findings, new.findings),
        ]
    }

    /// Gives each cell the cause that a closure finds, with the folder that its places are in.
    mutating func explainCells(_ cause: (CellDifference) -> (Cause, folder: String)?) {
        for index in cells.indices {
            guard let (cause, folder) = cause(cells[index]) else { continue }
            cells[index].cause = cause
            cells[index].folder = folder
        }
    }

    var parts: [Part] { partsBeforeCells + partsAfterCells }

    var isEqual: Bool { cells.isEmpty && parts.allSatisfy(\.isEqual) }

    /// The names of what differs, in one line.
    var sum: String {
        guard !isEqual else {
            guard let folder = old.unjudged ?? new.unjudged else { return "nothing differs" }
            return
                "nothing that could be judged differs; what a tap opens could not be: no key that the app opens by "
                + "was found in \(SourceExcerpt.shown(PathText.shown(folder))); name it with --key-path"
        }
        let cellCount = cells.reduce(0) { $0 + $1.places.count }
        let names =
            partsBeforeCells.filter { !$0.isEqual }.map(\.title)
            + (cellCount > 0 ? ["\(cellCount) cell\(cellCount == 1 ? "" : "s")"] : [])
            + partsAfterCells.filter { !$0.isEqual }.map(\.title)
        return "what differs: \(names.joined(separator: ", "))"
    }

    /// The line of JSON in UTF-8, without a newline.
    ///
    /// The members and their order are stable: a later version may add members, but changes none.
    ///
    /// ```json
    /// {"from":{"source":"a.json","number":1,"line":1,"bytes":24,"ios":"4.0","app":"the app of 2011"},
    /// "to":{…},"equal":false,"printed":{"removed":["    session = 1;"],"added":["    session = 2;"]},
    /// "sessions":{…},"urls":{…},"cells":[],"hazards":{…},"findings":{…}}
    /// ```
    var json: [UInt8] {
        func members(_ parts: [Part]) -> JSONMembers {
            JSONMembers(
                parts.map { part in
                    let removed = JSONText.texts(part.texts(.removed))
                    let added = JSONText.texts(part.texts(.added))
                    return (part.key, .object(["removed": removed, "added": added]))
                })
        }
        return JSONText.object(
            [
                "from": old.json, "to": new.json, "equal": .boolean(isEqual),
                "judged": old.unjudged == nil && new.unjudged == nil ? nil : .boolean(false),
            ] + members(partsBeforeCells) + ["cells": .array(cells.flatMap(\.json))]
                + members(partsAfterCells)
        ).bytes
    }
}
