/// The phone that a run of an app's program begins with, in names and numbers.
///
/// A setting that is `nil` is left to the program.
package struct RunSettings: Codable, Hashable, Sendable {
    package var version: String
    package var appState: String
    /// The words for the members of the device that the app's own code does not decide, by their names; a member that is
    /// missing is left to the program.
    package var device: [String: [String]] = [:]
    /// The categories that an earlier launch has registered; `nil` if there was none.
    package var categories: [RunCategory]?
    /// The time limit of a callback with its completion handler, in seconds.
    package var timeLimit: Double
    /// The time limit of a service extension in seconds; iOS's if it is `nil`.
    package var extensionTimeLimit: Double?
    /// True if the service extension crashes as soon as it is called, which leaves the app alive.
    package var extensionCrashes: Bool?
    /// The path of the file with the answers to the app's requests; `nil` if there is none.
    package var answers: String?
    /// The path of the file with the values that the app finds in its defaults; `nil` if there is none.
    package var defaults: String?

    /// The user's locale, such as `ar_EG`; the machine's if it is `nil`.
    package var locale: String?
    /// The identifier of the phone's time zone; the machine's if it is `nil`.
    package var timeZone: String?
    /// The moment at which the phone begins, in seconds since 1970; the present one if it is `nil`.
    package var moment: Int?
    /// True if the app finds the files, the defaults and the keychain that an earlier process has left.
    package var keepsContainer: Bool?

    /// The type of all pushes; `nil` if each payload shows its own.
    package var pushType: String?

    /// The time without an effect after which the app is done, in milliseconds; a tenth of a second if it is `nil`.
    package var quietTime: Int?

    package init(version: String, appState: String, timeLimit: Double) {
        self.version = version
        self.appState = appState
        self.timeLimit = timeLimit
    }
}

extension RunSettings {
    /// The members of the device that a phone tells a program: the others are the app's own, or said by themselves.
    package static let toldMembers = DeviceMember.allCases.filter {
        $0.setting.decider == .phone && ![.ios, .appState, .action].contains($0)
    }

    /// Tells members of the device as a scenario has them, as far as anything says them.
    package mutating func tell(_ members: [DeviceMember], of scenario: Scenario) {
        for member in members { device[member.rawValue] = member.setting.words(scenario) }
    }

    /// Returns the scenario of the program's own, changed by these settings; `nil` if one has no meaning here.
    package func applied(to scenario: Scenario) -> Scenario? {
        guard let state = AppState(rawValue: appState), let version = IOSVersion(version) else {
            return nil
        }
        var settings = ScenarioSettings()
        settings.appState = state
        settings.version = version
        for (name, words) in device {
            guard let setting = DeviceMember(rawValue: name)?.setting else { continue }
            // A program may know fewer names than the one that asks it.
            let known =
                if case .names(let names) = setting.form {
                    words.filter { names.contains($0) }
                } else {
                    words
                }
            let hasMeaning = setting.state(known, &settings)
            if setting.form == .assumptions, !hasMeaning { return nil }
        }
        var scenario = settings.applied(to: scenario)
        if let categories {
            scenario.categories = categories.map(\.category)
            if categories.isEmpty { scenario.category.actions = [] }
        }
        return scenario
    }
}
