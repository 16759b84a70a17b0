import Handset
import HandsetFacts
import HandsetLint

/// A payload that shows nothing, because nothing in it can be shown.
extension Mistake {
    static let noAlert = Mistake(
        "no-alert", "the payload has no alert",
        effect:
            "iOS shows no notification to tap. A badge changes the icon, a sound plays, and content-available wakes the app.",
        change: "send an alert with a title or a body in aps",
        lines: [#"{"aps": {"alert": {"title": "…", "body": "…"}}}"#], at: .payload,
        seen: symptomsOfNoAlert
    ) { complaint in
        // A push that is only to wake the app has none on purpose.
        guard complaint.hasNothingToTap, complaint.isTold, let symptom = complaint.symptoms.first,
            symptomsOfNoAlert.contains(symptom),
            complaint.payload?["aps"]?["alert"] == nil,
            // Other mistakes name what the sender meant to be the alert.
            complaint.isFound("service-drops-key", "aps-key-outside").isEmpty,
            !["title", "body", "alert", "message"].contains(where: {
                complaint.payload?[$0] != nil
            })
        else { return nil }
        return Sign([Cause.Place](), symptom.isOfTap ? .likely : .certain)
    }

    private static let symptomsOfNoAlert: Set<Symptom> = [
        .notShown, .notShownInForeground, .tapDoesNothing, .tapDoesNothingWhenKilled,
    ]
}

extension Complaint {
    /// True if the payload makes no notification that anybody could see or tap, and the app makes none of it.
    var hasNothingToTap: Bool {
        guard let payload, let content, !content.hasAlert, !hasOtherReceiver else { return false }
        return !payload.origin.hasDataOnlyMessage && facts(.localNotification).isEmpty
    }
}

extension APSContent {
    /// True if something of it is seen or heard: an alert, a badge or a sound.
    var showsSomething: Bool { hasAlert || badge != nil || sound != nil }
}
