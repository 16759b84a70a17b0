import HandsetWeb

/// The findings of a web view that has evaluated the statements of a case.
struct WebViewFinding {
    let results: [WebViewResult]
    /// The texts that elements show at the end, by their selectors; `nil` if there is no such element.
    let texts: [String: String?]
    /// The picture of the page at the end; `nil` if there is none.
    let picture: [UInt8]?

    /// Evaluates statements in one page.
    ///
    /// - Throws: ``WebViewError``.
    init(
        of statements: [String], expecting parts: [WebViewPart], in view: WebView
    ) async throws(WebViewError) {
        var selectors: [String] = []
        var needsPicture = false
        for part in parts {
            if case .text(let selector, _) = part { selectors.append(selector) }
            if case .picture = part { needsPicture = true }
        }
        let run = try await view.evaluate(
            statements, thenReading: selectors, takesPicture: needsPicture)
        results = run.results
        texts = Dictionary(zip(selectors, run.texts)) { first, _ in first }
        picture = run.picture
    }

    /// Returns the expected and the found value of a part, in words; `nil` if it is as expected.
    func difference(from part: WebViewPart) -> (expected: String, found: String)? {
        // Nothing can be said of what such a page would have done.
        if let broken = results.first(where: \.hasBroken) { return (part.words, "\(broken)") }
        return differenceOfPage(from: part)
    }

    private func differenceOfPage(
        from part: WebViewPart
    ) -> (expected: String, found: String)? {
        switch part {
        case .opened: difference(from: part, results.flatMap(\.opened), "nothing opened")
        case .requests:
            difference(from: part, results.flatMap(\.requests).map(\.line), "no request")
        case .console:
            difference(from: part, results.flatMap(\.console).map(\.description), "no line")
        case .navigations:
            difference(from: part, results.flatMap(\.navigations), "no navigation")
        case .exception(let wanted): difference(ofException: wanted)
        case .text(let selector, _):
            difference(
                from: part, [texts[selector].flatMap(\.self) ?? "no element \(selector)"], "")
        case .picture(_, let bytes):
            picture == bytes
                ? nil
                : (
                    part.words,
                    picture == nil
                        ? "no page, \(endInWords)" : "another picture; --web-view-picture writes it"
                )
        }
    }

    private func difference(
        from part: WebViewPart, _ found: [String], _ nothing: String
    ) -> (expected: String, found: String)? {
        let words = ComparedText.inWords(found, else: nothing)
        // Texts whose boundaries alone differ are told apart by the count.
        guard part.count != found.count || !ComparedText.areEqual(part.words, words) else {
            return nil
        }
        return (part.words, words)
    }

    private func difference(ofException wanted: String?) -> (expected: String, found: String)? {
        let found = results.first { !$0.hasSucceeded }
        if case .exception(let exception)? = found?.end {
            return exception.name == wanted
                ? nil : (wanted ?? "no exception", "\(exception)")
        }
        if found == nil, wanted == nil { return nil }
        return (wanted ?? "no exception", found == nil ? "no exception" : endInWords)
    }

    /// The end of the statements, in words.
    private var endInWords: String {
        results.last.map { "\($0)" } ?? "no statement was evaluated"
    }
}

extension WebViewResult {
    /// True if the statement, or its page, did not come to an end by itself.
    fileprivate var hasBroken: Bool {
        switch end {
        case .value, .exception: false
        case .hung, .flooded, .crashed, .notLoaded: true
        }
    }
}
