import Handset
import HandsetSuites
import HandsetWeb

/// The web views of the suites whose cases have their statements evaluated.
struct SuiteBrowser: Sendable {
    private let limits: WebLimits
    /// The file for a picture of the page as the last case has left it; `nil` for none.
    let pictureFile: String?

    init(_ limits: Limits, pictureFile: String?) {
        var webLimits = WebLimits()
        webLimits.time = limits.duration(.webViewTime)
        self.limits = webLimits
        self.pictureFile = pictureFile
    }

    /// Checks that there is a browser, if a suite needs one.
    ///
    /// - Throws: `WebViewError` if there is none, and ``OutputError``.
    func check(_ suites: [SuiteFile], _ streams: StandardStreams) async throws {
        guard suites.contains(where: \.needsWebView) else { return }
        let view = try WebView()
        try await view.start()
        await view.end()
        try WebViewOptions.noteSandbox(streams)
    }

    /// Returns the web view of a suite, or the reason why there is none; `nil` if it needs none.
    func makeWebView(for suite: SessionSuite) -> Result<WebView, WebViewError>? {
        suite.needsWebView ? suite.makeWebView(limits) : nil
    }

    /// Writes the picture, if it was asked for, and ends the web view.
    ///
    /// - Throws: ``OutputError`` if it cannot be written.
    func end(_ view: Result<WebView, WebViewError>?) async throws(OutputError) {
        guard case .success(let view)? = view else { return }
        if let pictureFile, let picture = await view.picture() {
            try WholeFile(path: pictureFile, isDurable: false).output(picture)
        }
        await view.end()
    }
}

extension SuiteFile {
    /// True if a case has its statements evaluated.
    var needsWebView: Bool { (try? content.get())?.needsWebView ?? false }
}
