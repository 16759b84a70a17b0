/// A version of Xcode that a project names.
///
/// It is a hint alone: a project may be built with a newer version than the one that made it.
struct XcodeVersion: Hashable, Sendable {
    /// The name that the project has for it, such as `LastUpgradeCheck`.
    let name: String
    /// The version, such as `26.0`.
    let version: String
    let line: Int

    /// The file in which some tools keep the version.
    static let fileName = ".xcode-version"

    private static let names = ["LastUpgradeCheck", "LastSwiftUpdateCheck"]

    /// Returns the versions that the object of a project has.
    static func versions(of project: OpenStepValue) -> [XcodeVersion] {
        let attributes = project["attributes"]
        let checks = names.compactMap { name -> XcodeVersion? in
            guard let value = attributes?[name], let text = value.text,
                let version = version(ofCheck: text)
            else { return nil }
            return XcodeVersion(name: name, version: version, line: value.line)
        }
        let name = "CreatedOnToolsVersion"
        let targets = attributes?["TargetAttributes"]?.members ?? [:]
        let created = targets.values.compactMap { target -> XcodeVersion? in
            guard let value = target[name], let text = value.text else { return nil }
            return XcodeVersion(name: name, version: text, line: value.line)
        }
        // The newest target says most.
        return checks + (created.max { $0.order < $1.order }.map { [$0] } ?? [])
    }

    /// The numbers of the version, and the line: of two that are alike, the first one counts.
    private var order: (Int, Int, Int, Int) {
        let parts = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        return (parts[0], parts[1], parts[2], -line)
    }

    /// Returns the version that `2630` or `0940` stands for: 26.3 and 9.4; `nil` for other texts.
    private static func version(ofCheck text: String) -> String? {
        guard text.count == 4, let number = Int(text) else { return nil }
        let (major, rest) = number.quotientAndRemainder(dividingBy: 100)
        let (minor, patch) = rest.quotientAndRemainder(dividingBy: 10)
        return "\(major).\(minor)" + (patch > 0 ? ".\(patch)" : "")
    }

    /// Returns the fact about the version in a file that holds nothing else; `nil` for an empty one.
    static func fact(of text: ProjectText) -> AppFact? {
        guard let index = text.lines.firstIndex(where: { !$0.trimmed.isEmpty }) else { return nil }
        return text.fact(
            .xcodeVersion(String(text.lines[index].trimmed.prefix(20)), by: fileName), at: index,
            .guess)
    }
}
