/// Reads the build settings of an app's targets that matter to pushes.
struct XcodeTargetReader {
    let applications: [XcodeTarget]
    let extensions: [XcodeTarget]
    /// The files that settings stand in, by their paths.
    let texts: [String: ProjectText]
    /// The files with the classes of service extensions.
    var services: Set<String> = []

    var facts: [AppFact] {
        applications.flatMap { target -> [AppFact] in
            let key = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"
            guard let setting = target.setting(key), setting.value == "YES" else { return [] }
            return [fact(.sceneManifest(.generated, target: target.name), at: setting.place)]
        }
            + applications.flatMap { target in
                Self.keys.flatMap { key -> [AppFact] in
                    guard let setting = target.setting(key), !setting.value.isEmpty else {
                        return []
                    }
                    return meanings(of: setting.value, key, target.name).map { meaning in
                        fact(meaning, at: setting.place)
                    }
                } + otherIdentifiers(of: target) + infoKeys(of: target)
            } + serviceVersions
    }

    /// The deployment targets of the targets that have the code of a service extension.
    private var serviceVersions: [AppFact] {
        let owners = extensions.filter { target in services.contains(where: target.has) }
        // A target whose files are not listed is that of the class if it is the only one.
        let isOne = owners.isEmpty && extensions.count == 1 && !services.isEmpty
        return (isOne ? extensions : owners).compactMap { target in
            target.setting("IPHONEOS_DEPLOYMENT_TARGET").map { setting in
                fact(.extensionVersion(setting.value, target: target.name), at: setting.place)
            }
        }
    }

    /// The keys of Live Activities in an Info.plist that Xcode makes.
    private func infoKeys(of target: XcodeTarget) -> [AppFact] {
        ["NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates"].compactMap { key in
            guard let setting = target.setting("INFOPLIST_KEY_" + key), !setting.value.isEmpty
            else {
                return nil
            }
            return fact(.infoKey(key, setting.value == "YES"), at: setting.place)
        }
    }

    /// The identifiers of configurations that are not the release; each has its configuration in the detail.
    private func otherIdentifiers(of target: XcodeTarget) -> [AppFact] {
        let key = "PRODUCT_BUNDLE_IDENTIFIER"
        var seen: Set = [target.setting(key)?.value ?? ""]
        return target.settings.compactMap { settings in
            guard let setting = settings.expanded(key, target: target.name),
                !setting.value.isEmpty, !setting.value.contains("$"),
                seen.insert(setting.value).inserted
            else { return nil }
            return fact(
                .bundleIdentifier(
                    setting.value, target: target.name, configuration: settings.configuration),
                at: setting.place)
        }
    }

    private static let keys = [
        "PRODUCT_BUNDLE_IDENTIFIER", "IPHONEOS_DEPLOYMENT_TARGET",
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "INFOPLIST_KEY_UIBackgroundModes",
        "INFOPLIST_KEY_FirebaseAppDelegateProxyEnabled",
    ]

    private func meanings(
        of text: String, _ key: String, _ target: String
    ) -> [AppFact.Meaning] {
        switch key {
        case "PRODUCT_BUNDLE_IDENTIFIER":
            text.contains("$")
                ? [] : [.bundleIdentifier(text, target: target)]
        case "IPHONEOS_DEPLOYMENT_TARGET": [.deploymentTarget(text, target: target)]
        case "INFOPLIST_KEY_UIBackgroundModes":
            text.split(separator: " ").map { .backgroundMode(String($0), target: target) }
        case "INFOPLIST_KEY_FirebaseAppDelegateProxyEnabled": [.swizzling(text != "NO")]
        default: text == "YES" ? [.lifeCycle(.scenes, of: target)] : []
        }
    }

    private func fact(_ meaning: AppFact.Meaning, at place: AppFact.Place) -> AppFact {
        let lines = texts[place.file]?.lines ?? []
        let text = lines.indices.contains(place.line - 1) ? lines[place.line - 1].trimmed : ""
        return AppFact(meaning, at: place, text: String(text.prefix(200)))
    }
}
