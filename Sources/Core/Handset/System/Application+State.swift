extension Application {
    /// The `applicationState` of an app during a callback (`UIApplicationState`), with Apple's numbers.
    ///
    /// ```swift
    /// print(Application.State.inactive, Application.State.inactive.rawValue)
    /// // inactive 1
    /// ```
    public enum State: Int, CaseIterable, Hashable, Sendable {
        /// On the screen, and in use.
        case active
        /// On the screen, but not in use; also on the way there, as after a tap.
        case inactive
        /// Not on the screen.
        case background
    }
}
