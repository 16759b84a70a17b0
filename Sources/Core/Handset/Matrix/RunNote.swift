/// A note on some cells of a matrix, as people read it: what an app's own code did there, or what is not known.
package struct RunNote: Equatable {
    /// The number of lines of the log of a cell that are shown.
    private static let maximumCount = 20

    /// The cells.
    package let title: String
    /// The lines: the things opened, the failures, and the log.
    package let lines: [String]

    package init(title: String, lines: [String]) {
        self.title = title
        self.lines = lines
    }

    /// The notes of a matrix, in the order of its cells; cells with the same lines are together.
    package static func all(of matrix: ScenarioMatrix) -> [RunNote] {
        var groups: [(lines: [String], rows: [ScenarioMatrix.Row])] = []
        for row in matrix.rows {
            guard let run = row.run, row.plan.isActionPossible else { continue }
            let lines = Self.lines(of: run, row.effects)
            guard !lines.isEmpty else { continue }
            if let index = groups.firstIndex(where: { $0.lines == lines }) {
                groups[index].rows.append(row)
            } else {
                groups.append((lines, [row]))
            }
        }
        return groups.map { RunNote(title: title(of: $0.rows), lines: $0.lines) }
            + notesOnGrounds(of: matrix) + notesOnEnd(of: matrix)
    }

    /// The note on an app that iOS ends at its launch, where no cell says it, since there is nothing to open.
    private static func notesOnEnd(of matrix: ScenarioMatrix) -> [RunNote] {
        for row in matrix.rows where row.plan.isActionPossible && row.fate == .none {
            guard let reason = row.reception.reason, case .endedAtLaunch = reason else { continue }
            return [RunNote(title: FateWords(reason).words, lines: [])]
        }
        return []
    }

    /// The notes on what is not known, each with the cells whose fate rests on it.
    private static func notesOnGrounds(of matrix: ScenarioMatrix) -> [RunNote] {
        var groups: [(ground: CellGround, rows: [ScenarioMatrix.Row])] = []
        for row in matrix.rows where row.plan.isActionPossible {
            for ground in row.grounds {
                if let index = groups.firstIndex(where: { $0.ground == ground }) {
                    groups[index].rows.append(row)
                } else {
                    groups.append((ground, [row]))
                }
            }
        }
        return groups.map { ground, rows in
            // The SDK concerns all cells on the screen: one line says it.
            if case .sdk = ground { return RunNote(title: ground.words, lines: []) }
            return RunNote(title: title(of: rows), lines: [ground.words])
        }
    }

    /// The lines of one run, with what it has opened for the payload.
    package static func lines(of run: AppRun, _ effects: [AppEffect]) -> [String] {
        let log = run.log.prefix(maximumCount).map { "log: \(SourceExcerpt.shown($0.utf8))" }
        let more = run.log.count + run.moreLogCount - log.count
        let moreEffects = effects.count - maximumCount
        return effects.prefix(maximumCount).map { SourceExcerpt.shown("\($0)".utf8) }
            + (moreEffects > 0 ? ["and opens \(moreEffects) more"] : []) + lines(of: run.crash)
            + (run.isHung ? ["came to no end, and was ended"] : [])
            + run.faults.map { "fault: \(SourceExcerpt.shown($0.words.utf8)) (\($0.code))" }
            + asked(of: run)
            + run.requests.map { "request: \(SourceExcerpt.shown($0.utf8))" } + log
            + (more > 0 ? ["and \(more) more line\(more == 1 ? "" : "s")"] : [])
    }

    /// The line with the calls on what stands in; empty without one.
    private static func asked(of run: AppRun) -> [String] {
        guard !run.asked.isEmpty else { return [] }
        let more = run.asked.count - 5 + run.moreAskedCount
        let shown = run.asked.prefix(5).map { SourceExcerpt.shown($0.utf8) }
            .joined(separator: "; ")
        return ["asked: \(shown)\(more > 0 ? " and \(more) more" : "")"]
    }

    private static func lines(of crash: AppCrash?) -> [String] {
        guard let crash else { return [] }
        return ["crash: \(SourceExcerpt.shown(crash.message.utf8))"]
            + crash.trace.map { frame in
                "  in \(SourceExcerpt.shown(frame.function.utf8)), "
                    + "\(SourceExcerpt.shown(frame.file.utf8)):\(frame.line)"
            }
    }

    /// Names cells by their versions, actions and states.
    private static func title(of rows: [ScenarioMatrix.Row]) -> String {
        var titles: [(version: IOSVersion, occasion: String, states: [String])] = []
        for row in rows {
            let version = row.scenario.application.systemVersion
            let state = row.scenario.appState.rawValue
            if let index = titles.firstIndex(where: {
                $0.version == version && $0.occasion == row.occasion
            }) {
                titles[index].states.append(state)
            } else {
                titles.append((version, row.occasion, [state]))
            }
        }
        return titles.map {
            "iOS \($0.version), \($0.occasion): \($0.states.joined(separator: ", "))"
        }
        .joined(separator: "; ")
    }
}

extension ScenarioMatrix {
    /// The sentence about an app that was not seen to open anything.
    private func opensNothing(_ app: String) -> String {
        let count = rows.count { row in
            row.plan.isActionPossible && row.run?.cuts.isEmpty == false
        }
        guard count > 0 else { return "\(app) opens nothing" }
        return
            "\(app) was not seen to open anything; \(count) cell\(count == 1 ? " is" : "s are") not judged"
    }

    /// The lines for a payload that an app's own code has got: what the app opens for it.
    package func linesOfRuns(by app: String) -> [String] {
        let effects = effects
        let app = SourceExcerpt.shown(app)
        let lines = effects.prefix(10).map { "\(app) \(SourceExcerpt.shown("\($0)"))" }
        return (standIns.map { [$0.words] } ?? [])
            + (lines.isEmpty ? [opensNothing(app)] : lines)
            + (effects.count > 10 ? ["and \(effects.count - 10) more"] : [])
            + (rows.contains { $0.described != nil }
                ? ["≠ comes before what the app file says, where that is something else"] : [])
    }
}

extension ScenarioMatrix.Row {
    /// The mark of a cell in which the app's own code does something else than its description says; empty otherwise.
    package var descriptionMark: String { described.map { " ≠ \($0.word)" } ?? "" }
}
