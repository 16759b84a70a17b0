public import Handset

/// A web view: it evaluates the statements of sessions in a page of the app, in a real browser, and tells what they did.
///
/// Each statement gets a fresh page, unless ``init(_:answers:browser:limits:keepsPage:)`` asks to keep it; the
/// statements of one payload share theirs. Nothing leaves the machine: a fixture answers each request, or
/// status 502 does. A page that hangs, floods or crashes is ended, and the next statement gets a new one.
///
/// ```swift
/// let view = try WebView(.sample)
/// let result = try await view.evaluate(#"handleOpenURL("http://URLHERE.cloudapp.net/?session=42");"#)
/// print(result.opened, result.requests.map(\.description))
/// // ["http://URLHERE.cloudapp.net/?session=42"] ["GET http://urlhere.cloudapp.net/?session=42: 502, without a fixture"]
/// ```
public actor WebView: SessionHandler {
    /// The number of results that ``results`` keeps: 1,000.
    public static let maximumResultCount = 1_000

    private let site: WebSite
    private let answers: RequestFixtures
    private let browser: ChromiumProgram
    private let limits: WebLimits
    let keepsPage: Bool
    private let executor = ThreadExecutor(SerialThread(name: "handset web view"))
    private var engine: (any WebEngine)?
    /// The tasks that end when nothing of an engine is left.
    private var ends: [Task<Void, Never>] = []
    /// The routes that the view has handled, and the page's.
    var handled = HandledRoutes()
    /// True if the page can evaluate another statement.
    private var isOpen = false
    /// The lines that were written while the page was loaded.
    private var linesOfLoading: [WebConsoleLine] = []

    /// The executor of the thread on which the browser is waited for.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// Creates a web view, which starts its browser with the first statement.
    ///
    /// - Parameters:
    ///   - site: The pages of the app; the sample by default.
    ///   - answers: The answers to requests; none by default, so that each gets the status 502.
    ///   - browser: The browser. If `nil`, the default, the one that is installed.
    ///   - limits: The limits of a statement.
    ///   - keepsPage: True if the page stays from one payload to the next; false by default.
    /// - Throws: ``WebViewError/noBrowser`` if none is installed.
    public init(
        _ site: WebSite = .sample, answers: RequestFixtures = [],
        browser: ChromiumProgram? = nil, limits: WebLimits = WebLimits(), keepsPage: Bool = false
    ) throws(WebViewError) {
        guard let browser = browser ?? ChromiumProgram.installed else { throw .noBrowser }
        self.site = site
        self.answers = answers
        self.browser = browser
        self.limits = limits
        self.keepsPage = keepsPage
    }

    /// Evaluates a statement in a fresh page, or in the one that is kept.
    ///
    /// - Parameter statement: The statement, as `SessionRule.Lookup` has it.
    /// - Returns: The result.
    /// - Throws: ``WebViewError`` if the browser does not start.
    public func evaluate(_ statement: String) async throws(WebViewError) -> WebViewResult {
        if !keepsPage { close() }
        return try run(statement)
    }

    /// Starts the browser, so that what is wrong with it shows.
    package func start() async throws(WebViewError) { _ = try startedEngine }

    /// Returns the texts that elements of the page show now.
    ///
    /// - Parameter selectors: The CSS selectors; the first element that each matches counts.
    /// - Returns: The texts, without white space at their ends; `nil` for a selector without an element, or if there is no
    ///   page.
    public func texts(of selectors: [String]) -> [String?] {
        guard isOpen, let engine else { return selectors.map { _ in nil } }
        var run = WebPageRun("", in: engine, site, answers, limits)
        let texts = run.read(selectors)
        if run.hasEnded { endEngine() }
        isOpen = !run.hasEnded
        return texts
    }

    /// Returns a picture of the page as PNG, in a phone's size; `nil` if there is no page.
    public func picture() -> [UInt8]? {
        guard isOpen, let engine else { return nil }
        return try? engine.picture(until: .now + limits.time)
    }

    /// Ends the browser; the next statement starts another.
    public func end() async {
        close()
        endEngine()
        let ends = ends
        for end in ends { await end.value }
        self.ends = []
    }

    private func endEngine() {
        if let engine { ends.append(engine.end()) }
        engine = nil
    }

    private var startedEngine: any WebEngine {
        get throws(WebViewError) {
            if let engine { return engine }
            let started = try Chromium(browser)
            engine = started
            return started
        }
    }

    func close() {
        isOpen = false
        handled.closePage()
    }

    func run(_ statement: String) throws(WebViewError) -> WebViewResult {
        var engine = try startedEngine
        var run = WebPageRun(statement, in: engine, site, answers, limits)
        if !isOpen {
            if !run.open() {
                // The browser may have ended since the last statement, which is not this one's fault.
                endEngine()
                engine = try startedEngine
                run = WebPageRun(statement, in: engine, site, answers, limits)
                _ = run.open()
            }
            linesOfLoading = run.hasEnded ? [] : run.load()
        }
        var result = run.hasEnded ? run.result : run.evaluate()
        // Those of the page are told with its first statement.
        result.loading = linesOfLoading
        linesOfLoading = []
        isOpen = !run.hasEnded
        if run.hasEnded { endEngine() }
        return result
    }
}
