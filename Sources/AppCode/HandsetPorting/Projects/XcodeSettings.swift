/// The settings of a target, or of a whole project of Xcode, that the compiler on Linux needs too.
public struct XcodeSettings: Hashable, Sendable {
    /// True for the mode of Swift 6.
    public let hasSwiftSix: Bool
    /// True if what has no isolation is on the main actor.
    public let isOnMainActor: Bool

    /// True if `/…/` is a regular expression in the mode of Swift 5 too, as Xcode has it unless a setting says no.
    public let hasBareSlashes: Bool

    /// The settings that change how a file is parsed, and no others.
    package var ofSyntax: XcodeSettings {
        XcodeSettings { key in
            switch key {
            case "SWIFT_VERSION": hasSwiftSix ? "6" : nil
            case "SWIFT_ENABLE_BARE_SLASH_REGEX": hasBareSlashes ? nil : "NO"
            default: nil
            }
        }
    }

    /// Reads the settings of a target; without one, the mode is Swift 5.
    ///
    /// - Parameter value: Returns the value of a setting; `nil` if the target has none.
    public init(_ value: (String) -> String? = { _ in nil }) {
        hasSwiftSix = value("SWIFT_VERSION")?.hasPrefix("6") == true
        isOnMainActor = value("SWIFT_DEFAULT_ACTOR_ISOLATION")?.hasPrefix("MainActor") == true
        hasBareSlashes = hasSwiftSix || value("SWIFT_ENABLE_BARE_SLASH_REGEX") != "NO"
    }

    /// Reads the settings of projects whose targets are not known; without one, the mode is Swift 5.
    ///
    /// - Parameter projects: The texts of `project.pbxproj` files.
    public init(projects: [String]) {
        func has(_ key: String, _ value: String) -> Bool {
            projects.contains { text in
                text.split(whereSeparator: \.isNewline).contains { line in
                    let parts = line.split(separator: "=", maxSplits: 1).map {
                        $0.filter { !" \t;\"".contains($0) }
                    }
                    return parts.count == 2 && parts[0] == key && parts[1].hasPrefix(value)
                }
            }
        }
        hasSwiftSix = has("SWIFT_VERSION", "6")
        isOnMainActor = has("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor")
        hasBareSlashes = hasSwiftSix || !has("SWIFT_ENABLE_BARE_SLASH_REGEX", "NO")
    }

    /// Reads the settings of a Swift package, as its manifest says them for all of its targets or for any.
    ///
    /// - Parameter manifest: The text of `Package.swift`.
    public init(manifest: String) {
        let text = manifest.filter { !$0.isWhitespace }
        let mark = "//swift-tools-version:"
        let version = text.firstRange(of: mark).map {
            text[$0.upperBound...].prefix { $0.isNumber }
        }
        let isOld = text.contains("swiftLanguageMode(.v5)") || text.contains("Modes:[.v5")
        hasSwiftSix = (version.flatMap { Int($0) } ?? 5) >= 6 && !isOld
        isOnMainActor = text.contains("defaultIsolation(MainActor.self)")
        hasBareSlashes = hasSwiftSix || text.contains("BareSlashRegexLiterals")
    }
}
