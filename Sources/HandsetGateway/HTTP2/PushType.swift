/// A value of `apns-push-type` ("Sending notification requests to APNs").
struct PushType: Hashable, Sendable {
    /// The value of the header.
    let name: String
    /// The suffix of its topics, after the app's own topic.
    ///
    /// `nil` if there is none.
    let topicSuffix: String?
    /// The largest size of a payload, in bytes.
    let maximumByteCount: Int
    /// True if only providers with provider tokens may send it.
    let needsProviderToken: Bool

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
    static let alert = PushType("alert")

    /// All types.
    static let allCases = [
        alert, PushType("background"),
        PushType("voip", suffix: ".voip", maximumByteCount: 5120),
        PushType("complication", suffix: ".complication"),
        PushType("fileprovider", suffix: ".pushkit.fileprovider"),
        PushType("location", suffix: ".location-query", needsProviderToken: true),
        PushType("liveactivity", suffix: ".push-type.liveactivity", needsProviderToken: true),
        PushType("pushtotalk", suffix: ".voip-ptt"),
        PushType("mdm"), PushType("widgets", suffix: ".push-type.widgets"),
        PushType("controls", suffix: ".push-type.controls"),
    ]

    private static let byName = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// Returns the type with a name, or `nil` if the name is unknown.
    static func named(_ name: String) -> PushType? { byName[name] }
}
