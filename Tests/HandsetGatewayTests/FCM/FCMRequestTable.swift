import Handset
import HandsetFixtures
import Testing

@testable import HandsetGateway

/// Requests to Firebase Cloud Messaging with the answers of its reference and of its observers.
enum FCMRequestTable {
    struct Row: CustomTestStringConvertible, Sendable {
        let what: String
        let status: Int
        /// The words that the answer has.
        let words: [String]
        /// The words that it has not.
        let otherWords: [String]
        private let template: String

        init(
            _ what: String, _ status: Int, _ template: String, words: [String] = [],
            not otherWords: [String] = []
        ) {
            self.what = what
            self.status = status
            self.template = template
            self.words = words
            self.otherWords = otherWords
        }

        var testDescription: String { what }

        /// The request for a phone.
        func request(for phone: FCMPhone) -> String {
            var generator = FixtureGenerator(seed: 7)
            return template.replacing("TOKEN", with: phone.token)
                .replacing("FID", with: phone.installation)
                .replacing("NOBODY", with: FCMToken(using: &generator).text)
                .replacing("LARGE", with: String(repeating: "x", count: 6_000))
        }
    }

    static let rows = [
        Row(
            "plain", 200,
            #"{"message":{"token":"TOKEN","notification":{"title":"Ferry","body":"Leaves at 9"}}}"#,
            words: [#""name": "projects/demo/messages/"#]),
        Row(
            "fid", 200,
            #"{"message":{"fid":"FID","notification":{"title":"Ferry","body":"Leaves at 9"}}}"#,
            words: [#"projects/demo/messages/"#]),
        Row(
            "fid as token", 200,
            #"{"message":{"token":"FID","notification":{"title":"Ferry","body":"Leaves at 9"}}}"#,
            words: [#"projects/demo/messages/"#]),
        Row(
            "camel case", 200,
            #"{"message":{"token":"TOKEN","notification":{"title":"Ferry","body":"Leaves at 9"},"fcmOptions":{"analyticsLabel":"a"},"android":{"collapseKey":"k"}}}"#
        ),
        Row(
            "null target beside", 200,
            #"{"message":{"token":"TOKEN","topic":null,"notification":{"title":"Ferry","body":"Leaves at 9"}}}"#
        ),
        Row(
            "target alone", 200,
            #"{"message":{"token":"TOKEN"}}"#),
        Row(
            "unknown at top", 400,
            #"{"message":{"token":"TOKEN"},"dry_run":true}"#,
            words: [
                #"Invalid JSON payload received. Unknown name \"dry_run\": Cannot find field."#
            ],
            not: [#"FcmError"#]),
        Row(
            "unknown name", 400,
            #"{"message":{"token":"TOKEN","notificaton":{"title":"Ferry","body":"Leaves at 9"}}}"#,
            words: [
                #"Unknown name \"notificaton\" at 'message': Cannot find field."#,
                #""field": "message""#,
            ],
            not: [#"FcmError"#]),
        Row(
            "unknown nested", 400,
            #"{"message":{"token":"TOKEN","apns":{"header":{}}}}"#,
            words: [#"Unknown name \"header\" at 'message.apns': Cannot find field."#],
            not: [#"FcmError"#]),
        Row(
            "two unknown", 400,
            #"{"message":{"token":"TOKEN","a":1,"b":2}}"#,
            words: [#"Unknown name \"a\""#, #"Unknown name \"b\""#],
            not: [#"FcmError"#]),
        Row(
            "number in data", 400,
            #"{"message":{"token":"TOKEN","data":{"a":"x","b":7}}}"#,
            words: [#"Invalid value at 'message.data[1].value' (TYPE_STRING), 7"#],
            not: [#"FcmError"#]),
        Row(
            "enum", 400,
            #"{"message":{"token":"TOKEN","android":{"priority":"urgent"}}}"#,
            words: [
                #"Invalid value at 'message.android.priority' (type.googleapis.com/google.firebase.fcm.v1.AndroidMessagePriority), \"urgent\""#
            ],
            not: [#"FcmError"#]),
        Row(
            "enum small", 200,
            #"{"message":{"token":"TOKEN","android":{"priority":"high"}}}"#),
        Row(
            "duration", 400,
            #"{"message":{"token":"TOKEN","android":{"ttl":"3600"}}}"#,
            words: [
                #"message.android.ttl"#, #"Illegal duration format; duration must end with 's'"#,
            ],
            not: [#"FcmError"#]),
        Row(
            "duration good", 200,
            #"{"message":{"token":"TOKEN","android":{"ttl":"3.5s"}}}"#),
        Row(
            "two targets", 400,
            #"{"message":{"token":"TOKEN","topic":"news"}}"#,
            words: [
                #"Invalid value at 'message' (oneof), oneof field 'target' is already set. Cannot set 'topic'"#
            ],
            not: [#"FcmError"#]),
        Row(
            "two targets, one empty", 400,
            #"{"message":{"token":"TOKEN","condition":""}}"#,
            words: [#"oneof field 'target' is already set. Cannot set 'condition'"#]),
        Row(
            "no target", 400,
            #"{"message":{"notification":{"title":"Ferry","body":"Leaves at 9"}}}"#,
            words: [
                #"Recipient of the message is not set."#, #""errorCode": "INVALID_ARGUMENT""#,
                #""field": "message""#,
            ]),
        Row(
            "activity token alone", 400,
            #"{"message":{"apns":{"live_activity_token":"80a1","payload":{"aps":{}}}}}"#,
            words: [#"Recipient of the message is not set."#]),
        Row(
            "made-up token", 400,
            #"{"message":{"token":"not-a-token"}}"#,
            words: [
                #"The registration token is not a valid FCM registration token"#,
                #""field": "message.token""#, #""errorCode": "INVALID_ARGUMENT""#,
            ]),
        Row(
            "nobody's token", 404,
            #"{"message":{"token":"NOBODY"}}"#,
            words: [
                #"Requested entity was not found."#, #""errorCode": "UNREGISTERED""#,
                #""status": "NOT_FOUND""#,
            ]),
        Row(
            "topic letters", 400,
            #"{"message":{"topic":"bad topic!"}}"#,
            words: [
                #"Topic name contains invalid characters."#, #""errorCode": "INVALID_ARGUMENT""#,
            ]),
        Row(
            "topic fine", 200,
            #"{"message":{"topic":"news","notification":{"title":"Ferry","body":"Leaves at 9"}}}"#),
        Row(
            "condition syntax", 400,
            #"{"message":{"condition":"'a' in topics &&"}}"#,
            words: [#"Request contains an invalid argument."#],
            not: [#"details"#, #"FcmError"#]),
        Row(
            "six topics", 400,
            #"{"message":{"condition":"'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics || 'e' in topics || 'f' in topics"}}"#,
            words: [#"Request contains an invalid argument."#]),
        Row(
            "condition fine", 200,
            #"{"message":{"condition":"'a' in topics && ('b' in topics || !('c' in topics))"}}"#),
        Row(
            "too large", 400,
            #"{"message":{"token":"TOKEN","data":{"a":"LARGE"}}}"#,
            words: [
                #"Message is too large. The maximum is 4K (4096 bytes)."#,
                #""errorCode": "INVALID_ARGUMENT""#,
            ],
            not: [#"fieldViolations"#]),
        Row(
            "reserved google.", 400,
            #"{"message":{"token":"TOKEN","data":{"google.a":"1"}}}"#,
            words: [#"Invalid data payload key: google.a"#]),
        Row(
            "reserved message_type", 400,
            #"{"message":{"token":"TOKEN","data":{"message_type":"1"}}}"#,
            words: [#"Invalid data payload key: message_type"#]),
        Row(
            "collapse_key in data", 200,
            #"{"message":{"token":"TOKEN","data":{"collapse_key":"1"}}}"#),
        Row(
            "no aps", 400,
            #"{"message":{"token":"TOKEN","apns":{"payload":{"x":1}}}}"#,
            words: [#"Payload of Apple Push Notification Service must contain an [aps] key."#]),
        Row(
            "empty aps", 200,
            #"{"message":{"token":"TOKEN","notification":{"title":"Ferry","body":"Leaves at 9"},"apns":{"payload":{"aps":{}}}}}"#
        ),
        Row(
            "web TTL", 400,
            #"{"message":{"token":"TOKEN","webpush":{"headers":{"TTL":"-1"}}}}"#,
            words: [
                #"TTL must be a non-negative integer."#, #""field": "message.webpush.headers.TTL""#,
            ]),
        Row(
            "android_v2", 200,
            #"{"message":{"token":"TOKEN","notification":{"title":"Ferry","body":"Leaves at 9"},"android_v2":{"remote_notification":{"mutable_content":true}}}}"#
        ),
        Row(
            "android and android_v2", 400,
            #"{"message":{"token":"TOKEN","android":{},"android_v2":{"background_sync":{}}}}"#),
        Row(
            "dry run", 200,
            #"{"validate_only":true,"message":{"token":"TOKEN","notification":{"title":"Ferry","body":"Leaves at 9"}}}"#,
            words: [#"projects/demo/messages/"#]),
        Row(
            "dry run of nobody", 400,
            #"{"validate_only":true,"message":{"token":"short"}}"#),
        Row(
            "not JSON", 400,
            #"{"#,
            words: [#"Invalid JSON payload received."#],
            not: [#"FcmError"#]),
        Row(
            "array", 400,
            #"[]"#,
            words: [#"Root element must be a message."#]),
    ]
}
