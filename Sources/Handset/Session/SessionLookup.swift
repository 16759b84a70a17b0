/// What the app makes of a session: the URL to look it up, and the script that opens it.
public struct SessionLookup: Hashable, Sendable {
    /// The lookup URL, the session put in as it is; it need not be a valid URL.
    public var url: String

    /// Creates a lookup.
    public init(url: String) {
        self.url = url
    }

    /// The statement that the app evaluates in its web view, the URL put in as it is; it need not be
    /// valid JavaScript.
    public var javaScript: String { "handleOpenURL(\"\(url)\");" }
}
