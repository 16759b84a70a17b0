import ArgumentParser
import Handset

/// A change of the device that an option states: `lifeCycle=scenes`.
struct DeviceChange: Sendable {
    let member: DeviceMember
    let apply: @Sendable (inout Scenario) -> Void
    /// The chance that decides about silent pushes; `nil` if the option gives none.
    private(set) var silentChance: SilentDeliveryChance?
    /// The program of the service extension; `nil` if the option names none.
    private(set) var extensionProgram: String?
    /// The text of the option's value.
    private(set) var text = ""

    private init(_ member: DeviceMember, _ apply: @escaping @Sendable (inout Scenario) -> Void) {
        self.member = member
        self.apply = apply
    }

    private init<Value: Sendable>(
        _ member: DeviceMember, _ property: any WritableKeyPath<Scenario, Value> & Sendable,
        _ value: Value
    ) {
        self.init(member) { $0[keyPath: property] = value }
    }

    /// Parses a member, an equals sign and a value.
    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        let steps = parts[0].split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = steps.first, let member = DeviceMember(rawValue: name),
            steps.count == 1 || member == .assume
        else { throw Self.unknown(parts) }
        guard parts.count == 2 else {
            throw ValidationError("'\(text)' has no value; give \(member.example).")
        }
        self = try Self.change(member, steps.dropFirst().first, to: parts[1])
        self.text = text
    }

    private static func unknown(_ parts: [String]) -> ValidationError {
        let value = parts.dropFirst().first ?? "…"
        let option = ["ios": "--ios", "appState": "--app-state", "action": "--action"][parts[0]]
        if let option {
            return ValidationError(
                "'\(parts[0])' has an option of its own; give \(option) \(ShellWord.of(value)).")
        }
        if parts[0] == "categories" {
            return ValidationError("Categories are objects; write them into an app file.")
        }
        let names = DeviceMember.allCases.map(\.rawValue)
        return Suggestion.error(
            parts[0], "is not a member of the device",
            "give \(names.joined(separator: ", "))", among: names)
    }

    private static func change(
        _ member: DeviceMember, _ point: String?, to value: String
    ) throws -> DeviceChange {
        switch member {
        case .sdk: return try sdk(value)
        case .delegates:
            let methods: DelegateMethods = try options(value, "method")
            // The whole set is computed.
            return DeviceChange(member) { $0.delegates = methods }
        case .routesIn: return DeviceChange(member, \.routesIn, try options(value, "callback"))
        case .lifeCycle: return DeviceChange(member, \.lifeCycle, try lifeCycle(value))
        case .lateDelegate:
            return DeviceChange(member, \.setsCenterDelegateLate, try boolean(value))
        case .delegateInScene:
            return DeviceChange(member, \.setsCenterDelegateInScene, try boolean(value))
        case .scene:
            guard let scene = SceneConnection(rawValue: value) else {
                throw unknown(
                    value, "state of a scene", SceneConnection.allCases.map(\.rawValue))
            }
            return DeviceChange(member, \.scene, scene)
        case .backgroundModes:
            return DeviceChange(member, \.backgroundModes, try options(value, "background mode"))
        case .launchOptions:
            return DeviceChange(member, \.looksIntoLaunchOptions, try boolean(value))
        case .permission:
            return DeviceChange(member, \.authorization, try options(value, "notification type"))
        case .quiet: return DeviceChange(member, \.quiet, try options(value, "quiet mode"))
        case .silent: return try silent(value)
        case .serviceExtension: return try serviceExtension(value)
        case .backgroundRefresh:
            return DeviceChange(member, \.refreshesInBackground, try boolean(value))
        case .presents:
            return DeviceChange(
                member, \.presentationOptions, try options(value, "presentation option"))
        case .category: return try category(value)
        case .assume: return try choice(value, for: point)
        }
    }

    private static func boolean(_ text: String) throws -> Bool {
        guard let value = Bool(text) else {
            throw Suggestion.error(
                text, "is neither true nor false", "give one of them", among: ["true", "false"])
        }
        return value
    }
}

// MARK: - Sets of names

extension DeviceChange {
    private static func category(_ text: String) throws -> DeviceChange {
        let options: CategoryOptions = try options(text, "category option")
        let category = NotificationCategory(
            opensApp: options.contains(.opensApp),
            customDismissAction: options.contains(.customDismiss))
        return DeviceChange(.category) { scenario in
            scenario.category = category
            // The option beats the categories of a file.
            scenario.categories = []
        }
    }

