import Handset

extension DeviceMember {
    /// The options of the members that have one of their own.
    static let ownOptions: [DeviceMember: String] = [
        .ios: "--ios", .appState: "--app-state", .action: "--action",
    ]

    /// The members that `--device` sets: no text writes categories, which are objects.
    static let settable = allCases.filter {
        ownOptions[$0] == nil && $0.setting.form != .categories
    }

    /// The values, or what stands at their beginning.
    var values: [String] {
        switch setting.form {
        case .version: ["\(IOSVersion.newest.major)"]
        case .names(let names): names + ["none"]
        case .name(let names): names + (self == .silent ? [DeviceChange.chance] : [])
        case .boolean: setting.form.known
        case .action, .categories, .assumptions: []
        }
    }

    /// Returns the value in words, for people.
    func words(in scenario: Scenario) -> String {
        guard let words = setting.words(scenario) else { return "unknown" }
        if setting.form == .boolean { return words == ["true"] ? "yes" : "no" }
        return words.isEmpty ? "none" : words.joined(separator: ", ")
    }
}
