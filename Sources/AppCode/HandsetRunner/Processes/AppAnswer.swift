package import Handset

/// The answer of an app's own code to one request.
package struct AppAnswer: Sendable {
    /// The reply; `nil` if the app's process has ended before.
    package let reply: RunReply?
    /// The log, the faults and the crash.
    package var run: AppRun
    /// The things that the app has opened, without what it opens when its icon is tapped.
    package var effects: [AppEffect] = []
    /// True if the service extension has crashed, which ends no app on a phone.
    package internal(set) var isOfExtension = false
    /// The number on the app's icon; `nil` if it is as before.
    package var badge: Int?

    /// The steps at the device; `nil` if the app has ended before it has told them.
    package var steps: [ScenarioPlan.Step]? { reply?.steps.compactMap(\.step) }

    /// True if the app's process does not live any more.
    package var hasEnded: Bool { run.crash != nil || run.isHung }
}
