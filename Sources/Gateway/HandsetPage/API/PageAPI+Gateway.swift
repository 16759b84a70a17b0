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
        return try await answer(about: name, "matrix") { [phone] in
            try await phone.matrix(of: $0, system: query["ios"], delegates: query["delegate"])
        }
    }

    /// Returns why a notification opens nothing in a state of the app, after an action of the user.
    func why(_ name: String, _ query: String?) async throws -> Response {
        let query = try Query(query, allowing: ["app-state", "action"])
        return try await answer(about: name, "causes") { [phone] in
            try await phone.why(of: $0, appState: query["app-state"], action: query["action"])
        }
    }

    /// Returns what the phone says of a notification, which has none of it if its payload cannot be read.
    private func answer(
        about name: String, _ what: String,
        _ ask: (PageNotification) async throws -> [UInt8]?
    ) async throws -> Response {
        let notification = try kept(name)
        let found: [UInt8]?
        do {
            found = try await ask(notification)
        } catch let refusal as PageRefusal {
            throw Self.problem(refusal)
        }
        guard let found else {
            throw Problem(
                .notFound,
                "Notification \(notification.number) has no \(what): its payload cannot be read.")
        }
        return try Answer.json(.json(found), holding: held)
    }
}
