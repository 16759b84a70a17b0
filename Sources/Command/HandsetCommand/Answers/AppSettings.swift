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
        let names = { (names: [String]) in JSONText.texts(names) }
        var values: [(String, JSONText)] = [
            ("topic", .string(app.file.topic ?? "any")),
            ("ios", .string("\(scenario.application.systemVersion)")),
            ("delegates", names(scenario.delegates.names)),
            ("backgroundModes", names(scenario.backgroundModes.names)),
            ("permission", names(scenario.authorization.names)),
            ("quiet", names(scenario.quiet.names)),
            (
                "silent",
                .string(
                    device.silentChance.map { "chance:\($0.seed)" }
                        ?? scenario.silentDelivery.rawValue)
            ),
            ("launchOptions", .boolean(scenario.looksIntoLaunchOptions)),
            ("routesIn", names(scenario.routesIn.names)),
            ("lifeCycle", .string(scenario.lifeCycle.rawValue)),
            ("lateDelegate", .boolean(scenario.setsCenterDelegateLate)),
        ]
        values += Self.settingsOfScenes(in: scenario)
        values += [
            ("categories", names(scenario.categories.compactMap(\.identifier))),
            ("appState", .string(scenario.appState.rawValue)),
            ("action", .string("\(scenario.choice)")),
            ("rules", names(rules.rules.map(\.name))),
        ]
        values += Self.rareSettings(of: app.file, device, in: scenario)
        // Other rules have lookup URLs of their own.
        if app.file.rules == nil, options["rules"] == nil {
            values += rules.rules.map { ("lookupURL", .string("\($0.lookupURL)")) }
        }
        settings = values.map { key, value in
            Setting(
                key: key, value: value,
                origin: options[key] ?? app.file.places[key].map { "\($0)" }
                    ?? Self.origin(ofKey: key, in: app.source))
        }
    }

    /// Returns the settings of the SDK and of scenes, as far as they are not the usual ones.
    private static func settingsOfScenes(in scenario: Scenario) -> [(String, JSONText)] {
        var values: [(String, JSONText)] = []
        if let sdk = scenario.sdk { values.append(("sdk", .string("\(sdk)"))) }
        if scenario.setsCenterDelegateInScene { values.append(("delegateInScene", .boolean(true))) }
        if scenario.scene != .connected {
            values.append(("scene", .string(scenario.scene.rawValue)))
        }
        return values
    }

    /// Returns the settings that are shown only if something states them.
    private static func rareSettings(
        of file: AppFile, _ device: DeviceOptions, in scenario: Scenario
    ) -> [(String, JSONText)] {
        let names = { (names: [String]) in JSONText.texts(names) }
        let stated = file.settings
        var values: [(String, JSONText)] = []
        if stated.refreshesInBackground != nil || device.sets(.backgroundRefresh) {
            values.append(("backgroundRefresh", .boolean(scenario.refreshesInBackground)))
        }
        if stated.presentationOptions != nil || device.sets(.presents) {
            values.append(("presents", names(scenario.presentationOptions.names)))
        }
        if stated.category != nil || device.sets(.category) {
            let options =
                (scenario.category.opensApp ? ["opens-app"] : [])
                + (scenario.category.customDismissAction ? ["custom-dismiss"] : [])
            values.append(("category", names(options)))
        }
        if let program = device.extensionProgram {
            values.append(("serviceExtension", .string("exec:\(program)")))
        }
        if !stated.unconfirmed.isEmpty || device.sets(.assume) {
            let choices = UnconfirmedPoint.allCases.filter {
                stated.unconfirmed[$0] != nil
                    || scenario.unconfirmed[$0] != UnconfirmedBehavior()[$0]
            }
            values.append(
                ("assume", names(choices.map { "\($0.rawValue)=\(scenario.unconfirmed[$0])" })))
        }
        return values
    }

    /// Returns the name of the built-in app that states a setting; `nil` if none does.
    private static func origin(ofKey key: String, in source: AppSource) -> String? {
        guard case .builtIn(let model) = source, model.statedKeys.contains(key) else { return nil }
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
        return JSONText.object(
            (path.map { [("file", .string(PathText.shown($0)))] } ?? [])
                + [
                    ("from", .string(origin)),
                    (
                        "settings",
                        .object(
                            settings.map { setting in
                                let origin = JSONText.string(setting.origin ?? "default")
                                return (
                                    setting.key,
                                    .object([("value", setting.value), ("from", origin)])
                                )
                            })
                    ),
                ]
        ).lines
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
