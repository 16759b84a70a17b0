import Foundation
import HTTPTypes
import Handset
import Hummingbird

extension PageAPI {
    /// Takes a failed case of a suite, with the app that it is for.
    func giveCase(_ request: Request, _ query: String?) async throws -> Response {
        _ = try Query(query, allowing: [])
        let body = try await body(
            of: request, allowing: ["payload", "pushType", "name", "suite", "failures", "app"],
            upTo: 2 * Self.payloadLimit)
        guard let text = body["payload"]?.string, let payload = Data(base64Encoded: text),
            payload.count <= Self.payloadLimit
        else {
            throw Problem(.badRequest, "payload is not a payload in base64.")
        }
        guard let app = body["app"], app.kind == .dictionary else {
            throw Problem(.badRequest, "app is not an object; give one like an app file.")
        }
        try Self.checkTexts(of: ["pushType", "name", "suite"], in: body)
        if let failures = body["failures"] { try Self.checkFailures(failures) }
        let told = ["name", "suite", "failures"].compactMap { name in
            body[name].map { (key: name, value: JSONText($0)) }
        }
        let headers = body["pushType"]?.string.map {
            [PageHeader(name: "apns-push-type", value: $0)]
        }
        let notification: PageNotification
        do throws(PageRefusal) {
            notification = try await phone.give(
                PageCase(
                    payload: Array(payload), headers: headers ?? [], app: JSONText(app).bytes,
                    told: .object(JSONMembers(told))))
        } catch {
            throw Self.problem(error)
        }
        var fields: HTTPFields = [:]
        fields[.location] = "/api/v1/notifications/\(notification.number)"
        return Answer.json(notification.json, status: .created, headers: fields)
    }

    /// Checks that members which are given are texts.
    private static func checkTexts(of names: [String], in body: Payload) throws(Problem) {
        for name in names where body[name] != nil && body[name]?.string == nil {
            throw Problem(.badRequest, "\(name) is not a string.")
        }
    }

    private static func checkFailures(_ failures: PayloadValue) throws(Problem) {
        let names = ["field", "expected", "found"]
        let isInOrder =
            failures.kind == .array
            && (0..<failures.count).allSatisfy { index in
                names.allSatisfy { failures[index]?[$0]?.string != nil }
            }
        guard isInOrder else {
            throw Problem(
                .badRequest, "failures is not a list of objects with the strings \(names.list).")
        }
    }
}
