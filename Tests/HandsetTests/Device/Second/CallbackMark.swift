import Handset

/// A callback in a cell of the tables: `enter:1`, `launch+:2`, `connect?:L`, `answer:now`.
///
/// After the name, `+` stands for a callback with the payload, and `?` for one that has it if the response is
/// in the connection options. After the colon is the application state: 0, 1, 2, `now` for the state in which
/// the notification found the app, or `L` for the state at a launch of scenes.
struct CallbackMark: Sendable {
    enum State: Sendable {
        case fixed(Application.State)
        case now
        case launch
    }

    /// The method; `nil` for the one that gets the user's answer.
    let selector: AppCallback.Selector?
    let hasPayload: Bool
    let hasResponse: Bool
    let state: State

    /// Reads a mark.
    init(_ text: some StringProtocol) throws {
        let parts = text.split(separator: ":")
        guard parts.count == 2, let state = Self.states[String(parts[1])] else {
            throw SituationTable<CallbackMark>.Fault(row: String(text))
        }
        hasResponse = parts[0].hasSuffix("?")
        let isMarked = hasResponse || parts[0].hasSuffix("+")
        let name = String(isMarked ? parts[0].dropLast() : parts[0])
        selector = Self.selectors[name]
        guard selector != nil || name == "answer" else {
            throw SituationTable<CallbackMark>.Fault(row: String(text))
        }
        hasPayload = parts[0].hasSuffix("+")
        self.state = state
    }

    /// Reads the marks of a cell.
    static func marks(_ cell: String) throws -> [CallbackMark] {
        try cell.split(separator: " ").map { try CallbackMark($0) }
    }

    private static let states: [String: State] = [
        "0": .fixed(.active), "1": .fixed(.inactive), "2": .fixed(.background), "now": .now,
        "L": .launch,
    ]

    /// The short names of the methods.
    static let selectors: [String: AppCallback.Selector] = [
        "launch": .didFinishLaunching, "connect": .sceneWillConnect,
        "enter": .willEnterForeground, "sceneEnter": .sceneWillEnterForeground,
        "become": .didBecomeActive, "sceneBecome": .sceneDidBecomeActive,
        "legacy": .didReceiveRemoteNotification,
        "fetch": .didReceiveRemoteNotificationWithFetchHandler,
        "action8": .handleAction, "action9": .handleActionWithResponseInfo,
        "willPresent": .willPresentNotification, "didReceive": .didReceiveResponse,
    ]
}
