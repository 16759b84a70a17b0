import HandsetFixtures

@testable import HandsetGateway

/// A request to the broadcast API, in order until a test spoils one thing of it.
struct BroadcastRequest: Sendable {
    static let bundle = "com.example.app"
    static let id = "2288cf3f-70d8-46a6-97d7-dd5d00867127"
    static let channel = "dHN0LXNyY2gtY2hubA=="

    var fields: [String: String]
    var body: String

    /// A broadcast to a channel.
    static func broadcast(
        _ changes: [String: String?] = [:],
        body: String = #"{"aps":{"timestamp":1,"event":"update","content-state":{}}}"#
    ) -> BroadcastRequest {
        make(
            [
                ":method": "POST", ":path": "/4/broadcasts/apps/\(bundle)",
                "apns-channel-id": channel, "apns-expiration": "0", "apns-priority": "10",
                "apns-push-type": "liveactivity", "apns-request-id": id,
            ], changes, body)
    }

    /// A request about channels.
    static func channels(
        _ method: String, _ path: String = "channels", _ changes: [String: String?] = [:],
        body: String? = nil
    ) -> BroadcastRequest {
        var fields = [
            ":method": method, ":path": "/1/apps/\(bundle)/\(path)", "apns-request-id": id,
        ]
        if method != "POST", path == "channels" { fields["apns-channel-id"] = channel }
        let creation = #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#
        return make(fields, changes, body ?? (method == "POST" ? creation : ""))
    }

    private static func make(
        _ fields: [String: String], _ changes: [String: String?], _ body: String
    ) -> BroadcastRequest {
        var fields = fields
        for (name, value) in changes { fields[name] = value }
        return BroadcastRequest(fields: fields, body: body)
    }

    /// The request as a connection reads it, with more header fields.
    func read(with more: [(String, String)] = []) -> PushRequest {
        PushRequest(fields.map { ($0.key, $0.value) } + more, body: body)
    }

    /// The header fields in the order of a sender: pseudo-headers first.
    var sentFields: [(String, String)] {
        fields.merging([":scheme": "https", ":authority": "localhost"]) { own, _ in own }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension PushRequest {
    /// Creates a request from its header fields, in order, and its body.
    convenience init(_ fields: [(name: String, value: String)], body: String) {
        var read = RequestFields()
        for (name, value) in fields {
            Array(name.utf8).withUnsafeBufferPointer { name in
                Array(value.utf8).withUnsafeBufferPointer { value in _ = read.take(name, value) }
            }
        }
        self.init(read)
        Array(body.utf8).withUnsafeBufferPointer { _ = take($0) }
    }
}
