/// A payload that has a name, for a first push without a file.
struct SamplePayload: Sendable {
    let name: String
    let json: String

    static func named(_ name: String) -> SamplePayload? { all.first { $0.name == name } }

    static let all = [
        SamplePayload(
            name: "alert",
            json:
                #"{"aps":{"alert":{"title":"Your order is ready","body":"Take it along."}},"orderId":"7"}"#
        ),
        SamplePayload(
            name: "badge",
            json: #"{"aps":{"alert":"Three orders wait","badge":3,"sound":"default"}}"#),
        SamplePayload(name: "silent", json: #"{"aps":{"content-available":1},"orderId":"7"}"#),
        SamplePayload(
            name: "urgent",
            json:
                #"{"aps":{"alert":"Your train leaves","sound":"default","interruption-level":"time-sensitive"}}"#
        ),
        SamplePayload(
            name: "picture",
            json:
                #"{"aps":{"alert":"A picture","mutable-content":1},"picture":"https://cdn.example.com/a.png"}"#
        ),
        SamplePayload(
            name: "reply",
            json:
                #"{"aps":{"alert":"When do you come?","category":"message","thread-id":"ann"},"chat":"ann"}"#
        ),
        SamplePayload(
            name: "session", json: #"{"aps":{"alert":"42:Hello","badge":1,"session":"42"}}"#),
        SamplePayload(
            name: "too-large",
            json: #"{"aps":{"alert":"\#(String(repeating: "a", count: 4097 - 20))"}}"#),
    ]
}
