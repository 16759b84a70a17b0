import HTTPTypes
import Handset
import Hummingbird

extension PageAPI {
    /// Returns the topics of Firebase Cloud Messaging that phones have.
    func listTopics(_ query: String?) throws(Problem) -> Response {
        _ = try Query(query, allowing: [])
        let topics = (gateway?.topics ?? []).map { topic, installations in
            JSONText.object([
                "topic": .string(topic), "installations": .array(installations.map { .string($0) }),
            ])
        }
        return Answer.json(.object(["topics": .array(topics)]))
    }

    /// Lets a phone, or all of them, have a topic or have it no more.
    func setTopic(_ request: Request, _ query: String?) async throws -> Response {
        _ = try Query(query, allowing: [])
        let body = try await body(of: request, allowing: ["topic", "state", "token"])
        guard let topic = body["topic"]?.string else {
            throw Problem(
                .badRequest,
                "The body has no topic; give a text such as {\"topic\":\"news\",\"state\":\"subscribed\"}."
            )
        }
        let state = body["state"]?.string
        guard state == "subscribed" || state == "unsubscribed" else {
            throw Problem(
                .badRequest, "The body has no such state; there are subscribed, unsubscribed.")
        }
        let token = body["token"]
        guard token == nil || token?.string != nil else {
            throw Problem(
                .badRequest, "token is not a text; give a token or an installation of FCM.")
        }
        do {
            try knownGateway().set(
                topic: topic, isSubscribed: state == "subscribed", of: token?.string)
        } catch {
            throw Self.problem(error)
        }
        let members: JSONMembers = [
            "topic": .string(topic), "state": .string(state ?? ""),
            "token": token?.string.map { .string($0) },
        ]
        store.events.append(["topics": .object(members)])
        return Answer.json(.object(members))
    }
}
