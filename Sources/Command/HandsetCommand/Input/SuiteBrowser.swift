import Handset
import HandsetSuites
import HandsetWeb

/// The web views of the suites whose cases have their statements evaluated.
struct SuiteBrowser: Sendable {
    private let limits: WebLimits
    /// The file for a picture of the page as the last case has left it; `nil` for none.
    let pictureFile: String?

    init(_ limits: Limits, pictureFile: String?) {
        self.limits = WebLimits(limits)
        self.pictureFile = pictureFile
    }

    /// Checks that there is a browser, if a case needs one.
    ///
    /// - Throws: `WebViewError` if there is none, and ``OutputError``.
    func check(
        _ suites: [SuiteFile], _ filter: CaseFilter?, _ streams: StandardStreams
    ) async throws {
        guard suites.contains(where: { $0.needsWebView(filter) }) else {
            if let pictureFile {
                try streams.note(
                    "handset: no case has a webView; \(PathText.shown(pictureFile)) is not written")
            }
            return
        }
        let view = try WebView()
        // A browser that does not start leaves nothing that would have to be ended.
        try await view.start()
        await view.end()
        try WebViewOptions.noteSandbox(streams)
    }

    /// Runs a suite with its web view, or the reason why there is none; with `nil` if it needs none.
    ///
    /// - Throws: ``OutputError`` if the picture cannot be written.
    func withWebView(
        for suite: SessionSuite,
        _ run: (Result<WebView, WebViewError>?) async -> SuiteResult
    ) async throws(OutputError) -> SuiteResult {
        guard suite.needsWebView else { return await run(nil) }
        let made = suite.makeWebView(limits)
        let result = await run(made)
        guard case .success(let view) = made else { return result }
        let picture = pictureFile == nil ? nil : await view.picture()
        await view.end()
        if let pictureFile, let picture {
            try WholeFile(path: pictureFile, isDurable: false).output(picture)
        }
        return result
    }
}

extension SuiteFile {
    /// True if a case that runs has its statements evaluated.
    func needsWebView(_ filter: CaseFilter?) -> Bool {
        guard var suite = try? content.get() else { return false }
        suite.cases.removeAll { filter?.includes($0.name) == false }
        return suite.needsWebView
    }
}
