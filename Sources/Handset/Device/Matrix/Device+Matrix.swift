extension Device {
    /// The settings that all rows share, as a member of a record.
    var json: JSONText {
        .object([
            ("delegates", .texts(delegates.names)),
            ("backgroundModes", .texts(backgroundModes.names)),
            ("launchOptions", .boolean(looksIntoLaunchOptions)),
            ("permission", .texts(permission.names)),
            ("backgroundRefresh", .boolean(refreshesInBackground)),
            (
                "category",
                .object([
                    ("action", .string(category.actionIdentifier)),
                    ("opensApp", .boolean(category.opensApp)),
                    ("customDismiss", .boolean(category.customDismissAction)),
                ])
            ),
            ("assumptions", .object(assumptions.map { ($0.rawValue, .string(unconfirmed[$0])) })),
        ])
    }

    /// The differences from the device of the app of 2011 in words, without the methods of the app.
    var peculiarities: [String] {
        (looksIntoLaunchOptions ? ["looks into the launch options"] : [])
            + (backgroundModes.isEmpty ? [] : ["background modes \(backgroundModes.names.list)"])
            + (permission == .app
                ? [] : ["allowed: \(permission.isEmpty ? "nothing" : permission.names.list)"])
            + (refreshesInBackground ? [] : ["no Background App Refresh"])
            + (category.opensApp ? ["the button opens the app"] : [])
            + (category.customDismissAction ? ["iOS calls the app for a dismissal"] : [])
            + assumptions.map { "\($0.rawValue)=\(unconfirmed[$0])" }
    }

    /// The points whose choice is not the default.
    private var assumptions: [UnconfirmedPoint] {
        UnconfirmedPoint.allCases.filter { unconfirmed[$0] != UnconfirmedBehavior()[$0] }
    }
}

extension JSONText {
    fileprivate static func texts(_ texts: [String]) -> JSONText {
        .array(texts.map { .string($0) })
    }
}

extension [String] {
    /// The names with commas and an `and` between them.
    var list: String {
        guard count > 1, let last else { return joined() }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
