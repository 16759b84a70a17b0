import Handset
public import HandsetWeb

extension SuiteCase {
    /// The parts that the case expects of a web view, each with its expectation.
    var webViewParts: [(expectation: CaseExpectation, part: WebViewPart)] {
        expectations.compactMap { expectation in
            if case .webView(let part) = expectation.content { (expectation, part) } else { nil }
        }
    }

    /// Runs the case, evaluates its statements in a web view, and throws if it fails; for a test in Swift.
    ///
    /// ```swift
    /// let view = try WebView(WebSite(folder: "www"))
    /// for item in try SessionSuite(contentsOf: "sessions.json").cases { try await item.check(in: view) }
    /// ```
    ///
    /// - Parameter view: The web view.
    /// - Throws: ``SuiteCaseFailure`` if an expectation is not met, and `WebViewError` if the browser does not start.
    public func check(in view: WebView) async throws {
        let finding = CaseFinding(of: self)
        var result = result(of: finding)
        result.failures += try await webViewFailures(of: finding, in: view)
        if !result.passed { throw SuiteCaseFailure(result) }
    }

    /// Returns the expectations of a web view that are not met.
    ///
    /// - Throws: `WebViewError`.
    func webViewFailures(
        of finding: CaseFinding, in view: WebView
    ) async throws(WebViewError) -> [CaseFailure] {
        let wanted = webViewParts
        guard !wanted.isEmpty else { return [] }
        if let refusal = finding.refusalInWords {
            return wanted.map { $0.expectation.failure("a web view", refusal) }
        }
        let found = try await WebViewFinding(
            of: Array(finding.calls), expecting: wanted.map(\.part), in: view)
        return wanted.compactMap { expectation, part in
            found.difference(from: part).map { expectation.failure($0.expected, $0.found) }
        }
    }

    /// Returns the expectations of a web view as not met, since there is none, for a reason.
    func webViewFailures(since reason: String) -> [CaseFailure] {
        webViewParts.map { $0.expectation.failure("a web view", reason) }
    }
}
