/// The rules by which the lines of a push are judged.
struct PushRules {
    let push: LoggedPush

    init(_ push: LoggedPush) { self.push = push }

    func verdict(_ cause: LogCause, _ stage: LogStage, _ codes: String...) -> PushVerdict? {
        push.events.last { codes.contains($0.code) }.map { PushVerdict(cause, at: stage, by: $0) }
    }

    /// iOS refused it.
    var refusal: PushVerdict? {
        if let event = push.first("B7", "B8") {
            let status = push.events.lazy.compactMap { $0.known(.status) }.first?.lowercased() ?? ""
            let cause: LogCause =
                switch status {
                case "notdetermined", "0": .permissionNotAsked
                case "denied", "1": .permissionDenied
                default: .permissionMissing
                }
            return PushVerdict(cause, at: .refused, by: event)
        }
        return verdict(.simulatorWakesNoApp, .refused, "B6")
            ?? verdict(.callsBlocked, .refused, "V9") ?? verdict(
                .callDelegateMissing, .refused, "V12")
            ?? verdict(.callFiltered, .refused, "V13") ?? verdict(.activityBudget, .refused, "L1")
            ?? verdict(.contentState, .refused, "L2") ?? authorization
    }

    /// ActivityKit refused the app's request.
    private var authorization: PushVerdict? {
        guard let event = push.first("L5") else { return nil }
        let isNotDeclared =
            event.text.range(of: "NSSupportsLiveActivities") != nil
            || event.known(.file) == "unsupportedTarget"
        let isDenied = event.known(.file) == "denied"
        if !isNotDeclared, !isDenied { return nil }
        return PushVerdict(
            isNotDeclared ? .activitiesNotDeclared : .activitiesRefused, at: .refused, by: event)
    }

    /// The app ended.
    var end: PushVerdict? {
        verdict(.sceneLifeCycle, .ended, "S1") ?? verdict(.callNotReported, .ended, "V8", "V6")
            ?? verdict(.callbackNotReached, .ended, "V7") ?? verdict(.callNotReported, .ended, "V5")
    }

    /// The service extension ended before its work was done.
    var extensionEnd: PushVerdict? {
        if let event = push.last("E5"), isOfExtension(event) {
            return PushVerdict(.extensionOutOfMemory, at: .extensionEnded, by: event)
        }
        if let event = push.last("E4"), let domain = event.known(.domain).flatMap({ Int($0) }) {
            let cause: LogCause? =
                switch domain {
                case 0: nil
                case 1: .extensionOutOfMemory
                case 3: .extensionNotSigned
                case 6: .extensionCrashed
                default: .extensionEnded
                }
            if let cause { return PushVerdict(cause, at: .extensionEnded, by: event) }
        }
        return verdict(.extensionTimeOver, .extensionEnded, "E6", "E8")
    }

    /// True if a process is the service extension of the push, as far as its number or its name shows it.
    private func isOfExtension(_ event: LoggedEvent) -> Bool {
        if let pid = event.known(.pid).flatMap({ Int($0) }), pid == push.extensionPID {
            return true
        }
        let name = event.known(.program)?.lowercased() ?? ""
        return ["notif", "service", "extension", "nse", "push"].contains {
            name.range(of: $0) != nil
        }
    }

    /// Presented by the app's own decision, or nowhere.
    var presentation: PushVerdict? {
        if let event = push.last("C2") {
            if event.known(.number) == "0" {
                return PushVerdict(.presentsNothing, at: .answered, by: event)
            }
            return nil
        }
        if let event = push.last("B13"), !push.has("C3", "C4", "B17", "B19"),
            event.flag("shouldPresentAlert") == false, event.flag("hasAlertContent") == true,
            event.text.range(of: "to destinations 0") != nil
        {
            return PushVerdict(.presentedNowhere, at: .posted, by: event)
        }
        return hiddenBySettings
    }

    private var hiddenBySettings: PushVerdict? {
        guard let event = push.last("B11"), !push.has("B12", "B17", "B19", "C3", "C4", "C2"),
            event.flag("hasAlertContent") == true, event.flag("shouldPresentAlert") == false
        else { return nil }
        return PushVerdict(.settingsHideIt, at: .saved, by: event)
    }

    var call: PushVerdict? {
        if let event = push.last("V11") {
            return PushVerdict(.callEndedByApp, at: .callEnded, by: event)
        }
        return verdict(.rang, .rang, "V10") ?? verdict(.givenToApp, .callGiven, "V4")
            ?? verdict(.givenToApp, .launched, "V3")
    }

    var activity: PushVerdict? {
        verdict(.activityStarted, .activityStarted, "L4")
            ?? verdict(.activityUpdateForbidden, .refused, "L3")
    }

    var warning: PushVerdict? {
        if let event = push.last("P2"), event.known(.number) == "0" {
            return PushVerdict(.permissionDenied, at: .refused, by: event)
        }
        return verdict(.backgroundModeMissing, .shown, "W2")
            ?? verdict(.handlerNotCalled, .tapped, "W1")
    }

    /// It waited at Apple for longer than a minute.
    var waiting: PushVerdict? {
        guard let waited = push.waitedMicroseconds, waited.count > 60_000_000,
            waited.isWhole || push.has("A8")
        else { return nil }
        return PushVerdict(
            .waitedAtApple, at: .arrived, by: push.events.first { $0.known(.sentAt) != nil })
    }
}
