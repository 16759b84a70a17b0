import Handset

/// Something that happened in a page.
enum WebEvent {
    /// A request, which waits for its answer.
    struct Request {
        /// The name by which the engine knows it until it is answered.
        let number: String
        /// The name that the end of the request has; `nil` if the browser does not report the end.
        let load: String?
        let request: AppRequest
        /// True if the whole page would be replaced by the answer.
        let isOfPage: Bool
    }

    /// The texts that a page shows.
    struct Reading {
        /// The texts of elements, in the order in which they were asked for; `nil` for one that is not there.
        let texts: [String?]
        /// True if nothing is left of what the page had at the reading before.
        let isReplaced: Bool
    }

    /// The page, with all that it has asked for, is there.
    case loaded
    /// The statement has ended.
    case ended(WebViewResult.End)
    case read(Reading)
    case opened(String)
    case console(WebConsoleLine)
    /// A dialog, which the engine has answered.
    case dialog(WebDialog)
    /// The page, or a frame in it, goes to an address.
    case navigation(String)
    case request(Request)
    /// A request has ended: the page has the answer.
    case finished(load: String)
    /// A connection of a kind that the engine answers itself, with a failure.
    case connection(AppRequest)
    /// Something that is not told, but shows that the page is at work.
    case work
    case crashed
}
