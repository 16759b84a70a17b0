/// The targets of a project that XcodeGen makes, as its specification has them.
struct ProjectSpecification: Sendable {
    let path: String
    private(set) var targets: [XcodeTarget] = []
    /// The files that it is written in: the specification, and those that it includes.
    private(set) var files: Set<String> = []
    /// The facts of the property lists that it makes, by the names of their targets.
    private(set) var facts: [String: [AppFact]] = [:]

    /// The place of the first target that is not read, since there are too many; `nil` if all are.
    private(set) var firstUnread: AppFact.Place?

    /// A file of the specification.
    private struct Document {
        let text: ProjectText
        /// The lines of the files before it.
        let offset: Int
        let value: OpenStepValue
    }

    private var documents: [Document] = []
    private let paths: Set<String>
    /// The folder of the specification, in which the project is made.
    private let base: String
    private var root = OpenStepValue.dictionary([:], line: 1)

    private static let maximumFileCount = 200
    /// The lines of all targets together: each may have those of the templates, and the settings for all.
    private static let maximumLineCount = 500_000
    /// The kinds that an extension's own property lists say something about.
    private static let kindsOfExtension: Set<AppFact.Kind> = [.extensionTarget, .principalClass]

    static func takes(_ path: String) -> Bool {
        let name = path.split(separator: "/").last
        return name == "project.yml" || name == "project.yaml"
    }

    /// Returns true for the path of a specification, or of what one may include.
    static func mayInclude(_ path: String) -> Bool {
        path.hasSuffix(".yml") || path.hasSuffix(".yaml")
    }

