extension UnconfirmedBehavior {
    /// The number of pushes without a report of a call.
    public enum VoIPFailures: String, CaseIterable, Sendable {
        /// Three, as some have counted.
        case three
        /// Four, as others have.
        case four
        /// No number: iOS always launches the app.
        case never

        /// Returns true if iOS still launches an app after a number of failures.
        func allows(_ count: Int) -> Bool {
            switch self {
            case .three: count < 3
            case .four: count < 4
            case .never: true
            }
        }
    }

    /// The moment of the look for a report.
    public enum VoIPTask: String, CaseIterable, Sendable {
        /// When the task has ended.
        case atEnd = "at-end"
        /// When the method returns, which is before the task has begun.
        case atReturn = "at-return"
    }

    /// The number of Live Activities at once.
    public enum ActivityMaximum: String, CaseIterable, Sendable {
        /// Five, as vendors say.
        case five
        /// Any.
        case none

        /// The number; `nil` for any.
        package var count: Int? { self == .five ? 5 : nil }
    }

    /// The number of starts by push in an hour.
    public enum ActivityStarts: String, CaseIterable, Sendable {
        /// Ten, as some have counted.
        case ten
        /// Any.
        case none

        /// The number; `nil` for any.
        package var count: Int? { self == .ten ? 10 : nil }
    }
}
