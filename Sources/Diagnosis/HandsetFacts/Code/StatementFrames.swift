/// The statements around a place that `break` and `throw` lead out of.
struct StatementFrames<State> {
    /// The states with which `break` leaves the switches and loops, the innermost last.
    var breaks: [[State]] = []
    /// The number of `do` that catch what is thrown.
    var catching = 0
}
