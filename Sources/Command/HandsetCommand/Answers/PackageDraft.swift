import Handset
import HandsetBuild
import HandsetGaps
import HandsetPorting

/// The files of a package that tests an app's code for pushes on Linux.
struct PackageDraft {
    /// The name of the package, and of the target of its tests.
    let name: String
    var targets: [AppTarget]
    /// The life cycle that the app's property list and sources say; `nil` if there are several apps.
    let lifeCycle: LifeCycle?
    /// The names of the background modes in the app's property list; `nil` if there is none, or several apps.
    let backgroundModes: [String]?
    /// The schemes of URLs in the app's property list.
    let urlSchemes: [String]
    /// The address of Handset's repository, or the path of a checkout.
    var handset: String
    /// The path of the project from the folder of a target.
    let projectPath: String
    /// The stand-ins for the files of each target, under the target's name; empty before the search.
    var gaps: [String: GapAnswer] = [:]
    /// The files with what stands in that are there, by the names of targets, whose values stay.
    var earlierStandIns: [String: String] = [:]

    static let listName = "app-files.txt"

    func files() -> [ProjectFile] {
        [file("Package.swift", "the package, with Handset's stand-ins by Apple's names", manifest)]
            + targets.flatMap(files(of:))
            + targets.filter { $0.kind == .app }.map { app in
                file(
                    "Tests/\(name)/\(app.name)Tests.swift", "the first tests of \(app.name)",
                    PackageTestDraft(
                        app: app, serviceExtension: serviceExtension(of: app),
                        sceneDelegate: sceneDelegate(of: app), others: apps > 1,
                        standsIn: Set(gaps.keys), isWoken: modes.contains("remote-notification")
                    )
                    .text)
            } + testsOfExtensions + testsOfAll
            + [file(".gitignore", "what git leaves out", ".build/\n")]
    }

    /// The background modes; an app without a property list is taken for one that pushes may wake.
    private var modes: [String] { backgroundModes ?? ["remote-notification"] }

    private var apps: Int { targets.count { $0.kind == .app } }

    private func file(_ name: String, _ purpose: String, _ text: String) -> ProjectFile {
        ProjectFile(name: name, purpose: purpose, bytes: Array(text.utf8))
    }

    /// Returns the service extension of an app: the one with the beginning of its name, or else the only one.
    func serviceExtension(of app: AppTarget) -> AppTarget? {
        let all = targets.filter { $0.kind == .serviceExtension && $0.principalClass != nil }
        return all.first { $0.name.hasPrefix(app.name) } ?? (apps == 1 ? all.first : nil)
    }

    /// Returns the class of the scene's delegate: the app's own, or one of the package if none of its files has it.
    private func sceneDelegate(of app: AppTarget) -> String? {
        switch lifeCycle {
        case nil: app.sceneDelegate
        // An app in SwiftUI has scenes too, and the delegate that its own one names in their configuration.
        case .scenes, .scenesInCode, .swiftUI, .swiftUIAlone:
            app.sceneDelegate ?? PackageGapDraft.sceneName
        case .manifestAlone: PackageGapDraft.sceneName
        case .application: nil
        }
    }

    /// The tests of service extensions without an app.
    private var testsOfExtensions: [ProjectFile] {
        guard apps == 0 else { return [] }
        return targets.filter { $0.kind == .serviceExtension }.map { target in
            file(
                "Tests/\(name)/\(target.name)Tests.swift", "the first tests of \(target.name)",
                ExtensionTestDraft(target: target, isStoodIn: gaps[target.name] != nil).text)
        }
    }

    /// The suite of all tests, if there are tests of several apps.
    private var testsOfAll: [ProjectFile] {
        guard apps != 1 else { return [] }
        return [
            file(
                "Tests/\(name)/AllTests.swift", "the tests of all apps, one after another",
                PackageTestDraft.textOfAll)
        ]
    }

    /// Returns true for the path of a folder, which has no colon.
    static func isPath(_ handset: String) -> Bool { !handset.contains(":") }

    /// Returns the name of a module that is made of the name of a folder.
    static func moduleName(_ text: String) -> String { AppProject.moduleName(of: text) }

    // MARK: - The sources

    private func files(of target: AppTarget) -> [ProjectFile] {
        let folder = "Sources/\(target.name)"
        return [
            file(
                "\(folder)/\(Self.listName)",
                "the files of \(target.kind.words), which the plugin prepares at each build",
                list(of: target)),
            file(
                "\(folder)/\(target.name).swift",
                target.kind == .app
                    ? "how handset runs the app, and what the files name and is left out"
                    : "what the files name and is left out",
                PackageGapDraft(
                    target, serviceExtension: serviceExtension(of: target),
                    sceneDelegate: sceneDelegate(of: target),
                    standsIn: gaps.isEmpty ? nil : Set(gaps.keys), backgroundModes: modes,
                    urlSchemes: urlSchemes
                ).text),
        ] + standIns(of: target)
    }

    func standIns(of target: AppTarget) -> [ProjectFile] {
        guard let answer = gaps[target.name] else { return [] }
        let folder = "Sources/\(target.name)"
        let changes = answer.files.flatMap { file in
            file.changes.map { (projectPath + file.path, $0) }
        }
        return [
            file(
                "\(folder)/StandIns.swift",
                "what stands in for \(answer.names.count) names: give your values here",
                StandInFile(
                    of: target.name, answer, isExtension: target.kind == .serviceExtension,
                    centerDelegate: target.centerDelegate,
                    after: earlierStandIns[target.name]
                ).text),
            ProjectFile(
                name: "\(folder)/\(LineChangeList.name)",
                purpose: "the lines that are changed, since they name what is not here",
                bytes: Array(
                    "\(EarlierPackage.projectMark)\(SourceExcerpt.shown(projectPath))\n".utf8)
                    + LineChangeList(changes).bytes),
        ]
    }

    /// The files that change with the app's.
    var changingFiles: [ProjectFile] {
        targets.flatMap { target in
            [
                file(
                    "Sources/\(target.name)/\(Self.listName)",
                    "the files of \(target.kind.words), which the plugin prepares at each build",
                    list(of: target))
            ] + standIns(of: target)
        }
    }

    private func list(of target: AppTarget) -> String {
        var lines = [
            "# The files of \(target.kind.words) that handle pushes, and what they need, by their paths from here."
        ]
        // A name may have the end of a line in it.
        let path = { SourceExcerpt.shown(projectPath + $0) }
        lines += target.files.map { path($0.path) }
        if !target.leftOut.isEmpty {
            lines += ["", "# Left out; remove the sign before a path to add the file."]
        }
        for file in target.leftOut {
            lines.append("# \(path(file.path))")
            if let user = file.user {
                lines.append(
                    "#   named in \(SourceExcerpt.shown(user.path)):\(user.place.line): \(user.place.name)"
                )
            }
            if case .impossible(let obstacles) = file.reason {
                lines += obstacles.map { "#   line \($0.place.line): \($0)" }
            } else {
                lines.append("#   \(file.words)")
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
