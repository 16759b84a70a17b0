package import HandsetPorting
import HandsetTree

/// The files of a project, by what they belong to: the app, its extensions, or neither.
package struct ProjectSources: Sendable {
    /// The target that a file belongs to.
    enum Owner: Hashable, Sendable {
        case app
        case appExtension
        case left(Reason)
    }

    /// The reason why a file is not read.
    package enum Reason: String, CaseIterable, Hashable, Sendable {
        /// Tests, and what serves them.
        case tests
        /// A target for a watch, a Mac or a television, or for something else than an app.
        case otherTarget = "other-target"
        /// No target of a project of Xcode has it.
        case noTarget = "no-target"
        /// Documentation, and what others have built.
        case built
    }

    let targets: [XcodeTarget]
    /// The files of projects that are none, as far as they are understood.
    let unreadProjects: [String]
    /// The versions of Xcode that projects name, as hints.
    let versions: [AppFact]
    /// The specifications of XcodeGen whose projects are not among the files.
    let specifications: [ProjectSpecification]
    /// The folders of packages and pods of the project's own.
    private let packages: Set<String>
    private let index: TargetIndex
    /// The folders of targets that a plugin of Expo adds, with what they are.
    private let added: [String: Owner]
    /// True if the sources of an application were found where its project says.
    private let isListed: Bool

    /// Reads the projects of Xcode among the files; of others the paths alone count.
    package init(_ files: [ReadFile]) {
        var settingFiles = SettingFiles(files)
        var (targets, unread): ([XcodeTarget], [String]) = ([], [])
        var versions: [AppFact] = []
        for file in files where XcodeProject.takes(file.path) {
            let project = XcodeProject(
                path: file.path, bytes: file.bytes, settingFiles: &settingFiles)
            if let project { targets += project.targets } else { unread.append(file.path) }
            guard let project, !project.versions.isEmpty else { continue }
            let text = ProjectText(path: file.path, bytes: file.bytes)
            versions += project.versions.map {
                text.fact(.xcodeVersion($0.version, by: $0.name), at: $0.line - 1, .guess)
            }
        }
        self.versions = versions
        specifications = Self.specifications(in: files, &settingFiles)
        targets += specifications.flatMap(\.targets)
        (self.targets, unreadProjects) = (targets, unread)
        packages = Set(
            files.compactMap { file in
                let parts = file.path.split(separator: "/")
                guard parts.count > 1,
                    parts.last == "Package.swift" || parts.last?.hasSuffix(".podspec") == true
                else { return nil }
                return parts.dropLast().joined(separator: "/")
            })
        added = files.reduce(into: [:]) { added, file in
            let parts = file.path.split(separator: "/")
            guard parts.last?.hasPrefix("expo-target.config.") == true else { return }
            added[parts.dropLast().joined(separator: "/")] = Self.owner(ofAdded: file)
        }
        let index = TargetIndex(targets)
        isListed = files.contains { file in
            CodeLanguage(path: file.path)?.isCompiledByXcode == true
                && index.roles(of: file.path).contains(.application)
        }
        self.index = index
    }

    /// Returns true for a file whose bytes say what belongs to the app.
    package static func reads(_ path: String) -> Bool {
        XcodeProject.takes(path) || path.hasSuffix(".xcconfig")
            || ProjectSpecification.mayInclude(path)
    }

    /// Reads the specifications of XcodeGen beside which there is no project of Xcode.
    private static func specifications(
        in files: [ReadFile], _ settingFiles: inout SettingFiles
    ) -> [ProjectSpecification] {
        let starts = files.map(\.path).filter(ProjectSpecification.takes)
        guard !starts.isEmpty else { return [] }
        let made = Set(
            files.filter { XcodeProject.takes($0.path) }.map { file in
                file.path.split(separator: "/").dropLast(2).joined(separator: "/")
            })
        let byPath = Dictionary(
            files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return starts.filter { start in
            !made.contains(start.split(separator: "/").dropLast().joined(separator: "/"))
        }.compactMap {
            ProjectSpecification(path: $0, of: byPath, settingFiles: &settingFiles)
        }
    }

    /// Returns true for a file of code that the app or one of its extensions has.
    package func isOfApp(_ path: String) -> Bool {
        if case .left = owner(of: path) { return false }
        return true
    }

    var applications: [XcodeTarget] { targets.filter { $0.role == .application } }

    var extensions: [XcodeTarget] { targets.filter { $0.role == .appExtension } }

    /// Returns the applications whose sources start an app: its delegate, or the app of SwiftUI.
    func applications(with project: CodeProject) -> [XcodeTarget] {
        let starts = project.applicationDelegates.union(project.swiftUIApps)
        let paths = Set(
            project.types(named: starts).map(\.node.tree.path))
        let found = applications.filter { target in paths.contains { target.has($0) } }
        return found.isEmpty ? applications : found
    }

    /// Returns what a file of code belongs to.
    func owner(of path: String) -> Owner {
        if Self.isOfTests(path) { return .left(.tests) }
        if Self.isBuilt(path) { return .left(.built) }
        if let owner = ownerOfAdded(path) { return owner }
        guard CodeLanguage(path: path)?.isCompiledByXcode == true, isListed else { return .app }
        let roles = index.roles(of: path)
        if roles.contains(.application) || roles.contains(.library) { return .app }
        if roles.contains(.appExtension) { return .appExtension }
        if !roles.isEmpty { return .left(.otherTarget) }
        // A header is in no target's sources.
        if path.hasSuffix(".h") || TargetIndex.folders(of: path).contains(where: packages.contains)
        {
            return .app
        }
        return .left(.noTarget)
    }

    /// Returns what a property list belongs to, or a file of entitlements.
    func owner(ofProperties path: String) -> Owner {
        if Self.isOfTests(path) { return .left(.tests) }
        if Self.isBuilt(path) { return .left(.built) }
        if let owner = ownerOfAdded(path) { return owner }
        let roles = index.roles(ofProperties: path)
        if roles.contains(.application) { return .app }
        if roles.contains(.appExtension) { return .appExtension }
        if !roles.isEmpty { return .left(.otherTarget) }
        // Where projects name their lists, another one is none.
        let isNamed = path.hasSuffix(".plist") ? index.namesInfo : index.namesEntitlements
        return isNamed ? .left(.noTarget) : .app
    }

    /// Returns what a file of a target belongs to that a plugin of Expo adds; `nil` for others.
    private func ownerOfAdded(_ path: String) -> Owner? {
        guard !added.isEmpty else { return nil }
        return TargetIndex.folders(of: path).lazy.compactMap { added[$0] }.first
    }

    /// Returns what a target is by the type that its configuration names.
    private static func owner(ofAdded file: ReadFile) -> Owner {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let type = lines.lazy.map { $0.filter { !"\"' ".contains($0) } }
            .first { $0.hasPrefix("type:") }?.dropFirst("type:".count).prefix { $0 != "," }
        return type == "clip" || type?.hasPrefix("watch") == true
            ? .left(.otherTarget) : .appExtension
    }

    /// The targets whose settings name a property list.
    func owners(ofProperties path: String) -> [XcodeTarget] {
        index.targets(ofProperties: path).map { targets[$0] }
    }

    /// Returns the settings with which a file is compiled.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - isOfExtension: True if the settings of an app's extension count first, and not those of the app.
    /// - Returns: The settings; `nil` if no target has the file.
    package func settings(of path: String, inExtension isOfExtension: Bool) -> XcodeSettings? {
        let order: [XcodeTarget.Role] =
            isOfExtension
            ? [.appExtension, .application, .library] : [.application, .library, .appExtension]
        let owners = targets.filter { $0.has(path) }
        let target = order.lazy.compactMap { role in owners.first { $0.role == role } }.first
        return target.map { target in XcodeSettings { target.setting($0)?.value } }
    }

    /// True for tests, by the names of folders, and of files of scripts.
    private static func isOfTests(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let last = parts.last, last != "Package.swift" else { return true }
        if CodeLanguage(path: path)?.isCompiledByXcode == false,
            CodeTree.testMarks.contains(where: last.contains)
        {
            return true
        }
        return parts.dropLast().contains { part in
            let name = part.lowercased()
            return name.hasSuffix("tests") || testFolders.contains(name)
        }
    }

    /// The folders of tests, in small letters.
    private static let testFolders: Set = [
        "test", "__tests__", "__mocks__", "__fixtures__", "e2e", "integration_test", "test_driver",
        "cypress", "detox", "jest",
    ]

    private static func isBuilt(_ path: String) -> Bool {
        // Flutter's own framework.
        if path.hasSuffix("AppFrameworkInfo.plist") { return true }
        return path.split(separator: "/").dropLast().contains { part in
            [".docset", ".framework", ".xcframework", ".doccarchive", ".xcarchive", ".app"]
                .contains { part.hasSuffix($0) }
        }
    }
}

extension CodeLanguage {
    /// True for languages whose files are listed in a project of Xcode.
    var isCompiledByXcode: Bool { self == .swift || self == .objectiveC }
}
