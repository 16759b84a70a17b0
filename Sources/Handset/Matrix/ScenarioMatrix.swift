/// The results of one payload in every state of the app, with every action of the user, on some
/// versions of iOS.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// let matrix = try ScenarioMatrix(of: payload, on: [IOSVersion(4), IOSVersion(9)])
/// let lost = matrix.rows.filter { $0.fate == .lost && $0.scenario.action == .tap }
/// for row in lost { print(row.scenario.application.systemVersion, row.scenario.appState) }
/// // 4.0 notRunning
/// // 4.0 forceQuit
/// // 9.0 notRunning
/// // 9.0 forceQuit
/// ```
package struct ScenarioMatrix: Sendable {
    package var origin: PayloadOrigin
    /// The sessions that the rules find on the first of the versions.
    package var routes: [SessionRoute] {
        get { found.routes }
        set { found = FoundSessions(newValue, in: found.payload) }
    }
    /// The scenario that all rows are made of.
    package var scenario: Scenario
    /// The rows, by version, then by state, then by action.
    ///
    /// If a version may hand a silent push to the app, the rows of each state end with the other fates of
    /// silent pushes.
    package var rows: [MatrixRow]

    /// The outcome of the service extension, on the versions that have one; `nil` if the app has none.
    package private(set) var serviceExtension: ServiceExtensionOutcome?

    /// The miss of each rule if no rule found a session and a search for misses was given; otherwise empty.
    package private(set) var misses: [SessionMiss] = []

    /// The sessions, of which a payload can have a million.
    package private(set) var found: FoundSessions

    /// The version, state and action of `scenario` are ignored.
    ///
    /// If `pushType` is `nil`, the payload alone shows it. `serviceExtension` is the outcome from iOS 10 on;
    /// `nil` if the app has none. `searcher` finds the reasons why there is no session; if `nil`, nobody asks.
    package init(
        of payload: Payload, in scenario: Scenario = .ofTheApp, on versions: [IOSVersion],
        rules: SessionRules = .app, pushType: PushType? = nil,
        serviceExtension: ServiceExtensionOutcome? = nil, searcher: MissSearcher? = nil
    ) throws(SessionSearchError) {
        origin = payload.origin
        self.scenario = scenario
        self.serviceExtension = serviceExtension
        let equalKeys = scenario.unconfirmed.equalKeys
        let sent = versions.map { payload.made(by: $0, equalKeys: equalKeys) }
        let payloads = zip(versions, sent).map { version, sent in
            version < IOSVersion(10)
                ? sent
                : serviceExtension?.payload(changedFrom: payload)
                    .made(by: version, equalKeys: equalKeys) ?? sent
        }
        let router = SessionRouter(rules: rules, handler: LookupHandler())
        let first = payloads.first ?? payload.made(by: .ofTheApp, equalKeys: equalKeys)
        let found = try FoundSessions(in: first, by: router)
        self.found = found
        if found.isEmpty, let searcher {
            misses = try searcher.misses(in: first, rules: rules)
        }
        let search = { (payload: Payload) throws(SessionSearchError) in
            payload.tree === first.tree ? found : try FoundSessions(in: payload, by: router)
        }
        let founds = try payloads.map(search)
        let foundsAsSent = serviceExtension == nil ? founds : try sent.map(search)
        rows = versions.indices.flatMap { index in
            var scenario = scenario
            scenario.application.systemVersion = versions[index]
            let content = APSContent(
                payloads[index], changedFrom: sent[index], pushType: pushType)
            let asSent = scenario.hasNewContent(content) ? foundsAsSent[index] : founds[index]
            return Self.rows(of: content, in: scenario) { scenario in
                Reception(
                    of: founds[index], in: scenario, by: scenario.plan(for: content),
                    hasSessionAsSent: !asSent.isEmpty)
            }
        }
    }

    /// Creates the matrix of a payload that an app without a service extension has received, on its version.
    package init(of reception: Reception, pushType: PushType?) {
        origin = reception.payload.origin
        scenario = reception.scenario
        found = reception.found
        let content = APSContent(reception.payload, pushType: pushType)
        rows = Self.rows(of: content, in: scenario) { scenario in
            Reception(of: reception.found, in: scenario, by: scenario.plan(for: content))
        }
    }

    private static func rows(
        of content: APSContent, in scenario: Scenario, receive: (Scenario) -> Reception
    ) -> [MatrixRow] {
        func row(_ scenario: Scenario, isOfSilentPush: Bool = false) -> MatrixRow {
            MatrixRow(receive(scenario), isOfSilentPush: isOfSilentPush)
        }
        let isSilent = scenario.isSilent(content) && scenario.mayWakeApp
        return AppState.allCases.flatMap { state in
            var scenario = scenario
            scenario.appState = state
            let ofActions = UserAction.allCases.map { action in
                var acting = scenario
                // The button and the text of the scenario's own choice stay.
                if action != scenario.action { acting.action = action }
                return row(acting)
            }
            guard isSilent else { return ofActions }
            scenario.action = .nothing
            return ofActions
                + SilentDelivery.allCases.filter { $0 != scenario.silentDelivery }.map { delivery in
                    scenario.silentDelivery = delivery
                    return row(scenario, isOfSilentPush: true)
                }
        }
    }

    /// The matrix as one line of JSON in UTF-8, without a newline.
    ///
    /// The members and their order are stable: a later version may add members, but changes none.
    /// `possible` is true if the user's action is possible, and `times` is the number of callbacks that open
    /// the sessions. `misses` is present if there is no session. `silent` is present in rows that show a fate of silent pushes.
    ///
    /// ```json
    /// {"source":"stdin","number":1,"line":1,"bytes":30,"sessions":["42"],
    /// "device":{"delegates":["legacy"],"backgroundModes":[],"launchOptions":false,
    /// "permission":["alert","badge","sound"],"backgroundRefresh":true,"category":
    /// {"action":"ACTION","opensApp":false,"customDismiss":false},"routesIn":["legacy","fetch",
    /// "actions","will-present","did-receive"],"lifeCycle":"application","lateDelegate":false,
    /// "quiet":[],"silent":"delivered","categories":[],"assumptions":{}},
    /// "rows":[{"ios":"4.0","appState":"active","action":"nothing","possible":true,"callbacks":
    /// [{"selector":"application:didReceiveRemoteNotification:","applicationState":0,
    /// "payload":true}],"shown":{"alert":false},"fate":{"code":"routed","words":"opened"},
    /// "times":1,"log":[]}]}
    /// ```
    package var json: [UInt8] { jsonText.bytes }

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
                )
            ] + membersAfterSessions)
    }

    /// The members of a record after its sessions, which do not tell them.
    var membersAfterSessions: [(key: String, value: JSONText)] {
        (misses.isEmpty ? [] : [("misses", .array(misses.map(\.json)))])
            + [("device", scenario.json)]
            + (serviceExtension.map { [("serviceExtension", $0.json)] } ?? [])
            + [("rows", .array(rows.map(\.json)))]
    }
}
