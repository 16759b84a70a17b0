import Handset
import HandsetFacts
import HandsetSystemLog

extension Diagnosis {
    /// The answer of the phone's own log; `nil` without one, or if it says nothing of a push.
    package var logAnswer: SystemLogAnswer? { SystemLogAnswer(complaint, reception) }

    /// Returns causes with that of the phone's log, whose word beats what the model and the sources lead one to
    /// expect.
    func withLog(_ causes: [Cause]) -> [Cause] {
        guard let answer = logAnswer else { return causes }
        let verdict = answer.entry.verdict
        var causes = causes.map { cause in
            var cause = cause
            if verdict.cause.excludes(cause) { cause.explains = false }
            return cause
        }
        // What explains nothing comes last.
        causes = causes.filter(\.explains) + causes.filter { !$0.explains }
        guard !verdict.cause.isOpen else { return causes }
        var own = cause(of: verdict)
        let same = causes.filter { verdict.cause.isNamed(by: $0) }
        causes.removeAll { same.contains($0) }
        // The app's own line says more than the log's, which proves it.
        if var known = same.first(where: { $0.places.contains(where: \.isOfSources) }) {
            known.places += own.places.filter { !known.places.contains($0) }
            known.confidence = max(known.confidence, own.confidence)
            known.explains = true
            own = known
        }
        for cause in same {
            own.places += cause.places.filter { !own.places.contains($0) }
        }
        // The log says that the app has it; what the sources say of the app is more.
        let beyond = causes.filter { $0.explains && $0.station >= .launch }
        let isMore = verdict.cause == .givenToApp || verdict.cause == .appInForeground
        return isMore && !beyond.isEmpty
            ? beyond + [own] + causes.filter { !($0.explains && $0.station >= .launch) }
            : [own] + causes
    }

    private func cause(of verdict: PushVerdict) -> Cause {
        let words = LogCauseWords(verdict.cause)
        let place = verdict.event.map {
            Cause.Place(file: complaint.logName, line: $0.line, text: $0.text)
        }
        let confidence: Confidence =
            switch verdict.confidence {
            case .high: .certain
            case .medium: .likely
            case .low: .guess
            }
        var cause = Cause(
            code: verdict.cause.rawValue, words: words.words, station: verdict.cause.station,
            places: place.map { [$0] } ?? [], change: words.remedy, confidence: confidence)
        cause.explains = true
        return cause
    }
}

extension LogCause {
    /// Returns true if a cause is this one by another name, as the tables of mistakes and of lines have it.
    fileprivate func isNamed(by cause: Cause) -> Bool {
        let names: Set<String> =
            switch self {
            case .callsBlocked: ["voip-blocked"]
            case .activityBudget: ["activity-budget"]
            case .sceneLifeCycle: ["no-scenes", "scene-manifest-empty"]
            case .contentState: ["content-state-mismatch"]
            case .activitiesNotDeclared:
                ["live-activities-not-supported", "no-live-activities-key"]
            case .soundFileMissing: ["sound-missing"]
            default: []
            }
        return cause.code == rawValue || names.contains(cause.code)
            || self == .contentState && cause.code.hasPrefix("content-state-")
    }

    /// Returns true if a cause cannot be the reason, after what the log says.
    fileprivate func excludes(_ cause: Cause) -> Bool {
        if isNamed(by: cause) { return false }
        // The app's code had no part in it.
        if isBeforeApp { return cause.station >= .launch }
        switch self {
        case .givenToApp, .appInForeground, .handlerNotCalled, .sceneLifeCycle:
            // It arrived, and the app has it.
            return cause.station < .launch
        default: return false
        }
    }

    /// The station at which it goes wrong.
    fileprivate var station: Station {
        switch self {
        case .permissionNotAsked: .registration
        case .wakeNotAskedFor, .mutableContentMissing, .soundMissing, .badgeMissing, .alertMissing,
            .contentState, .activityBudget:
            .payload
        case .simulatorWakesNoApp, .simulatedPush, .waitedAtApple, .logEnds, .notTaken, .debugged:
            .device
        case .permissionDenied, .permissionMissing, .settingsHideIt, .presentedNowhere, .shown,
            .soundFileMissing:
            .display
        case .endedByUser, .wakeRefused, .wakePostponed, .wakeUndecided, .replaced,
            .backgroundModeMissing, .callsBlocked:
            .waking
        case .extensionCrashed, .extensionOutOfMemory, .extensionNotSigned, .extensionEnded,
            .extensionTimeOver, .extensionMissing:
            .serviceExtension
        case .sceneLifeCycle, .activitiesNotDeclared: .launch
        case .presentsNothing, .callNotReported, .callbackNotReached, .callDelegateMissing,
            .callEndedByApp, .callFiltered, .activitiesRefused, .rang, .activityStarted,
            .activityUpdateForbidden:
            .callback
        case .givenToApp, .appInForeground: .routing
        case .handlerNotCalled: .completion
        }
    }
}
