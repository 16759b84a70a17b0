import Handset

/// A page of documentation on which a rule of the lint is based: of Apple's, or of a push service.
package enum ReferencePage: String, CaseIterable, Hashable, Sendable {
    case generating =
        "https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification"
    case sending =
        "https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"
    case background =
        "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"
    case modifying =
        "https://developer.apple.com/documentation/usernotifications/modifying-content-in-newly-delivered-notifications"
    case interruption =
        "https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel"
    case liveActivities =
        "https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"
    case widgets =
        "https://developer.apple.com/documentation/widgetkit/updating-widgets-with-widgetkit-push-notifications"
    case pushKit = "https://developer.apple.com/documentation/pushkit"
    case voip =
        "https://developer.apple.com/documentation/pushkit/responding-to-voip-notifications-from-pushkit"
    case fileProvider =
        "https://developer.apple.com/documentation/fileprovider/using-push-notifications-to-signal-changes"
    case pushToTalk =
        "https://developer.apple.com/documentation/pushtotalk/creating-a-push-to-talk-app"
    case payloadKeys =
        "https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/RemoteNotificationsPG/PayloadKeyReference.html"

    case fcm = "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages"
    case oneSignal = "https://documentation.onesignal.com/reference/create-notification"
    case sns = "https://docs.aws.amazon.com/sns/latest/api/API_Publish.html"

    package var url: String { rawValue }

    /// The name of the company whose documentation it is.
    package var publisher: String {
        switch self {
        case .fcm: "Firebase"
        case .oneSignal: "OneSignal"
        case .sns: "Amazon"
        default: "Apple"
        }
    }

    package var title: String {
        switch self {
        case .generating: "Generating a remote notification"
        case .sending: "Sending notification requests to APNs"
        case .background: "Pushing background updates to your App"
        case .modifying: "Modifying content in newly delivered notifications"
        case .interruption: "UNNotificationInterruptionLevel"
        case .liveActivities:
            "Starting and updating Live Activities with ActivityKit push notifications"
        case .widgets: "Updating widgets with WidgetKit push notifications"
        case .pushKit: "PushKit"
        case .voip: "Responding to VoIP Notifications from PushKit"
        case .fileProvider: "Using push notifications to signal changes"
        case .pushToTalk: "Creating a Push to Talk app"
        case .payloadKeys: "Payload Key Reference"
        case .fcm: "REST Resource: projects.messages"
        case .oneSignal: "Create notification"
        case .sns: "Publish"
        }
    }
}
