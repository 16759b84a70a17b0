import HandsetTree

/// Reads the settings of Expo and Capacitor that are written as code or as JSON.
struct ScriptConfigReader {
    /// A setting with its line.
    struct Setting {
        let kind: AppFact.Kind
        let value: String
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
                AppFact(
                    setting.kind, setting.value, at: setting.line, in: tree.file, setting.confidence
                )
            }
        }
    }

    /// Returns the facts of app.json.
    static func facts(ofJSON text: ProjectText) -> [AppFact] {
        guard let tree = CodeTree(json: text) else { return [] }
        return ScriptConfigReader(tree: tree).settings.compactMap { setting in
            guard text.lines.indices.contains(setting.line - 1) else { return nil }
            return text.fact(setting.kind, setting.value, at: setting.line - 1, setting.confidence)
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
        case ["ios", "bundleIdentifier"]: return text(value, .bundleIdentifier)
        case ["appId"] where isOfCapacitor:
            // Capacitor takes it for the project that it makes, where it can be changed later.
            return text(value, .bundleIdentifier, .likely)
        // That of Capacitor is a scheme of Xcode.
        case ["scheme"] where !isOfCapacitor, ["ios", "scheme"] where !isOfCapacitor:
            return texts(value, .urlScheme)
        case ["ios", "infoPlist", "UIBackgroundModes"]: return texts(value, .backgroundMode)
        case ["ios", "infoPlist", "CFBundleURLTypes", "CFBundleURLSchemes"]:
            return texts(value, .urlScheme)
        case ["ios", "infoPlist", "UIApplicationSceneManifest"]:
            let isConfigured = value.descendants.contains { entry in
                entry.kind == .entry && entry.label == "UISceneDelegateClassName"
                    && entry.entryPath.contains("UIWindowSceneSessionRoleApplication")
            }
            return [
                Setting(
                    kind: .sceneManifest, value: isConfigured ? "configured" : "empty",
                    line: entry.line)
            ]
        case ["ios", "enableSceneSupport"]:
            // Expo makes the manifest, with its own class.
            return value.text == "true"
                ? [Setting(kind: .sceneManifest, value: "configured", line: entry.line)] : []
        case ["plugins", "enableBackgroundRemoteNotifications"]:
            // Expo's plugin for notifications declares the mode.
            return value.text == "true"
                ? [Setting(kind: .backgroundMode, value: "remote-notification", line: entry.line)]
                : []
        case ["ios", "associatedDomains"]:
            return texts(value, .associatedDomain).filter { $0.value.hasPrefix("applinks:") }
        case ["ios", "entitlements", "aps-environment"]: return text(value, .environment)
        case ["plugins", "ios", "deploymentTarget"]:
            let name = entry.ancestor(.list)?.children.first { _ in true }?.string
            return name == "expo-build-properties" ? text(value, .deploymentTarget) : []
        case ["plugins"] where value.kind == .list: return plugins(value)
        case ["plugins", "PushNotifications", "presentationOptions"],
            ["plugins", "FirebaseMessaging", "presentationOptions"]:
            guard value.kind == .list else { return [] }
            let words = value.children.compactMap(\.string).sorted()
            return [
                Setting(
                    kind: .presents, value: words.isEmpty ? "none" : words.joined(separator: ","),
                    line: entry.line)
            ]
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
        _ value: CodeNode, _ kind: AppFact.Kind, _ confidence: Confidence = .certain
    ) -> [Setting] {
        if let text = value.string {
            return [Setting(kind: kind, value: text, line: value.line, confidence: confidence)]
        }
        guard value.kind == .operation, ["??", "||"].contains(value.text),
            let last = value.children.map({ $0 }).last, let text = last.string
        else { return [] }
        return [Setting(kind: kind, value: text, line: last.line, confidence: .likely)]
    }

    private func texts(_ value: CodeNode, _ kind: AppFact.Kind) -> [Setting] {
        value.kind == .list ? value.children.flatMap { text($0.plain, kind) } : text(value, kind)
    }

    private func plugins(_ list: CodeNode) -> [Setting] {
        list.children.compactMap { element in
            let name =
                element.string
                ?? (element.plain.kind == .list
                    ? element.plain.children.first { _ in true }?.string : nil)
            guard let name, FrameworkPlugins.names.contains(name) else { return nil }
            return Setting(kind: .plugin, value: name, line: element.line)
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
