package import Handset
import HandsetLint
import HandsetReading

/// The answer to why a push does not do what it should: the causes, the likeliest first.
package struct Diagnosis: Sendable {
    /// The complaint that it answers.
    package let complaint: Complaint
    /// The reception of the payload at the phone; `nil` without a payload, or if it cannot be searched.
    package let reception: Reception?
    /// The causes, the likeliest first.
    package private(set) var causes: [Cause] = []

    /// Looks for all causes.
    ///
    /// - Parameters:
    ///   - complaint: What is known.
    ///   - rules: The rules that find what the app routes on.
    package init(_ complaint: Complaint, rules: SessionRules) {
        var complaint = complaint
        if complaint.symptoms.isEmpty, complaint.isPlaced {
            complaint.symptoms = complaint.expectedSymptoms
        }
        self.complaint = complaint
        reception = complaint.payload.flatMap { payload in
            try? ReceivingApp(rules: rules, scenario: complaint.scenario).receive(payload)
        }
        var ranked = Mistake.all.enumerated().compactMap { index, mistake in
            cause(by: mistake).map { ($0, rank(of: $0, seen: mistake.symptoms, index)) }
        }
        let codes = Set(ranked.map(\.0.code))
        for (cause, symptoms) in causesOfFindings(besides: codes) {
            ranked.append((cause, rank(of: cause, seen: symptoms, 1_000)))
        }
        if !ranked.contains(where: { $0.0.explains }), let cause = causeOfReason {
            ranked.append((cause, rank(of: cause, seen: Set(complaint.symptoms), 2_000)))
        }
        causes = ranked.sorted { $0.1 < $1.1 }.map(\.0)
        tellWhatDecides()
    }

    /// The answer to a payload that is none: its refusal is the cause.
    package init(_ complaint: Complaint, refusedFor record: RefusalRecord) {
        self.complaint = complaint
        reception = nil
        var cause = Cause(
            code: record.code, words: record.finding, station: .payload,
            places: [Cause.Place(file: record.place.source, line: record.place.line)],
            change: record.advice, confidence: .certain)
        cause.explains = true
        causes = [cause]
    }

    /// The place of a cause in the list: the smallest comes first.
    private struct Rank: Comparable {
        let parts: [Int]

        static func < (left: Rank, right: Rank) -> Bool {
            left.parts.lexicographicallyPrecedes(right.parts)
        }
    }

    private func rank(of cause: Cause, seen symptoms: Set<Symptom>, _ index: Int) -> Rank {
        let symptom = complaint.symptoms.firstIndex(where: symptoms.contains) ?? 100
        let confidence =
            [Confidence.certain, .likely, .guess].firstIndex(of: cause.confidence) ?? 2
        return Rank(parts: [
            cause.explains ? 0 : 1, cause.confidence == .guess ? 1 : 0, symptom, confidence,
            cause.station.rawValue, index,
        ])
    }

    private func cause(by mistake: Mistake) -> Cause? {
        let lines = complaint.log.filter { line in
            mistake.logSigns.contains { words in
                words.allSatisfy { line.text.lowercased().contains($0.lowercased()) }
            }
        }
        let sign = mistake.find(complaint)
        guard sign != nil || !lines.isEmpty else { return nil }
        let ofLog = lines.prefix(3).map {
            Cause.Place(file: complaint.logName, line: $0.line, text: $0.text)
        }
        var cause = Cause(
            code: mistake.code, words: sign?.words ?? mistake.words, station: mistake.station,
            places: (sign?.places ?? []) + ofLog, change: sign?.change ?? mistake.change,
            lines: mistake.lines,
            confidence: lines.isEmpty ? sign?.confidence ?? .likely : .certain)
        cause.explains = explains(mistake) || !lines.isEmpty
        cause.decides = sign?.decides
        return cause
    }

    private func explains(_ mistake: Mistake) -> Bool {
        // Without a symptom everything that is wrong is told.
        if complaint.symptoms.isEmpty { return true }
        guard complaint.symptoms.contains(where: mistake.symptoms.contains) else { return false }
        // A fault at the launch explains nothing of an app that runs.
        return mistake.station != .launch || complaint.has(.tapDoesNothingWhenKilled)
            || complaint.scenario.appState.needsLaunch
    }

    /// The errors and warnings of the lint that no mistake has named.
    private func causesOfFindings(besides codes: Set<String>) -> [(Cause, Set<Symptom>)] {
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
            cause.explains =
                complaint.symptoms.isEmpty || complaint.symptoms.contains(where: symptoms.contains)
            return (cause, symptoms)
        }
    }

    /// The reason of the phone's plan, if the user has no more to do.
    private var causeOfReason: Cause? {
        let isAsked = complaint.has(
            .tapDoesNothing, .tapDoesNothingWhenKilled, .notWoken, .notShownInForeground, .buttons)
        guard isAsked, let reception, let reason = reception.reason, !reason.isWaiting,
            let remedy = Remedy(reason),
            // A call or a Live Activity is not the delegate's.
            !complaint.hasOtherReceiver
                || complaint.content?.hasAlert == true
                    && !complaint.isForLiveActivity,
            // The push has woken the app, whatever the app looks into.
            complaint.symptoms.first != .notWoken
                || !reception.plan.callbacks.contains(where: \.carriesPayload)
        else { return nil }
        let mistake = Mistake.all.first { $0.code == reason.mistake }
        var cause = Cause(
            code: mistake?.code ?? reason.code, words: FateWords(reason).words,
            station: mistake?.station ?? .callback, places: [], change: remedy.words,
            lines: mistake?.lines ?? [], confidence: .likely)
        cause.explains = true
        return cause
    }

    private mutating func tellWhatDecides() {
        let explaining = causes.indices.filter { causes[$0].explains }
        guard explaining.count > 1, let first = explaining.first, causes[first].decides == nil,
            // A less certain cause puts nothing in doubt.
            causes[explaining[1]].confidence >= causes[first].confidence
        else { return }
        causes[first].decides = causes[first].station.observation
    }
}

