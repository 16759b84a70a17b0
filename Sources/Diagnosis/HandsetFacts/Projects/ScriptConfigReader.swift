import HandsetTree

/// Reads the settings of Expo and Capacitor that are written as code or as JSON.
struct ScriptConfigReader {
    /// A setting with its line.
    struct Setting {
        let meaning: AppFact.Meaning
        /// The line, from 1.
        let line: Int
        var confidence = Confidence.certain
    }

    let tree: CodeTree

    private static let names: Set = [
        "app.config.ts", "app.config.js", "app.config.mjs", "app.config.cjs", "capacitor.config.ts",
        "capacitor.config.js",
    ]

    /// Returns the facts of the files of a project that have such settings.
    static func facts(of project: CodeProject) -> [AppFact] {
        project.files.scripts.flatMap { tree -> [AppFact] in
            guard names.contains(String(tree.path.split(separator: "/").last ?? "")) else {
                return []
            }
            return ScriptConfigReader(tree: tree).settings.map { setting in
                AppFact(setting.meaning, at: setting.line, in: tree.file, setting.confidence)
            }
        }
    }

    static func facts(ofJSON text: ProjectText) -> [AppFact] {
        guard let tree = CodeTree(json: text) else { return [] }
        return ScriptConfigReader(tree: tree).settings.compactMap { setting in
            guard text.lines.indices.contains(setting.line - 1) else { return nil }
            return text.fact(setting.meaning, at: setting.line - 1, setting.confidence)
        }
    }

    var settings: [Setting] {
        tree.nodes.filter { $0.kind == .entry }.flatMap { settings(of: $0) }
    }

    private func settings(of entry: CodeNode) -> [Setting] {
        guard Self.words.contains(entry.label), let value = entry[.value]?.plain else { return [] }
        var path = entry.entryPath
        if path.first == "expo" { path.removeFirst() }
        switch path {
        case ["ios", "bundleIdentifier"]: return text(value) { .bundleIdentifier($0) }
        case ["appId"] where isOfCapacitor:
            // Capacitor takes it for the project that it makes, where it can be changed later.
            return text(value, .likely) { .bundleIdentifier($0) }
        // That of Capacitor is a scheme of Xcode.
        case ["scheme"] where !isOfCapacitor, ["ios", "scheme"] where !isOfCapacitor:
            return texts(value) { .urlScheme($0) }
        case ["ios", "infoPlist", "UIBackgroundModes"]: return texts(value) { .backgroundMode($0) }
        case ["ios", "infoPlist", "CFBundleURLTypes", "CFBundleURLSchemes"]:
            return texts(value) { .urlScheme($0) }
        case ["ios", "infoPlist", "UIApplicationSceneManifest"]:
            let isConfigured = value.descendants.contains { entry in
                entry.kind == .entry && entry.label == "UISceneDelegateClassName"
                    && entry.entryPath.contains("UIWindowSceneSessionRoleApplication")
            }
            return [
                Setting(
                    meaning: .sceneManifest(isConfigured ? .configured : .empty),
                    line: entry.line)
            ]
        case ["ios", "enableSceneSupport"]:
            // Expo makes the manifest, with its own class.
            return value.text == "true"
                ? [Setting(meaning: .sceneManifest(.configured), line: entry.line)] : []
        case ["plugins", "enableBackgroundRemoteNotifications"]:
            // Expo's plugin for notifications declares the mode.
            return value.text == "true"
                ? [
                    Setting(meaning: .backgroundMode("remote-notification"), line: entry.line)
                ]
                : []
        case ["ios", "associatedDomains"]:
            return texts(value) { $0.hasPrefix("applinks:") ? .associatedDomain($0) : nil }
        case ["ios", "entitlements", "aps-environment"]: return text(value) { .apsEnvironment($0) }
        case ["plugins", "ios", "deploymentTarget"]:
            let name = entry.ancestor(.list)?.children.first { _ in true }?.string
            return name == "expo-build-properties"
                ? text(value) { .deploymentTarget($0) } : []
        case ["plugins"] where value.kind == .list: return plugins(value)
        case ["plugins", "PushNotifications", "presentationOptions"],
            ["plugins", "FirebaseMessaging", "presentationOptions"]:
            guard value.kind == .list else { return [] }
            let words = value.children.compactMap(\.string).filter { $0 != "none" }
            return [Setting(meaning: .presents(words.sorted()), line: entry.line)]
        default: return []
        }
    }

    private static let words: Set = [
        "bundleIdentifier", "scheme", "UIBackgroundModes", "CFBundleURLSchemes",
        "associatedDomains", "aps-environment", "deploymentTarget", "plugins",
        "presentationOptions", "enableBackgroundRemoteNotifications",
        "UIApplicationSceneManifest", "enableSceneSupport", "appId",
    ]

    private var isOfCapacitor: Bool {
        tree.path.split(separator: "/").last?.hasPrefix("capacitor.config.") ?? false
    }

    /// A text, also as the last part of `process.env.ID ?? "com.example.app"`.
    private func text(
        _ value: CodeNode, _ confidence: Confidence = .certain,
        _ meaning: (String) -> AppFact.Meaning?
    ) -> [Setting] {
        if let text = value.string {
            return meaning(text).map {
                [Setting(meaning: $0, line: value.line, confidence: confidence)]
            } ?? []
        }
        guard value.kind == .operation, ["??", "||"].contains(value.text),
            let last = value.children.map({ $0 }).last, let text = last.string
        else { return [] }
        return meaning(text).map { [Setting(meaning: $0, line: last.line, confidence: .likely)] }
            ?? []
    }

    private func texts(
        _ value: CodeNode, _ meaning: (String) -> AppFact.Meaning?
    ) -> [Setting] {
        value.kind == .list
            ? value.children.flatMap { text($0.plain, .certain, meaning) }
            : text(value, .certain, meaning)
    }

    private func plugins(_ list: CodeNode) -> [Setting] {
        list.children.compactMap { element in
            let name =
                element.string
                ?? (element.plain.kind == .list
                    ? element.plain.children.first { _ in true }?.string : nil)
            guard let name, FrameworkPlugins.names.contains(name) else { return nil }
            return Setting(meaning: .plugin(name), line: element.line)
        }
    }
}

extension CodeTree {
    /// Reads a file of JSON, with the lines that it has.
    convenience init?(json text: ProjectText) {
        // JSON is an expression of JavaScript, if it is not taken for a block.
        let code = "(" + text.lines.joined(separator: "\n") + ")"
        self.init(path: text.path + ".js", bytes: Array(code.utf8))
    }
}

extension CodeNode {
    /// The labels of the entries that lead to this one, from the outermost on.
    var entryPath: [String] {
        let around = ancestors.prefix(40).filter { $0.kind == .entry }.map(\.label)
        return around.reversed() + [label]
    }
}
