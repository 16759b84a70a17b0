/// Reads the build settings of an app's targets that matter to pushes.
struct XcodeTargetReader {
    let applications: [XcodeTarget]
    let extensions: [XcodeTarget]
    /// The files that settings stand in, by their paths.
    let texts: [String: ProjectText]
    /// The files with the classes of service extensions.
    var services: Set<String> = []

    private static let kinds: [(key: String, kind: AppFact.Kind)] = [
        ("PRODUCT_BUNDLE_IDENTIFIER", .bundleIdentifier),
        ("IPHONEOS_DEPLOYMENT_TARGET", .deploymentTarget),
        ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", .lifeCycle),
        ("INFOPLIST_KEY_UIBackgroundModes", .backgroundMode),
        ("INFOPLIST_KEY_FirebaseAppDelegateProxyEnabled", .swizzling),
    ]

    var facts: [AppFact] {
        applications.flatMap { target -> [AppFact] in
            let key = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"
            guard let setting = target.setting(key), setting.value == "YES" else { return [] }
            return [fact(.sceneManifest, "generated", target.name, at: setting.place)]
        }
            + applications.flatMap { target in
                Self.kinds.flatMap { key, kind -> [AppFact] in
                    guard let setting = target.setting(key), !setting.value.isEmpty else {
                        return []
                    }
                    return values(of: setting.value, kind).map { value in
                        fact(kind, value, target.name, at: setting.place)
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
                fact(.extensionVersion, setting.value, target.name, at: setting.place)
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
            let found = fact(.infoKey, key, target.name, at: setting.place)
            return AppFact(
                .infoKey, key, detail: setting.value == "YES" ? "true" : "false",
                at: found.place, text: found.text)
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
                .bundleIdentifier, setting.value, "\(target.name), \(settings.configuration)",
                at: setting.place)
        }
    }

    private func values(of text: String, _ kind: AppFact.Kind) -> [String] {
        switch kind {
        case .bundleIdentifier: text.contains("$") ? [] : [text]
        case .lifeCycle: text == "YES" ? ["scenes"] : []
        case .backgroundMode: text.split(separator: " ").map(String.init)
        case .swizzling: [text == "NO" ? "false" : "true"]
        default: [text]
        }
    }

    private func fact(
        _ kind: AppFact.Kind, _ value: String, _ target: String, at place: AppFact.Place
    ) -> AppFact {
        let lines = texts[place.file]?.lines ?? []
        let text = lines.indices.contains(place.line - 1) ? lines[place.line - 1].trimmed : ""
        return AppFact(
            kind, value, detail: kind == .swizzling ? "firebase-messaging" : target, at: place,
            text: String(text.prefix(200)))
    }
}
