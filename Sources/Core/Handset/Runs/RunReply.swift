/// The line of JSON with which an app's program answers a request.
package struct RunReply: Codable, Hashable, Sendable {
    /// The reason why there is no answer; `nil` if there is one.
    package var failure: RunFailure?
    package var app: String?
    package var steps: [RunStep] = []
    package var effects: [AppEffect] = []
    package var requests: [String] = []
    /// The calls on what stands in, in order; `nil` if nothing stands in.
    package var asked: [String]?
    /// The places of cut statements to which the app has come; `nil` if there is none.
    package var cuts: [String]?
    /// The names that stand in; `nil` if there is none.
    package var standIns: RunStandIns?
    package var faults: [AppRun.Fault] = []
    /// The names of the delegate's methods that the app was seen to have.
    package var methods: [String] = []
    /// The reason why a push for a Live Activity has changed nothing; `nil` if it has, or if it is another push.
    package var activityRefusal: ActivityRefusal?
    /// The calls that the phone shows, the oldest first; `nil` if there is none.
    package var calls: [RunCall]?
    /// The reason why the user cannot act so; `nil` if that was possible.
    package var impossibleAct: String?
    /// The identifier of the notification at the phone; empty without one.
    package var identifier = ""
    /// The identifiers of the two notifications that have come at once; `nil` otherwise.
    package var identifiers: [String]?
    /// The state of the app after all.
    package var appState = ""
    package var backgroundModes: [String] = []
    /// The categories that the app has registered; `nil` if it has registered none.
    package var categories: [RunCategory]?
    package var lifeCycle = ""
    /// The payload as a service extension has changed it, as JSON; `nil` if it is as it was sent.
    package var payload: String?
    /// The number on the app's icon after all; `nil` before the phone has one.
    package var badge: Int?
    /// The lowest number that the app has set for its icon, which iOS takes for zero; `nil` if none is below it.
    package var badgeBelowZero: Int?
    /// The identifiers of the notifications that are in Notification Center after all.
    package var delivered: [String]?
    /// The place of the log's end, in bytes.
    package var logEnd = 0

    package init() {}
}

/// A request that an app's program cannot answer.
package struct RunFailure: Codable, Hashable, Sendable {
    /// The kind of failure.
    package enum Code: String, Codable, Sendable {
        case unreadableRequest = "unreadable-request"
        case unreadableAnswers = "unreadable-answers"
        case unreadableDefaults = "unreadable-defaults"
        /// The app's own delegate is not in the package.
        case delegateLeftOut = "delegate-left-out"
    }

    package var code: Code
    /// The findings.
    package var details: [String]

    package init(_ code: Code, _ details: [String] = []) {
        self.code = code
        self.details = details
    }
}
