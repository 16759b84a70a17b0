/// The reason why the gateway does not change something as a client asks for.
package enum PageRefusal: Error, Sendable {
    /// The request is not valid: the finding, and what to do.
    case invalid(String)
    /// There is no such thing: the finding, and what to do.
    case missing(String)
    /// It is not possible now: the finding, and what to do.
    case impossible(String)
    /// There is no room for more: the finding, and what to do.
    case full(String)
}
