/// The payload that a service makes for a Live Activity.
struct LiveActivityDraft {
    /// Stands for the time at which the service sends the payload, in seconds since 1970.
    private static let timestamp = "1700000000"

    var aps = PayloadDraft()

    /// Creates a payload with the time of its sending, and an event if it is given.
    init(event: JSONSlice?) {
        aps.set("timestamp", json: Array(Self.timestamp.utf8))
        aps.set("event", event)
    }

    var json: [UInt8] {
        var payload = PayloadDraft()
        payload.set("aps", json: aps.json)
        return payload.json
    }
}

extension ServiceMessage {
    /// A message whose service sends it to a Live Activity.
    static let ofLiveActivity = ServiceMessage(
        headers: MessageHeaders([("apns-push-type", "liveactivity")]), faults: [])
}
