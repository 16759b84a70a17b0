public import Handset

// The statements of payloads, which share a page.

extension WebView {
    /// The results of the routes that the view has handled, the last ones, in order.
    public var results: [WebViewResult] { handled.results.map(\.result) }

    /// Evaluates the statement of a route, in the page of its payload, and keeps the result.
    ///
    /// A route of another payload, or of a rule and a key that the page has had already, gets a fresh page.
    ///
    /// - Throws: ``WebViewFault`` if the statement has no value, and ``WebViewError`` if the browser does not start.
    public func handle(_ route: SessionRoute) async throws {
        if !keepsPage, handled.needsPage(route) { close() }
        let result = try run(route.lookup.javaScript)
        handled.add(result, of: route, maximumCount: Self.maximumResultCount)
        if !result.hasSucceeded { throw WebViewFault(result) }
    }

    /// Begins with the next payload: the routes from now on are its, until the next one begins.
    package func beginPayload() {
        handled.beginPayload()
        if !keepsPage { close() }
    }

    /// The results of the payload that was begun last, each with its route.
    package var resultsOfPayload: [(route: SessionRoute, result: WebViewResult)] {
        handled.results
    }

    /// Evaluates the statements of a payload in one page, and reads what it shows then.
    package func evaluate(
        _ statements: [String], thenReading selectors: [String] = [], takesPicture: Bool = false
    ) async throws(WebViewError) -> WebPageResult {
        if !keepsPage { close() }
        var page = WebPageResult()
        for statement in statements { page.results.append(try run(statement)) }
        page.texts = selectors.isEmpty ? [] : texts(of: selectors)
        page.picture = takesPicture ? picture() : nil
        return page
    }
}
