import Handset
import HandsetTestSupport

@testable import HandsetGateway

/// A gateway with Firebase Cloud Messaging, and the inbox of its phones.
struct FCMTestGateway: Sendable {
    let gateway: Gateway
    let inbox: ArrivalInbox
    let phone: FCMPhone
    let lines: Locked<[String]>

    static func start(
        _ change: (inout FCMConfiguration) -> Void = { _ in },
        gateway changeGateway: (inout GatewayConfiguration) -> Void = { _ in }
    ) async throws -> FCMTestGateway {
        let phone = FCMPhone(of: .sample)
        let lines = Locked<[String]>([])
        var fcm = FCMConfiguration(
            identity: try await .ofThisProcess(), topic: "com.example.app", phones: [phone])
        fcm.observer = { line in lines.withLock { $0.append(line) } }
        change(&fcm)
        var configuration = GatewayConfiguration()
        configuration.fcm = fcm
        changeGateway(&configuration)
        let inbox = ArrivalInbox()
        return FCMTestGateway(
            gateway: try await Gateway.start(configuration, receiver: inbox), inbox: inbox,
            phone: phone, lines: lines)
    }

    /// Gives a request to the endpoint; `nil` for an answer that never comes.
    func answer(
        _ method: String = "POST", _ target: String = "/v1/projects/demo/messages:send",
        _ body: String, bearer: String? = "Bearer t"
    ) async -> (status: Int, text: String, headers: [String: String])? {
        guard let fcm = gateway.fcm else { return nil }
        let headers = bearer.map { [("Authorization", $0)] } ?? []
        let request = FCMHTTPRequest(
            method: method, target: target, headers: headers, body: Array(body.utf8))
        let outcome = await withCheckedContinuation { continuation in
            fcm.answer(request, of: 1) { continuation.resume(returning: $0) }
        }
        guard case .answer(let answer, _) = outcome else { return nil }
        return (
            answer.status, String(decoding: answer.body, as: UTF8.self),
            Dictionary(answer.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        )
    }

    func message(_ members: String) -> String {
        #"{"message":{"token":"\#(phone.token)",\#(members)}}"#
    }
}
