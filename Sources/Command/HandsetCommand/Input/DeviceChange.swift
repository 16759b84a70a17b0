import ArgumentParser
import Handset

/// A change of the device that an option states: `lifeCycle=scenes`.
struct DeviceChange: Sendable {
    /// The name of the service extension, which files do not have: they start no programs of their own.
    static let serviceExtension = "serviceExtension"
    /// The beginning of a chance of silent pushes, before its seed.
    static let chance = "chance:"

    /// The member; `nil` for the service extension.
    let member: DeviceMember?
    /// The chance that decides about silent pushes; `nil` if the option gives none.
    private(set) var silentChance: SilentDeliveryChance?
    /// The program of the service extension; `nil` if the option names none.
    private(set) var extensionProgram: String?
    /// The text of the option's value.
    let text: String
    /// The settings that the option states.
    private var settings = ScenarioSettings()

    /// Parses a member, an equals sign and a value.
    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        let steps = parts[0].split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = steps.first, Self.names.contains(name),
            steps.count == 1 || name == DeviceMember.assume.rawValue
        else { throw Self.unknown(parts) }
        member = DeviceMember(rawValue: name)
        guard parts.count == 2 else {
            throw ValidationError("'\(text)' has no value; give \(Self.example(of: member)).")
        }
        self.text = text
        let value = parts[1]
        switch member {
        case nil: extensionProgram = try Self.program(value)
        case .assume:
            let (point, choice) = try Self.choice(value, for: steps.dropFirst().first)
            settings.unconfirmed[point] = choice
        case .silent where value.hasPrefix(Self.chance) && Self.seed(value) != nil:
            silentChance = Self.seed(value).map { SilentDeliveryChance(seed: $0) }
        case .some(let member):
            _ = member.setting.state(try Self.words(value, of: member), &settings)
        }
    }

    var name: String { member?.rawValue ?? Self.serviceExtension }

    /// Changes a scenario as the option says.
    func apply(to scenario: inout Scenario) {
        scenario = settings.applied(to: scenario)
        // The option beats the categories of a file.
        if member == .category { scenario.categories = [] }
    }
}

// MARK: - Names

extension DeviceChange {
    /// The names that can stand before the equals sign.
    static let names = DeviceMember.settable.map(\.rawValue) + [serviceExtension]

    /// All members with each of their values, for completions.
    static let completions =
        DeviceMember.settable.flatMap { member in
            member.values.map { "\(member.rawValue)=\($0)" }
        } + ["\(serviceExtension)=exec:"] + assumptions

    private static func example(of member: DeviceMember?) -> String {
        guard let member else { return "\(serviceExtension)=exec:PROGRAM" }
        return member == .assume ? assumptions[0] : "\(member.rawValue)=\(member.values[0])"
    }

    private static func unknown(_ parts: [String]) -> ValidationError {
        let name = parts[0]
        let member = DeviceMember(rawValue: name)
        if let option = member.flatMap({ DeviceMember.ownOptions[$0] }) {
            let value = parts.dropFirst().first ?? "…"
            return ValidationError(
                "'\(name)' has an option of its own; give \(option) \(ShellWord.of(value)).")
        }
        if member == .categories {
            return ValidationError("Categories are objects; write them into an app file.")
        }
        return Suggestion.error(
            name, "is not a member of the device",
            "give \(names.joined(separator: ", "))", among: names)
    }
}

// MARK: - Values

extension DeviceChange {
    private static func words(_ text: String, of member: DeviceMember) throws -> [String] {
        let setting = member.setting
        let known = setting.form.known
        switch setting.form {
        case .version: return ["\(try IOSVersionText.version(text))"]
        case .boolean where !known.contains(text):
            throw Suggestion.error(
                text, "is neither true nor false", "give one of them", among: known)
        case .name where !known.contains(text):
            let others = member == .silent ? ", or \(chance) and a whole number" : ""
            throw unknown(text, setting.noun, known, others)
        case .names:
            return text == "none"
                ? []
                : try Suggestion.names(in: text, of: setting.noun, among: known) {
                    "give \($0), or none alone"
                }
        case .boolean, .name, .action, .categories, .assumptions: return [text]
        }
    }

    private static func seed(_ text: String) -> UInt64? { UInt64(text.dropFirst(chance.count)) }

    private static func program(_ text: String) throws -> String {
        guard case .program(let program) = HandlerName(text) else {
            throw ValidationError("'\(text)' is not a service extension; give exec:PROGRAM.")
        }
        return program
    }

    private static func unknown(
        _ name: String, _ what: String, _ known: [String], _ others: String = ""
    ) -> ValidationError {
        Suggestion.error(
            name, "is not a \(what)", "give \(known.joined(separator: ", "))\(others)",
            among: known)
    }
}

extension Suggestion {
    /// Returns the names of a text, which are separated by commas.
    static func names(
        in text: String, of kind: String, among known: [String],
        advice: (_ names: String) -> String
    ) throws -> [String] {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        if let other = names.first(where: { !known.contains($0) }) {
            throw error(
                other, "is not a \(kind)", advice(known.joined(separator: ", ")), among: known)
        }
        return names
    }
}

// MARK: - Points that are not confirmed

extension DeviceChange {
    /// All points but the one about stored notifications, which only `listen` has.
    private static let known = UnconfirmedPoint.allCases.filter { $0 != .storedNotification }

    private static func choice(
        _ value: String, for name: String?
    ) throws -> (UnconfirmedPoint, String) {
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
        return (point, value)
    }

    /// The points and their choices, for completions.
    private static let assumptions = known.flatMap { point in
        point.choices.map { "\(DeviceMember.assume.rawValue).\(point.rawValue)=\($0)" }
    }
}
