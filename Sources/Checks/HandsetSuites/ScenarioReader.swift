import Handset

/// Reads the scenario of a suite or of an app, which files call its device.
struct ScenarioReader: JSONDocumentReader {
    /// A key that is no member of the device.
    enum Key: String {
        /// The built-in app that the device is like.
        case like
    }

    static let like = Key.like

    private(set) var settings = ScenarioSettings()
    private(set) var places: [String: SourcePlace] = [:]
    var problems: [JSONDocumentError.Problem] = []

    /// Reads a device; the settings stand where the object states none.
    init(_ value: JSONDocumentValue, else settings: ScenarioSettings = ScenarioSettings()) {
        self.settings = settings
        let keys = [Self.like.rawValue] + DeviceMember.allCases.map(\.rawValue)
        guard let members = members(of: value, known: keys) else { return }
        for (key, value) in members { places[key] = value.place }
        let model = read(Self.like, of: members) { value throws(JSONDocumentError.Problem) in
            try value.choice(of: AppModel.self)
        }
        if let model { self.settings = model.settings }
        for member in DeviceMember.allCases {
            guard let value = members[member] else { continue }
            switch member.setting.form {
            case .categories:
                var reader = CategoryReader()
                self.settings.categories = reader.categories(value)
                problems += reader.problems
            case .assumptions: readAssumptions(value)
            case .version, .boolean, .action, .name, .names:
                attempt { reader throws(JSONDocumentError.Problem) in
                    try reader.state(member.setting, value)
                }
            }
        }
        if members[DeviceMember.sdk] != nil { self.settings.sdkHint = nil }
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

    private mutating func state(
        _ setting: DeviceSetting, _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) {
        let words = try Self.words(of: value, setting.form)
        guard !setting.state(words, &settings) else { return }
        let text = words.joined()
        throw setting.form == .version
            ? value.problem(SuiteCause.versionUnknown(text))
            : value.unknownName(text, among: setting.form.known)
    }

    /// Returns the words that a value has in a form; the known words of a list are checked.
    static func words(
        of value: JSONDocumentValue, _ form: DeviceForm
    ) throws(JSONDocumentError.Problem) -> [String] {
        switch form {
        case .boolean: return ["\(try value.boolean())"]
        case .version where value.value.kind == .integer:
            // An integer such as 4 is clear; a real is not, because 10.10 would be 10.1.
            return ["\(value.value)"]
        case .names(let known):
            var words: [String] = []
            for element in try value.elements() {
                let text = try element.string()
                guard known.contains(text) else { throw element.unknownName(text, among: known) }
                words.append(text)
            }
            return words
        case .version, .action, .name, .categories, .assumptions: return [try value.string()]
        }
    }
}
