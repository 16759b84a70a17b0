import Handset

/// Something that happened in a page.
enum WebEvent {
    /// A request, which waits for its answer.
    struct Request {
        /// The number by which the engine knows it.
        let number: String
        let request: AppRequest
        /// True if the whole page would be replaced by the answer.
        let isOfPage: Bool
    }

    /// The page, with all that it has asked for, is there.
    case loaded
    /// The statement has ended.
    case ended(WebViewResult.End)
    case opened(String)
    case console(WebConsoleLine)
    /// A dialog, which the engine has answered.
    case dialog(WebDialog)
    /// The page, or a frame in it, goes to an address.
    case navigation(String)
    case request(Request)
    /// A connection of a kind that the engine answers itself, with a failure.
    case connection(AppRequest)
    /// Something that is not told, but shows that the page is at work.
    case work
    case crashed
}
