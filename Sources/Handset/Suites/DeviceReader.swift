/// Reads the device that receives the payloads of a suite or of an app.
struct DeviceReader: JSONDocumentReader {
    /// The keys of a device.
    enum Key: String, CaseIterable {
        case ios, appState, action, delegates, backgroundModes, permission, launchOptions
    }

    /// The settings that the file states.
    private(set) var settings = DeviceSettings()
    /// The places of the settings, by their keys.
    private(set) var places: [String: SourcePlace] = [:]
    /// The problems of the device.
    var problems: [JSONDocumentProblem] = []

    init(_ value: JSONDocumentValue) {
        guard let members = members(of: value, Key.self) else { return }
        for (key, value) in members { places[key] = value.place }
        settings.version = read(Key.ios, of: members, Self.version)
        settings.appState = read(Key.appState, of: members) { value throws(JSONDocumentProblem) in
            try value.choice(of: AppState.self)
        }
        settings.action = read(Key.action, of: members) { value throws(JSONDocumentProblem) in
            try value.choice(of: UserAction.self)
        }
        settings.delegates = read(Key.delegates, of: members, Self.delegates)
        settings.backgroundModes = read(Key.backgroundModes, of: members, Self.backgroundModes)
        settings.permission = read(Key.permission, of: members, Self.permission)
        settings.looksIntoLaunchOptions = read(Key.launchOptions, of: members) {
            value throws(JSONDocumentProblem) in
            try value.boolean()
        }
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
    ) throws(JSONDocumentProblem) -> NotificationTypes {
        // Without newsstand, for which the user is not asked.
        try set(
            of: value,
            NotificationTypes.allNamed.filter { NotificationTypes.app.contains($0.type) }
                .map { ($0.name, $0.type) })
    }

    /// Reads the union of the sets that an array names.
    private static func set<Options: OptionSet>(
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
