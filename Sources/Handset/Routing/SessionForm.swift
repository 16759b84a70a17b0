/// The form in which the session of a payload is written.
package enum SessionForm: Sendable {
    /// The statement that the app evaluates.
    case javaScript
    /// The lookup URL.
    case url
    /// The session itself.
    case session

    /// Returns the text of a session in this form.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - lookup: The lookup of the session, which is made only if the form needs it.
    /// - Returns: The statement, the URL or the session.
    @inline(__always)
    package func text(
        of session: @autoclosure () -> String, lookup: @autoclosure () -> SessionLookup
    ) -> String {
        switch self {
        case .javaScript: lookup().javaScript
        case .url: lookup().url
        case .session: session()
        }
    }
}
