import HandsetSources

/// The facts of an app's project about pushes, read as text: nothing of it is compiled or run.
///
/// ```swift
/// let code = "class App: NSObject, UNUserNotificationCenterDelegate { func userNotificationCenter("
///     + "_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {} }"
/// let reading = AppReading(of: [AppReading.File(path: "App.swift", bytes: Array(code.utf8))])
/// for fact in reading.facts { print(fact.kind.rawValue, fact.value, fact.place.line, fact.confidence.rawValue) }
/// // method did-receive 1 certain
/// ```
package struct AppReading: Sendable {
    /// A file of a project.
    package struct File: Sendable {
        /// The path from the folder of the project.
        package let path: String
        /// The bytes.
        package let bytes: [UInt8]

        /// Creates a file.
        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The facts, in the order of their files and lines.
    package let facts: [AppFact]
    /// True if an Info.plist was read, or a project of Xcode that makes one.
    package let hasInfoPropertyList: Bool
    /// The files with the app's own properties: Info.plist and others.
    package let infoFiles: [String]
    /// The files with entitlements.
    package let entitlementFiles: [String]
    /// The number of files that were read.
    package let fileCount: Int

    /// Returns true if a file of this name may say something about pushes.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: True for code, property lists, projects and lists of packages.
    package static func takes(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return CodeLanguage(path: name) != nil || PropertyListReader.takes(name)
            || XcodeProjectReader.takes(path) || FrameworkReader.takes(name)
    }

    /// Reads the files of a project; whatever they hold, there is a result.
    ///
    /// - Parameter files: The files; others than those that ``takes(_:)`` names are left out.
    package init(of files: [File]) {
        let files = files.sorted { $0.path < $1.path }
        var (code, facts): ([CodeFile], [AppFact]) = ([], [])
        var swift: [(path: String, source: SourceText)] = []
        for file in files {
            let text = ProjectText(path: file.path, bytes: file.bytes)
            if let language = CodeLanguage(path: file.path) {
                if language == .swift { swift.append((file.path, SourceText(bytes: file.bytes))) }
                if let file = CodeFile(path: file.path, bytes: file.bytes), !file.isTest {
                    code.append(file)
                }
            } else if PropertyListReader.takes(text.name) {
                facts += PropertyListReader(text: text).facts
            } else if XcodeProjectReader.takes(file.path) {
                facts += XcodeProjectReader(text: text).facts
            } else if FrameworkReader.takes(text.name) {
                facts += FrameworkReader(text: text).facts
            }
        }
        let project = CodeProject(code)
        let moments = LaunchMoments(project)
        let misspelt = MisspeltReader(sources: swift, project: project).facts
        facts += misspelt
        facts += MethodReader(project: project, misspelt: misspelt).facts
        facts += CenterReader(project: project, moments: moments).facts
        facts += LaunchReader(project: project).facts
        facts += PresentationReader(project: project).facts
        facts += CodeCategoryReader(project: project).facts
        facts += RegistrationReader(project: project, moments: moments).facts
        facts += UserInfoReader(project).facts
        facts += LibraryReader(project: project).facts
        facts += HandlerReader(project: project).facts
        facts += MessageReader(project: project).facts
        var seen: Set<AppFact> = []
        self.facts = facts.filter { seen.insert($0).inserted }.sorted {
            ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line)
        }
        fileCount = files.count
        let extensions = Set(
            facts.filter { $0.kind == .extensionTarget }.map(\.place.file))
        infoFiles = files.map(\.path).filter {
            $0.hasSuffix("Info.plist") && !extensions.contains($0)
        }
        let folders = extensions.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        entitlementFiles = files.map(\.path).filter { path in
            path.hasSuffix(".entitlements")
                && !folders.contains(path.split(separator: "/").dropLast().joined(separator: "/"))
        }
        hasInfoPropertyList = files.contains { file in
            file.path.hasSuffix("Info.plist") || XcodeProjectReader.takes(file.path)
                || file.path.hasSuffix("app.json")
        }
    }

    /// The facts of a kind.
    package func facts(of kind: AppFact.Kind) -> [AppFact] { facts.filter { $0.kind == kind } }
}

extension CodeFile {
    /// True for tests, manifests and generated code.
    fileprivate var isTest: Bool {
        let parts = path.split(separator: "/")
        let folders = parts.dropLast().map { $0.lowercased() }
        if folders.contains(where: { $0.hasSuffix("tests") || $0 == "test" || $0 == "__tests__" }) {
            return true
        }
        return ["Package.swift"].contains(parts.last.map(String.init) ?? "")
            || places(of: ["import", "XCTest"]).first != nil
    }
}
