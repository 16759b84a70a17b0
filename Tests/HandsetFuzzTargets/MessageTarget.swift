internal import Handset

/// A request to Firebase Cloud Messaging is taken, and becomes a payload, or refused with words.
enum MessageTarget {
    static let seeds = [
        #"{"message":{"token":"dK3x9F2mQ8ABCDEFGHIJKL:APA91bHPRgkF3JUikC4ENAHEeMrd41Zxv3hVZ","notification":{"title":"a"}}}"#,
        #"{"message":{"topic":"news","data":{"a":"b","c":"{}"},"apns":{"payload":{"aps":{"badge":1}}}}}"#,
        #"{"message":{"condition":"'a' in topics && ('b' in topics || !('c' in topics))","data":{"from":"x"}}}"#,
        #"{"validateOnly":true,"message":{"fid":"a","android":{"ttl":"3.5s","notification":{"vibrate_timings":["1s"]}}}}"#,
        #"{"message":{"token":"not-a-name","data":{"a":1}}}"#,
        #"{"message":{"token":"","topic":"a"}}"#,
        #"{"message":{"topic":"/topics/a","fcm_options":{"analytics_label":"b"}}}"#,
        #"{"message":{"topic":"a","webpush":{"headers":{"TTL":"x"}}}}"#,
        #"{"message":{"topic":"a","apns":{"payload":{"a":1}}}}"#,
        #"{"message":{"topic":"a","apns":{"liveActivityToken":"00","headers":{"apns-priority":"5"}}}}"#,
        #"{"message":{"topic":"a","android_v2":{"remote_notification":{"notification":{"id":3}}}}}"#,
        #"{"toen":"a","message":{"notification":{"title":["a"],"image":"b"}}}"#,
    ].map { Array($0.utf8) }

    static func check(_ bytes: [UInt8]) throws {
        let request: FCMRequest
        do throws(FCMRefusal) {
            request = try FCMRequest(bytes)
        } catch {
            try require(!error.causes.isEmpty, "a refusal without a cause")
            try require(
                error.causes.allSatisfy { !$0.message.isEmpty }, "a refusal without words")
            return
        }
        let payload = request.payload(messageID: "1", senderID: "2", installation: "3")
        guard let read = try? Payload(json: payload, source: "message") else {
            throw BrokenProperty(
                "the payload is not JSON: \(String(decoding: payload, as: UTF8.self))")
        }
        try require(read["aps"] != nil, "the payload has no aps")
        try requireEqual(read["gcm.message_id"]?.string, "1", "the number of the message")
        if case .condition(let text) = request.receiver {
            _ = FCMCondition.holds(text, for: ["a"])
        }
    }
}
