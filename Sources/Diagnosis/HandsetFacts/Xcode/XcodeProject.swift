/// The targets of a project of Xcode, as `project.pbxproj` has them.
struct XcodeProject: Sendable {
    /// The path of `project.pbxproj`, from the folder that is read.
    let path: String
    /// The folder beside the project's own, empty for the folder that is read.
    let base: String
    private(set) var targets: [XcodeTarget] = []
    /// The versions of Xcode that the project names.
    let versions: [XcodeVersion]

    private let objects: [String: OpenStepValue]
    /// The paths of files and groups by their identifiers.
    private var paths: [String: String] = [:]

    /// The files that groups with all files of their folder make exceptions of, by targets and groups.
    private var exceptions: [String: [String: Set<String>]] = [:]

    /// The phases that a target has taken, and the configurations by the identifiers of their lists.
    private var phases: Set<String> = []
    private var configurations: [String: [BuildSettings]] = [:]

    private static let maximumDepth = 64

    /// Returns true for the path of a project's file.
    static func takes(_ path: String) -> Bool { path.hasSuffix(".xcodeproj/project.pbxproj") }

    /// Nothing if the file is no project.
    init?(path: String, bytes: [UInt8], settingFiles: inout SettingFiles) {
        guard let root = OpenStepReader.value(of: bytes), let objects = root["objects"]?.members
        else {
            return nil
        }
        self.path = path
        self.objects = objects
        let folders = path.split(separator: "/").dropLast(2)
        guard let projectIdentifier = root["rootObject"]?.text,
            let project = objects[projectIdentifier]
        else { return nil }
        versions = XcodeVersion.versions(of: project)
        let inner = project["projectDirPath"]?.text ?? ""
        base = Self.joined(folders.joined(separator: "/"), inner)
        if let group = project["mainGroup"]?.text { takeGroup(group, in: base, depth: 0) }
        takeExceptions()
        let common = configurations(of: project, &settingFiles)
        var known: Set<String> = []
        for identifier in project["targets"]?.texts ?? [] where known.insert(identifier).inserted {
            guard let target = target(identifier, under: common, &settingFiles) else { continue }
            targets.append(target)
        }
    }

    private mutating func takeGroup(_ identifier: String, in folder: String, depth: Int) {
        guard depth < Self.maximumDepth, paths[identifier] == nil, let object = objects[identifier]
        else { return }
        let own = object["path"]?.text ?? ""
        let whole: String
        switch object["sourceTree"]?.text {
        case "SOURCE_ROOT": whole = Self.joined(base, own)
        case "<absolute>", "SDKROOT", "BUILT_PRODUCTS_DIR", "DEVELOPER_DIR": return
        default: whole = Self.joined(folder, own)
        }
        paths[identifier] = whole
        for child in object["children"]?.texts ?? [] {
            takeGroup(child, in: whole, depth: depth + 1)
        }
    }

    private mutating func target(
        _ identifier: String, under common: [BuildSettings], _ settingFiles: inout SettingFiles
    ) -> XcodeTarget? {
        guard let object = objects[identifier], let name = object["name"]?.text else { return nil }
        let type = object["productType"]?.text ?? ""
        let settings = configurations(of: object, &settingFiles).map { settings in
            settings.over(common.first { $0.configuration == settings.configuration })
        }
        var target = XcodeTarget(
            name: name, productType: type, base: base, projectPath: path, settings: settings)
        for phase in object["buildPhases"]?.texts ?? [] {
            // A phase is that of one target.
            guard objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase",
                phases.insert(phase).inserted
            else { continue }
            for file in objects[phase]?["files"]?.texts ?? [] {
                guard let reference = objects[file]?["fileRef"]?.text, let path = paths[reference]
                else { continue }
                target.files.insert(path)
            }
        }
        let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
        target.folders = own.compactMap { paths[$0] }.sorted()
        for (group, files) in exceptions[identifier] ?? [:] {
            if own.contains(group) {
                target.exceptions.formUnion(files)
            } else {
                // Files of other targets' folders that are in this one too.
                target.files.formUnion(files)
            }
        }
        return target
    }

    /// Notes the exceptions of all groups whose files are those of their folder.
    private mutating func takeExceptions() {
        var taken: Set<String> = []
        for (group, object) in objects
        where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
            guard let folder = paths[group] else { continue }
            for set in object["exceptions"]?.texts ?? [] where taken.insert(set).inserted {
                guard let target = objects[set]?["target"]?.text else { continue }
                let files = (objects[set]?["membershipExceptions"]?.texts ?? []).map {
                    Self.joined(folder, $0)
                }
                exceptions[target, default: [:]][group, default: []].formUnion(files)
            }
        }
    }

    private mutating func configurations(
        of object: OpenStepValue, _ settingFiles: inout SettingFiles
    ) -> [BuildSettings] {
        guard let key = object["buildConfigurationList"]?.text, let list = objects[key] else {
            return []
        }
        if let known = configurations[key] { return known }
        var found: [BuildSettings] = []
        for identifier in list["buildConfigurations"]?.texts ?? [] {
            guard let configuration = objects[identifier] else { continue }
            var settings = BuildSettings(configuration: configuration["name"]?.text ?? "")
            let anchored = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap {
                anchor in
                configuration["baseConfigurationReferenceRelativePath"]?.text.flatMap { path in
                    paths[anchor].map { Self.joined($0, path) }
                }
            }
            let file =
                anchored ?? configuration["baseConfigurationReference"]?.text.flatMap { paths[$0] }
            if let file { settings.take(settingFiles.settings(of: file)) }
            for (key, value) in configuration["buildSettings"]?.members ?? [:] {
                settings.set(
                    key, value.texts.joined(separator: " "),
                    at: AppFact.Place(file: path, line: value.line))
            }
            found.append(settings)
        }
        configurations[key] = found
        return found
    }

    /// Returns a path behind another, without `.` and `..` as far as they can be resolved.
    static func joined(_ folder: String, _ path: String) -> String {
        var parts = folder.split(separator: "/").map(String.init)
        for part in path.split(separator: "/") {
            switch part {
            case ".": break
            case "..": if parts.popLast() == nil { parts.append("..") }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
