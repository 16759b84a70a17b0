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
        var aps: [(key: String, value: JSONText)] = []
        if hasAlert {
            aps.append(
                (
                    "alert",
                    .object([
                        ("title", .string(title)), ("subtitle", .string(subtitle)),
                        ("body", .string(body)),
                    ])
                ))
        }
        if let badge { aps.append(("badge", .integer(badge))) }
        if let sound { aps.append(("sound", sound.json)) }
        if !categoryIdentifier.isEmpty { aps.append(("category", .string(categoryIdentifier))) }
        if !threadIdentifier.isEmpty { aps.append(("thread-id", .string(threadIdentifier))) }
        aps.append(("interruption-level", .string(interruptionLevel.name)))
        if let score = JSONText(relevanceScore) { aps.append(("relevance-score", score)) }
        let sent = APSContent(payload)
        if sent.isContentAvailable {
            aps.append(("content-available", .integer(1)))
        } else if sent.saysContentAvailable {
            aps.append(("content-available", .boolean(true)))
        }
        let json = JSONText.object([("aps", .object(aps))]).bytes
        // The text is valid JSON: only a lack of memory can fail it.
        return APSContent((try? Payload(json: json)) ?? payload)
    }
}

extension APSSound {
    /// The value of `sound` in a payload.
    fileprivate var json: JSONText {
        guard isCritical || volume != nil else { return .string(name) }
        var members: [(key: String, value: JSONText)] = [
            ("critical", .integer(isCritical ? 1 : 0)), ("name", .string(name)),
        ]
        if let volume = volume.flatMap(JSONText.init) { members.append(("volume", volume)) }
        return .object(members)
    }
}

extension JSONText {
    /// Creates a number; `nil` for one that JSON cannot hold.
    fileprivate init?(_ number: Double) {
        guard number.isFinite else { return nil }
        self = .json(Array("\(number)".utf8))
    }
}
