import HTTPTypes
import Handset
import Hummingbird

extension PageAPI {
    /// Returns the addresses to which senders send, the files that they need, and the limits.
    func gateway(_ query: String?) throws(Problem) -> Response {
        _ = try Query(query, allowing: [])
        return Answer.json(
            .object((gateway?.members ?? [:]) + ["keep": .integer(store.countLimit)]))
    }

    /// Returns the result of a notification in every state of the app, with every action of the user.
    func matrix(_ name: String, _ query: String?) async throws -> Response {
        let query = try Query(query, allowing: ["ios", "delegate"])
        let notification = try kept(name)
        let matrix: [UInt8]?
        do {
            matrix = try await phone.matrix(
                of: notification, system: query["ios"], delegates: query["delegate"])
        } catch let refusal as PageRefusal {
            throw Self.problem(refusal)
        }
        guard let matrix else {
            throw Problem(
                .notFound,
                "Notification \(notification.number) has no matrix: its payload cannot be read.")
        }
        return try Answer.json(.json(matrix), holding: held)
    }

    /// Returns why a notification opens nothing in a state of the app, after an action of the user.
    func why(_ name: String, _ query: String?) async throws -> Response {
        let query = try Query(query, allowing: ["app-state", "action"])
        let notification = try kept(name)
        let causes: [UInt8]?
        do {
            causes = try await phone.why(
                of: notification, appState: query["app-state"], action: query["action"])
        } catch let refusal as PageRefusal {
            throw Self.problem(refusal)
        }
        guard let causes else {
            throw Problem(
                .notFound,
                "Notification \(notification.number) has no causes: its payload cannot be read.")
        }
        return try Answer.json(.json(causes), holding: held)
    }
}
