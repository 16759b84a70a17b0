/// Reads what Info.plist and entitlements say about pushes.
struct PropertyListReader {
    let text: ProjectText
    /// The target whose list it is; `nil` if that is not known.
    var target: XcodeTarget?
    /// The entries, if they stand in a file of another form.
    var list: PropertyListText?
    /// True for entitlements in a file of another form.
    var isEntitlements = false

    static func takes(_ name: String) -> Bool {
        name.hasSuffix(".plist") || name.hasSuffix(".entitlements")
    }

    var facts: [AppFact] {
        let list = list ?? PropertyListText(text)
        guard !isEntitlements, !text.name.hasSuffix(".entitlements") else {
            return list.entries.flatMap { entitlement($0) }
        }
        return list.entries.compactMap { info($0) } + manifest(of: list)
            + list.entries.compactMap { namedClass($0) }
    }

    /// The manifest of scenes, with the configuration of the app's window or without.
    private func manifest(of list: PropertyListText) -> [AppFact] {
        let role = "UIWindowSceneSessionRoleApplication"
        guard
            let start = list.containers.first(where: { $0.keys == ["UIApplicationSceneManifest"] })
        else { return [] }
        let isConfigured = list.entries.contains { entry in
            entry.keys.first == "UIApplicationSceneManifest" && entry.keys.contains(role)
                && entry.keys.last != role
        }
        return [text.fact(.sceneManifest(isConfigured ? .configured : .empty), at: start.line)]
    }

    /// A class that iOS makes an object of, by its name as it stands.
    private func namedClass(_ entry: PropertyListText.Entry) -> AppFact? {
        switch entry.keys.last {
        case "UISceneDelegateClassName" where entry.keys.first == "UIApplicationSceneManifest":
            text.fact(.sceneDelegate(entry.value), at: entry.line)
        case "UISceneStoryboardFile" where entry.keys.first == "UIApplicationSceneManifest":
            text.fact(.sceneStoryboard(entry.value), at: entry.line)
        case "NSExtensionPrincipalClass" where entry.keys.first == "NSExtension":
            text.fact(.principalClass(entry.value), at: entry.line)
        default: nil
        }
    }

    private func entitlement(_ entry: PropertyListText.Entry) -> [AppFact] {
        guard let key = entry.keys.first else { return [] }
        var facts: [AppFact] = []
        switch key {
        case "aps-environment", "com.apple.developer.aps-environment":
            facts.append(text.fact(.apsEnvironment(entry.value), at: entry.line))
        case "com.apple.developer.associated-domains":
            // Links that open the app, and not passwords.
            guard entry.value.hasPrefix("applinks:") else { return [] }
            facts.append(text.fact(.associatedDomain(entry.value), at: entry.line))
        default:
            facts.append(text.fact(.entitlement(key, value: entry.value), at: entry.line))
        }
        return facts
    }

    /// The value with the settings of the target in it; a name that has none is empty, as Xcode makes it.
    private func expanded(_ value: String) -> String {
        guard let target, value.contains("$") else { return value }
        return target.release?.expanded(text: value, target: target.name) ?? value
    }

    private static func isTrue(_ value: String) -> Bool { ["true", "1", "YES"].contains(value) }

    private func info(_ entry: PropertyListText.Entry) -> AppFact? {
        switch entry.keys.first {
        case "UIBackgroundModes": text.fact(.backgroundMode(entry.value), at: entry.line)
        case "UIApplicationSceneManifest":
            entry.keys.last == "UISceneDelegateClassName"
                || entry.keys.last == "UISceneConfigurationName"
                ? text.fact(.lifeCycle(.scenes, of: entry.value), at: entry.line, .likely)
                : nil
        case "FirebaseAppDelegateProxyEnabled":
            text.fact(.swizzling(Self.isTrue(entry.value)), at: entry.line)
        case "CFBundleURLTypes":
            entry.keys.last == "CFBundleURLSchemes" && !expanded(entry.value).isEmpty
                ? text.fact(
                    .urlScheme(expanded(entry.value)), at: entry.line,
                    // A setting that no file gives a value.
                    expanded(entry.value).contains("$") ? .guess : .certain) : nil
        case "NSExtension":
            entry.keys.last == "NSExtensionPointIdentifier"
                ? text.fact(.extensionTarget(entry.value), at: entry.line) : nil
        case "CFBundleIdentifier":
            entry.value.contains("$")
                ? nil
                : text.fact(.bundleIdentifier(entry.value), at: entry.line)
        case "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates":
            text.fact(.infoKey(entry.keys.first ?? "", Self.isTrue(entry.value)), at: entry.line)
        case "MinimumOSVersion": text.fact(.deploymentTarget(entry.value), at: entry.line)
        default: nil
        }
    }
}
