import ArgumentParser
import Handset
import HandsetPictures

/// The options for the cells of a matrix that count: by action, by state and by fate.
struct CellOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Show only these actions of the user, separated by commas. Repeatable.",
            valueName: "actions"),
        completion: .values(UserAction.allCases.map(\.rawValue)), transform: Self.actions)
    var action: [[UserAction]] = []

    @Option(
        help: ArgumentHelp(
            "Show only these states of the app, separated by commas. Repeatable.",
            valueName: "states"),
        completion: .values(AppState.allCases.map(\.rawValue)), transform: Self.states)
    var appState: [[AppState]] = []

    @Option(
        help: ArgumentHelp(
            "Show only cells with these fates, and payloads that have one: routed, twice, waiting, "
                + "passed-by, dismissed, lost, not-possible or no-session, and with --package crashed or fault. Separate "
                + "them by commas.",
            valueName: "fates"),
        completion: .values(MatrixCell.Kind.allCases.map(\.rawValue)), transform: Self.kinds)
    var only: Set<MatrixCell.Kind> = []

    @Option(
        help: ArgumentHelp(
            "Exit with status 1 if a cell has one of these fates, such as lost,twice.",
            valueName: "fates"),
        completion: .values(MatrixCell.Kind.allCases.map(\.rawValue)), transform: Self.kinds)
    var failOn: Set<MatrixCell.Kind> = []

    /// The actions that are shown, in their own order.
    var actions: [UserAction] {
        let given = Set(action.flatMap { $0 })
        return UserAction.allCases.filter { given.isEmpty || given.contains($0) }
    }

    /// Returns true if a row has an action and a state that are shown.
    func includes(_ row: ScenarioMatrix.Row) -> Bool {
        includes(row.scenario.appState, row.scenario.action)
    }

    func includes(_ state: AppState, _ action: UserAction) -> Bool {
        let states = appState.flatMap { $0 }
        return actions.contains(action) && (states.isEmpty || states.contains(state))
    }

    static func actions(_ text: String) throws -> [UserAction] {
        try values(
            of: text, "is not an action", names: UserAction.allCases.map(\.rawValue),
            UserAction.init(rawValue:))
    }

    static func states(_ text: String) throws -> [AppState] {
        try values(
            of: text, "is not a state of the app", names: AppState.allCases.map(\.rawValue),
            AppState.init(argument:))
    }

    private static func kinds(_ text: String) throws -> Set<MatrixCell.Kind> {
        Set(
            try values(
                of: text, "is not a fate", names: MatrixCell.Kind.allCases.map(\.rawValue),
                MatrixCell.Kind.init(rawValue:)))
    }

    /// Returns the values of a list with commas.
    private static func values<Value>(
        of text: String, _ what: String, names: [String], _ value: (String) -> Value?
    ) throws(ValidationError) -> [Value] {
        var values: [Value] = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(name.drop { $0 == " " })
            guard let value = value(name) else {
                throw Suggestion.error(
                    name, what, "give \(names.joined(separator: ", "))", among: names)
            }
            values.append(value)
        }
        return values
    }
}
