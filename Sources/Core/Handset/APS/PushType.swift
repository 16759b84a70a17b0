/// A value of `apns-push-type` ("Sending notification requests to APNs").
///
/// ```swift
/// print(PushType.named("voip")?.maximumByteCount ?? 0)
/// // 5120
/// ```
public struct PushType: Hashable, Sendable {
    /// The value of the header.
    public let name: String
    /// The suffix of its topics, after the app's own topic.
    ///
    /// `nil` if there is none.
    public let topicSuffix: String?
    /// The largest size of a payload, in bytes.
    public let maximumByteCount: Int
    /// True if only providers with provider tokens may send it.
    public let needsProviderToken: Bool

    private init(
        _ name: String, suffix: String? = nil, maximumByteCount: Int = 4096,
        needsProviderToken: Bool = false
    ) {
        self.name = name
        topicSuffix = suffix
        self.maximumByteCount = maximumByteCount
        self.needsProviderToken = needsProviderToken
    }

    /// The default, if the header is missing.
    public static let alert = PushType("alert")

    /// For notifications that the user does not see.
    public static let background = PushType("background")
    /// For calls.
    public static let voip = PushType("voip", suffix: ".voip", maximumByteCount: 5120)
    /// For Live Activities.
    public static let liveActivity = PushType(
        "liveactivity", suffix: ".push-type.liveactivity", needsProviderToken: true)
    /// For the management of devices.
    public static let mdm = PushType("mdm")
    /// For complications of a watch face.
    public static let complication = PushType("complication", suffix: ".complication")
    /// For changes in the files of a file provider.
    public static let fileProvider = PushType("fileprovider", suffix: ".pushkit.fileprovider")
    /// For questions about the device's location.
    public static let location = PushType(
        "location", suffix: ".location-query", needsProviderToken: true)
    /// For transmissions of Push to Talk.
    public static let pushToTalk = PushType("pushtotalk", suffix: ".voip-ptt")
    /// For widgets.
    public static let widgets = PushType("widgets", suffix: ".push-type.widgets")
    /// For controls.
    public static let controls = PushType("controls", suffix: ".push-type.controls")

    /// All types.
    public static let allCases = [
        alert, background, voip, complication, fileProvider, location, liveActivity, pushToTalk,
        mdm, widgets, controls,
    ]

    private static let byName = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// Returns the type with a name, or `nil` if the name is unknown.
    public static func named(_ name: String) -> PushType? { byName[name] }
}
