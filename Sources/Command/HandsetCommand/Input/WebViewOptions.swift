import ArgumentParser
import Handset
import HandsetSuites
import HandsetWeb

/// The web view in which the statements of sessions are really evaluated.
struct WebViewOptions: ParsableArguments {
    /// The name that stands for the sample page.
    private static let sample = "sample"

    /// The time after which a handler counts as one that hangs, whatever its web view says.
    static let patience = Duration.seconds(86_400)

    @Option(
        name: .customLong("web-view"),
        help: ArgumentHelp(
            "Evaluate the statements in a real browser, in the pages of this folder (the app's www), or in sample, a small page.",
            valueName: "folder"),
        completion: .directory)
    var webView: String?

    @Option(
        name: .customLong("web-view-answers"),
        help: ArgumentHelp(
            "Answer the requests of --web-view's page from this file; without one, each gets the status 502.",
            valueName: "file"),
        completion: .jsonFile)
    var webViewAnswers: String?

    @Flag(
        name: .customLong("web-view-keep"),
        help: "Keep --web-view's page from one payload to the next.")
    var webViewKeep = false

    @Option(
        name: .customLong("web-view-picture"),
        help: ArgumentHelp(
            "Write a picture of --web-view's page, as the last payload has left it, to this PNG file.",
            valueName: "file"),
        completion: .file(extensions: ["png"]))
    var webViewPicture: String?

    /// Checks that the options go together, and that no input file is written.
    ///
    /// - Parameters:
    ///   - sources: The sources of payloads that are read; `nil` if they are checked elsewhere.
    ///   - outputs: The other files that are written, by their options.
    ///   - needsFolder: False if there may be a web view without `--web-view`.
    /// - Throws: `ValidationError`.
    func validateWebView(
        sources: [String]?, outputs: [(option: String, path: String)] = [],
        needsFolder: Bool = true
    ) throws {
        let others = [
            ("--web-view-answers", webViewAnswers != nil), ("--web-view-keep", webViewKeep),
            ("--web-view-picture", webViewPicture != nil && needsFolder),
        ]
        if webView == nil, let option = others.first(where: \.1)?.0 {
            throw ValidationError("\(option) needs a web view; give --web-view FOLDER, or sample.")
        }
        for (name, path) in [
            ("--web-view", webView), ("--web-view-answers", webViewAnswers),
            ("--web-view-picture", webViewPicture),
        ] where path == "" {
            throw ValidationError("The name after \(name) is empty; give a path.")
        }
        let written = WrittenFiles(
            [:], and: outputs + (webViewPicture.map { [("--web-view-picture", $0)] } ?? []))
        try written.checkEachOther()
        if let sources, webViewPicture != nil { try written.check(sources: sources) }
        if let webViewAnswers { try written.check(webViewAnswers) }
        if let webView, webView != Self.sample { try written.check(wholeFolder: webView) }
    }

    var demands: [AppDemand] { webView == nil ? [] : [.webView] }

    /// The pages and the answers; `nil` without `--web-view`.
    ///
    /// - Throws: ``WebViewRefusal`` if the folder has no page, and `JSONDocumentError` if the answers cannot be read.
    var web: SuiteWeb? {
        get throws {
            guard let webView else { return nil }
            let answers = try webViewAnswers.map {
                try RequestFixtures(contentsOf: $0, allowsOutside: true)
            }
            do throws(WebViewError) {
                let site = webView == Self.sample ? .sample : try WebSite(folder: webView)
                return SuiteWeb(site: site, answers: answers ?? [])
            } catch {
                throw WebViewRefusal(error)
            }
        }
    }

    /// The files that decide what the web view does, for `--watch`.
    var files: [String] {
        (((try? web)?.site.files) ?? []) + [webViewAnswers].compactMap(\.self)
    }

    /// Calls a closure with the web view, and ends it in every case; with `nil` without `--web-view`.
    ///
    /// - Parameters:
    ///   - limits: The limits of the run.
    ///   - streams: The streams, for what is to be noted.
    ///   - body: Receives the web view.
    /// - Throws: `WebViewError` if there is no browser, ``OutputError`` if the picture cannot be written, and the errors
    ///   of ``web`` and of the closure.
    func withWebView(
        _ limits: Limits, _ streams: StandardStreams, _ body: (WebView?) async throws -> Void
    ) async throws {
        guard let web = try web else { return try await body(nil) }
        let view = try WebView(
            web.site, answers: web.answers, limits: WebLimits(limits), keepsPage: webViewKeep)
        do {
            try await view.start()
            try Self.noteSandbox(streams)
            try await body(view)
            try await Self.writePicture(of: view, to: webViewPicture, streams)
        } catch {
            await view.end()
            throw error
        }
        await view.end()
    }

    /// Writes a picture of the page, if it was asked for.
    static func writePicture(
        of view: WebView, to path: String?, _ streams: StandardStreams
    ) async throws(OutputError) {
        guard let path else { return }
        if let picture = await view.picture() {
            try WholeFile(path: path, isDurable: false).output(picture)
        } else {
            try streams.note(
                "handset: there is no page to be pictured; \(PathText.shown(path)) was not written")
        }
    }

    static func noteSandbox(_ streams: StandardStreams) throws(OutputError) {
        guard ChromiumProgram.isWithoutSandbox else { return }
        try streams.note(
            once: "handset: the browser runs without its sandbox, since the user is root")
    }
}

extension WebLimits {
    init(_ limits: Limits) {
        self.init()
        time = limits.duration(.webViewTime)
    }
}