    /// Nothing if the file is no specification.
    init?(path: String, of sources: [String: ReadFile], settingFiles: inout SettingFiles) {
        self.path = path
        paths = Set(sources.keys)
        base = Self.folder(of: path)
        take(path, sources)
        guard let first = documents.first, !first.value.members.isEmpty else { return nil }
        // Included files count less.
        for document in documents.reversed() { root = root.merged(with: document.value) }
        guard !(root["targets"]?.members.isEmpty ?? true) else { return nil }
        files = Set(documents.map(\.text.path))
        let lineCount = documents.reduce(0) { $0 + $1.text.lines.count }
        for document in documents {
            let own = document.value["targets"]?.members ?? [:]
            for (name, value) in own.sorted(by: { $0.value.line < $1.value.line }) {
                guard !targets.contains(where: { $0.name == name }) else { continue }
                guard targets.isEmpty || (targets.count + 1) * lineCount <= Self.maximumLineCount
                else {
                    firstUnread = place(value.line)
                    return
                }
                take(name, value, in: Self.folder(of: document.text.path), &settingFiles)
            }
        }
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// Takes a file, and those that it includes.
    private mutating func take(_ path: String, _ sources: [String: ReadFile]) {
        guard documents.count < Self.maximumFileCount, let file = sources[path],
            !documents.contains(where: { $0.text.path == path })
        else { return }
        let text = ProjectText(path: path, bytes: file.bytes)
        let offset = documents.last.map { $0.offset + $0.text.lines.count } ?? 0
        guard let value = YAMLReader.value(of: text, linesFrom: offset) else { return }
        documents.append(Document(text: text, offset: offset, value: value))
        for include in value["include"]?.values ?? [] {
            guard let name = include.text ?? include["path"]?.text else { continue }
            take(XcodeProject.joined(Self.folder(of: path), name), sources)
        }
    }

    /// The place of a line that counts through all files.
    private func place(_ line: Int) -> AppFact.Place {
        let document = documents.last { $0.offset < line } ?? documents.first
        return AppFact.Place(
            file: document?.text.path ?? path, line: line - (document?.offset ?? 0))
    }

    // MARK: - Targets

    private mutating func take(
        _ name: String, _ own: OpenStepValue, in folder: String, _ settingFiles: inout SettingFiles
    ) {
        var value = OpenStepValue.dictionary([:], line: own.line)
        for template in own["templates"]?.texts ?? [] {
            guard let template = root["targetTemplates"]?[template] else { continue }
            value = value.merged(with: template)
        }
        value = value.merged(with: own).replacing("${target_name}", with: name)
        let configurations = root["configs"]?.members.keys.sorted() ?? ["Debug", "Release"]
        let settings = configurations.map { configuration -> BuildSettings in
            var common = BuildSettings(configuration: configuration)
            set(root["settings"], configuration, in: &common)
            takeFile(of: root, configuration, in: base, &common, &settingFiles)
            var settings = BuildSettings(configuration: configuration)
            setOwn(value, name, folder, in: &settings)
            set(value["settings"], configuration, in: &settings)
            takeFile(of: value, configuration, in: folder, &settings, &settingFiles)
            let whole = settings.over(common)
            return whole.expanded(Self.identifier, target: name) == nil
                ? whole.over(prefixed(name, configuration)) : whole
        }
        var target = XcodeTarget(
            name: name, productType: "com.apple.product-type." + (value["type"]?.text ?? ""),
            base: base, projectPath: path, settings: settings)
        takeSources(value["sources"], in: folder, &target)
        targets.append(target)
        facts[name] = listed(value, folder, target)
    }

    private static let identifier = "PRODUCT_BUNDLE_IDENTIFIER"
    private static let kits = [
        "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos",
        "visionOS": "xros", "auto": "auto",
    ]

    /// The settings that XcodeGen makes of a target's own keys.
    private func setOwn(
        _ value: OpenStepValue, _ name: String, _ folder: String, in settings: inout BuildSettings
    ) {
        let platforms = value["platform"]?.texts ?? []
        if let platform = platforms.first, let kit = Self.kits[platform] {
            settings.set(
                "SDKROOT", platforms.count > 1 ? "auto" : kit, at: place(value.line))
        }
        let version =
            value["deploymentTarget"]?.text ?? value["deploymentTarget"]?["iOS"]?.text
            ?? root["options"]?["deploymentTarget"]?["iOS"]?.text
        if let version {
            let line =
                value["deploymentTarget"]?.line ?? root["options"]?["deploymentTarget"]?.line
            settings.set("IPHONEOS_DEPLOYMENT_TARGET", version, at: place(line ?? value.line))
        }
        for (key, setting) in [
            ("info", "INFOPLIST_FILE"), ("entitlements", "CODE_SIGN_ENTITLEMENTS"),
        ] {
            guard let file = value[key]?["path"], let path = file.text else { continue }
            let own = XcodeProject.joined(folder, path)
            let isInside = base.isEmpty || own.hasPrefix(base + "/")
            settings.set(
                setting, isInside ? String(own.dropFirst(base.isEmpty ? 0 : base.count + 1)) : path,
                at: place(file.line))
        }
    }

    /// Sets what `settings` has for a configuration: its own keys, or those of `base`, `configs` and `groups`.
    private func set(
        _ value: OpenStepValue?, _ configuration: String, in settings: inout BuildSettings,
        depth: Int = 0
    ) {
        guard let value, depth < 8 else { return }
        let isParted = ["base", "configs", "groups"].contains { value[$0] != nil }
        guard isParted else { return set(value.members, in: &settings) }
        for group in value["groups"]?.texts ?? [] {
            set(root["settingGroups"]?[group], configuration, in: &settings, depth: depth + 1)
        }
        set(value["base"]?.members ?? [:], in: &settings)
        for (name, own) in value["configs"]?.members ?? [:]
        where name.lowercased() == configuration.lowercased() {
            set(own.members, in: &settings)
        }
    }

    private func set(_ members: [String: OpenStepValue], in settings: inout BuildSettings) {
        for (key, value) in members {
            let texts = value.texts.map { $0 == "true" ? "YES" : $0 == "false" ? "NO" : $0 }
            settings.set(key, texts.joined(separator: " "), at: place(value.line))
        }
    }

    private func takeFile(
        of value: OpenStepValue, _ configuration: String, in folder: String,
        _ settings: inout BuildSettings, _ settingFiles: inout SettingFiles
    ) {
        guard let path = value["configFiles"]?[configuration]?.text else { return }
        settings.take(settingFiles.settings(of: XcodeProject.joined(folder, path)))
    }

    /// The identifier that XcodeGen makes of the prefix and the name, where nothing sets one.
    private func prefixed(_ name: String, _ configuration: String) -> BuildSettings {
        var settings = BuildSettings(configuration: configuration)
        guard let prefix = root["options"]?["bundleIdPrefix"], let text = prefix.text else {
            return settings
        }
        let own = name.map { $0.isLetter || $0.isNumber || "-.".contains($0) ? $0 : "-" }
        settings.set(Self.identifier, text + "." + String(own), at: place(prefix.line))
        return settings
    }

    private func takeSources(
        _ value: OpenStepValue?, in folder: String, _ target: inout XcodeTarget
    ) {
        for source in value?.values ?? [] {
            guard let name = source.text ?? source["path"]?.text else { continue }
            let path = XcodeProject.joined(folder, name)
            if paths.contains(path) {
                target.files.insert(path)
                continue
            }
            target.folders.append(path)
            let patterns = (source["excludes"]?.texts ?? []).map { text in
                XcodeProject.joined(path, text).split(separator: "/")[...]
            }
            guard !patterns.isEmpty else { continue }
            target.exceptions.formUnion(
                paths.filter { file in
                    let parts = file.split(separator: "/")[...]
                    return patterns.contains { Self.fits(parts, $0) }
                })
        }
    }

    /// Returns true if a pattern names a path, or a folder that it is in.
    private static func fits(_ path: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>)
        -> Bool
    {
        var (path, pattern) = (path, pattern)
        // Only the last `**` may take more folders, so that many of them take no longer.
        var last: (path: ArraySlice<Substring>, pattern: ArraySlice<Substring>)?
        while let first = pattern.first {
            if first == "**" {
                pattern = pattern.dropFirst()
                last = (path, pattern)
            } else if let part = path.first, fits(part, first) {
                (path, pattern) = (path.dropFirst(), pattern.dropFirst())
            } else if let again = last, !again.path.isEmpty {
                (path, pattern) = (again.path.dropFirst(), again.pattern)
                last = (path, pattern)
            } else {
                return false
            }
        }
        return true
    }

    /// Returns true if a name is that of a pattern with at most one star.
    private static func fits(_ name: Substring, _ pattern: Substring) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
        let (before, after) = (pattern[..<star], pattern[pattern.index(after: star)...])
        return name.count >= before.count + after.count && name.hasPrefix(before)
            && name.hasSuffix(after)
    }

    // MARK: - Property lists

    /// The facts of the lists that XcodeGen makes, unless the files are there.
    private func listed(
        _ value: OpenStepValue, _ folder: String, _ target: XcodeTarget
    ) -> [AppFact] {
        guard target.role == .application || target.role == .appExtension else { return [] }
        let facts = [("info", false), ("entitlements", true)].flatMap { key, isEntitlements in
            guard let list = value[key], let properties = list["properties"],
                let name = list["path"]?.text,
                !paths.contains(XcodeProject.joined(folder, name))
            else { return [AppFact]() }
            return documents.flatMap { document in
                PropertyListReader(
                    text: document.text, target: target,
                    list: PropertyListText(
                        properties,
                        lines: document.offset + 1...document.offset + document.text.lines.count),
                    isEntitlements: isEntitlements
                ).facts
            }
        }
        return target.role == .application
            ? facts : facts.filter { Self.kindsOfExtension.contains($0.kind) }
    }
}
