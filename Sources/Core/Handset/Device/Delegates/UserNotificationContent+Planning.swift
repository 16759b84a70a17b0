extension UserNotificationContent {
    var hasText: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }

    func hasSameText(as other: UserNotificationContent) -> Bool {
        title == other.title && subtitle == other.subtitle && body == other.body
    }

    /// Writes an aps dictionary with this content, by which callbacks are planned.
    ///
    /// `hasAlert` is also true for an alert without a text. `payload` is the one that was sent, which
    /// decides whether there is new content.
    func planned(hasAlert: Bool, after payload: Payload?) -> APSContent {
        let alert: JSONMembers = [
            "title": .string(title), "subtitle": .string(subtitle), "body": .string(body),
        ]
        let sent = APSContent(payload)
        let aps: JSONMembers = [
            "alert": hasAlert ? .object(alert) : nil, "badge": badge.map { .integer($0) },
            "sound": sound?.json,
            "category": categoryIdentifier.isEmpty ? nil : .string(categoryIdentifier),
            "thread-id": threadIdentifier.isEmpty ? nil : .string(threadIdentifier),
            "interruption-level": .string(interruptionLevel.name),
            "relevance-score": JSONText(relevanceScore),
            "content-available": sent.isContentAvailable
                ? .integer(1) : sent.saysContentAvailable ? .boolean(true) : nil,
        ]
        let json = JSONText.object(["aps": .object(aps)]).bytes
        // The text is valid JSON: only a lack of memory can fail it.
        return APSContent((try? Payload(json: json)) ?? payload)
    }
}

extension APSSound {
    /// The value of `sound` in a payload.
    fileprivate var json: JSONText {
        guard isCritical || volume != nil else { return .string(name) }
        return .object([
            "critical": .integer(isCritical ? 1 : 0), "name": .string(name),
            "volume": volume.flatMap(JSONText.init),
        ])
    }
}

extension JSONText {
    /// Creates a number; `nil` for one that JSON cannot hold.
    fileprivate init?(_ number: Double) {
        guard number.isFinite else { return nil }
        self = .json(Array("\(number)".utf8))
    }
}
