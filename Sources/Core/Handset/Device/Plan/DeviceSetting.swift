/// A row in the table of the device's members: where its value is, and the words for it.
package struct DeviceSetting {
    /// One who decides the value of a member on a phone.
    package enum Decider: Sendable {
        /// The phone, its user, or the app's project.
        case phone
        /// The app's own code, which describes itself when it runs.
        case code
    }

    /// The form of the value in files and options.
    package let form: DeviceForm
    /// The noun for a name among the values, such as `quiet mode`; empty if the value is no name.
    package let noun: String
    package let decider: Decider
    /// Returns the words for the value; `nil` if nothing says it.
    package let words: (Scenario) -> [String]?
    /// States the value that words stand for; returns false if they have no meaning here.
    package let state: ([String], inout ScenarioSettings) -> Bool
    /// Returns true if settings state a value.
    package let isStated: (ScenarioSettings) -> Bool
    /// Returns true if two scenarios have different values.
    package let differs: (Scenario, Scenario) -> Bool
    /// Copies the value that settings state to others.
    let copy: (ScenarioSettings, inout ScenarioSettings) -> Void
    /// Gives a scenario the value that settings state.
    let apply: (ScenarioSettings, inout Scenario) -> Void
}

extension DeviceSetting {
    /// Creates the row of a value that each scenario has.
    init<Value: DeviceValue>(
        _ stated: WritableKeyPath<ScenarioSettings, Value?>,
        _ own: WritableKeyPath<Scenario, Value>, _ noun: String = "", by decider: Decider = .phone
    ) {
        self.init(stated, noun, decider, { $0[keyPath: own] }, { $0[keyPath: own] = $1 })
    }

    /// Creates the row of a value that a scenario may lack.
    init<Value: DeviceValue>(
        _ stated: WritableKeyPath<ScenarioSettings, Value?>,
        ifKnown own: WritableKeyPath<Scenario, Value?>
    ) {
        self.init(stated, "", .phone, { $0[keyPath: own] }, { $0[keyPath: own] = $1 })
    }

    private init<Value: DeviceValue>(
        _ stated: WritableKeyPath<ScenarioSettings, Value?>, _ noun: String, _ decider: Decider,
        _ get: @escaping (Scenario) -> Value?, _ set: @escaping (inout Scenario, Value) -> Void
    ) {
        self.init(
            form: Value.deviceForm, noun: noun, decider: decider,
            words: { get($0)?.deviceWords },
            state: { words, settings in
                guard let value = Value(deviceWords: words) else { return false }
                settings[keyPath: stated] = value
                return true
            },
            isStated: { $0[keyPath: stated] != nil },
            differs: { get($0) != get($1) },
            copy: { settings, others in
                if let value = settings[keyPath: stated] { others[keyPath: stated] = value }
            },
            apply: { settings, scenario in
                if let value = settings[keyPath: stated] { set(&scenario, value) }
            })
    }

    /// The row of the choices for points that are not confirmed, each of which settings state by itself.
    ///
    /// Its words are like `foreground-order=fetch-first`.
    static var assumptions: DeviceSetting {
        DeviceSetting(
            form: .assumptions, noun: "", decider: .phone,
            words: { scenario in
                let points = scenario.unconfirmed.points(unlike: UnconfirmedBehavior())
                return points.isEmpty
                    ? nil : points.map { "\($0.rawValue)=\(scenario.unconfirmed[$0])" }
            },
            state: { words, settings in
                for word in words {
                    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                    guard parts.count == 2, let point = UnconfirmedPoint(rawValue: parts[0]),
                        point.choices.contains(parts[1])
                    else { return false }
                    settings.unconfirmed[point] = parts[1]
                }
                return true
            },
            isStated: { !$0.unconfirmed.isEmpty },
            differs: { $0.unconfirmed != $1.unconfirmed },
            copy: { settings, others in
                others.unconfirmed.merge(settings.unconfirmed) { _, stated in stated }
            },
            apply: { settings, scenario in
                for (point, choice) in settings.unconfirmed {
                    _ = scenario.unconfirmed.choose(choice, for: point)
                }
            })
    }
}
