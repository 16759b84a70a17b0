package import Handset
package import HandsetFacts
package import HandsetLint
package import HandsetSystemLog

/// Everything that is known of a push that does not do what it should.
package struct Complaint: Sendable {
    /// The app's sources, as they were read; `nil` if there is only a description.
    package var app: ReadApp?
    /// The device, the app's state and the user's action.
    package var scenario: Scenario
    /// The payload; `nil` if none was given.
    package var payload: Payload?
    package var findings: [LintFinding] = []
    /// The headers of its request, as far as they are known.
    package var headers = LintHeaders()
    /// The topic of the app; `nil` if it is not known.
    package var topic: String?
    /// The environment of Apple's service that the push is sent to; `nil` if it is not known.
    package var environment: String?
    package var symptoms: [Symptom] = []
    /// The errors of services that somebody named.
    package private(set) var errors: [ServiceError] = []
    /// The words of whoever asks; empty for none.
    package var told = ""
    /// The parts of the words of which nothing was understood.
    package private(set) var unknown: [String] = []
    /// True if somebody said what is seen; false if it follows from the state and the action.
    package var isTold = false
    /// True if the payload is what a push service makes of a message.
    package var fromService = false
    /// True if the state or the action was given.
    package var isPlaced = false
    /// False if nobody gave an app, so that nothing is known of one.
    package var hasApp = true
    /// The callbacks, by their short names in facts, that the phone calls in this state with this action.
    var called: Set<AppFact.Callback> = []
    /// Lines of a device's log, each with its number.
    package var log: [(line: Int, text: String)] = []
    package var logName = ""
    /// The lines of iOS's own processes in that log; `nil` without one.
    package var systemLog: SystemLog?

    package init(scenario: Scenario) { self.scenario = scenario }

    /// Returns the complaint about one payload.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - findings: The findings of the lint in it and in the headers.
    ///   - headers: The headers of its request; if `nil`, those that are known already.
    /// - Returns: The complaint with all else that is known.
    package func about(
        _ payload: Payload, finding findings: [LintFinding], under headers: LintHeaders? = nil
    ) -> Complaint {
        var complaint = self
        complaint.payload = payload
        complaint.findings = findings
        complaint.headers = headers ?? self.headers
        return complaint
    }

    package func facts(_ kind: AppFact.Kind) -> [AppFact] { app?.reading.facts(of: kind) ?? [] }

    /// Returns the methods of the sources that are one of some callbacks.
    func methods(_ callbacks: AppFact.Callback...) -> [AppFact] {
        facts(.method).filter { $0.callback.map(callbacks.contains) ?? false }
    }

    /// The part of the payload that the system reads; `nil` without a payload.
    package var content: APSContent? { payload.map { APSContent($0) } }

    /// Returns true if the symptom is one of these, or is near to one.
    package func has(_ symptoms: Symptom...) -> Bool {
        let all = self.symptoms + self.symptoms.flatMap(\.near)
        return symptoms.contains(where: all.contains)
    }

    /// Returns true if the symptom's own words have a word.
    func mentions(_ word: String) -> Bool { told.lowercased().contains(word) }

    /// Understands people's own words, and looks at the state and the action that they name.
    ///
    /// - Parameters:
    ///   - text: The words.
    ///   - appState: The state that was given by hand, which wins; `nil` if none was.
    ///   - choice: The action that was given by hand, which wins; `nil` if none was.
    package mutating func understand(
        _ text: String, givenState appState: AppState?, givenAction choice: UserChoice?
    ) {
        let reading = SymptomReading(text)
        told = text
        symptoms = reading.symptoms
        errors = reading.errors
        unknown = reading.unknown
        isTold = !symptoms.isEmpty
        guard let first = symptoms.first else { return }
        let isOfLaunch = first.isOfTap && symptoms.contains(.tapDoesNothingWhenKilled)
        let cell = reading.cell(for: isOfLaunch ? .tapDoesNothingWhenKilled : first)
        scenario.appState = appState ?? cell.appState
        scenario.choice = choice ?? cell.choice
    }

    package func isFound(_ names: String...) -> [LintFinding] {
        findings.filter { names.contains($0.rule.identifier) }
    }

    /// Returns the value at keys in `userInfo`; `nil` if there is none.
    ///
    /// A key may have full stops itself: `order.id` is that key, or else the key `id` of `order`.
    package func value(at path: String) -> PayloadValue? {
        payload.flatMap { Self.value(at: path.split(separator: "."), of: $0.userInfo) }
    }

    private static func value(at keys: [Substring], of value: PayloadValue) -> PayloadValue? {
        guard !keys.isEmpty else { return value }
        for count in (1...keys.count).reversed() {
            guard let inner = value[keys.prefix(count).joined(separator: ".")] else { continue }
            if let found = Self.value(at: Array(keys.dropFirst(count)), of: inner) { return found }
        }
        return nil
    }
}
