/// Reads what Info.plist and entitlements say about pushes.
struct PropertyListReader {
    let text: ProjectText

    static func takes(_ name: String) -> Bool {
        name.hasSuffix(".plist") || name.hasSuffix(".entitlements")
    }

    var facts: [AppFact] {
        let isEntitlements = text.name.hasSuffix(".entitlements")
        return PropertyListText(text).entries.flatMap { entry in
            isEntitlements ? entitlement(entry) : info(entry).map { [$0] } ?? []
        }
    }

    private func entitlement(_ entry: PropertyListText.Entry) -> [AppFact] {
        guard let key = entry.keys.first else { return [] }
        var facts: [AppFact] = []
        switch key {
        case "aps-environment", "com.apple.developer.aps-environment":
            facts.append(text.fact(.environment, entry.value, at: entry.line))
        case "com.apple.developer.associated-domains":
            facts.append(text.fact(.associatedDomain, entry.value, at: entry.line))
        default:
            facts.append(text.fact(.entitlement, key, detail: entry.value, at: entry.line))
        }
        return facts
    }

    private func info(_ entry: PropertyListText.Entry) -> AppFact? {
        switch entry.keys.first {
        case "UIBackgroundModes": text.fact(.backgroundMode, entry.value, at: entry.line)
        case "UIApplicationSceneManifest":
            entry.keys.last == "UISceneDelegateClassName"
                || entry.keys.last == "UISceneConfigurationName"
                ? text.fact(.lifeCycle, "scenes", detail: entry.value, at: entry.line, .likely)
                : nil
        case "FirebaseAppDelegateProxyEnabled":
            text.fact(
                .swizzling, ["true", "1", "YES"].contains(entry.value) ? "true" : "false",
                detail: "firebase-messaging", at: entry.line)
        case "CFBundleURLTypes":
            entry.keys.last == "CFBundleURLSchemes"
                ? text.fact(.urlScheme, entry.value, at: entry.line) : nil
        case "NSExtension":
            entry.keys.last == "NSExtensionPointIdentifier"
                ? text.fact(.extensionTarget, entry.value, at: entry.line) : nil
        case "CFBundleIdentifier":
            entry.value.contains("$")
                ? nil : text.fact(.bundleIdentifier, entry.value, at: entry.line)
        case "MinimumOSVersion": text.fact(.deploymentTarget, entry.value, at: entry.line)
        default: nil
        }
    }
}
