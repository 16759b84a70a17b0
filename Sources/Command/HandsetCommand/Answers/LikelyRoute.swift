import Handset

/// The value of a payload that a tap most likely opens: a link, or else an identifier.
struct LikelyRoute {
    /// The keys on the way to the value, outermost first.
    let keys: [String]
    /// True if the value is a URL, which the app opens as it is.
    let isLink: Bool
    /// The keys on the way to each string of JSON that the way goes through.
    private(set) var decodedPaths: [[String]] = []
    private let score: Int

    /// Keys that apps give to links.
    private static let linkKeys = [
        "link", "url", "uri", "deeplink", "href", "route", "path", "screen", "target", "open",
    ]
    /// Keys of pictures and sounds, whose URLs are not opened.
    private static let mediaKeys = [
        "image", "img", "icon", "picture", "photo", "avatar", "thumb", "media", "attachment",
        "video",
        "audio", "sound",
    ]
    private static let mediaEndings = [
        ".png", ".jpg", ".jpeg", ".gif", ".webp", ".heic", ".mp4", ".mov", ".mp3", ".wav", ".caf",
    ]
    /// The beginnings of keys that push services add.
    private static let serviceKeys = ["gcm.", "google.", "fcm_", "apns-"]

    /// Searches the dictionaries and arrays of a payload, and those in strings of JSON; `nil` if no value looks like
    /// either.
    init?(in payload: Payload) {
        var best: LikelyRoute?
        var waiting: [Place] = [Place(value: payload.userInfo)]
        while let place = waiting.popLast() {
            let inner = place.inner
            // The first member is looked at first.
            waiting += inner.reversed()
            guard inner.isEmpty, let route = LikelyRoute(place.keys, place.value),
                route.score > (best?.score ?? 0)
            else { continue }
            best = route
            best?.decodedPaths = place.decodedPaths
        }
        guard let best else { return nil }
        self = best
    }

    /// Takes the value at a key path.
    init(at keys: [String], in payload: Payload) {
        self.keys = keys
        var place: Place? = Place(value: payload.userInfo)
        for key in keys { place = place?.inner.first { $0.keys.last == key } }
        decodedPaths = place?.decodedPaths ?? []
        isLink = place?.value.string.map(Self.isURL) ?? false
        score = 0
    }

    /// A value on the way through a payload.
    private struct Place {
        var keys: [String] = []
        var value: PayloadValue
        var decodedPaths: [[String]] = []

        /// The members of a dictionary, the elements of an array, and what a string of JSON holds; empty for other
        /// values.
        var inner: [Place] {
            switch value.kind {
            case .dictionary:
                return value.keys.compactMap { key in value[key].map { at(key, $0) } }
            case .array:
                return (0..<value.count).compactMap { index in
                    value[index].map { at("\(index)", $0) }
                }
            case .string:
                guard let decoded = PayloadValue(container: value.string ?? "") else { return [] }
                let decodedPaths = keys.isEmpty ? decodedPaths : decodedPaths + [keys]
                return Place(keys: keys, value: decoded, decodedPaths: decodedPaths).inner
            default: return []
            }
        }

        private func at(_ key: String, _ value: PayloadValue) -> Place {
            Place(keys: keys + [key], value: value, decodedPaths: decodedPaths)
        }
    }

    private init?(_ keys: [String], _ value: PayloadValue) {
        guard let key = keys.last?.lowercased(), value.kind != .boolean,
            let text = value.string ?? (value.kind == .integer ? "\(value)" : nil), !text.isEmpty,
            !Self.serviceKeys.contains(where: key.hasPrefix), !Self.isOfAPS(keys)
        else { return nil }
        self.keys = keys
        if Self.isURL(text) {
            let isMedia =
                Self.mediaKeys.contains(where: key.contains)
                || Self.mediaEndings.contains(where: text.lowercased().hasSuffix)
            guard !isMedia else { return nil }
            isLink = true
            let isWeb = text.hasPrefix("http://") || text.hasPrefix("https://")
            score = 40 + (isWeb ? 0 : 10) + (Self.linkKeys.contains(where: key.contains) ? 5 : 0)
        } else {
            isLink = false
            if key == "session" || key.hasSuffix("session") || key.hasSuffix("sessionid") {
                score = 30
            } else if Self.isIdentifierKey(keys.last ?? "") {
                score = 20
            } else if Self.linkKeys.contains(where: key.contains) {
                score = 10
            } else {
                return nil
            }
        }
    }

    /// Returns true for keys of Apple's, which the system reads; apps route on the arguments of a text as well.
    private static func isOfAPS(_ keys: [String]) -> Bool {
        if keys.count == 4, keys[1] == "alert", keys[2].hasSuffix("loc-args") { return false }
        return keys.count > 1 && keys[0] == "aps"
            && (keys.count > 2 || APSKey.names.contains(keys[1]))
    }

    private static func isURL(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\/[^\s]+/) != nil
    }

    private static func isIdentifierKey(_ key: String) -> Bool {
        ["id", "uuid", "guid", "slug", "identifier"].contains(key.lowercased())
            || ["Id", "ID", "_id", "-id", "_uuid", "UUID", "Identifier"].contains(
                where: key.hasSuffix)
    }
}
