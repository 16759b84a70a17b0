import Handset
import HandsetWeb

/// An app whose statements a web view evaluates.
struct WebViewApp: PushApp {
    let app: any PushApp
    let view: WebView
    let streams: StandardStreams

    func matrix(
        of payload: Payload, on versions: [IOSVersion], choosing choice: UserChoice?,
        where isWanted: @escaping (AppState, UserAction) -> Bool
    ) async throws -> ScenarioMatrix {
        var matrix = try await app.matrix(
            of: payload, on: versions, choosing: choice, where: isWanted)
        var reports = WebViewReports(view)
        for index in matrix.rows.indices {
            let routes = matrix.rows[index].reception.evaluatedRoutes
            matrix.rows[index].reports = try await reports.reports(of: routes, streams)
        }
        return matrix
    }

    func explained(_ payload: Payload) async throws -> ExplainedReception? {
        guard var explained = try await app.explained(payload) else { return nil }
        var reports = WebViewReports(view)
        explained.explanation.add(
            try await reports.reports(of: explained.explanation.evaluatedRoutes, streams))
        return explained
    }
}
