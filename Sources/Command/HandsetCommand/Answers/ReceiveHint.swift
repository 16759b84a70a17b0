import Handset
import HandsetSuites

/// The lines with which `handset receive` ends: for a person at a terminal, and where it would end without a word.
///
/// They go to standard error; data and log stay what they are for programs that read them.
struct ReceiveHint {
    /// True if the user has given no app, so that the built-in one of 2011 plays.
    private let isOfArticle: Bool
    /// True if a person reads standard error.
    let isForPerson: Bool
    private let isOff: Bool
    private let scenario: Scenario
    private var last: Reception?

    init(_ answer: PayloadAnswer, _ settings: AnswerSettings, givesApp: Bool) {
        isOfArticle = !givesApp
        isForPerson = StandardStreams.isErrorTerminal
        isOff = settings.log == .bare
        // Without an app, the answer shows the phone of today.
        var scenario =
            givesApp ? answer.app.scenario : NoApp.file(on: []).settings.applied(to: .ofTheApp)
        if !givesApp {
            scenario.application = Application(systemVersion: .newest)
            scenario.appState = .background
        }
        scenario.action = .tap
        self.scenario = scenario
    }

    mutating func take(_ reception: Reception) {
        if isForPerson { last = reception }
    }

    /// Tells what there is to tell, unless the run is quiet: to a person, unless the log is bare, and elsewhere only if
    /// nothing else was written.
    func tell(_ streams: StandardStreams) throws(OutputError) {
        if let last, !isOff {
            for line in lines(on: last) { try streams.note("handset: \(line)") }
        } else if streams.isUntouched {
            try streams.note(
                isOfArticle
                    ? "handset: no app was given, and the built-in one of 2011 finds nothing here; say what a tap opens: "
                        + "--key-path KEY, --app ios/MyApp, or handset init (handset explain shows the keys)"
                    : "handset: nothing to open was found; handset explain shows why")
        }
    }

    /// The part of the phone, of a tap, and of the app.
    private func lines(on reception: Reception) -> [String] {
        let seen = try? ReceivingApp(rules: SessionRules([]), scenario: scenario)
            .receive(reception.payload)
        let plan = seen?.plan
        let shown = plan?.display.partNames ?? []
        let names = (plan?.callbacks ?? []).filter(\.carriesPayload).map(\.selector.rawValue)
        let tap = plan?.isActionPossible == true ? "a tap calls" : "iOS calls"
        let version = scenario.application.systemVersion
        return [
            "\(reception.payload.origin): iOS \(version) shows "
                + (shown.isEmpty ? "nothing" : shown.joined(separator: ", ")),
            names.isEmpty
                ? "no method of the app gets the payload"
                : "\(tap) \(names.joined(separator: ", ")), with the whole payload",
            opened(by: reception),
        ]
    }

    private func opened(by reception: Reception) -> String {
        let app = isOfArticle ? "no app was given, and the built-in one of 2011" : "the app"
        var url: String?
        reception.outcomes.forEachRoute { route in url = url ?? route.lookup.url }
        if let url { return "\(app) opened \(SourceExcerpt.shown(url))" }
        guard isOfArticle else {
            return
                "\(app) opened nothing: \(reception.reason.map { "\($0)" } ?? "handset explain shows why")"
        }
        return "\(app) opened nothing; say what a tap opens by "
            + TargetQuestion.answers(for: reception.payload)
    }
}
