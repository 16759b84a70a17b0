/// A reason why there is no web view.
public enum WebViewError: Error, Hashable, Sendable {
    /// No browser was found.
    case noBrowser
    /// The program does not start, or ends at once; the reason is the system's, with the last words of the browser.
    case browserFailed(program: String, reason: String)
    /// The app's folder has no page to begin with; the text is its path, and the reason.
    case noStartPage(String)
}

extension WebViewError: CustomStringConvertible {
    /// The reason, and what to do next.
    public var description: String {
        switch self {
        case .noBrowser:
            "a web view needs a browser, and none was found; install Chromium (apt-get install chromium), or set "
                + "HANDSET_BROWSER to the path of Chromium or Chrome"
        case .browserFailed(let program, let reason):
            "the browser \(program) failed: \(reason); set HANDSET_BROWSER to the path of Chromium or Chrome"
        case .noStartPage(let reason):
            "there is no start page at \(reason); give the app's www folder, which has an index.html"
        }
    }
}
