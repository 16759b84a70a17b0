/// Reads the build settings of `project.pbxproj` that matter to pushes.
struct XcodeProjectReader {
    let text: ProjectText

    static func takes(_ path: String) -> Bool { path.hasSuffix("project.pbxproj") }

    var facts: [AppFact] {
        var seen: Set<String> = []
        return text.lines.indices.compactMap { index in
            let parts = text.lines[index].split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let key = parts[0].trimmed
            let value = String(parts[1].filter { !"\";\t".contains($0) }.trimmedText)
            guard let kind = kind(of: key, value), seen.insert("\(kind) \(value)").inserted else {
                return nil
            }
            return text.fact(kind.0, kind.1, at: index)
        }
    }

    private func kind(of key: Substring, _ value: String) -> (AppFact.Kind, String)? {
        switch key {
        case "PRODUCT_BUNDLE_IDENTIFIER":
            value.contains("$") ? nil : (.bundleIdentifier, value)
        case "IPHONEOS_DEPLOYMENT_TARGET": (.deploymentTarget, value)
        case "INFOPLIST_KEY_UIApplicationSceneManifest_Generation":
            value == "YES" ? (.lifeCycle, "scenes") : nil
        case "INFOPLIST_KEY_UIBackgroundModes": (.backgroundMode, value)
        case "INFOPLIST_KEY_FirebaseAppDelegateProxyEnabled":
            (.swizzling, value == "NO" ? "false" : "true")
        default: nil
        }
    }
}

extension String {
    fileprivate var trimmedText: String { String(self[...].trimmed) }
}