extension Station {
    /// The observation that shows whether a push gets beyond this station.
    fileprivate var observation: String {
        switch self {
        case .registration:
            "whether didRegisterForRemoteNotificationsWithDeviceToken is called at the next launch"
        case .service: "the service's answer to the message"
        case .request: "the status and the reason of Apple's answer, and the headers that were sent"
        case .payload: "the payload as the phone gets it: print userInfo"
        case .device: "the same push on another phone, without Low Power Mode and a Focus"
        case .serviceExtension: "whether the notification is shown half a minute late"
        case .display: "whether the notification is in Notification Center"
        case .waking:
            "whether the method is called while the app is in the background, and not ended"
        case .launch: "whether the tap arrives while the app is in the background"
        case .callback: "whether a breakpoint in the method is reached"
        case .routing: "what print(userInfo) shows in the method"
        case .completion: "whether the device's log complains of the completion handler"
        }
    }
}

extension Complaint {
    /// True if the app looks for what it routes on in new content alone.
    private var looksInFetchOnly: Bool {
        let methods = scenario.delegates
        return methods.contains(.fetch) && scenario.routesIn.contains(.fetch)
            && !(methods.contains(.didReceive) && scenario.routesIn.contains(.didReceive))
    }

    /// The symptoms that the state and the action lead one to expect, if none is told.
    var expectedSymptoms: [Symptom] {
        switch scenario.choice.action {
        case .tap where scenario.appState.needsLaunch: [.tapDoesNothingWhenKilled, .tapDoesNothing]
        case .tap: [.tapDoesNothing]
        case .button: [.buttons, .tapDoesNothing]
        case .dismiss, .open: []
        case .nothing where scenario.appState.isForeground: [.notShownInForeground]
        case .nothing where looksInFetchOnly: [.notWoken, .notShown]
        case .nothing: content?.hasAlert == true ? [.notShown, .notWoken] : [.notWoken, .notShown]
        }
    }
}

extension LintFinding {
    /// True if it is about the headers.
    var isOfRequest: Bool {
        ["push-type", "priority", "topic"].contains { rule.identifier.hasPrefix($0) }
    }

    /// The symptoms of the finding.
    var symptoms: Set<Symptom> {
        if isOfRequest { return [.refused, .notShown, .notWoken] }
        switch keys.first(where: { $0 != "aps" }) {
        case "badge": return [.badge]
        case "sound": return [.sound]
        case "category": return [.buttons]
        case "mutable-content": return [.picture]
        case "content-available": return [.notWoken]
        default:
            return rule.severity == .error ? [.notShown, .refused, .tapDoesNothing] : [.notShown]
        }
    }
}
