/// The results of one payload in every state of the app, with every action of the user, on some
/// versions of iOS.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// let app = ReceivingApp(scenario: .ofTheApp)
/// let matrix = try app.matrix(of: payload, on: [IOSVersion(4), IOSVersion(9)])
/// let lost = matrix.rows.filter { $0.fate.code == "lost" && $0.scenario.action == .tap }
/// for row in lost { print(row.scenario.application.systemVersion, row.scenario.appState) }
/// // 4.0 notRunning
/// // 4.0 forceQuit
/// // 9.0 notRunning
/// // 9.0 forceQuit
/// ```
public struct ScenarioMatrix: Sendable {
    /// The source of the payload.
    public package(set) var origin: PayloadOrigin
    /// The sessions that the rules find on the first of the versions: after a tap, or, if there are none, after
    /// the first action of which there are some.
    public package(set) var routes: [SessionRoute] {
        get { found.routes }
        set { found = FoundSessions(newValue, in: found.payload) }
    }
    /// The scenario that all rows are made of.
    public package(set) var scenario: Scenario
    /// The rows, by version, then by state, then by action.
    ///
    /// If a version may hand a silent push to the app, the rows of each state end with the other fates of
    /// silent pushes.
    public package(set) var rows: [ScenarioMatrix.Row]

    /// The outcome of the service extension, on the versions that have one; `nil` if the app has none.
    public private(set) var serviceExtension: ServiceExtensionOutcome?

    /// The miss of each rule if no rule finds a session; otherwise empty.
    public private(set) var misses: [SessionMiss] = []

    /// The sessions, of which a payload can have a million.
    package private(set) var found: FoundSessions

    /// True if rules looked for a session, and found none.
    package var lacksSession: Bool { appOfRuns == nil && found.isEmpty }

    /// True if rules looked for sessions; false if there are none that say what a tap opens.
    package private(set) var hasRules = true

    /// The name of the app whose own code has run; `nil` for an app that is described.
    package private(set) var appOfRuns: String?

    /// The names of the app that are not here; `nil` if all are, or if the caller has not asked.
    package var standIns: RunStandIns?

    /// The version, state and action of `scenario` are ignored.
    ///
    /// If `pushType` is `nil`, the payload alone shows it. `serviceExtension` is the outcome from iOS 10 on;
    /// `nil` if the app has none. `searcher` finds the reasons why there is no session; if `nil`, they are not sought.
    package init(
        of payload: Payload, in scenario: Scenario = Scenario(), on versions: [IOSVersion],
        rules: SessionRules = .app, pushType: PushType? = nil,
        serviceExtension: ServiceExtensionOutcome? = nil, searcher: MissSearcher? = nil
    ) throws(SessionSearchError) {
        self.scenario = scenario
        self.serviceExtension = serviceExtension
        hasRules = !rules.rules.isEmpty
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
        origin = payload.origin
        rows = []
        var search = ResponseSearch(in: first, by: router)
        let firstScenario = scenario.on(versions.first)
        found = try search.firstFound(in: firstScenario, by: APSContent(first, pushType: pushType))
        if found.isEmpty, let searcher {
            let rules = rules.answered(by: firstScenario.with(.tap).response())
            misses = try searcher.misses(in: first, rules: rules)
        }
        var sentSearch = search
        for (index, version) in versions.enumerated() {
            let scenario = scenario.on(version)
            let content = APSContent(
                payloads[index], changedFrom: sent[index], pushType: pushType)
            search.change(to: payloads[index])
            let asSent = scenario.hasNewContent(content) && serviceExtension != nil
            if asSent { sentSearch.change(to: sent[index]) }
            for (scenario, isOfSilentPush) in scenario.cells(for: content) {
                let response = scenario.response(to: content)
                let found = try search.sessions(after: response)
                let hasSessionAsSent =
                    asSent ? try !sentSearch.sessions(after: response).isEmpty : nil
                add(
                    Reception(
                        of: found, in: scenario, by: scenario.plan(for: content),
                        hasSessionAsSent: hasSessionAsSent), content,
                    isOfSilentPush: isOfSilentPush, search)
            }
        }
    }

