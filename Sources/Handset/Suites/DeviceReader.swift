/// Reads which device the payloads of a suite arrive at.
struct DeviceReader {
    /// The keys of a device.
    enum Key: String, CaseIterable {
        case ios, appState, action, delegates, backgroundModes, permission, launchOptions
    }

    /// The device; as the app's where nothing is said.
    private(set) var device = Device.ofTheApp
    /// What is wrong.
    private(set) var problems: [JSONDocumentProblem] = []

    init(_ value: JSONDocumentValue) {
        guard
            let members = attempt({ () throws(JSONDocumentProblem) in
                try value.members(known: Key.allCases.map(\.rawValue))
            })
        else { return }
        problems += members.problems
        if let version = read(.ios, of: members, Self.version) {
            device.application = Application(systemVersion: version)
        }
        let state = read(.appState, of: members) { value throws(JSONDocumentProblem) in
            try value.choice(of: AppState.self)
        }
        let action = read(.action, of: members) { value throws(JSONDocumentProblem) in
            try value.choice(of: UserAction.self)
        }
        device.appState = state ?? device.appState
        device.action = action ?? device.action
        device.delegates = read(.delegates, of: members, Self.delegates) ?? device.delegates
        device.backgroundModes =
            read(.backgroundModes, of: members, Self.backgroundModes) ?? device.backgroundModes
        device.permission = read(.permission, of: members, Self.permission) ?? device.permission
        let looks = read(.launchOptions, of: members) { value throws(JSONDocumentProblem) in
            try value.boolean()
        }
        device.looksIntoLaunchOptions = looks ?? device.looksIntoLaunchOptions
    }

    private mutating func read<Value>(
        _ key: Key, of members: JSONDocumentMembers,
        _ read: (JSONDocumentValue) throws(JSONDocumentProblem) -> Value
    ) -> Value? {
        guard let value = members[key.rawValue] else { return nil }
        return attempt { () throws(JSONDocumentProblem) in try read(value) }
    }

    private mutating func attempt<Value>(
        _ body: () throws(JSONDocumentProblem) -> Value
    ) -> Value? {
        do throws(JSONDocumentProblem) {
            return try body()
        } catch {
            problems.append(error)
            return nil
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
        // Newsstand is nothing that a user is asked for.
        try set(
            of: value,
            NotificationTypes.allNamed.filter { NotificationTypes.app.contains($0.type) }
                .map { ($0.name, $0.type) })
    }

    /// The union of those of some sets that an array names.
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
        // A number is what everybody writes for 4; 10.10 could not be told from 10.1.
        let text = value.value.kind == .integer ? "\(value.value)" : try value.string()
        guard let version = IOSVersion(text) else {
            throw value.problem(
                "\(JSONDocumentValue.quoted(text)) is no iOS version",
                "give one from 3 on, such as \"4\", \"10.3\" or \"17\"")
        }
        return version
    }
}
