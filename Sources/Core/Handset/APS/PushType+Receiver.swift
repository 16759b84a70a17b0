extension PushType {
    /// The part of the app or of iOS that gets a notification of the type, if that is not the app's
    /// delegate; otherwise `nil`.
    ///
    /// Sources: "Sending notification requests to APNs" and the pages that it names for each type.
    ///
    /// ```swift
    /// print(PushType.voip.otherReceiver ?? "the delegate")
    /// // the app's push registry of PushKit
    /// ```
    public var otherReceiver: String? {
        switch name {
        case "alert", "background": nil
        case "voip": "the app's push registry of PushKit"
        case "complication": "the watch app's push registry of PushKit"
        case "fileprovider": "the app's File Provider extension"
        case "location": "the app's location push service extension"
        case "liveactivity": "the Live Activity of the app's widget extension"
        case "pushtotalk": "the app's channel manager of Push to Talk"
        case "mdm": "the device management of iOS"
        case "widgets": "WidgetKit, which loads the app's widgets again"
        case "controls": "WidgetKit, which loads the app's controls again"
        default: nil
        }
    }

    /// The type that the suffix of a topic names; `nil` for the topic of an app.
    ///
    /// ```swift
    /// print(PushType(ofTopic: "com.example.app.voip")?.name ?? "alert")
    /// // voip
    /// ```
    public init?(ofTopic topic: String) {
        var topic = topic
        let found = topic.withUTF8 { topic in
            Self.bySuffix.first { suffix, _ in
                topic.count > suffix.count && topic.suffix(suffix.count).elementsEqual(suffix)
            }
        }
        guard let found else { return nil }
        self = found.type
    }

    private static let bySuffix = allCases.compactMap { type in
        type.topicSuffix.map { (suffix: Array($0.utf8), type: type) }
    }
}
