import HandsetWeb

/// What a web view made of the statements of a case.
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
        switch part {
        case .opened(let wanted): difference(wanted, results.flatMap(\.opened), "nothing opened")
        case .requests(let wanted):
            difference(wanted, results.flatMap(\.requests).map(\.line), "no request")
        case .console(let wanted):
            difference(wanted, results.flatMap(\.console).map(\.description), "no line")
        case .navigations(let wanted):
            difference(wanted, results.flatMap(\.navigations), "no navigation")
        case .exception(let wanted): difference(ofException: wanted)
        case .text(let selector, let wanted):
            difference(
                [wanted], [texts[selector].flatMap(\.self) ?? "no element \(selector)"], "")
        case .picture(let path, let bytes):
            picture == bytes
                ? nil
                : (
                    "the picture \(path)",
                    picture == nil
                        ? "no page, \(endInWords)" : "another picture; --web-view-picture writes it"
                )
        }
    }

    private func difference(
        _ wanted: [String], _ found: [String], _ nothing: String
    ) -> (expected: String, found: String)? {
        guard !wanted.elementsEqual(found, by: CaseExpectation.areEqual) else { return nil }
        return (
            CaseExpectation.inWords(wanted, else: nothing),
            CaseExpectation.inWords(found, else: nothing)
        )
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
