internal import Dispatch
internal import Handset

/// The time of an app: its phone's test clock's, or else the machine's.
package enum AppTime {
    /// The present moment.
    package static var date: Date {
        guard let clock = AppHost.shared.testClock else {
            return Date().addingTimeInterval(AppHost.shared.timeOffset)
        }
        return Date(timeIntervalSince1970: clock.timeIntervalSince1970)
    }

    /// Lets something be done later.
    ///
    /// By the test clock it is not done if the app has ended before.
    ///
    /// - Parameters:
    ///   - duration: The time; a negative one counts as none.
    ///   - action: The thing to do, on any thread.
    package static func schedule(
        after duration: Duration, _ action: @escaping @Sendable () -> Void
    ) {
        if let clock = AppHost.shared.testClock {
            let process = AppHost.shared.process
            clock.schedule(after: duration) {
                if AppHost.shared.process == process { action() }
            }
        } else {
            DispatchQueue.global().asyncAfter(
                deadline: .now() + max(0, duration / .seconds(1)), qos: .unspecified, flags: [],
                execute: action)
        }
    }
}
