import Handset

/// A described app whose matrix also has taps that come after iOS has disconnected the app's scene.
struct ReconnectingApp: PushApp {
    let app: ReceivingApp

    func matrix(
        of payload: Payload, on versions: [IOSVersion], choosing choice: UserChoice?,
        where isWanted: @escaping (AppState, UserAction) -> Bool
    ) async throws -> ScenarioMatrix {
        var matrix = try await app.matrix(
            of: payload, on: versions, choosing: choice, where: isWanted)
        guard app.scenario.scene == .connected else { return matrix }
        var disconnected = app
        disconnected.scenario.scene = .disconnected
        matrix.rows += try await disconnected.matrix(
            of: payload, on: versions, choosing: choice
        ) { state, action in
            action == .tap && !state.isForeground && !state.needsLaunch && isWanted(state, action)
        }.rows
        return matrix
    }
}
