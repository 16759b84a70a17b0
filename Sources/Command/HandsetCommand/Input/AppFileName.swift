import ArgumentParser
import Handset
import HandsetFacts
import HandsetSuites

/// The name of the file that describes the app: of the option `--app`, or the file in use without it.
///
/// It is a value, not a group of options: at its start, the program looks up the type of each group, which
/// takes a fortieth of that time.
package struct AppFileName {
    static let help = ArgumentHelp(
        "Take rules, device and topic of the app from this app file, from the sources in this folder, or "
            + "the device from a built-in app: classic (of 2011), modern (of iOS 18), modern-scenes or swiftui. Options "
            + "override it. \(SharedOptions.withoutApp). (default: $\(variable), or \(FoundAppFile.name) here or above, within the "
            + "repository)",
        valueName: "file")

    /// The variable of the environment that names an app file.
    static let variable = "HANDSET_APP"
    /// The variable of the environment for the iOS version, where no option gives it.
    static let versionVariable = "HANDSET_IOS"

    private var file: String?
    /// The name that the option gives; `nil` without it.
    var option: String? { file }

    /// Creates the name of the file in use.
    init() {}

    init(option file: String) {
        self.file = file
    }

    /// Checks the name, and the variable for the iOS version.
    func validate() throws(ValidationError) {
        if file == "" {
            throw ValidationError(
                "The name after --app is empty; give a file, or "
                    + AppModel.allCases.map(\.rawValue).joined(separator: ", ") + ".")
        }
        let models = AppModel.allCases.map(\.rawValue)
        if let file, !models.contains(file), !file.contains("/"), FileIdentity(path: file) == nil,
            let nearest = NearestName.of(file, among: models)
        {
            throw ValidationError(
                "'\(file)' is not a built-in app, and no file has this name. Did you mean '\(nearest)'?"
            )
        }
        do throws(ValidationError) {
            _ = try Self.environmentVersion()
        } catch {
            throw ValidationError("\(Self.versionVariable): \(error.message)")
        }
    }

    /// Returns the iOS version of the environment, or `nil` if the variable is not set.
    private static func environmentVersion() throws(ValidationError) -> IOSVersion? {
        guard let text = Platform.environmentVariable(versionVariable), !text.isEmpty else {
            return nil
        }
        return try IOSVersionText.version(text)
    }

    /// Returns the app file in use, without reading it, and messages about files that are not.
    private func source() -> (source: AppSource, warnings: [String]) {
        if let file { return (AppSource(named: file, by: "--app"), []) }
        if let file = Platform.environmentVariable(Self.variable), !file.isEmpty {
            return (AppSource(named: file, by: Self.variable), [])
        }
        let found = FoundAppFile()
        return (found.path.map { .found($0) } ?? .builtIn(.classic), found.warnings)
    }

    /// Reads the app file in use; a message names files that were found and not used, once.
    ///
    /// If `allowsOutside` is true, the paths in a file that was named may lead outside its repository. Without
    /// a given app, a view has none; it names the versions of iOS that it looks at.
    func load(
        allowsOutside: Bool, forViewOn versions: [IOSVersion]? = nil, _ streams: StandardStreams
    ) throws(JSONDocumentError) -> GivenApp {
        let (source, warnings) = source()
        for warning in warnings { try? streams.report(once: warning) }
        if case .sources(let path, _) = source {
            let sources = try DescribedSources(path) { try? streams.note(once: $0) }
            if let note = sources.note { try? streams.note(once: note) }
            if let own = sources.ownFile {
                try? streams.note(
                    once:
                        "handset: \(SourceExcerpt.shown(PathText.shown(own))) overrides what the sources "
                        + "there say; handset app read shows both")
            }
            return GivenApp(
                source: source, file: sources.file, sources: sources.app,
                sourceFolder: sources.folder,
                environmentVersion: (try? Self.environmentVersion()) ?? nil)
        }
        if let versions, !isGiven {
            let environment = (try? Self.environmentVersion()) ?? nil
            let looked = versions.isEmpty ? [environment].compactMap(\.self) : versions
            return GivenApp(
                source: .notGiven, file: NoApp.file(on: looked), environmentVersion: environment)
        }
        if case .found(let path) = source, let place = StaleEvidence(in: path).place {
            try? streams.note(
                once:
                    "handset: \(SourceExcerpt.shown(PathText.shown(path))) was made of sources that have "
                    + "changed since (\(SourceExcerpt.shown(place))); "
                    + "--app \(ShellWord.of(StaleEvidence.folder(of: path))) reads them")
        }
        return GivenApp(
            source: source, file: try source.load(allowsOutside: allowsOutside),
            // `validate` has checked it.
            environmentVersion: (try? Self.environmentVersion()) ?? nil)
    }

    /// Reads the app of a revision of the repository.
    func load(
        _ revision: GitRevision, _ streams: StandardStreams
    ) async throws -> GivenApp {
        let folder: GitFolder
        do {
            folder = try await GitFolder(revision)
        } catch let failure as GitFailure {
            throw JSONDocumentError([
                JSONDocumentError.Problem(
                    AppFileCause.unreadableSource(reason: failure.problem), ofFile: failure.name)
            ])
        }
        if let line = ProjectFiles.begunLine(folder.files.count, revision.name) {
            try? streams.note(once: line)
        }
        let app = ReadApp(AppReading(of: folder.files, besides: folder.bareNames))
        let read = AppFile(app, in: revision.name)
        let own = try folder.appFile.map { bytes throws(JSONDocumentError) in
            try AppFile(untrusted: bytes, source: "\(revision.name)/\(FoundAppFile.name)")
        }
        if folder.leftCount > 0 {
            try? streams.note(
                once: "handset: not read: \(folder.leftCount) files of "
                    + SourceExcerpt.shown(revision.name)
                    + ", which are too large or too many")
        }
        return GivenApp(
            source: .sources(path: revision.name, by: "--app"),
            file: own.map { read.overridden(by: $0) } ?? read, sources: app,
            sourceFolder: revision.name,
            environmentVersion: (try? Self.environmentVersion()) ?? nil)
    }

    /// The folder of the app's own page; `nil` if the file in use names none, or cannot be read.
    package var webFolder: String? { source().source.webFolder(allowsOutside: false) }

    /// True if an option, the environment or a file that was found says which app it is.
    package var isGiven: Bool {
        if file != nil { return true }
        if case .builtIn = source().source { return isInEnvironment }
        return true
    }

    /// True if a variable of the environment names it.
    var isInEnvironment: Bool {
        Platform.environmentVariable(Self.variable)?.isEmpty == false
    }

    /// The paths of the app file in use and of the rule file that it names.
    func files(allowsOutside: Bool) -> [String] {
        source().source.files(allowsOutside: allowsOutside)
    }
}
