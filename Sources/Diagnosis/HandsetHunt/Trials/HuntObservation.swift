package import Handset

/// Everything that was seen of a trial.
package struct HuntObservation: Hashable, Sendable {
    /// The faults and the crash of the app.
    package var run = AppRun()
    /// The things that the app has opened for the pushes.
    package var effects: [AppEffect] = []
    /// The methods that had the payload, such as `didReceive`.
    package var methods: [String] = []
    /// True if the user could act so.
    package var isActionPossible = true
    /// The number on the app's icon after all; `nil` if it is not known.
    package var badge: Int?

    package init() {}

    /// True if the app ends where the body of its code is cut, so that it could not go on.
    var crashesAtCut: Bool {
        run.crash?.message.contains(#/ is cut at \S+\.swift:\d+$/#) == true
    }

    /// True if the app has come to its end in order.
    var isWhole: Bool {
        run.crash == nil && !run.isHung && !run.faults.contains { $0.code == "hung" }
    }
}
