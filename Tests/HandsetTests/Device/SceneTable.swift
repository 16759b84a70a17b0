import Handset

/// A table of what an app with scenes gets: its rows are states or forms of app, its columns what the user does.
///
/// A cell has the callbacks in order. `L` is the launch, `C` the scene that connects, `F` the scene that comes to the
/// screen, `A` the scene in use; `E` and `B` are the last two of an app without scenes. `W` is `willPresent`, `R`
/// `didReceive`, `f` the fetch method, and `l` the older one. `(p)` stands for the payload in the launch options, `(r)` for
/// the response in the connection options, and `end` for the end of the app.
struct SceneTable {
    /// The action of a column.
    enum Column: String, CaseIterable {
        case nothing, tap, opensApp, behind, dismiss, icon, silent
    }

    /// The cells, each with the words of its row and its column.
    let cells: [(row: String, column: Column, callbacks: String)]

    /// Reads a table, whose first line has the names of the columns.
    init(_ text: String) {
        var lines = text.split(separator: "\n").map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).map { part in
                part.split(separator: " ").joined(separator: " ")
            }
        }
        let columns = lines.removeFirst().dropFirst().compactMap(Column.init(rawValue:))
        cells = lines.flatMap { line in
            zip(columns, line.dropFirst()).map { (line[0], $0, $1) }
        }
    }

    /// Returns the callbacks of a scenario, in the words of a cell.
    static func words(_ scenario: Scenario, _ column: Column) throws -> String {
        var scenario = scenario
        scenario.category = NotificationCategory(
            opensApp: column == .opensApp, customDismissAction: column == .dismiss)
        scenario.action =
            switch column {
            case .nothing, .silent: .nothing
            case .tap: .tap
            case .opensApp, .behind: .button
            case .dismiss: .dismiss
            case .icon: .open
            }
        let aps =
            column == .silent
            ? #"{"content-available":1}"# : #"{"alert":"hello","category":"call"}"#
        let plan = scenario.plan(for: try Payload(json: #"{"aps":\#(aps)}"#))
        let words = plan.steps.compactMap(word)
        return words.isEmpty ? "-" : words.joined(separator: " ")
    }

    private static func word(_ step: ScenarioPlan.Step) -> String? {
        switch step {
        case .display: nil
        case .log(let message): message == .sceneLifeCycleRequired ? "end" : nil
        case .callback(let callback): word(callback)
        }
    }

    /// Returns the letter of a callback.
    static func word(_ callback: AppCallback) -> String {
        switch callback.selector {
        case .didFinishLaunching: callback.carriesPayload ? "L(p)" : "L"
        case .sceneWillConnect: callback.carriesPayload ? "C(r)" : "C"
        case .sceneWillEnterForeground: "F"
        case .sceneDidBecomeActive: "A"
        case .willEnterForeground: "E"
        case .didBecomeActive: "B"
        case .willPresentNotification: "W"
        case .didReceiveResponse: "R"
        case .didReceiveRemoteNotificationWithFetchHandler: "f"
        case .didReceiveRemoteNotification: "l"
        default: callback.selector.rawValue
        }
    }
}
