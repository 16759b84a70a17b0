/// The time at which a line of an app's code runs, compared to the end of its launch.
struct LaunchMoment: Hashable, Sendable {
    var time: AppFact.Time
    /// True if nothing decides whether it runs.
    var isUnconditional: Bool
    /// True if the code itself shows it, without a look at who calls it.
    var isDirect: Bool
    /// The way to it, from the line itself to what calls it.
    var steps: [LaunchStep]
    /// The function in whose closure it runs, also where another method leads to it; `nil` for none.
    var callee: String?
}
