import ArgumentParser
import Handset

/// A change of a scenario, as an option gives it.
///
/// All options of a scenario have this type: ArgumentParser looks for the protocols of each type of option
/// while the program starts, and a type of its own for each would lengthen each start.
struct ScenarioChange: Sendable {
    let apply: @Sendable (inout Scenario) -> Void
    /// The chance that decides about silent pushes; `nil` if the option gives none.
    var silentChance: SilentDeliveryChance?
    /// The program of the service extension; `nil` if the option names none.
    var extensionProgram: String?

    private init(_ apply: @escaping @Sendable (inout Scenario) -> Void) {
        self.apply = apply
    }

    private init<Value: Sendable>(
        _ property: any WritableKeyPath<Scenario, Value> & Sendable, _ value: Value
    ) {
        self.init { $0[keyPath: property] = value }
    }
}

// MARK: - Sets of names

extension ScenarioChange {
    static func delegates(_ text: String) throws -> ScenarioChange {
        let methods: DelegateMethods = try options(text, "method")
        return ScenarioChange { $0.delegates = methods }
    }

    static func backgroundModes(_ text: String) throws -> ScenarioChange {
        ScenarioChange(\.backgroundModes, try options(text, "background mode"))
    }

    static func routesIn(_ text: String) throws -> ScenarioChange {
        ScenarioChange(\.routesIn, try options(text, "callback"))
    }

    static func permission(_ text: String) throws -> ScenarioChange {
        ScenarioChange(\.authorization, try options(text, "notification type"))
    }

    static func quiet(_ text: String) throws -> ScenarioChange {
        ScenarioChange(\.quiet, try options(text, "quiet mode"))
    }

    static func category(_ text: String) throws -> ScenarioChange {
        let options: CategoryOptions = try options(text, "category option")
        let category = NotificationCategory(
            opensApp: options.contains(.opensApp),
            customDismissAction: options.contains(.customDismiss))
        return ScenarioChange { scenario in
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

extension ScenarioChange {
    static func lifeCycle(_ text: String) throws -> ScenarioChange {
        guard let lifeCycle = LifeCycle(rawValue: text) else {
            throw unknown(text, "life cycle", LifeCycle.allCases.map(\.rawValue))
        }
        return ScenarioChange(\.lifeCycle, lifeCycle)
    }

    /// Reads the name of a fate of silent pushes, or `chance:` and a seed.
    static func silent(_ text: String) throws -> ScenarioChange {
        if let delivery = SilentDelivery(rawValue: text) {
            return ScenarioChange(\.silentDelivery, delivery)
        }
        let prefix = "chance:"
        guard text.hasPrefix(prefix), let seed = UInt64(text.dropFirst(prefix.count)) else {
            let names = SilentDelivery.allCases.map(\.rawValue)
            throw Suggestion.error(
                text, "is not a fate of silent pushes",
                "give \(names.joined(separator: ", ")), or chance: and a whole number",
                among: names)
        }
        var change = ScenarioChange { _ in }
        change.silentChance = SilentDeliveryChance(seed: seed)
        return change
    }

    static func serviceExtension(_ text: String) throws -> ScenarioChange {
        guard case .program(let program) = HandlerName(text) else {
            throw ValidationError("'\(text)' is not a service extension; give exec:PROGRAM.")
        }
        var change = ScenarioChange { _ in }
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

extension ScenarioChange {
    /// All points but the one about stored notifications, which only `listen` has.
    private static let known = UnconfirmedPoint.allCases.filter { $0 != .storedNotification }

    /// The points and their choices, for the help.
    static let points = known.map { point in
        "\(point.rawValue)=\(point.choices.joined(separator: "|"))"
    }.joined(separator: ", ")

    /// The points and their choices, for completions.
    static let assumptions = known.flatMap { point in
        point.choices.map { "\(point.rawValue)=\($0)" }
    }

    static func choice(_ text: String) throws -> ScenarioChange {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let point = known.first(where: { $0.rawValue == parts[0] }) else {
            throw unknown(String(parts[0]), "point", known.map(\.rawValue))
        }
        guard parts.count == 2 else {
            throw ValidationError(
                "'\(text)' has no choice; give "
                    + point.choices.map { "\(point.rawValue)=\($0)" }.joined(separator: " or ")
                    + ".")
        }
        let name = String(parts[1])
        guard point.choices.contains(name) else {
            throw unknown(name, "choice for \(point.rawValue)", point.choices)
        }
        return ScenarioChange { _ = $0.unconfirmed.choose(name, for: point) }
    }
}
