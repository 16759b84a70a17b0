import Handset
import HandsetFacts
import HandsetLint
import HandsetTree

extension Diagnosis {
    /// Returns the cause of a mistake, if something shows it.
    func cause(by mistake: Mistake) -> Cause? {
        let lines = complaint.log.filter { line in
            mistake.logSigns.contains { words in
                words.allSatisfy { line.text.lowercased().contains($0.lowercased()) }
            }
        }
        // Nothing is said of an app that nobody gave.
        let sign =
            complaint.hasApp || mistake.station.isBeforeApp
            ? mistake.find(complaint) : nil
        guard sign != nil || !lines.isEmpty else { return nil }
        let ofLog = lines.prefix(3).map {
            Cause.Place(file: complaint.logName, line: $0.line, text: $0.text)
        }
        let places = (sign?.places ?? []) + ofLog
        let language = language(at: places)
        let change = (sign?.change ?? mistake.change) + place(ofDelegateIn: mistake)
        var cause = Cause(
            code: mistake.code, words: sign?.words ?? mistake.words, station: mistake.station,
            places: places,
            change: language == .objectiveC ? ObjectiveCNames.words(change) : change,
            confidence: lines.isEmpty ? sign?.confidence ?? .likely : .certain)
        cause.lines = code(of: sign?.advice ?? mistake.advice, in: language)
        cause.explains = explains(mistake) && sign?.fits != false || !lines.isEmpty
        cause.decides = sign?.decides
        // Nobody can tap what is not shown, so that nothing is certain of a tap on it.
        if cause.explains, cause.confidence == .certain, isOfTapOnNothing(cause) {
            cause.confidence = .likely
        }
        // What the other commands see otherwise is not certain.
        if lines.isEmpty, cause.explains, cause.confidence == .certain, isContradicted(cause) {
            cause.confidence = .likely
        }
        return cause
    }

    private func explains(_ mistake: Mistake) -> Bool {
        // The methods for notifications have no part in a call or in a Live Activity.
        if complaint.hasOtherReceiver, !mistake.station.isBeforeApp,
            mistake.symptoms.isDisjoint(with: [.incomingCall, .liveActivity])
        {
            return false
        }
        // Without a symptom everything that is wrong is told.
        if complaint.symptoms.isEmpty { return true }
        guard complaint.has(anyOf: mistake.symptoms) else { return false }
        // An error of a service has the causes that the service names.
        if let error = complaint.errors.first,
            complaint.symptoms.allSatisfy({ $0 == error.symptom })
        {
            return complaint.errors.contains { $0.mistakes.contains(mistake.code) }
        }
        // A fault at the launch explains nothing of an app that runs.
        return mistake.station != .launch || complaint.scenario.appState.needsLaunch
    }

    /// The language of the first place that is code; the language of the app if none is.
    private func language(at places: [Cause.Place]) -> CodeLanguage? {
        places.lazy.compactMap { CodeLanguage(path: $0.file) }.first ?? complaint.language
    }

