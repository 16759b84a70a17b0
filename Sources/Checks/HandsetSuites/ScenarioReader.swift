import Handset

/// Reads the scenario of a suite or of an app, which files call its device.
struct ScenarioReader: JSONDocumentReader {
    enum Key: String, CaseIterable {
        case like, ios, sdk, appState, action, delegates, routesIn, lifeCycle, lateDelegate
        case delegateInScene, scene, backgroundModes, permission, quiet, silent, categories,
            launchOptions
        case backgroundRefresh, presents, category, assume
    }

    private(set) var settings = ScenarioSettings()
    private(set) var places: [String: SourcePlace] = [:]
    var problems: [JSONDocumentError.Problem] = []

    /// Reads a device; the settings stand where the object states none.
    init(_ value: JSONDocumentValue, else settings: ScenarioSettings = ScenarioSettings()) {
        self.settings = settings
        guard let members = members(of: value, Key.self) else { return }
        for (key, value) in members { places[key] = value.place }
        let model = read(Key.like, of: members) { value throws(JSONDocumentError.Problem) in
            try value.choice(of: AppModel.self)
        }
        if let model { self.settings = model.settings }
        set(\.version, Key.ios, of: members, Self.version)
        set(\.sdk, Key.sdk, of: members, Self.version)
        if members[Key.sdk] != nil { self.settings.sdkHint = nil }
        set(\.appState, Key.appState, of: members, Self.appState)
        set(\.choice, Key.action, of: members, Self.action)
        set(\.delegates, Key.delegates, of: members, Self.options)
        set(\.routesIn, Key.routesIn, of: members, Self.options)
        set(\.lifeCycle, Key.lifeCycle, of: members, Self.choice)
        set(\.setsCenterDelegateLate, Key.lateDelegate, of: members, Self.boolean)
        set(\.setsCenterDelegateInScene, Key.delegateInScene, of: members, Self.boolean)
        set(\.scene, Key.scene, of: members, Self.choice)
        set(\.backgroundModes, Key.backgroundModes, of: members, Self.options)
        set(\.authorization, Key.permission, of: members, Self.options)
        set(\.quiet, Key.quiet, of: members, Self.options)
        set(\.silentDelivery, Key.silent, of: members, Self.choice)
        if let value = members[Key.categories] {
            var reader = CategoryReader()
            self.settings.categories = reader.categories(value)
            problems += reader.problems
        }
        set(\.looksIntoLaunchOptions, Key.launchOptions, of: members, Self.boolean)
        set(\.refreshesInBackground, Key.backgroundRefresh, of: members, Self.boolean)
        set(\.presentationOptions, Key.presents, of: members, Self.options)
        set(\.category, Key.category, of: members, Self.category)
        if let value = members[Key.assume] { readAssumptions(value) }
    }

    /// Reads the choices on points that are not confirmed.
    private mutating func readAssumptions(_ value: JSONDocumentValue) {
        guard let members = members(of: value, UnconfirmedPoint.self) else { return }
        for point in UnconfirmedPoint.allCases {
            let choice = read(point, of: members) { value throws(JSONDocumentError.Problem) in
                let name = try value.string()
                guard point.choices.contains(name) else {
                    throw value.unknownName(name, among: point.choices)
                }
                return name
            }
            if let choice { settings.unconfirmed[point] = choice }
        }
    }

    /// Sets a property from the value of a key, if the object has the key and the value is right.
    private mutating func set<Value>(
        _ property: WritableKeyPath<ScenarioSettings, Value?>, _ key: Key,
        of members: JSONDocumentMembers,
        _ body: (JSONDocumentValue) throws(JSONDocumentError.Problem) -> Value
    ) {
        guard let value = read(key, of: members, body) else { return }
        settings[keyPath: property] = value
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> Choice {
        try value.choice(of: Choice.self)
    }

    private static func appState(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> AppState {
        if let text = value.value.string, let state = AppState(word: text) { return state }
        return try value.choice(of: AppState.self)
    }

    private static func boolean(_ value: JSONDocumentValue) throws(JSONDocumentError.Problem)
        -> Bool
    {
        try value.boolean()
    }

    private static func action(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> UserChoice {
        let text = try value.string()
        guard let choice = UserChoice(text) else {
            throw value.unknownName(
                text,
                among: UserAction.allCases.map(\.rawValue)
                    + ["button:IDENTIFIER", "text:IDENTIFIER=TEXT"])
        }
        return choice
    }

    private static func category(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> NotificationCategory {
        var category = NotificationCategory()
        for element in try value.elements() {
            switch try element.choice(of: CategoryOption.self) {
            case .opensApp: category.opensApp = true
            case .customDismiss: category.customDismissAction = true
            }
        }
        return category
    }

    /// An option of the category that a payload names.
    enum CategoryOption: String, CaseIterable {
        case opensApp = "opens-app"
        /// The app gets a callback for a dismissal.
        case customDismiss = "custom-dismiss"
    }

    /// Reads the union of the options that an array names.
    static func options<Options: NamedOptions>(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> Options {
        var options: Options = []
        for element in try value.elements() {
            let text = try element.string()
            guard let named = Options(named: text) else {
                throw element.unknownName(text, among: Options.allNames)
            }
            options.formUnion(named)
        }
        return options
    }

    private static func version(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> IOSVersion {
        // An integer such as 4 is clear; a real is not, because 10.10 would be 10.1.
        let text = value.value.kind == .integer ? "\(value.value)" : try value.string()
        guard let version = IOSVersion(text) else {
            throw value.problem(SuiteCause.versionUnknown(text))
        }
        return version
    }
}
