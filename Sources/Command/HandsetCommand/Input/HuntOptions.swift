import ArgumentParser
import Foundation
import Handset
import HandsetHunt

/// The options of a hunt: what is tried, and what is known of what the sender sends.
struct HuntOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Payloads that the sender has sent, as JSON Lines: what it may send is reported first, and what is "
                + "unlike all of them apart.", valueName: "file"),
        completion: .file())
    var learn: String?

    @Option(
        help: ArgumentHelp(
            "A JSON Schema of the payloads that the sender may send, in the place of examples.",
            valueName: "file"),
        completion: .jsonFile)
    var schema: String?

    @Option(
        help: ArgumentHelp(
            "Look for pushes that do something else than in this release: the folder of a package, or a git "
                + "reference of the present one. The payloads are tried as they are.",
            valueName: "release"),
        completion: .directory)
    var against: String?

    @Option(
        help: ArgumentHelp(
            "Try only these states of the app, separated by commas. Repeatable.",
            valueName: "states"),
        completion: .values(AppState.allCases.map(\.rawValue)), transform: CellOptions.states)
    var appState: [[AppState]] = []

    @Option(
        help: ArgumentHelp(
            "Try only these actions of the user, separated by commas. Repeatable.",
            valueName: "actions"),
        completion: .values(UserAction.allCases.map(\.rawValue)), transform: CellOptions.actions)
    var action: [[UserAction]] = []

    @Option(
        help: ArgumentHelp(
            "The largest number of variants of a payload. (default: 500)", valueName: "count"))
    var count: Int?

    @Option(
        help: ArgumentHelp(
            "The same seed repeats everything. (default: 1)", valueName: "number"))
    var seed: UInt64?

    @Option(
        name: .jobs,
        help: ArgumentHelp(
            "Run this many processes of the app side by side. (default: four for each processor, since most of their time is waiting)",
            valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Run one trial again, as a finding states it, in the place of the hunt.",
            valueName: "json"))
    var trial: String?

    @Flag(
        help:
            "Report texts and numbers of payloads by others of the same length; equal ones stay equal."
    )
    var redact = false

    /// Returns true for the states and actions that are tried.
    func includes(_ cell: Scenario) -> Bool {
        let (states, actions) = (appState.flatMap(\.self), action.flatMap(\.self))
        return (states.isEmpty || states.contains(cell.appState))
            && (actions.isEmpty || actions.contains(cell.choice.action))
    }

    var variantCount: Int { count ?? 500 }
    var width: Int { jobs ?? 4 * ProcessInfo.processInfo.activeProcessorCount }

    func validate() throws {
        for (name, path) in [
            ("--learn", learn), ("--schema", schema), ("--against", against),
        ] where path == "" {
            throw ValidationError("The name after \(name) is empty; give one.")
        }
        if learn != nil, schema != nil {
            throw ValidationError(
                "--learn and --schema both say what the sender may send; give one of them.")
        }
        if let jobs, !(1...256).contains(jobs) {
            throw ValidationError("--jobs is \(jobs); give a number from 1 to 256.")
        }
        if let count, !(1...100_000).contains(count) {
            throw ValidationError("--count is \(count); give a number from 1 to 100000.")
        }
        let ofVariants = [
            ("--count", count != nil), ("--seed", seed != nil), ("--learn", learn != nil),
            ("--schema", schema != nil),
        ].filter(\.1).map(\.0)
        if let option = ofVariants.first, against != nil {
            throw ValidationError(
                "With --against the payloads are tried as they are; remove \(option).")
        }
        let ofSearch = [
            ("--app-state", !appState.isEmpty), ("--action", !action.isEmpty),
            ("--redact", redact),
        ].filter(\.1).map(\.0)
        if let option = (ofVariants + ofSearch).first, trial != nil {
            throw ValidationError("--trial runs one trial as it is; remove \(option).")
        }
    }
}
