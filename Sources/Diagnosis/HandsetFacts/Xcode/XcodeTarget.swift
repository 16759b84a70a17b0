/// A target of a project of Xcode.
struct XcodeTarget: Sendable {
    let name: String
    /// The type of what it makes, such as `com.apple.product-type.application`.
    let productType: String
    /// The folder that its paths begin in.
    let base: String
    /// The path of its project's file.
    let projectPath: String
    /// The settings of each configuration.
    let settings: [BuildSettings]
    /// The paths of its sources that are listed.
    var files: Set<String> = []
    /// The folders whose files are its sources.
    var folders: [String] = []
    /// The files of these folders that are none.
    var exceptions: Set<String> = []

    enum Role: Hashable, Sendable {
        case application
        case appExtension
        /// A framework or a library, whose code is the app's too.
        case library
        /// Tests, and what is for a watch, a Mac or a television.
        case other
    }

    var role: Role {
        let platforms = setting("SUPPORTED_PLATFORMS")?.value ?? setting("SDKROOT")?.value ?? ""
        let isForPhone =
            platforms.isEmpty || platforms.contains("iphone") || platforms.contains("auto")
            || platforms.contains("$")
        guard isForPhone else { return .other }
        switch productType.split(separator: ".").last {
        case "application"?: return .application
        case "on-demand-install-capable"?: return .other
        case "app-extension"?, "extensionkit-extension"?: return .appExtension
        case "framework"?, "static"?, "dynamic"?, "bundle"?: return .library
        default: return .other
        }
    }

    /// Returns true if a file is one of its sources.
    func has(_ path: String) -> Bool {
        if files.contains(path) { return true }
        return folders.contains { path.hasPrefix($0 + "/") || $0.isEmpty }
            && !exceptions.contains(path)
    }

    /// The settings of a release; the first ones if none is called so.
    var release: BuildSettings? {
        settings.first { $0.configuration.lowercased() == "release" }
            ?? settings.first { $0.configuration.lowercased().contains("release") }
            ?? settings.first
    }

    /// Returns a setting of a release, with what it names put in; `nil` if it has none.
    func setting(_ key: String) -> BuildSettings.Setting? {
        guard let release else { return nil }
        return release.expanded(key, target: name)
    }

    /// The path of a file that a setting names; `nil` if there is none.
    func file(_ key: String) -> String? {
        guard let value = setting(key)?.value, !value.isEmpty, !value.contains("$") else {
            return nil
        }
        return XcodeProject.joined(base, value)
    }
}
