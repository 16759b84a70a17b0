import Handset
import HandsetReading
import HandsetSources

/// The start of a package that tests an app: `handset init --package`.
struct PackageStart {
    /// The folder of the package.
    let package: String
    /// The folder of the app's project.
    let project: String
    /// The address of Handset's repository, or the path of a checkout.
    let handset: String

    /// Reads the project, and writes the package.
    func write(_ streams: StandardStreams, _ verdict: inout Verdict) async throws {
        let search = try await AppSearch(project, streams, &verdict)
        guard !search.project.targets.isEmpty else { return }
        guard let package = RealPath(package)?.path,
            let project = RealPath(search.folder.path)?.path
        else { throw InputError(name: PathText.shown(search.folder.path), failure: .missing) }
        let name = PackageDraft.moduleName(
            package.split(separator: "/").last.map(String.init) ?? "")
        let targets = search.project.targets.map { target in
            var target = target
            if target.name == name { target.name += "App" }
            return target
        }
        let draft = PackageDraft(
            name: name, targets: targets, settings: search.folder.settings,
            lifeCycle: try lifeCycle(of: targets),
            handset: handsetPath(from: package),
            projectPath: "../../" + RelativePath.path(from: package, to: project) + "/")
        try NewFiles(draft.files(), in: self.package).write(streams)
        for target in targets {
            for file in target.leftOut where file.user == nil && !file.isUnused {
                try streams.note(
                    "handset: left out: \(SourceExcerpt.shown(PathText.shown(file.path))): \(file.words)"
                )
            }
        }
        try streams.note(
            "handset: next: cd \(SourceExcerpt.shown(PathText.shown(self.package))) && swift test, then handset matrix --package . and a payload"
        )
    }

    /// Returns the life cycle that the property list and the sources of an app say; `nil` for several apps.
    private func lifeCycle(of targets: [AppTarget]) throws -> LifeCycle? {
        guard targets.count(where: { $0.kind == .app }) == 1 else { return nil }
        return try AppSourceFolder(project).read().app.settings.lifeCycle
    }

    /// Returns the address as the manifest has it: a path begins at the package.
    private func handsetPath(from package: String) -> String {
        guard PackageDraft.isPath(handset), !handset.hasPrefix("/"),
            let path = RealPath(handset)?.path
        else { return handset }
        return RelativePath.path(from: package, to: path)
    }
}
