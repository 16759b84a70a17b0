import HTTPTypes
import Hummingbird

extension PageRoute {
    /// All calls; of two paths that fit, the first one is meant.
    static let all = ofGateway + ofPhone + ofNotifications

    private static let ofGateway = [
        PageRoute(.get, "health") { try $0.api.health($0.query) },
        PageRoute(.get, "gateway") { try $0.api.gateway($0.query) },
        PageRoute(.get, "openapi.json") { call in
            _ = try Query(call.query, allowing: [])
            return Answer.bytes(
                Array((PageFiles.all["openapi.json"] ?? "").utf8), type: "application/json")
        },
        PageRoute(.get, "events") {
            try $0.api.events($0.request, $0.query, on: $0.context.channel)
        },
        PageRoute(.get, "faults") { try $0.api.listFaults($0.query) },
        PageRoute(.post, "faults") { try await $0.api.addFault($0.request, $0.query) },
        PageRoute(.delete, "faults") { try $0.api.removeFaults($0.query) },
        PageRoute(.get, "topics") { try $0.api.listTopics($0.query) },
        PageRoute(.patch, "topics") { try await $0.api.setTopic($0.request, $0.query) },
        PageRoute(.patch, "devices") { try await $0.api.setDevice(nil, $0.request, $0.query) },
        PageRoute(.patch, "devices/*") {
            try await $0.api.setDevice($0.name, $0.request, $0.query)
        },
    ]

    private static let ofPhone = [
        PageRoute(.get, "phone") { try await $0.api.phone($0.request, $0.query) },
        PageRoute(.patch, "phone") { try await $0.api.changePhone($0.request, $0.query) },
        PageRoute(.get, "phone/icon") { try await $0.api.icon($0.query) },
        PageRoute(.post, "phone/actions") { try await $0.api.act($0.request, $0.query) },
        PageRoute(.post, "check") { try await $0.api.check($0.request, $0.query) },
        PageRoute(.post, "cases") { try await $0.api.giveCase($0.request, $0.query) },
        PageRoute(.post, "logs", type: "application/octet-stream") {
            try await $0.api.readLog($0.request, $0.query)
        },
    ]

    private static let ofNotifications = [
        PageRoute(.get, "wait") { call in
            try await call.request.answerWhileConnected { _ in try await call.api.wait(call.query) }
        },
        PageRoute(.get, "notifications") { call in
            try await call.request.answerWhileSearching(call.query) {
                try await call.api.list(call.query)
            }
        },
        PageRoute(.post, "notifications") { try await $0.api.give($0.request, $0.query) },
        PageRoute(.delete, "notifications") { try await $0.api.forget($0.query) },
        PageRoute(.get, "notifications/latest") { call in
            try await call.request.answerWhileSearching(call.query) {
                try await call.api.latest(call.query)
            }
        },
        PageRoute(.get, "notifications/*/matrix") { call in
            try await call.request.answerWhileConnected { _ in
                try await call.api.matrix(call.name, call.query)
            }
        },
        PageRoute(.get, "notifications/*/why") { call in
            try await call.request.answerWhileConnected { _ in
                try await call.api.why(call.name, call.query)
            }
        },
        PageRoute(.get, "notifications/*") { call in
            try await call.request.answerWhileConnected { _ in
                try await call.api.one(call.name, call.query)
            }
        },
        PageRoute(.delete, "notifications/*") { try await $0.api.forgetOne($0.name, $0.query) },
    ]
}
