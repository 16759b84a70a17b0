/// The results of one payload in every state of the app, with every action of the user, on some
/// versions of iOS.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// let matrix = try DeviceMatrix(of: payload, on: [IOSVersion(4), IOSVersion(9)])
/// let lost = matrix.rows.filter { $0.fate == .lost && $0.device.action == .tap }
/// for row in lost { print(row.device.application.systemVersion, row.device.appState) }
/// // 4.0 notRunning
/// // 4.0 forceQuit
/// // 9.0 notRunning
/// // 9.0 forceQuit
/// ```
public struct DeviceMatrix: Sendable {
    /// Where the payload came from.
    public var origin: PayloadOrigin
    /// The sessions that the rules find on the first of the versions.
    public var routes: [SessionRoute] {
        get { found.routes }
        set { found = FoundSessions(newValue, in: found.payload) }
    }
    /// The device with its app.
    public var device: Device
    /// The rows, by version, then by state, then by action.
    public var rows: [MatrixRow]

    /// The sessions, of which a payload can have a million.
    private(set) var found: FoundSessions

    /// Creates the matrix of a payload.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - device: The device with its app; its version, state and action are ignored.
    ///   - versions: The versions of iOS.
    ///   - rules: The rules that find sessions; the app's by default.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    public init(
        of payload: Payload, at device: Device = .ofTheApp, on versions: [IOSVersion],
        rules: SessionRules = .app
    ) throws(SessionSearchError) {
        origin = payload.origin
        self.device = device
        let router = SessionRouter(rules: rules, handler: LookupHandler())
        let first = payload.made(by: versions.first ?? .ofTheApp)
        let found = try FoundSessions(in: first, by: router)
        self.found = found
        let haveSessions = try versions.map { version throws(SessionSearchError) in
            let payload = payload.made(by: version)
            return payload.tree === first.tree
                ? !found.isEmpty : try !FoundSessions(in: payload, by: router).isEmpty
        }
        rows = zip(versions, haveSessions).flatMap { version, hasSession in
            AppState.allCases.flatMap { state in
                UserAction.allCases.map { action in
                    var device = device
                    device.application.systemVersion = version
                    device.appState = state
                    device.action = action
                    let plan = device.plan(for: payload)
                    return MatrixRow(
                        device: device, plan: plan,
                        fate: SessionFate(by: plan, hasSession: hasSession))
                }
            }
        }
    }

    /// The matrix as one line of JSON in UTF-8, without a newline.
    ///
    /// The members and their order are stable: a later version may add members, but changes none.
    /// `possible` is true if the user's action is possible, and `times` is the number of callbacks that open
    /// the sessions.
    ///
    /// ```json
    /// {"source":"stdin","number":1,"line":1,"bytes":30,"sessions":["42"],
    /// "device":{"delegates":["legacy"],"backgroundModes":[],"launchOptions":false,
    /// "permission":["alert","badge","sound"],"backgroundRefresh":true,"category":
    /// {"action":"ACTION","opensApp":false,"customDismiss":false},"assumptions":{}},
    /// "rows":[{"ios":"4.0","appState":"active","action":"nothing","possible":true,"callbacks":
    /// [{"selector":"application:didReceiveRemoteNotification:","applicationState":0,
    /// "payload":true}],"shown":{"alert":false},"session":"routed","times":1,"log":[]}]}
    /// ```
    public var json: [UInt8] { jsonText.bytes }

    /// Writes the line of JSON and a terminator, piece by piece.
    ///
    /// - Parameters:
    ///   - terminator: The last byte.
    ///   - piece: Receives each piece in turn.
    /// - Throws: The error of the closure.
    package func writeJSON(terminator: UInt8, to piece: ([UInt8]) throws -> Void) throws {
        try jsonText.write(terminator: terminator, to: piece)
    }

    private var jsonText: JSONText {
        let found = found
        return .object(
            origin.members + [
                (
                    "sessions",
                    .elements { write in
                        try found.forEachRoute { route in
                            try write(.string(route.match.session))
                            return true
                        }
                    }
                ),
                ("device", device.json),
                ("rows", .array(rows.map(\.json))),
            ])
    }
}
