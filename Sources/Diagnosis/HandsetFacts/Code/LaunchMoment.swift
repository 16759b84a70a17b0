/// The time at which a line of an app's code runs, compared to the end of its launch.
struct LaunchMoment: Hashable, Sendable {
    enum Time: Hashable, Sendable {
        /// Before `didFinishLaunching` returns.
        case inTime
        /// After that.
        case late
        /// Nobody is seen who calls it.
        case unclear
    }

    var time: Time
    /// True if nothing decides whether it runs.
    var isUnconditional: Bool
    /// True if the code itself shows it, without a look at who calls it.
    var isDirect: Bool
    /// The reason, such as `in the answer of requestAuthorization`.
    var words: String
    /// The function in whose closure it runs, also where another method leads to it; `nil` for none.
    var callee: String?
}
