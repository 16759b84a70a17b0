/// The care that is taken of a trial.
package enum HuntCare: Sendable {
    /// Processes in which the app runs already are used again, and nothing is waited for long.
    case quick
    /// Each trial has a process of its own, and nothing is waited for long.
    case alone
    /// Each trial has a process of its own, and the time that a phone gives.
    case patient
}
