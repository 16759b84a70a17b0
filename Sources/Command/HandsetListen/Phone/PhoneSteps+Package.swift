import Handset
import HandsetPage

extension PhoneSteps {
    /// The number of lines of an app's log that are kept for one act.
    private static let lineLimit = 200

    /// Takes the steps out of what an app's own code did; `time` is in milliseconds since 1970.
    init(
        of cell: RunCell, _ cause: PageHistoryEntry.Kind, at time: Int, _ matrix: ScenarioMatrix
    ) {
        let choice = cell.scenario.choice
        let members = cause == .arrived ? [:] : choice.members
        var history = [PageHistoryEntry(cause, at: time, in: cell.scenario.appState, members)]
        let now = cause == .arrived ? time : max(time, PageTime.now())
        let opening =
            cell.effects.isEmpty ? nil : Self.callbacks(in: cell).lastIndex(where: \.carriesPayload)
        var count = 0
        for step in cell.steps {
            switch step {
            case .display(let display): history.append(PageHistoryEntry(display, at: time))
            case .log(let message): history.append(PageHistoryEntry(message, at: time))
            case .callback(let callback):
                history.append(
                    PageHistoryEntry(
                        .callback, at: now,
                        [
                            "selector": .string(callback.selector.rawValue),
                            "applicationState": .integer(callback.applicationState.rawValue),
                            "payload": .boolean(callback.carriesPayload),
                            "looked": .boolean(count == opening),
                        ] + callback.response))
                count += 1
            }
        }
        history += Self.entries(of: cell, at: now)
        let opened = cell.effects.map { PageOpened($0, at: now, cause: cause.rawValue) }
        self.init(history, opened: opened, cell: matrix)
    }

    private static func callbacks(in cell: RunCell) -> [AppCallback] {
        cell.steps.compactMap { step in
            if case .callback(let callback) = step { callback } else { nil }
        }
    }

    /// The steps that only an app's own code has.
    private static func entries(of cell: RunCell, at time: Int) -> [PageHistoryEntry] {
        let run = cell.run
        let more = run.moreAskedCount > 0 ? ["and \(run.moreAskedCount) more calls"] : []
        let texts: [(kind: PageHistoryEntry.Kind, texts: [String])] = [
            (.appLog, Array(run.log.prefix(lineLimit))), (.request, run.requests),
            (.asked, run.asked + more),
        ]
        var entries = texts.flatMap { kind, texts in
            texts.map { PageHistoryEntry(kind, at: time, ["text": .string($0)]) }
        }
        entries += cell.effects.map { effect in
            PageHistoryEntry(
                .opened, at: time,
                [
                    "effect": .string(effect.kind.rawValue), "text": .string(effect.text),
                    "words": .string("\(effect)"),
                ])
        }
        entries += run.faults.map { fault in
            PageHistoryEntry(
                .fault, at: time,
                ["code": .string(fault.code), "text": .string(fault.words)])
        }
        if let crash = run.crash {
            entries.append(PageHistoryEntry(.crash, at: time, ["crash": crash.json]))
        }
        if run.isHung { entries.append(PageHistoryEntry(.hung, at: time)) }
        return entries
    }
}
