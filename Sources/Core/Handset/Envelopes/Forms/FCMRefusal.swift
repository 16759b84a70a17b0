/// The answer of FCM's HTTP v1 API to a message that it refuses, in the service's own words.
///
/// The words are those that the reference and observers report ("FCM error codes"; "ErrorCode").
package struct FCMRefusal: Error, Hashable, Sendable {
    /// The causes that the answer names: several of the service's parser, or one.
    package let causes: [Cause]
    /// The same as findings with remedies, for people.
    package let faults: [MessageFault]

    /// A reason to refuse a message.
    package enum Cause: Hashable, Sendable {
        /// The body is not JSON; the words come from the service's parser.
        case json(String)
        /// The root is not an object.
        case root
        case unknownName(String, field: String)
        /// A value, in JSON, is not of the type with this name.
        case value(String, field: String, String)
        case object(String, field: String)
        case array(field: String)
        case duration(field: String)
        /// The message has one more receiver, after its first.
        case secondTarget(String)
        case noTarget
        case token, topic, condition, size, noAPS
        case dataKey(String)
        /// The header of this name for browsers is not a number of seconds.
        case webTTL(String)
        /// A part of the message is wrong, for which no words are known.
        case other(String)

        /// Creates the cause of a value of another type than its own.
        init(ofType type: String, field: String, _ value: JSONSlice) {
            let isMessage = type.hasPrefix(typePrefix)
            if value.isArray {
                self = .array(field: field)
            } else if value.isObject, !isMessage {
                self = .object(type, field: field)
            } else {
                self = .value(type, field: field, value.asJSONText)
            }
        }
    }

    static let duration = "\(typePrefix)google.protobuf.Duration"

    static func type(_ name: String) -> String { "\(typePrefix)google.firebase.fcm.v1.\(name)" }
}

private let typePrefix = "type.googleapis.com/"

extension FCMRefusal.Cause {
    /// The text of the answer, or a line of it.
    package var message: String {
        switch self {
        case .json(let words): "Invalid JSON payload received. \(words)"
        case .root:
            #"Invalid JSON payload received. Unknown name "": Root element must be a message."#
        case .unknownName(let name, ""):
            "Invalid JSON payload received. Unknown name \(Self.quoted(name)): Cannot find field."
        case .unknownName(let name, let field):
            "Invalid JSON payload received. Unknown name \(Self.quoted(name)) at '\(field)': "
                + "Cannot find field."
        case .value(let type, let field, let json): "Invalid value at '\(field)' (\(type)), \(json)"
        case .object(let type, let field):
            "Invalid value at '\(field)' (\(type)), Starting an object on a scalar field"
        case .array(let field):
            "Invalid JSON payload received. Unknown name \(Self.quoted(Self.last(of: field)))"
                + (Self.parent(of: field).map { " at '\($0)'" } ?? "")
                + ": Proto field is not repeating, cannot start list."
        case .duration(let field):
            "Invalid value at '\(field)' (\(FCMRefusal.duration)), Field '\(Self.last(of: field))', "
                + "Illegal duration format; duration must end with 's'"
        case .secondTarget(let name):
            "Invalid value at 'message' (oneof), oneof field 'target' is already set. Cannot set "
                + "'\(name)'"
        case .noTarget: "Recipient of the message is not set."
        case .token: "The registration token is not a valid FCM registration token"
        case .topic: "Topic name contains invalid characters."
        case .condition, .other: "Request contains an invalid argument."
        case .size: "Message is too large. The maximum is 4K (4096 bytes)."
        case .noAPS: "Payload of Apple Push Notification Service must contain an [aps] key."
        case .dataKey(let key): "Invalid data payload key: \(key)"
        case .webTTL: "TTL must be a non-negative integer."
        }
    }

    /// The place that the answer names; empty for the top, and `nil` for an answer that names none.
    package var field: String? {
        switch self {
        case .json, .root: ""
        case .unknownName(_, let field), .value(_, let field, _), .object(_, let field),
            .duration(let field):
            field
        case .array(let field): Self.parent(of: field) ?? ""
        case .secondTarget, .noTarget, .topic: "message"
        case .token: "message.token"
        case .webTTL(let name): "message.webpush.headers.\(name)"
        case .other(let field): field
        case .condition, .size, .noAPS, .dataKey: nil
        }
    }

    /// True if the answer has the error code of FCM: the service's parser gives none, and a condition's neither.
    package var hasCode: Bool {
        switch self {
        case .json, .root, .unknownName, .value, .object, .array, .duration, .secondTarget,
            .condition:
            false
        case .noTarget, .token, .topic, .size, .noAPS, .dataKey, .webTTL, .other: true
        }
    }

    private static func quoted(_ name: String) -> String { "\"\(name)\"" }

    private static func last(of field: String) -> String {
        field.split(separator: ".").last.map(String.init) ?? field
    }

    private static func parent(of field: String) -> String? {
        field.lastIndex(of: ".").map { String(field[..<$0]) }
    }
}
