import Handset

extension Diagnosis {
    /// Returns true if the phone does what a cause says it does not: the commands would disagree.
    ///
    /// A tap that opens its target has lost nothing at the app's delegate, an alert that is shown was not kept from
    /// the screen, and an app that gets new content was woken.
    func isContradicted(_ cause: Cause) -> Bool {
        guard let reception, let symptom = complaint.symptoms.first else { return false }
        switch cause.station {
        case .launch, .callback, .routing:
            guard symptom.isLossOfTap || symptom.near.contains(where: \.isLossOfTap) else {
                return false
            }
            if case .routed = reception.fate { return true }
            return false
        case .display where symptom == .notShownInForeground || symptom == .notShown:
            return reception.plan.display.showsAlert
        case .waking where symptom == .notWoken:
            return reception.plan.callbacks.contains {
                $0.carriesPayload && $0.selector == .didReceiveRemoteNotificationWithFetchHandler
            }
        default: return false
        }
    }

    /// Returns true if a cause is about a tap on a payload that shows nothing to tap.
    func isOfTapOnNothing(_ cause: Cause) -> Bool {
        complaint.hasNothingToTap && complaint.scenario.choice.action != .nothing
            && [.launch, .callback, .routing].contains(cause.station)
    }
}

extension Symptom {
    /// True if it says that a tap opens nothing.
    fileprivate var isLossOfTap: Bool {
        self == .tapDoesNothing || self == .tapDoesNothingWhenKilled
    }
}
