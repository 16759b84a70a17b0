/// The targets of projects by their files, so that no file asks each of them.
struct TargetIndex: Sendable {
    private let roles: [XcodeTarget.Role]
    private let exceptions: [Set<String>]
    private var files: [String: [Int]] = [:]
    private var folders: [String: [Int]] = [:]
    private var properties: [String: [Int]] = [:]
    /// True if an application names its Info.plist.
    private(set) var namesInfo = false
    /// True if an application names its entitlements.
    private(set) var namesEntitlements = false

    private static let info = "INFOPLIST_FILE"
    private static let entitlements = "CODE_SIGN_ENTITLEMENTS"

    init(_ targets: [XcodeTarget]) {
        roles = targets.map(\.role)
        exceptions = targets.map(\.exceptions)
        for (number, target) in targets.enumerated() {
            for file in target.files { files[file, default: []].append(number) }
            for folder in target.folders { folders[folder, default: []].append(number) }
            for path in Self.properties(of: target) {
                properties[path, default: []].append(number)
            }
            guard roles[number] == .application else { continue }
            namesInfo = namesInfo || target.file(Self.info) != nil
            namesEntitlements = namesEntitlements || target.file(Self.entitlements) != nil
        }
    }

    /// The property lists that a target's configurations name.
    private static func properties(of target: XcodeTarget) -> Set<String> {
        Set(
            target.settings.flatMap { settings in
                [info, entitlements].compactMap { key in
                    settings.expanded(key, target: target.name).map {
                        XcodeProject.joined(target.base, $0.value)
                    }
                }
            })
    }

    /// Returns the roles of the targets that have a file among their sources.
    func roles(of path: String) -> Set<XcodeTarget.Role> {
        var found = Set((files[path] ?? []).map { roles[$0] })
        guard !folders.isEmpty else { return found }
        for folder in Self.folders(of: path) {
            for number in folders[folder] ?? [] where !exceptions[number].contains(path) {
                found.insert(roles[number])
            }
        }
        return found
    }

    /// Returns the numbers of the targets whose settings name a property list.
    func targets(ofProperties path: String) -> [Int] { properties[path] ?? [] }

    /// Returns the roles of the targets whose settings name a property list.
    func roles(ofProperties path: String) -> Set<XcodeTarget.Role> {
        Set(targets(ofProperties: path).map { roles[$0] })
    }

    /// Returns the folders that a file is in, from the outermost on; the first one is the whole project's.
    static func folders(of path: String) -> [String] {
        [""] + path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}
