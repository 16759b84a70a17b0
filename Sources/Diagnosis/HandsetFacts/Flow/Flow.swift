/// The part of a notification that an expression holds.
indirect enum Flow: Hashable, Sendable {
    case response, notification, request, content
    /// The part of `userInfo` behind some keys; without keys it is the whole.
    case data([String])
    /// A part of `userInfo` as the bytes of its JSON.
    case encoded([String])
    case launchOptions
    case connectionOptions
    /// A dictionary that is written in code, by its keys.
    case literal([String: Flow])
    /// A notification of Foundation's center.
    case posted(object: Flow?, userInfo: Flow?)
    /// A message of a push library, or a part of it that is no payload of the app's.
    case message
    /// A notification of an app's own, whose payload is a text that the app itself has made.
    case local
    /// A subject or a stream in a script that tells values.
    case stream(Flow)

    /// The name in a dictionary of code for the part of `userInfo` that is copied into it.
    static let rest = "..."

    /// Returns true if a name in a dictionary is taken from a part of `userInfo` that is copied into it.
    func isRest(_ name: String) -> Bool {
        guard case .literal(let flows) = self else { return false }
        return flows[Self.rest] != nil && flows[name] == nil
    }

    /// The keys of a part of `userInfo`; `nil` for others.
    var path: [String]? {
        if case .data(let path) = self { return path }
        return nil
    }

    /// Returns what a member holds, as UserNotifications and UIKit name it; `nil` for others.
    func member(_ name: String) -> Flow? {
        switch (self, name) {
        case (.response, "notification"): .notification
        case (.notification, "request"): .request
        case (.request, "content"): .content
        case (.content, "userInfo"): .data([])
        case (.connectionOptions, "notificationResponse"): .response
        case (.posted(_, let userInfo), "userInfo"): userInfo
        case (.posted(let object, _), "object"): object
        default: nil
        }
    }

    /// The flow that a stream tells, or the flow itself.
    var told: Flow {
        if case .stream(let flow) = self { return flow }
        return self
    }

    /// Returns what a member of a message in JavaScript or Dart holds; `nil` for others.
    func messageMember(_ name: String) -> Flow? {
        switch self {
        case .local:
            return ["notificationResponse", "response", "payload"].contains(name) ? .local : nil
        case .stream(let flow):
            return name == "value" ? flow : name == "stream" || name == "sink" ? self : nil
        case .message: break
        default: return nil
        }
        switch name {
        case "data", "additionalData", "userInfo", "custom", "payload", "getData": return .data([])
        case "notification", "request", "content", "detail", "response", "result", "remoteMessage",
            "notificationResponse", "message", "trigger":
            return .message
        default: return nil
        }
    }

    /// The flow of an object by the name of its type; `nil` for others.
    init?(type: String) {
        guard let flow = Self.types[type.plainTypeName] else { return nil }
        self = flow
    }

    /// The flows of the types that carry a notification.
    static let types: [String: Flow] = [
        "UNNotificationResponse": .response, "UNTextInputNotificationResponse": .response,
        "UNNotification": .notification, "UNNotificationRequest": .request,
        "UNNotificationContent": .content, "UNMutableNotificationContent": .content,
        "ConnectionOptions": .connectionOptions, "UISceneConnectionOptions": .connectionOptions,
        "RemoteMessage": .message,
    ]

    /// The keys and parts of a flow that is followed; functions that call each other may make larger ones for ever.
    private static let maximumSize = 64

    /// True if a flow is not too large to be followed.
    var isFollowed: Bool {
        var room = Self.maximumSize
        takeSize(from: &room)
        return room > 0
    }

    private func takeSize(from room: inout Int) {
        room -= 1
        guard room > 0 else { return }
        switch self {
        case .data(let path), .encoded(let path): room -= path.count
        case .literal(let flows):
            for flow in flows.values where room > 0 { flow.takeSize(from: &room) }
        case .posted(let object, let userInfo):
            object?.takeSize(from: &room)
            userInfo?.takeSize(from: &room)
        default: break
        }
    }
}
