/// Reads the device that receives the payloads of a suite or of an app.
struct DeviceReader: JSONDocumentReader {
    /// The keys of a device.
    enum Key: String, CaseIterable {
        case ios, appState, action, delegates, routesIn, lifeCycle, lateDelegate
        case backgroundModes, permission, quiet, silent, categories, launchOptions
    }

    /// The settings that the file states.
    private(set) var settings = DeviceSettings()
    /// The places of the settings, by their keys.
    private(set) var places: [String: SourcePlace] = [:]
    /// The problems of the device.
    var problems: [JSONDocumentProblem] = []

    /// - Parameters:
    ///   - value: The object of the device.
    ///   - settings: The settings where the object states none.
    init(_ value: JSONDocumentValue, else settings: DeviceSettings = DeviceSettings()) {
        self.settings = settings
        guard let members = members(of: value, Key.self) else { return }
        for (key, value) in members { places[key] = value.place }
        set(\.version, Key.ios, of: members, Self.version)
        set(\.appState, Key.appState, of: members, Self.choice)
        set(\.choice, Key.action, of: members, Self.action)
        set(\.delegates, Key.delegates, of: members, Self.delegates)
        set(\.routesIn, Key.routesIn, of: members, Self.routesIn)
        set(\.lifeCycle, Key.lifeCycle, of: members, Self.choice)
        set(\.setsCenterDelegateLate, Key.lateDelegate, of: members, Self.boolean)
        set(\.backgroundModes, Key.backgroundModes, of: members, Self.backgroundModes)
        set(\.authorization, Key.permission, of: members, Self.permission)
        set(\.quiet, Key.quiet, of: members, Self.quiet)
        set(\.silentDelivery, Key.silent, of: members, Self.choice)
        if let value = members[Key.categories] {
            var reader = CategoryReader()
            self.settings.categories = reader.categories(value)
            problems += reader.problems
        }
        set(\.looksIntoLaunchOptions, Key.launchOptions, of: members, Self.boolean)
    }

    /// Sets a property from the value of a key, if the object has the key and the value is right.
    private mutating func set<Value>(
        _ property: WritableKeyPath<DeviceSettings, Value?>, _ key: Key,
        of members: JSONDocumentMembers,
        _ body: (JSONDocumentValue) throws(JSONDocumentProblem) -> Value
    ) {
        guard let value = read(key, of: members, body) else { return }
        settings[keyPath: property] = value
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> Choice {
        try value.choice(of: Choice.self)
    }

    private static func boolean(_ value: JSONDocumentValue) throws(JSONDocumentProblem) -> Bool {
        try value.boolean()
    }

    private static func action(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> UserChoice {
        let text = try value.string()
        guard let choice = UserChoice(text) else {
            throw value.unknownName(
                text,
                among: UserAction.allCases.map(\.rawValue)
                    + ["button:IDENTIFIER", "text:IDENTIFIER=TEXT"])
        }
        return choice
    }

    private static func routesIn(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> RoutingCallbacks {
        try set(of: value, RoutingCallbacks.allNamed.map { ($0.name, $0.callback) })
    }

    private static func quiet(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> QuietModes {
        try set(of: value, QuietModes.allNamed.map { ($0.name, $0.mode) })
    }

    private static func delegates(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> DelegateMethods {
        try set(of: value, DelegateMethods.allNamed.map { ($0.name, $0.method) })
    }

    private static func backgroundModes(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> BackgroundModes {
        try set(
            of: value,
            BackgroundModes.allNames.compactMap { name in
                BackgroundModes(named: name).map { (name, $0) }
            })
    }

    private static func permission(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> AuthorizationOptions {
        try set(of: value, AuthorizationOptions.allNamed.map { ($0.name, $0.option) })
    }

    /// Reads the union of the sets that an array names.
    static func set<Options: OptionSet>(
        of value: JSONDocumentValue, _ named: [(name: String, options: Options)]
    ) throws(JSONDocumentProblem) -> Options {
        var set: Options = []
        for element in try value.elements() {
            let text = try element.string()
            guard let named = named.first(where: { $0.name == text }) else {
                throw element.unknownName(text, among: named.map(\.name))
            }
            set.formUnion(named.options)
        }
        return set
    }

    private static func version(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> IOSVersion {
        // An integer such as 4 is clear; a real is not, because 10.10 would be 10.1.
        let text = value.value.kind == .integer ? "\(value.value)" : try value.string()
        guard let version = IOSVersion(text) else {
            throw value.problem(SuiteCause.versionUnknown(text))
        }
        return version
    }
}