    private struct CategoryOptions: NamedOptions {
        static let opensApp = CategoryOptions(rawValue: 1)
        static let customDismiss = CategoryOptions(rawValue: 2)
        static let allNamed: [(name: String, options: CategoryOptions)] = [
            ("opens-app", .opensApp), ("custom-dismiss", .customDismiss),
        ]

        let rawValue: Int
    }

    /// Parses names that are separated by commas, or `none` for the empty set.
    private static func options<Options: NamedOptions>(
        _ text: String, _ kind: String
    ) throws -> Options {
        try text == "none"
            ? [] : Options(namesIn: text, of: kind, advice: { "give \($0), or none alone" })
    }
}

extension NamedOptions {
    /// Parses names that are separated by commas.
    init(namesIn text: String, of kind: String, advice: (_ names: String) -> String) throws {
        self = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let options = Self(named: name) else {
                throw Suggestion.error(
                    String(name), "is not a \(kind)",
                    advice(Self.allNames.joined(separator: ", ")), among: Self.allNames)
            }
            formUnion(options)
        }
    }
}

// MARK: - Single names

extension DeviceChange {
    /// Reads the version of the SDK, which then is stated.
    private static func sdk(_ text: String) throws -> DeviceChange {
        let version = try IOSVersionText.version(text)
        return DeviceChange(.sdk) { scenario in
            scenario.sdk = version
            scenario.sdkHint = nil
        }
    }

    private static func lifeCycle(_ text: String) throws -> LifeCycle {
        guard let lifeCycle = LifeCycle(rawValue: text) else {
            throw unknown(text, "life cycle", LifeCycle.allCases.map(\.rawValue))
        }
        return lifeCycle
    }

    /// Reads the name of a fate of silent pushes, or `chance:` and a seed.
    private static func silent(_ text: String) throws -> DeviceChange {
        if let delivery = SilentDelivery(rawValue: text) {
            return DeviceChange(.silent, \.silentDelivery, delivery)
        }
        let prefix = "chance:"
        guard text.hasPrefix(prefix), let seed = UInt64(text.dropFirst(prefix.count)) else {
            let names = SilentDelivery.allCases.map(\.rawValue)
            throw Suggestion.error(
                text, "is not a fate of silent pushes",
                "give \(names.joined(separator: ", ")), or chance: and a whole number",
                among: names)
        }
        var change = DeviceChange(.silent) { _ in }
        change.silentChance = SilentDeliveryChance(seed: seed)
        return change
    }

    private static func serviceExtension(_ text: String) throws -> DeviceChange {
        guard case .program(let program) = HandlerName(text) else {
            throw ValidationError("'\(text)' is not a service extension; give exec:PROGRAM.")
        }
        var change = DeviceChange(.serviceExtension) { _ in }
        change.extensionProgram = program
        return change
    }

    private static func unknown(
        _ name: String, _ what: String, _ known: [String]
    ) -> ValidationError {
        Suggestion.error(
            name, "is not a \(what)", "give \(known.joined(separator: ", "))", among: known)
    }
}

// MARK: - Points that are not confirmed

extension DeviceChange {
    /// All points but the one about stored notifications, which only `listen` has.
    private static let known = UnconfirmedPoint.allCases.filter { $0 != .storedNotification }

    private static func choice(_ value: String, for name: String?) throws -> DeviceChange {
        guard let point = known.first(where: { $0.rawValue == name }) else {
            let names = known.map(\.rawValue)
            guard let name else {
                throw ValidationError(
                    "'assume' names no point; give assume.POINT=CHOICE, with one of "
                        + names.joined(separator: ", ") + ".")
            }
            throw unknown(name, "point", names)
        }
        guard point.choices.contains(value) else {
            throw unknown(value, "choice for \(point.rawValue)", point.choices)
        }
        return DeviceChange(.assume) { _ = $0.unconfirmed.choose(value, for: point) }
    }

    /// The points and their choices, for completions.
    static let assumptions = known.flatMap { point in
        point.choices.map { "\(DeviceMember.assume.rawValue).\(point.rawValue)=\($0)" }
    }
}
