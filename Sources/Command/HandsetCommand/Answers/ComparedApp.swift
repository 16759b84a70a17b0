import Handset

/// An app beside its description: each cell in which they differ says what the description does.
struct ComparedApp: PushApp {
    let app: any PushApp
    let description: any PushApp

    func matrix(
        of payload: Payload, on versions: [IOSVersion], choosing choice: UserChoice?,
        where isWanted: @escaping (AppState, UserAction) -> Bool
    ) async throws -> ScenarioMatrix {
        let described = try await description.matrix(
            of: payload, on: versions, choosing: choice, where: isWanted)
        var matrix = try await app.matrix(
            of: payload, on: versions, choosing: choice, where: isWanted)
        matrix.compare(with: described)
        return matrix
    }
}
