import Handset
import HandsetWeb

/// The reports of a web view on the statements of one payload.
struct WebViewReports {
    /// The number of statements of a payload that are evaluated.
    static let maximumCount = 1_000

    private let view: WebView
    /// The reports so far: a payload has the same statements in many states.
    private var known: [[SessionRoute]: [StatementReport]] = [:]

    init(_ view: WebView) { self.view = view }

    /// Evaluates statements in one page, unless they have been.
    ///
    /// - Throws: `WebViewError`.
    mutating func reports(
        of routes: [SessionRoute], _ streams: StandardStreams
    ) async throws -> [StatementReport] {
        guard !routes.isEmpty else { return [] }
        if routes.count == Self.maximumCount {
            try streams.note(
                once:
                    "handset: of a payload, the first \(Self.maximumCount) statements are evaluated"
            )
        }
        if let reports = known[routes] { return reports }
        let results = try await view.evaluate(routes.map(\.lookup.javaScript)).results
        let reports = zip(routes, results).map(StatementReport.init)
        known[routes] = reports
        return reports
    }
}

extension StatementReport {
    init(_ route: SessionRoute, _ result: WebViewResult) {
        self.init(
            of: route, words: "\(result)", lines: result.lines, hasSucceeded: result.hasSucceeded,
            members: result.members)
    }
}

extension Reception {
    /// The first routes of the app's own handler, in the order in which it evaluates them in its web view.
    var evaluatedRoutes: [SessionRoute] {
        outcomes.evaluatedRoutes(upTo: WebViewReports.maximumCount)
    }
}

extension PayloadExplanation {
    /// The first routes of the app's own handler.
    var evaluatedRoutes: [SessionRoute] {
        SessionOutcomes(doneWith: found, times: 1).evaluatedRoutes(
            upTo: WebViewReports.maximumCount)
    }
}

extension SessionOutcomes {
    /// The first routes that the app's own handler evaluates in its web view.
    func evaluatedRoutes(upTo count: Int) -> [SessionRoute] {
        Array(
            routes.lazy.filter { $0.handler.map { HandlerName($0) == .lookup } ?? true }
                .prefix(count))
    }
}
