import Handset

/// The names of Apple's keys of a dictionary.
struct KnownKeys: Sendable {
    static let ofAPS = KnownKeys(APSKey.all)
    static let ofAlert = KnownKeys(APSKey.allOfAlert)
    /// The keys of the `alert` of a Live Activity, which has its sound in it.
    static let ofLiveActivityAlert = KnownKeys(APSKey.allOfAlert, and: ["sound"])
    static let ofSound = KnownKeys(APSKey.allOfSound)

    private let names: Set<String>
    private let nearest: KnownNames

    private init(_ keys: [APSKey], and others: [String] = []) {
        names = Set(keys.map(\.name) + others)
        nearest = KnownNames(keys.map(\.name) + others)
    }

    func contain(_ key: String) -> Bool { names.contains(key) }

    func nearest(to key: String) -> String? { nearest.nearest(to: key) }
}
