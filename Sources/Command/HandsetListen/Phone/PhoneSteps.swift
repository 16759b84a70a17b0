import Handset
import HandsetPage

/// The steps at the phone since an arrival or an action, as the page shows them.
struct PhoneSteps: Sendable {
    /// The steps, in order, without the arrival or the action itself.
    private(set) var history: [PageHistoryEntry] = []
    private(set) var statements: [PageStatement] = []
    private(set) var outcomes: [SessionOutcome] = []
    /// The things that the app's own code has opened.
    var opened: [PageOpened] = []
    /// The run of the app's own code; `nil` for a described app.
    var cell: ScenarioMatrix?
    /// The number of callbacks in which the app has found a session.
    private(set) var lookCount = 0

    /// The number of statements of one callback that the page keeps; no sender sends as many sessions.
    private static let statementLimit = 1_000

    /// Takes the steps out of a result, whose calls are in order; `time` is in milliseconds since 1970.
    ///
    /// `isAtOnce` is true if the callbacks have that time too, false if they have their own.
    init(
        of delivery: Delivery, _ calls: [AppNotes.Call], at time: Int,
        cause: PageHistoryEntry.Kind, in appState: AppState,
        members: JSONMembers = [:],
        routesIn: RoutingCallbacks, isAtOnce: Bool = false
    ) {
        var calls = calls[...]
        var time = time
        history.append(PageHistoryEntry(cause, at: time, in: appState, members))
        for step in delivery.steps {
            switch step {
            case .display(let display): history.append(PageHistoryEntry(display, at: time))
            case .log(let message): history.append(PageHistoryEntry(message, at: time))
            case .callback(let callback):
                let place = calls.firstIndex { $0.selector == callback.selector }
                let call = place.map { calls[$0] }
                if let place { calls = calls[(place + 1)...] }
                // The phone may get a notification long after its arrival, when somebody asks for it.
                if cause != .arrived, !isAtOnce { time = max(time, call?.time ?? time) }
                take(callback, call, at: time, routesIn, delivery.faults)
                add(call?.outcomes ?? [], at: time, cause)
            }
        }
    }

    /// Takes the steps of an app's own code.
    init(_ history: [PageHistoryEntry], opened: [PageOpened], cell: ScenarioMatrix) {
        self.history = history
        self.opened = opened
        self.cell = cell
    }

    private mutating func take(
        _ callback: AppCallback, _ call: AppNotes.Call?, at time: Int,
        _ routesIn: RoutingCallbacks, _ faults: [DelegateFault]
    ) {
        let looked = callback.carriesPayload && routesIn.contains(callback.selector)
        let fault = faults.first { $0.selector == callback.selector }
        history.append(
            PageHistoryEntry(
                .callback, at: time,
                [
                    "selector": .string(callback.selector.rawValue),
                    "applicationState": .integer(callback.applicationState.rawValue),
                    "payload": .boolean(callback.carriesPayload), "looked": .boolean(looked),
                ] + callback.response
                    + [
                        "completionHandler": call?.result.map { .string($0) },
                        "fault": fault.map { .string("\($0)") },
                    ]))
    }

    private mutating func add(
        _ outcomes: [SessionOutcome], at time: Int, _ cause: PageHistoryEntry.Kind
    ) {
        guard !outcomes.isEmpty else { return }
        lookCount += 1
        self.outcomes += outcomes
        statements += outcomes.prefix(Self.statementLimit).map { outcome in
            PageStatement(
                time: time, session: outcome.route.match.session,
                url: outcome.route.lookup.url, javaScript: outcome.route.lookup.javaScript,
                cause: cause.rawValue)
        }
    }
}

extension PageHistoryEntry {
    init(_ display: NotificationDisplay, at time: Int) {
        self.init(.shown, at: time, ["shown": .object(display.members(showing: nil))])
    }

    init(_ message: SystemMessage, at time: Int) {
        self.init(.log, at: time, ["text": .string(message.description)])
    }
}

extension UserChoice {
    /// The members that tell of the button and of the text.
    var members: JSONMembers {
        [
            "button": actionIdentifier.map { .string($0) },
            "text": userText.map { .string($0) },
        ]
    }
}
