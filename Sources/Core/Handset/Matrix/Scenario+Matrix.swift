extension Scenario {
    /// The settings that all rows share, as a member of a record.
    var json: JSONText {
        .object(
            members(.delegates, .backgroundModes, .launchOptions, .permission, .backgroundRefresh)
                + [
                    "category": .object([
                        "action": .string(category.actionIdentifier),
                        "opensApp": .boolean(category.opensApp),
                        "customDismiss": .boolean(category.customDismissAction),
                    ])
                ]
                + members(.routesIn, .lifeCycle, .lateDelegate, .quiet, .silent, .categories)
                + ["assumptions": unconfirmed.json(unlike: UnconfirmedBehavior())]
                + membersOfScenes)
    }

    private func members(_ members: DeviceMember...) -> JSONMembers {
        JSONMembers(members.map { ($0.rawValue, $0.json(in: self)) })
    }

    /// The differences from the scenario of the app of 2011 in words, without the methods of the app.
    package var peculiarities: [String] {
        Self.words(of: routesIn)
            + (lifeCycle == .application ? [] : ["life cycle \(lifeCycle.rawValue)"])
            + wordsOfSDK
            + (setsCenterDelegateLate ? ["sets the center's delegate late"] : [])
            + (setsCenterDelegateInScene ? ["sets the center's delegate in its scene"] : [])
            + (scene == .connected ? [] : ["scene \(scene.rawValue)"])
            + (backgroundModes.isEmpty ? [] : ["background modes \(backgroundModes.names.list)"])
            + (authorization == .app
                ? []
                : ["allowed: \(authorization.isEmpty ? "nothing" : authorization.names.list)"])
            + (quiet.isEmpty ? [] : ["quiet: \(quiet.names.list)"])
            + (silentDelivery == .delivered ? [] : ["silent pushes \(silentDelivery.rawValue)"])
            + (refreshesInBackground ? [] : ["no Background App Refresh"])
            + (category.opensApp ? ["the button opens the app"] : [])
            + (category.customDismissAction ? ["iOS calls the app for a dismissal"] : [])
            + assumptions.map { "\($0.rawValue)=\(unconfirmed[$0])" }
    }

    /// The SDK and the settings of scenes that are not the usual ones.
    private var membersOfScenes: JSONMembers {
        members(.sdk) + ["sdkHint": sdkHint.map { .string($0) }]
            + (setsCenterDelegateInScene ? members(.delegateInScene) : [:])
            + (scene == .connected ? [:] : members(.scene))
    }

    private var wordsOfSDK: [String] {
        guard let sdk else { return [] }
        return ["built with the SDK of iOS \(sdk)" + (sdkHint.map { " (\($0))" } ?? "")]
    }

    private static func words(of routesIn: RoutingCallbacks) -> [String] {
        if routesIn == .notificationMethods { return [] }
        var withoutLaunch = routesIn
        withoutLaunch.remove(.launch)
        if withoutLaunch == .notificationMethods { return ["looks into the launch options"] }
        return ["looks in \(routesIn.isEmpty ? "no callback" : routesIn.names.list)"]
    }

    /// The points whose choice is not the default.
    private var assumptions: [UnconfirmedPoint] {
        unconfirmed.points(unlike: UnconfirmedBehavior())
    }
}
