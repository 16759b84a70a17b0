/// The settings of a project of Xcode that the compiler on Linux needs too.
public struct XcodeSettings: Hashable, Sendable {
    /// True if a target is in the mode of Swift 6.
    public let hasSwiftSix: Bool
    /// True if what has no isolation is on the main actor.
    public let isOnMainActor: Bool

    /// True if `/…/` is a regular expression in the mode of Swift 5 too, as Xcode has it unless a target says no.
    public let hasBareSlashes: Bool

    /// Reads the settings of projects; without one, the mode is Swift 5.
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
}
