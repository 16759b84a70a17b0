/// The reason why a push for a Live Activity changes nothing on the phone.
///
/// Each has a stable ``code``. Apple's service answers 200 for all of them.
///
/// ```swift
/// let push = try Payload(
///     json: #"{"aps":{"timestamp":1685952000,"event":"start","content-state":{"step":1},"attributes-type":"Order","attributes":{}}}"#)
/// let app = ReceivingApp(pushType: .liveActivity)
/// print(try app.receive(push).reason?.code ?? "")
/// // activity-without-alert
/// ```
public enum ActivityRefusal: Codable, Hashable, Sendable {
    /// The event is missing, or none of Apple's.
    case noEvent
    /// The time at which the push was sent is missing, or more than eight hours ahead.
    case noTimestamp
    /// A later push has come before.
    case outdated
    /// A start or an update lacks the state.
    case noState
    /// A start lacks its type or its attributes.
    case noAttributes
    /// A start lacks the alert.
    case noAlert
    /// The app has no type of attributes with this name, but these.
    case unknownType(String, known: [String])
    /// The state does not decode, with the finding in words; true if a key or a value is missing.
    case undecodableState(String, isMissing: Bool)
    /// The attributes do not decode, with the finding in words; true if a key or a value is missing.
    case undecodableAttributes(String, isMissing: Bool)
    /// The state of a start is out of date at once.
    case staleAtStart
    /// The user does not allow Live Activities.
    case notAllowed
    /// The app has as many as it may have.
    case tooMany
    /// The app has had as many starts by push as it may have in an hour.
    case budgetExceeded(String)
    /// No Live Activity of the app takes the push.
    case noActivity
    /// The Live Activity has ended.
    case hasEnded
    /// The token starts Live Activities, and the push is not a start; or it belongs to a Live Activity, and the
    /// push is a start.
    case otherToken(isStart: Bool)
}

extension ActivityRefusal {
    /// The stable name of the reason.
    public var code: String {
        switch self {
        case .noEvent: "activity-event"
        case .noTimestamp: "activity-timestamp"
        case .outdated: "activity-outdated"
        case .noState: "activity-without-state"
        case .noAttributes: "activity-without-attributes"
        case .noAlert: "activity-without-alert"
        case .unknownType: "activity-type-unknown"
        case .undecodableState: "activity-state-undecodable"
        case .undecodableAttributes: "activity-attributes-undecodable"
        case .staleAtStart: "activity-stale-at-start"
        case .notAllowed: "activities-not-allowed"
        case .tooMany: "activity-maximum"
        case .budgetExceeded: "activity-budget"
        case .noActivity: "no-such-activity"
        case .hasEnded: "activity-ended"
        case .otherToken: "activity-token-of-other-kind"
        }
    }

    /// The name of the mistake that `handset why` gives for the reason; `nil` if it is not a mistake.
    public var mistake: String? {
        switch self {
        case .noTimestamp, .outdated: "activity-timestamp"
        case .noAlert: "start-without-alert"
        case .unknownType: "attributes-type-unknown"
        case .undecodableState(_, let isMissing):
            isMissing ? "content-state-missing-key" : "content-state-wrong-type"
        case .undecodableAttributes: "start-attributes-mismatch"
        case .staleAtStart: "activity-dates"
        case .budgetExceeded: "activity-budget"
        case .noEvent, .noState, .noAttributes, .notAllowed, .tooMany, .noActivity, .hasEnded,
            .otherToken:
            nil
        }
    }
}

extension ActivityRefusal: CustomStringConvertible {
    /// The reason in words, without a capital and a full stop.
    public var description: String {
        switch self {
        case .noEvent: "the push has no event start, update or end"
        case .noTimestamp:
            "timestamp is missing, or more than eight hours ahead: iOS ignores the push"
        case .outdated: "a push with a later timestamp has come before: iOS ignores this one"
        case .noState: "the push has no content-state"
        case .noAttributes: "the start has no attributes-type, or no attributes"
        case .noAlert: "the start has no alert: iOS drops it"
        case .unknownType(let name, let known):
            "the app has no ActivityAttributes called \(name)"
                + (known.isEmpty ? "" : ", but \(known.list)")
        case .undecodableState(let words, _):
            "content-state does not decode, and the old state stays: \(words)"
        case .undecodableAttributes(let words, _):
            "attributes does not decode, and nothing starts: \(words)"
        case .staleAtStart: "stale-date is in the past: the Live Activity is never shown"
        case .notAllowed: "the user does not allow Live Activities of the app"
        case .tooMany: "the app has as many Live Activities as it may have"
        case .budgetExceeded: "the app has had as many starts by push as iOS allows in an hour"
        case .noActivity: "no Live Activity of the app takes the push"
        case .hasEnded: "the Live Activity has ended, and takes no more pushes"
        case .otherToken(let isStart):
            isStart
                ? "the device token is one of a Live Activity, which takes no start"
                : "the device token only starts Live Activities, and the push is no start"
        }
    }

    /// The remedy, without a capital and a full stop.
    var remedy: String {
        switch self {
        case .noEvent: "send start, update or end as event"
        case .noTimestamp: "send the present time in seconds since 1970 as timestamp"
        case .outdated: "send the time of each push, and never an earlier one"
        case .noState: "send content-state with every value of the app's ContentState"
        case .noAttributes: "send attributes-type and attributes"
        case .noAlert: "send an alert with a title and a body"
        case .unknownType: "send the name of the type alone, without a module"
        case .undecodableState: "send content-state in the form of the app's ContentState"
        case .undecodableAttributes: "send attributes in the form of the app's ActivityAttributes"
        case .staleAtStart: "send a stale-date in the future, or none"
        case .notAllowed: "send a notification instead: the user alone allows them"
        case .tooMany: "end one before another one starts"
        case .budgetExceeded: "update what runs, and start fewer"
        case .noActivity: "start one before, and send to the token of that one"
        case .hasEnded: "start another one"
        case .otherToken(let isStart):
            isStart
                ? "send a start to the token of pushToStartTokenUpdates"
                : "send to the token of the Live Activity's pushTokenUpdates"
        }
    }
}