    private func code(of advice: Advice, in language: CodeLanguage?) -> [String] {
        let lines = advice.lines(in: language)
        guard let object = complaint.centerDelegate else { return lines }
        return lines.map { line in
            // Not the beginning of a longer name, such as self.notifications.
            line.replacing(#/\.delegate = self(?![\w.])/#, with: ".delegate = \(object)")
        }
    }

    /// Returns where a line belongs that sets the center's delegate: the method of the launch that is there.
    private func place(ofDelegateIn mistake: Mistake) -> String {
        guard mistake.advice.lines(in: .swift).contains(where: { $0.contains(".delegate = ") }),
            let launch = complaint.method(.launch)
        else { return "" }
        let type = launch.type.isEmpty ? "" : ", in \(launch.type)"
        return "\(type) (\(launch.place.file):\(launch.place.line))"
    }

    /// The errors and warnings of the lint that no mistake has named.
    func causesOfFindings(besides codes: Set<String>) -> [(Cause, Set<Symptom>)] {
        let mistakes = Mistake.all.filter { codes.contains($0.code) }
        return complaint.findings.filter { finding in
            finding.rule.severity != .note && !mistakes.contains { $0.tells(finding) }
        }.map { finding in
            var cause = Cause(
                code: finding.rule.identifier, words: finding.finding,
                station: finding.isOfRequest ? .request : .payload,
                places: [Cause.Place(finding)], change: finding.advice,
                confidence: finding.rule.severity == .error ? .certain : .likely)
            let symptoms = finding.symptoms
            // Of a state and an action it is not told what explains nothing.
            cause.explains =
                complaint.symptoms.isEmpty
                ? !complaint.isPlaced || !symptoms.isEmpty
                : complaint.has(anyOf: symptoms) && !isContradicted(symptoms, by: finding)
            return (cause, symptoms)
        }
    }

    /// Returns true if nobody has said that nothing is shown, and the phone shows it in spite of a finding.
    private func isContradicted(_ symptoms: Set<Symptom>, by finding: LintFinding) -> Bool {
        !complaint.isTold && finding.rule.severity != .error
            && symptoms.intersection(complaint.symptoms) == [.notShown]
            && reception?.plan.display.showsAlert == true
    }

    /// The causes that the errors of services name.
    var causesOfErrors: [Cause] {
        complaint.errors.map { error in
            var cause = Cause(
                code: error.name, words: error.words, station: error.station, places: [],
                change: error.change, confidence: error.confidence)
            cause.explains = true
            return cause
        }
    }

    /// The causes that lines of a device's log name.
    ///
    /// - Parameter causes: The causes that mistakes have; a line that one of them tells is not told again.
    /// - Returns: The causes.
    func causesOfLines(besides causes: [Cause]) -> [Cause] {
        let told = Set(causes.flatMap(\.places))
        return DeviceLine.all.compactMap { known in
            let lines = complaint.log.filter { known.fits($0.text) }
            guard let first = lines.first else { return nil }
            var cause = Cause(
                code: known.code, words: known.words, station: known.station,
                places: lines.prefix(3).map {
                    Cause.Place(file: complaint.logName, line: $0.line, text: $0.text)
                }, change: known.change, confidence: known.confidence)
            cause.lines = known.advice.lines(in: complaint.language)
            cause.explains = !first.text.isEmpty
            return told.isSuperset(of: cause.places) ? nil : cause
        }
    }

    /// The reason why buttons are missing that the payload asks for none of; `nil` if that is not asked, or it does.
    private var buttonFault: Reason? {
        guard complaint.isTold, complaint.symptoms.first == .buttons,
            let content = complaint.content, content.hasAlert, content.category == nil
        else { return nil }
        return .noButton(.noCategory, isWaiting: false)
    }

    /// The reason of the phone's plan, if the user has no more to do.
    var causeOfReason: Cause? {
        guard complaint.hasApp, let reception, let reason = buttonFault ?? reception.reason,
            !reason.isWaiting,
            let remedy = Remedy(reason),
            // A call or a Live Activity is not the delegate's.
            !complaint.hasOtherReceiver
                || complaint.content?.hasAlert == true
                    && !complaint.isForLiveActivity,
            // The push has woken the app, whatever the app looks into.
            complaint.symptoms.first != .notWoken
                || !reception.plan.callbacks.contains(where: \.carriesPayload)
        else { return nil }
        let isAsked = complaint.symptoms.contains { symptom in
            [
                .tapDoesNothing, .tapDoesNothingWhenKilled, .notWoken, .notShownInForeground,
                .buttons, .buttonDoesNothing, .wrongScreen, .foregroundOnly, .backgroundOnly,
                .afterFirstLaunch,
            ].contains(symptom)
        }
        guard isAsked else { return nil }
        let mistake = Mistake.all.first { $0.code == reason.mistake }
        // That the app was not woken in the background is no answer to words about something else.
        guard !complaint.isTold || mistake?.symptoms != [.notWoken] || complaint.has(.notWoken)
        else { return nil }
        var cause = Cause(
            code: mistake?.code ?? reason.code, words: FateWords(reason).words,
            station: mistake?.station ?? .callback, places: [], change: remedy.words,
            confidence: .likely)
        cause.lines = mistake?.advice.lines(in: complaint.language) ?? []
        cause.explains = true
        return cause
    }
}

extension LintFinding {
    /// True if it is about the headers.
    var isOfRequest: Bool {
        ["push-type", "priority", "topic"].contains { rule.identifier.hasPrefix($0) }
    }

    var symptoms: Set<Symptom> {
        if isOfRequest { return [.refused, .notShown, .notWoken] }
        // iOS passes over a key of the app's own; only where another was meant something is missing.
        if rule.identifier == "aps-unknown-key", advice == rule.advice { return [] }
        switch keys.first(where: { $0 != "aps" }) {
        case "badge": return [.badge]
        case "sound": return [.sound]
        case "category": return [.buttons]
        case "mutable-content": return [.picture]
        case "content-available": return [.notWoken]
        case "interruption-level": return [.timeSensitive]
        case "content-state", "event", "attributes", "attributes-type", "timestamp",
            "stale-date", "dismissal-date":
            return [.liveActivity]
        default:
            return rule.severity == .error ? [.notShown, .refused, .tapDoesNothing] : [.notShown]
        }
    }
}
