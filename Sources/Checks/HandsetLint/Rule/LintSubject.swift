import Handset

/// A payload and its request, as the rules of the lint look at them.
struct LintSubject {
    let payload: Payload
    let headers: LintHeaders
    let versions: ClosedRange<IOSVersion>?
    /// The push type; `nil` if it is not known, or unknown to Apple.
    let pushType: PushType?
    /// The message of a push service that held the payload; `nil` without one.
    let message: ServiceMessage?
    /// The value of `aps` if it is a dictionary.
    let aps: PayloadValue?
    /// The value of `alert` if it is a dictionary.
    let alert: PayloadValue?
    /// The value of `sound` if it is a dictionary.
    let sound: PayloadValue?
    /// The name of the file that is played, and the place of the name, if it is not the default sound; the name may
    /// be empty.
    let soundFile: (name: String, place: LintFinding.Part)?
    /// The keys to values that are placeholders of a template.
    let placeholders: [[String]]
    /// True if the payload looks like a message to another service, or like one that a service has sent to a server.
    let isForeign: Bool
    /// True if the payload is for a Live Activity: its push type says so or, without one, its keys do.
    let isForLiveActivity: Bool

    /// The findings of the app that gets the payload; empty without an app.
    let ofApp: [AppFinding]

    init(
        _ payload: Payload, headers: LintHeaders, versions: ClosedRange<IOSVersion>?,
        ofApp: [AppFinding]
    ) {
        self.payload = payload
        self.ofApp = ofApp
        self.headers = headers
        self.versions = versions
        message = payload.origin.message
        let type = headers.pushType.flatMap(PushType.named)
        pushType = type
        let aps = payload["aps"].flatMap { $0.kind == .dictionary ? $0 : nil }
        self.aps = aps
        alert = aps?["alert"].flatMap { $0.kind == .dictionary ? $0 : nil }
        let value = aps?["sound"]
        sound = value.flatMap { $0.kind == .dictionary ? $0 : nil }
        placeholders = Self.placeholders(in: payload)
        isForeign = aps == nil && OtherServiceMessage.like(payload) != nil
        soundFile = value.flatMap { Self.soundFile($0, isPlayed: type?.otherReceiver == nil) }
        isForLiveActivity =
            headers.pushType.map { $0 == PushType.liveActivity.name }
            ?? APSContent(payload).hasLiveActivityKeys
    }

    private static func soundFile(
        _ value: PayloadValue, isPlayed: Bool
    ) -> (name: String, place: LintFinding.Part)? {
        guard isPlayed else { return nil }
        if let name = value.string {
            return name == "default" ? nil : (name, .value("aps", "sound"))
        }
        return value["name"]?.string.flatMap {
            $0 == "default" || $0.isEmpty ? nil : ($0, .value("aps", "sound", "name"))
        }
    }

    func hasAny(of keys: [String]) -> Bool { keys.contains { aps?[$0] != nil } }

    /// True if the payload asks for something that the user notices.
    var showsSomething: Bool { hasAny(of: ["alert", "badge", "sound"]) }

    /// True if the payload only wakes the app.
    var isSilent: Bool { aps?["content-available"]?.double == 1 && !showsSomething }

    /// True if a push service sends nothing of the message that holds the payload.
    var isRefusedByService: Bool {
        message?.faults.contains(where: \.isRefusal) == true
    }

    /// True if the push is for a pass of Wallet, which then asks its server for the pass.
    var isForWallet: Bool { headers.isForWallet }

    /// True if the push type is the given one, or not known.
    func mayBe(_ type: PushType) -> Bool { headers.pushType == nil || pushType == type }

    static func shown(_ value: PayloadValue) -> String {
        switch value.kind {
        case .string: SourceExcerpt.quoted(value.string ?? "")
        case .boolean: value.boolean == true ? "true" : "false"
        case .null: "null"
        case .dictionary: "a dictionary"
        case .array: "an array"
        case .integer, .real: value.description
        }
    }
}
