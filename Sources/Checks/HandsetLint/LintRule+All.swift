extension LintRule: CaseIterable {
    /// All rules, in the order of their findings.
    public static let allCases =
        ofMessage + ofPayload + ofAPS + ofAlert + ofSound + ofPresentation + ofBackground
        + ofLiveActivities
        + ofWidgets + ofOtherTypes + ofRequest + ofVersions + ofApps

    /// Creates the rule with an identifier; `nil` for an unknown one.
    public init?(identifier: String) {
        guard let rule = Self.byIdentifier[identifier] else { return nil }
        self = rule
    }

    private static let byIdentifier = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.identifier, $0) })
}
