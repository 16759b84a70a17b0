extension PayloadFile {
    /// A form in which a payload is sent, or kept.
    ///
    /// Push services take a message in a form of their own, and send a payload that they make of it.
    public enum EnvelopeForm: String, CaseIterable, Hashable, Sendable {
        /// A payload itself.
        case payload
        /// A message of Firebase Cloud Messaging's HTTP v1 API.
        case fcm
        /// A message of Firebase Cloud Messaging's legacy HTTP API.
        case legacyFCM = "fcm-legacy"
        /// A message as the libraries of firebase-admin take it, with Apple's names in camel case.
        case firebaseAdmin = "firebase-admin"
        /// A message of Amazon SNS: a payload as text for each platform.
        case sns
        /// An installation of Azure Notification Hubs with its templates.
        case azure
        /// A notification of OneSignal's REST API.
        case oneSignal = "onesignal"
        /// A message of Expo's push service.
        case expo
        /// A message of Braze's REST API.
        case braze
        /// A push of Airship's REST API.
        case airship
        /// A push of Ably.
        case ably
        /// A payload for a simulator, with the key `Simulator Target Bundle`.
        case simctl
        /// An event of CloudEvents whose data is a payload.
        case cloudEvents = "cloudevents"
        /// A push of Parse Server's REST API.
        case parse
        /// The launch options of an app, which hold the payload that launched it.
        case launchOptions = "launch-options"
        /// An array of payloads.
        case array
        /// A string of JSON that is a payload.
        case string

        /// The name of the form in a sentence, with its article.
        public var name: String {
            switch self {
            case .payload: "a payload"
            case .fcm: "an FCM message"
            case .legacyFCM: "a legacy FCM message"
            case .firebaseAdmin: "a message for firebase-admin"
            case .sns: "an SNS message"
            case .azure: "an installation of Azure Notification Hubs"
            case .oneSignal: "a OneSignal notification"
            case .expo: "an Expo message"
            case .braze: "a Braze message"
            case .airship: "an Airship push"
            case .ably: "an Ably push"
            case .simctl: "a payload for a simulator"
            case .cloudEvents: "a CloudEvents event"
            case .parse: "a push of Parse"
            case .launchOptions: "a dictionary of launch options"
            case .array: "an array of payloads"
            case .string: "a payload in a JSON string"
            }
        }
    }
}
