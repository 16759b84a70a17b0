/// The result of a statement in a web view: how it ended, and all that it did there.
///
/// Of each kind, only the first ``maximumCount`` things are kept.
public struct WebViewResult: Hashable, Sendable {
    /// The number of things of a kind that are kept: 100.
    public static let maximumCount = 100

    /// The number of characters of a text that are kept: 10,000.
    public static let maximumTextLength = 10_000

    /// The end of a statement.
    public enum End: Hashable, Sendable {
        /// It had this value, as text.
        case value(String)
        /// It has thrown an exception, or is not JavaScript.
        case exception(WebException)
        /// It, or what it has begun, did not end in time.
        case hung
        /// Its page did not come to the end of its loading, so that it was not evaluated.
        case notLoaded
        /// It has done more of something than can be read, such as writing to the console without end.
        case flooded
        /// The process of the page has ended, for example since it had no memory left.
        case crashed
    }

    /// The statement.
    public var statement: String
    /// The end of the statement.
    public var end: End
    /// The arguments of `handleOpenURL`, in the order of the calls.
    public var opened: [String] = []
    /// The lines on the console, with the uncaught exceptions.
    public var console: [WebConsoleLine] = []
    /// The lines on the console while the page was loaded, before its first statement, and what else it did then: a line
    /// of the level `request`, `dialog` or `navigation` for each.
    public var loading: [WebConsoleLine] = []
    /// The dialogs, each with its answer.
    public var dialogs: [WebDialog] = []
    /// The addresses that the page wanted to go to, and that the app would get to see: with other schemes, on
    /// other hosts, of other pages of the app, and of other parts of the page.
    ///
    /// One within the app is its path from the app's folder, such as `detail.html#7`.
    public var navigations: [String] = []
    /// The requests, each with its answer; those for files of the app's folder are left out.
    public var requests: [WebRequest] = []
    /// True if nothing of the page is left that was there before the statement.
    public var isReplaced = false
    /// The number of things that are left out, since more than ``maximumCount`` of their kind came.
    public var omittedCount = 0
    /// The text that the page shows at the end, without white space at its ends; `nil` if the page does not answer.
    public var text: String?
    /// The time from the statement to its end and to the end of what it has begun, without the loading of the page.
    public var duration = Duration.zero

    /// Creates a result in which nothing has happened.
    public init(of statement: String, end: End = .value("undefined")) {
        self.statement = statement
        self.end = end
    }

    /// True if the statement had a value, in time.
    public var hasSucceeded: Bool {
        if case .value = end { true } else { false }
    }
}
