import Handset

/// The tables of the documentation's page of callbacks as cells.
struct CallbackTables: Sendable {
    /// The facts that follow from others at the arrival.
    let conclusions: SituationTable<SituationFact>
    /// The parts that are shown and played, before anything keeps them quiet.
    let parts: SituationTable<Set<String>>
    /// The place of an alert, then `sound` and `badge` if they are left.
    let quiet: SituationTable<[String]>
    /// The facts that follow once it is known what is shown.
    let laterConclusions: SituationTable<SituationFact>
    /// The callbacks of the arrival.
    let arrivals: SituationTable<[CallbackMark]>
    /// The method that gets the user's answer, or nothing.
    let answers: SituationTable<AppCallback.Selector?>
    /// The callbacks after the user's action: of an app without scenes, with scenes, and of SwiftUI.
    let actions: SituationTable<[CallbackMark]>
    /// The state of the app afterwards; nothing if it is the state before.
    let afterwards: SituationTable<AppState?>
    /// The rows in which the system logs the missing background mode.
    let logs: SituationTable<SituationFact>
    /// The rows in which the system logs that the app has no scenes; nothing if it does not.
    let sceneLogs: SituationTable<Bool>

    static let all = Result { try CallbackTables() }

    private init() throws {
        let fact = { (cell: String) throws in
            guard let fact = SituationFact.named(Self.word(cell)) else {
                throw SituationTable<SituationFact>.Fault(row: cell)
            }
            return fact
        }
        conclusions = try SituationTable(Self.conclusionText, cell: fact)
        laterConclusions = try SituationTable(Self.laterConclusionText, cell: fact)
        logs = try SituationTable(Self.logText, cell: fact)
        sceneLogs = try SituationTable(Self.sceneLogText) { !Self.words($0).isEmpty }
        parts = try SituationTable(Self.partText) { Set(Self.words($0)) }
        quiet = try SituationTable(Self.quietText, cell: Self.words)
        arrivals = try SituationTable(Self.arrivalText, cell: CallbackMark.marks)
        actions = try SituationTable(Self.actionText, cell: CallbackMark.marks)
        answers = try SituationTable(Self.answerText) { cell in
            let name = Self.word(cell)
            guard name != "-" else { return nil }
            guard let selector = CallbackMark.selectors[name] else {
                throw SituationTable<AppCallback.Selector?>.Fault(row: cell)
            }
            return selector
        }
        afterwards = try SituationTable(Self.afterwardsText) { cell in
            AppState(rawValue: Self.word(cell))
        }
    }

    private static func words(_ cell: String) -> [String] {
        cell.split(separator: " ").map(String.init)
    }

    private static func word(_ cell: String) -> String { words(cell).joined(separator: " ") }
}
