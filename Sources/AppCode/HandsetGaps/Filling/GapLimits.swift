/// The limits of the search for what has to stand in.
///
/// A time counts the compiler's use of the processor, so that a busy machine finds as much as a quiet one.
package struct GapLimits: Sendable {
    /// The number of times that the compiler is asked.
    package var rounds = 60
    /// The time after which nothing more is tried.
    package var time = Duration.seconds(60)
    /// The time after which no more is done for the other files that iOS calls, beyond the app's delegate.
    package var timeOfCalled = Duration.seconds(7)
    /// The time after which no more file of the app is taken in, beyond those that iOS calls.
    package var timeOfMore = Duration.seconds(6)

    package init() {}
}
