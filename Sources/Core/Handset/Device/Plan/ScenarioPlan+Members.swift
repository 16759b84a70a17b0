extension ScenarioPlan {
    /// Returns the members of a record for what was shown, and for the user's response, in their order.
    func members(
        showing content: UserNotificationContent
    ) -> [(key: String, value: JSONText)] {
        let response = callbacks.first { $0.actionIdentifier != nil }?.response
        return [("shown", .object(display.members(showing: content)))]
            + (response.map { [("response", .object($0))] } ?? [])
    }
}

extension AppCallback {
    package var response: [(key: String, value: JSONText)] {
        (actionIdentifier.map { [("actionIdentifier", .string($0))] } ?? [])
            + (userText.map { [("userText", .string($0))] } ?? [])
    }
}

extension NotificationDisplay {
    /// The members for what is shown and played, in order; without the content, its texts are left out.
    package func members(
        showing content: UserNotificationContent? = nil
    ) -> [(key: String, value: JSONText)] {
        var members: [(key: String, value: JSONText)] = [("alert", .boolean(showsAlert))]
        if showsAlert, let content {
            members += [
                ("title", .string(content.title)), ("subtitle", .string(content.subtitle)),
                ("body", .string(content.body)),
            ]
        }
        if let badge { members.append(("badge", .integer(badge))) }
        if let sound { members.append(("sound", .string(sound.name))) }
        if place != .screen { members.append(("place", .string(place.rawValue))) }
        return members
    }
}
