/// The form in which the session of a payload is written.
package enum SessionForm: Sendable {
    /// The statement that the app evaluates.
    case javaScript
    case url
    case session

    @inline(__always)
    package func text(
        of session: @autoclosure () -> String, lookup: @autoclosure () -> SessionRule.Lookup
    ) -> String {
        switch self {
        case .javaScript: lookup().javaScript
        case .url: lookup().url
        case .session: session()
        }
    }
}
