extension ScenarioPlan {
    /// Returns the members of a record for what was shown, and for the user's response, in their order.
    func members(
        showing content: UserNotificationContent
    ) -> JSONMembers {
        let response = callbacks.first { $0.actionIdentifier != nil }?.response
        return [
            "shown": .object(display.members(showing: content)),
            "response": response.map { .object($0) },
        ]
    }
}

extension AppCallback {
    package var response: JSONMembers {
        [
            "actionIdentifier": actionIdentifier.map { .string($0) },
            "userText": userText.map { .string($0) },
        ]
    }
}

extension NotificationDisplay {
    /// The members for what is shown and played, in order; without the content, its texts are left out.
    package func members(
        showing content: UserNotificationContent? = nil
    ) -> JSONMembers {
        var members: JSONMembers = ["alert": .boolean(showsAlert)]
        if showsAlert, let content {
            members += [
                "title": .string(content.title), "subtitle": .string(content.subtitle),
                "body": .string(content.body),
            ]
        }
        if let badge { members.append("badge", .integer(badge)) }
        if let sound { members.append("sound", .string(sound.name)) }
        if place != .screen { members.append("place", .string(place.rawValue)) }
        return members
    }
}
