/// What of a payload decides which callbacks there are.
///
/// A value that is empty, or not of the type that Apple's "Payload Key Reference" names, counts as
/// missing; what a device makes of it is not confirmed.
struct NotificationContent {
    /// Whether something is shown that a user can tap.
    let hasAlert: Bool
    /// Whether an app with a notification center's delegate is asked to present it.
    let isPresentable: Bool
    /// Whether it tells the app that there is new content.
    let isContentAvailable: Bool
    /// Whether its category may give it buttons; the app is taken to have registered them.
    let hasCategory: Bool

    /// Reads the `aps` dictionary of a payload.
    init(_ payload: Payload) {
        let aps = payload["aps"]
        hasAlert = Self.isThere(aps?["alert"])
        isPresentable = hasAlert || Self.isThere(aps?["sound"]) || aps?["badge"]?.double != nil
        isContentAvailable = aps?["content-available"]?.double == 1
        hasCategory = aps?["category"]?.string?.isEmpty == false
    }

    /// Whether a value is a text or a dictionary with something in it.
    private static func isThere(_ value: PayloadValue?) -> Bool {
        switch value?.kind {
        case .string: value?.string?.isEmpty == false
        case .dictionary: value?.keys.isEmpty == false
        default: false
        }
    }
}
