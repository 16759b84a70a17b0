/// A member of the device, which is a setting of a ``Scenario``, by its name in app files, suites, options and records.
///
/// A new setting is a property of ``Scenario`` and of ``ScenarioSettings``, a case here, and its row in the table
/// ``setting``. App files, suites and their drafts, `--device`, the processes of an app's own code and `handset app` then
/// have it. The schema of suites describes it for editors.
package enum DeviceMember: String, CaseIterable, Sendable {
    case ios, sdk, appState, action, delegates, routesIn, lifeCycle, lateDelegate
    case delegateInScene, scene, backgroundModes, launchOptions, permission, quiet, silent
    case categories, backgroundRefresh, presents, category, assume

    /// The row of the table: the property of a file's settings, that of the scenario, the noun for a name among the
    /// values, and who decides it.
    package var setting: DeviceSetting {
        switch self {
        case .ios: DeviceSetting(\.version, \.version)
        case .sdk: DeviceSetting(\.sdk, ifKnown: \.sdk)
        case .appState: DeviceSetting(\.appState, \.appState)
        case .action: DeviceSetting(\.choice, \.choice)
        case .delegates: DeviceSetting(\.delegates, \.delegates, "method", by: .code)
        case .routesIn: DeviceSetting(\.routesIn, \.routesIn, "callback", by: .code)
        case .lifeCycle: DeviceSetting(\.lifeCycle, \.lifeCycle, "life cycle", by: .code)
        case .lateDelegate:
            DeviceSetting(\.setsCenterDelegateLate, \.setsCenterDelegateLate, by: .code)
        case .delegateInScene:
            DeviceSetting(\.setsCenterDelegateInScene, \.setsCenterDelegateInScene, by: .code)
        case .scene: DeviceSetting(\.scene, \.scene, "state of a scene")
        case .backgroundModes:
            DeviceSetting(\.backgroundModes, \.backgroundModes, "background mode")
        case .launchOptions:
            DeviceSetting(\.looksIntoLaunchOptions, \.looksIntoLaunchOptions, by: .code)
        case .permission: DeviceSetting(\.authorization, \.authorization, "notification type")
        case .quiet: DeviceSetting(\.quiet, \.quiet, "quiet mode")
        case .silent: DeviceSetting(\.silentDelivery, \.silentDelivery, "fate of silent pushes")
        case .categories: DeviceSetting(\.categories, \.categories, by: .code)
        case .backgroundRefresh: DeviceSetting(\.refreshesInBackground, \.refreshesInBackground)
        case .presents:
            DeviceSetting(
                \.presentationOptions, \.presentationOptions, "presentation option", by: .code)
        case .category: DeviceSetting(\.category, \.category, "category option", by: .code)
        case .assume: .assumptions
        }
    }
}

extension DeviceMember {
    /// Returns the value as files have it; `nil` if nothing says it.
    package func json(in scenario: Scenario) -> JSONText? {
        let setting = setting
        guard let words = setting.words(scenario) else { return nil }
        switch setting.form {
        case .version, .action, .name: return .string(words.joined())
        case .boolean: return .boolean(words == ["true"])
        case .names: return .texts(words)
        case .categories: return .array(scenario.categories.map(\.json))
        case .assumptions: return scenario.unconfirmed.json(unlike: UnconfirmedBehavior())
        }
    }

    /// Returns the value as files have it; `nil` if another scenario has the same, or if nothing says it.
    package func json(in scenario: Scenario, unlike other: Scenario) -> JSONText? {
        guard setting.differs(scenario, other) else { return nil }
        return self == .assume
            ? scenario.unconfirmed.json(unlike: other.unconfirmed) : json(in: scenario)
    }
}

extension UnconfirmedBehavior {
    /// Returns the points with another choice.
    func points(unlike other: UnconfirmedBehavior) -> [UnconfirmedPoint] {
        UnconfirmedPoint.allCases.filter { self[$0] != other[$0] }
    }

    /// Returns the choices that another behaviour does not have, by the names of their points.
    func json(unlike other: UnconfirmedBehavior) -> JSONText {
        .object(JSONMembers(points(unlike: other).map { ($0.rawValue, .string(self[$0])) }))
    }
}