    /// Creates the matrix of a payload that an app without a service extension has received, on its version.
    ///
    /// `rules` are the app's.
    package init(
        of reception: Reception, rules: SessionRules, pushType: PushType?
    ) throws(SessionSearchError) {
        origin = reception.payload.origin
        scenario = reception.scenario
        rows = []
        let content = APSContent(reception.payload, pushType: pushType)
        var search = ResponseSearch(
            in: reception.payload, by: SessionRouter(rules: rules, handler: LookupHandler()),
            known: reception.found)
        found = try search.firstFound(in: scenario, by: content)
        for (scenario, isOfSilentPush) in scenario.cells(for: content) {
            let found = try search.sessions(after: scenario.response(to: content))
            add(
                Reception(of: found, in: scenario, by: scenario.plan(for: content)), content,
                isOfSilentPush: isOfSilentPush, search)
        }
    }

    /// Creates a matrix without rows, of an app whose own code runs.
    init(of payload: Payload, in scenario: Scenario, ranBy app: String) {
        origin = payload.origin
        self.scenario = scenario
        rows = []
        found = FoundSessions([], in: payload)
        appOfRuns = app
    }

    private mutating func add(
        _ reception: Reception, _ content: APSContent, isOfSilentPush: Bool,
        _ search: ResponseSearch
    ) {
        let isOther = search.readsResponse && !found.areSame(as: reception.found)
        var row = ScenarioMatrix.Row(
            reception, isOfSilentPush: isOfSilentPush, findsOtherSessions: isOther)
        if reception.fate != .none { row.grounds = reception.scenario.grounds(of: content) }
        rows.append(row)
    }

    /// The matrix as one line of JSON in UTF-8, without a newline, as `handset matrix --format json` writes it.
    ///
    /// The members and their order are stable: a later version may add members, but changes none. `possible` is
    /// true if the user's action is possible, and `times` is the number of callbacks that open the sessions. A
    /// row has `sessions` if its action leads the rules to others. `misses` is present if there is no session.
    /// `silent` is present in rows that show a fate of silent pushes, and `restsOn` in rows whose fate rests on
    /// something unknown: `sdk`, or a point.
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
    public var json: [UInt8] { jsonText.bytes }

    package func writeJSON(terminator: UInt8, to piece: ([UInt8]) throws -> Void) throws {
        try jsonText.write(terminator: terminator, to: piece)
    }

    private var jsonText: JSONText {
        let found = found
        return .object(
            origin.members + [
                "app": appOfRuns.map { .string($0) }, "standIns": standIns?.json,
                "sessions": .elements { write in
                    try found.forEachRoute { route in
                        try write(.string(route.match.session))
                        return true
                    }
                },
            ] + membersAfterSessions)
    }

    /// The members of a record after its sessions, which do not tell them.
    var membersAfterSessions: JSONMembers {
        [
            "opened": appOfRuns == nil ? nil : .array(effects.map(\.json)),
            "misses": misses.isEmpty ? nil : .array(misses.map(\.json)), "device": scenario.json,
            "serviceExtension": serviceExtension?.json, "rows": .array(rows.map(\.json)),
        ]
    }

    /// Names in each row the claims about iOS that decided its plan.
    ///
    /// `sent` is the payload before a service extension has changed it; a `pushType` of `nil` is what that shows.
    package mutating func nameClaims(sent: Payload, pushType: PushType? = nil) {
        let equalKeys = scenario.unconfirmed.equalKeys
        for index in rows.indices {
            let reception = rows[index].reception
            let version = reception.scenario.application.systemVersion
            let content = APSContent(
                reception.payload, changedFrom: sent.made(by: version, equalKeys: equalKeys),
                pushType: pushType)
            rows[index].claims = reception.scenario.claims(for: content)
        }
    }

    /// The claims of all rows, each once, in the order of the rows.
    package var claims: [ClaimName] {
        var claims: [ClaimName] = []
        for claim in rows.flatMap({ $0.claims ?? [] }) where !claims.contains(claim) {
            claims.append(claim)
        }
        return claims
    }
}
