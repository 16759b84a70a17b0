import Handset
import HandsetFacts

/// The mistakes with calls and Live Activities that no path of a method shows.
extension Mistake {
    static let ofCallKit: [Mistake] = [callKitNotLinked, startTokenStale]

    private static let callKitNotLinked = Mistake(
        "callkit-not-linked", "the app takes VoIP pushes, and does not use CallKit",
        effect: "iOS ends the app: nothing can report the call.",
        change: "import CallKit, and report each VoIP push as a call",
        lines: ["import CallKit"], at: .registration,
        seen: [.incomingCall, .crashAtArrival, .crashAtLaunch, .noToken, .nothingArrives],
        log: [["must link either callkit"]]
    ) { complaint in
        guard complaint.mayBeCall, complaint.app?.plugin == nil else { return nil }
        let without = complaint.facts(.callFramework)
        guard !without.isEmpty else {
            guard complaint.mentions("must link either callkit") else { return nil }
            return Sign([Cause.Place](), .likely)
        }
        return Sign(without, complaint.mentions("must link either callkit") ? .certain : .likely)
    }

    /// The words of somebody whose token was good once.
    private static let wordsOfAge = [
        "stale", "old token", "after a while", "after some", "stopped", "stops", "no longer",
        "reinstall", "days", "weeks", "second launch", "later launch", "baddevicetoken",
        "expiredtoken", "unregistered", "410",
    ]

    private static let startTokenStale = Mistake(
        "start-token-stale", "the token for starts is only taken from its stream",
        effect:
            "At a later launch the stream may stay silent, and the server starts with a token that is dead.",
        change: "read pushToStartToken at each launch too, and send it again",
        lines: ["if let token = Activity<Attributes>.pushToStartToken { send(token) }"],
        at: .registration, seen: [.liveActivity, .nothingArrives, .notShown, .refused, .noToken]
    ) { complaint in
        guard complaint.mayBeForLiveActivity,
            complaint.value(at: "aps.event").map({ $0.string == "start" }) ?? true,
            wordsOfAge.contains(where: complaint.mentions)
        else { return nil }
        let tokens = complaint.facts(.activityTokens)
        let streams = tokens.filter { $0.tokens == .start }
        guard !streams.isEmpty, !tokens.contains(where: { $0.tokens == .startNow }) else {
            return nil
        }
        return Sign(streams, .likely)
    }
}
