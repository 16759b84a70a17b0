import Handset

/// The SDK that an app is built with, as far as its project hints at it.
struct SDKHint {
    /// The version of iOS that the SDK is of.
    let version: IOSVersion
    let fact: AppFact

    /// The place of the fact, such as `.xcode-version:1`.
    var place: String { "\(fact.place.file):\(fact.place.line)" }

    /// Nothing if the project names no version of Xcode that says so.
    ///
    /// A file with the version is what tools and services build with. What Xcode notes in a project is the oldest version
    /// that may build it: it counts only if that is new enough to matter. A file from a time before the app's deployment
    /// target builds nothing any more.
    init?(_ reading: AppReading) {
        let oldest = reading.facts(of: .deploymentTarget).compactMap { IOSVersion($0.name) }.min()
        let hints = reading.facts(of: .xcodeVersion).compactMap { fact in
            Self.version(ofXcode: fact.name).map { (version: $0, fact: fact) }
        }.filter { hint in oldest.map { hint.version >= $0 } ?? true }
        let chosen =
            hints.first { $0.fact.place.file.hasSuffix(XcodeVersion.fileName) }
            ?? hints.filter { XcodeVersionFiles.takes($0.fact.place.file) }
            .max { $0.version < $1.version }
            ?? hints.first { $0.version >= .demandsScenes }
        guard let chosen else { return nil }
        (version, fact) = chosen
    }

    /// Returns the version of iOS whose SDK a version of Xcode has; `nil` for other texts.
    ///
    /// Since Xcode 26 both have the same numbers. Before, Xcode 7 had iOS 9, and so on.
    private static func version(ofXcode text: String) -> IOSVersion? {
        let numbers = text.prefix { $0.isNumber || $0 == "." }
        guard let version = IOSVersion(String(numbers)) else { return nil }
        if version.major >= 26 { return version }
        return (7...16).contains(version.major)
            ? IOSVersion(version.major + 2, version.minor) : nil
    }
}
