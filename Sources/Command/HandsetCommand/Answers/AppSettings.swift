import Handset
import HandsetSuites

/// The settings of the app in use, each with the place that it comes from.
struct AppSettings {
    private struct Setting {
        let key: String
        let value: JSONText
        /// The place of its value in the file, the name of the option, or `nil` for a default.
        let origin: String?
    }

    private let source: AppSource
    private let settings: [Setting]

    /// `options` has the names of the given options, by the keys of the settings that they beat.
    init(
        _ app: GivenApp, rules: SessionRules, scenario: Scenario, options: [String: String],
        _ device: DeviceOptions
    ) {
        source = app.source
        var values: JSONMembers = ["topic": .string(app.file.topic ?? "any")]
        var added: Set<DeviceMember> = [.silent, .categories, .assume]
        func add(_ members: [DeviceMember]) {
            for member in members {
                added.insert(member)
                values.append(member.rawValue, member.json(in: scenario))
            }
        }
        add([.ios, .delegates, .backgroundModes, .permission, .quiet])
        if let chance = device.silentChance {
            values.append(DeviceMember.silent.rawValue, .string("chance:\(chance.seed)"))
        } else {
            add([.silent])
        }
        add([.launchOptions, .routesIn, .lifeCycle, .lateDelegate])
        add(Self.shownIfUnusual.filter { $0.setting.differs(scenario, .ofTheApp) })
        values.append("categories", .texts(DeviceMember.categories.setting.words(scenario) ?? []))
        add([.appState, .action])
        values.append("rules", .texts(rules.rules.map(\.name)))
        // All others are shown only if something states them.
        add(
            DeviceMember.allCases.filter {
                !added.union(Self.shownIfUnusual).contains($0)
                    && ($0.setting.isStated(app.file.settings) || device.sets($0))
            })
        values += Self.rareSettings(of: app.file, device, in: scenario)
        // Other rules have lookup URLs of their own.
        if app.file.rules == nil, options["rules"] == nil {
            for rule in rules.rules { values.append("lookupURL", .string("\(rule.lookupURL)")) }
        }
        settings = values.map { key, value in
            Setting(
                key: key, value: value,
                origin: options[key] ?? app.file.places[key].map { "\($0)" }
                    ?? Self.origin(ofKey: key, in: app.source))
        }
    }

    /// The members that are shown only if they are not the usual ones.
    private static let shownIfUnusual: [DeviceMember] = [.sdk, .delegateInScene, .scene]

    /// Returns the settings that are shown only if something states them, and that are no plain value.
    private static func rareSettings(
        of file: AppFile, _ device: DeviceOptions, in scenario: Scenario
    ) -> JSONMembers {
        let stated = file.settings
        var values: JSONMembers = [:]
        if let program = device.extensionProgram {
            values.append(DeviceChange.serviceExtension, .string("exec:\(program)"))
        }
        if !stated.unconfirmed.isEmpty || device.sets(.assume) {
            let choices = UnconfirmedPoint.allCases.filter {
                stated.unconfirmed[$0] != nil
                    || scenario.unconfirmed[$0] != UnconfirmedBehavior()[$0]
            }
            values.append(
                "assume", .texts(choices.map { "\($0.rawValue)=\(scenario.unconfirmed[$0])" }))
        }
        return values
    }

    /// Returns the name of the built-in app that states a setting; `nil` if none does.
    private static func origin(ofKey key: String, in source: AppSource) -> String? {
        guard case .builtIn(let model) = source, model.statedMembers.map(\.rawValue).contains(key)
        else { return nil }
        return model.rawValue
    }

    var text: String {
        let rows = settings.map { setting in
            (setting.key, Self.words(setting.value), setting.origin ?? "default")
        }
        let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
        return "app: \(SourceExcerpt.shown(sourceWords))\n"
            + rows.map { key, value, origin in
                "  \(Self.padded(key, widths.0))  \(Self.padded(value, widths.1))  "
                    + "\(SourceExcerpt.shown(origin))\n"
            }.joined()
    }

    /// The JSON object for programs, with a newline.
    var json: [UInt8] {
        let (path, origin): (String?, String) =
            switch source {
            case .builtIn(.classic), .notGiven: (nil, "built-in")
            case .builtIn(let model): (nil, model.rawValue)
            case .named(let path, let origin): (path, origin)
            case .found(let path): (path, "found")
            case .sources(let path, _): (path, "sources")
            }
        let shown = settings.map { setting in
            let origin = JSONText.string(setting.origin ?? "default")
            return (setting.key, JSONText.object(["value": setting.value, "from": origin]))
        }
        return JSONText.object([
            "file": path.map { .string(PathText.shown($0)) }, "from": .string(origin),
            "settings": .object(JSONMembers(shown)),
        ]).lines
    }

    private var sourceWords: String {
        switch source {
        case .builtIn(.classic), .notGiven: "the built-in app of 2011; no app file"
        case .builtIn(let model): "the built-in app \(model.rawValue); no app file"
        case .named(let path, let origin): "\(PathText.shown(path)), named by \(origin)"
        case .found(let path): "\(PathText.shown(path)), found"
        case .sources(let path, let origin):
            "the sources in \(PathText.shown(path)), named by \(origin)"
        }
    }

    private static func words(_ value: JSONText) -> String {
        switch value {
        case .array(let values) where values.isEmpty: "none"
        case .array(let values): values.map(words).joined(separator: ", ")
        case .string(let text): SourceExcerpt.shown(text)
        case .boolean(let isTrue): isTrue ? "yes" : "no"
        case .integer, .object, .elements, .json: ""
        }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
