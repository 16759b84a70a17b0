/// The limits of the search for what has to stand in.
package struct GapLimits: Sendable {
    /// The number of times that the compiler is asked.
    package var rounds = 60
    /// The time after which nothing more is tried.
    package var time = Duration.seconds(60)

    package init() {}
}
