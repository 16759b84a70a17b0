package import HandsetTree

/// The facts of an app's project about pushes, read as text: nothing of it is compiled or run.
///
/// ```swift
/// let code = "class App: NSObject, UNUserNotificationCenterDelegate { func userNotificationCenter("
///     + "_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {} }"
/// let reading = AppReading(of: [AppReading.File(path: "App.swift", bytes: Array(code.utf8))])
/// for fact in reading.facts { print(fact.printed.value, fact.place.line, fact.confidence.rawValue) }
/// // method did-receive 1 certain
/// ```
package struct AppReading: Sendable {
    package typealias File = ReadFile

    /// A part of a file that was not read.
    package struct Gap: Hashable, Sendable {
        /// The path from the folder of the project.
        package let file: String
        package let gap: CodeGap
    }

    /// The facts, in the order of their files and lines.
    package let facts: [AppFact]
    /// True if an Info.plist was read, or a project of Xcode that makes one.
    package let hasInfoPropertyList: Bool
    /// The files with the app's own properties: Info.plist and others.
    package let infoFiles: [String]
    package let entitlementFiles: [String]
    private(set) var extensionFiles: Set<String> = []
    /// The numbers of files that are not the app's own code, by the reason.
    package let left: [ProjectSources.Reason: Int]
    /// The targets that are the app, or the apps.
    let applications: [XcodeTarget]
    /// The parts of code that were not read, in the order of their files.
    package let gaps: [Gap]
    /// The number of files that were read, also if a look at their words was enough.
    package let fileCount: Int
    /// The types of Live Activities, to which payloads can be held.
    package private(set) var activities: LiveActivityTypes
    /// The number of files of code that were parsed.
    package let parsedCount: Int

    /// Returns true if a file of this name may say something about pushes.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: True for code, property lists, projects and lists of packages.
    package static func takes(_ path: String) -> Bool {
        // Folders of services have code that is none of the app's.
        if path.hasPrefix("."), path.contains("/") { return XcodeVersionFiles.takes(path) }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return CodeLanguage(path: name) != nil || XcodeVersionFiles.takes(path)
            || PropertyListReader.takes(name)
            || XcodeProject.takes(path) || ProjectSpecification.mayInclude(path)
            || name == XcodeVersion.fileName || name.hasSuffix(".xcconfig")
            || name.hasSuffix(".podspec") || FrameworkReader.takes(name)
    }

    /// Returns true if a file or a folder is looked at although its name begins with a full stop.
    ///
    /// - Parameter path: The path from the folder of the project on.
    /// - Returns: True for what says with which Xcode the app is built.
    package static func takesHidden(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.last.map(String.init) == XcodeVersion.fileName
            && !parts.dropLast().contains { $0.hasPrefix(".") }
            || XcodeVersionFiles.takes(path) || XcodeVersionFiles.enters(path)
    }

    /// Returns true if a file says something by its name alone.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: True for sounds.
    package static func takesName(_ path: String) -> Bool { SoundFileReader.takes(path) }

    /// Reads the files of a project; whatever they hold, there is a result.
    ///
    /// - Parameters:
    ///   - files: The files; others than those that ``takes(_:)`` names are left out.
    ///   - names: The paths of files of which ``takesName(_:)`` is true.
    ///   - isParsedWhole: True to parse all code, also what nothing asks for; the facts are the same.
    package init(
        of files: [File], besides names: [String] = [], isParsedWhole: Bool = false
    ) {
        let given = files.sorted { $0.path < $1.path }
        let sources = ProjectSources(given)
        let files = given.filter { !sources.isUnused($0.path) }
        var (code, facts): ([File], [AppFact]) = ([], [])
        var texts: [String: ProjectText] = [:]
        var left: [ProjectSources.Reason: Int] = [:]
        for file in files {
            let isCode = CodeLanguage(path: file.path) != nil
            let owner =
                isCode
                ? sources.owner(of: file.path)
                : PropertyListReader.takes(file.path)
                    ? sources.owner(ofProperties: file.path) : .app
            if case .left(let reason) = owner {
                left[reason, default: 0] += 1
                continue
            }
            if owner == .appExtension { extensionFiles.insert(file.path) }
            if isCode {
                code.append(file)
                continue
            }
            let text = ProjectText(path: file.path, bytes: file.bytes)
            if PropertyListReader.takes(text.name) {
                facts +=
                    PropertyListReader(
                        text: text, target: sources.owners(ofProperties: file.path).first
                    ).facts
            } else if FrameworkReader.takes(text.name) {
                facts += FrameworkReader(text: text).facts
            } else if text.name == XcodeVersion.fileName, let fact = XcodeVersion.fact(of: text) {
                facts.append(fact)
            } else if let fact = XcodeVersionFiles(text: text).fact {
                facts.append(fact)
            }
            if ProjectSources.reads(file.path) {
                texts[file.path] = text
            }
        }
        let codeFiles = CodeFiles(code, isParsedWhole: isParsedWhole)
        if codeFiles.testCount > 0 { left[.tests, default: 0] += codeFiles.testCount }
        self.left = left
        let project = CodeProject(codeFiles)
        activities = LiveActivityTypes(project)
        // A file is one of the extension's too if its class is that of one.
        var services: Set<String> = []
        for type in project.types(inheriting: "UNNotificationServiceExtension") {
            services.insert(type.node.tree.path)
        }
        extensionFiles.formUnion(services)
        let userInfo = UserInfoReader(project)
        facts = NamedClassReader(project: project).resolved(facts)
        facts += SoundFileReader.facts(of: names)
        let hasScenes = facts.contains { $0.manifest == .configured }
        facts +=
            Self.facts(of: project, activities, hasScenes: hasScenes) + userInfo.facts
            + sources.versions
        facts += FrameworkPlugins.inCore(of: facts)
        if !facts.contains(where: { $0.kind == .plugin }) {
            facts += ImportReader(project: project).facts
        }
        applications = sources.applications(with: project)
        for specification in sources.specifications {
            for target in applications + sources.extensions
            where target.projectPath == specification.path {
                facts += specification.facts[target.name] ?? []
            }
        }
        facts +=
            XcodeTargetReader(
                applications: applications, extensions: sources.extensions, texts: texts,
                services: services
            ).facts
        gaps =
            codeFiles.parsed.flatMap { tree in tree.gaps.map { Gap(file: tree.path, gap: $0) } }
            + sources.unreadProjects.map { Gap(file: $0, gap: CodeGap(.notUnderstood, at: 1)) }
            + sources.specifications.compactMap(\.firstUnread).map {
                Gap(file: $0.file, gap: CodeGap(.tooMuchToFollow, at: $0.line))
            }
            + userInfo.cut.map {
                Gap(file: $0.tree.path, gap: CodeGap(.tooMuchToFollow, at: $0.line))
            }
        var seen: Set<AppFact> = []
        self.facts = facts.filter { seen.insert($0).inserted }.sorted {
            ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line)
        }
        parsedCount = codeFiles.parsed.count
        fileCount = files.count - left.values.reduce(0, +)
        let extensions = Set(
            facts.filter { $0.kind == .extensionTarget }.map(\.place.file))
        let owned = files.map(\.path).filter { path in
            PropertyListReader.takes(path) && sources.owner(ofProperties: path) == .app
        }
        infoFiles = owned.filter { $0.hasSuffix("Info.plist") && !extensions.contains($0) }
        let folders = extensions.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        entitlementFiles = owned.filter { path in
            path.hasSuffix(".entitlements")
                && !folders.contains(path.split(separator: "/").dropLast().joined(separator: "/"))
        }
        hasInfoPropertyList = files.contains { file in
            file.path.hasSuffix("Info.plist") || XcodeProject.takes(file.path)
                || ProjectSpecification.takes(file.path)
                || file.path.hasSuffix("app.json") && file.isOfExpo
        }
    }

    private static func facts(
        of project: CodeProject, _ activities: LiveActivityTypes, hasScenes: Bool
    ) -> [AppFact] {
        let applicationDelegates = ApplicationDelegates(project)
        let moments = LaunchMoments(
            project, unused: applicationDelegates.unused, hasScenes: hasScenes)
        let misspelt = MisspeltReader(project: project).facts
        let centers = CenterReader(project: project, moments: moments).facts
        let objects = centers.filter { $0.kind == .centerDelegate }.map(\.type)
        let delegates = objects.contains("") ? [] : Set(objects)
        var facts = misspelt + centers
        facts +=
            MethodReader(
                project: project, misspelt: misspelt, centerDelegates: delegates,
                unused: applicationDelegates.unused
            ).facts
        facts += LaunchReader(project: project).facts
        facts += PresentationReader(project: project, delegates: delegates).facts
        facts += CodeCategoryReader(project: project).facts
        facts += RegistrationReader(project: project, moments: moments).facts
        facts += LibraryReader(project: project).facts
        facts += HandlerReader(project: project).facts
        facts += ScriptConfigReader.facts(of: project)
        let reach = CallbackReach(project)
        facts += applicationDelegates.facts
        facts += SceneReader(project: project).facts
        facts += WindowReader(project: project, reach: reach).facts
        facts += HandOnReader(project: project, reach: reach).facts
        facts += SceneTapReader(project: project, reach: reach).facts
        facts += SceneWindowReader(project: project, reach: reach).facts
        facts += SceneStateReader(project: project, reach: reach).facts
        facts += PostReader(project: project, reach: reach, moments: moments).facts
        facts += ScriptTellReader(project: project, reach: reach).facts
        facts += FrameworkDelegateReader(project: project).facts
        facts += CallReader(project: project).facts
        facts += ThreadReader(project: project).facts
        facts += LocalNotificationReader(project: project, reach: reach).facts
        facts += ActivityReader(project: project).facts
        facts += KitOptionReader(project: project).facts
        facts += ScriptOptionReader(project: project).facts
        facts += ButtonReader(project: project).facts
        facts += ExtensionWaitReader(project: project, reach: reach).facts
        facts +=
            ActivityCodeReader(project: project, activities: activities, reach: reach).facts
        facts += RegistryReader(project: project, reach: reach).facts
        return facts
    }

    /// Returns true if a fact is of an extension's code, and not of the app's.
    package func isOfExtension(_ fact: AppFact) -> Bool {
        extensionFiles.contains(fact.place.file)
    }

    package func facts(of kind: AppFact.Kind) -> [AppFact] { facts.filter { $0.kind == kind } }

    /// Returns the methods that are one of some callbacks.
    package func methods(_ callbacks: AppFact.Callback...) -> [AppFact] {
        facts(of: .method).filter { $0.callback.map(callbacks.contains) ?? false }
    }
}

extension ReadFile {
    /// True for an app.json that Expo makes an Info.plist of; React Native has one with names alone.
    fileprivate var isOfExpo: Bool {
        String(decoding: bytes, as: UTF8.self).contains("\"expo\"")
    }
}

extension ProjectSources {
    /// Returns true for a file in YAML that is no part of a specification, and says nothing.
    fileprivate func isUnused(_ path: String) -> Bool {
        ProjectSpecification.mayInclude(path) && !FrameworkReader.takes(path.lastPart)
            && !XcodeVersionFiles.takes(path)
            && !specifications.contains { $0.files.contains(path) }
    }
}

extension String {
    /// The name of the file that a path leads to.
    fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
