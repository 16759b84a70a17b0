/// What `apns-push-type` may say ("Sending notification requests to APNs").
struct PushType: Hashable, Sendable {
    /// The value of the header.
    let name: String
    /// What its topics end with, behind the app's own; `nil` if nothing.
    let topicSuffix: String?
    /// How many bytes a payload may have.
    let maximumByteCount: Int
    /// Whether only providers with provider tokens may send it.
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

    /// What counts where the header is missing.
    static let alert = PushType("alert")

    /// All there are.
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

    /// The type with a name, or `nil` if there is none.
    static func named(_ name: String) -> PushType? { byName[name] }
}
