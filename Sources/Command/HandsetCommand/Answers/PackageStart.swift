import Foundation
import Handset
import HandsetFacts
import HandsetGaps
import HandsetPorting
import HandsetRunner

/// The start of a package that tests an app: `handset init --package`.
struct PackageStart {
    /// The address of Handset's repository if the user gives none.
    static let placeholder = "https://example.com/handset.git"

    let package: String
    /// The folder of the app's project.
    let project: String
    /// The address of Handset's repository, or the path of a checkout.
    let handset: String
    /// True if the package is there, and only what changes with the app's files is written.
    let isAgain: Bool
    /// True if the lines of the files are printed too.
    let showsLines: Bool

    /// Reads the project, and writes the package.
    func write(_ streams: StandardStreams, _ verdict: inout Verdict) async throws {
        let search = try await AppSearch(project, streams, &verdict)
        let hasApp = search.project.targets.contains { target in
            target.kind == .app && target.called.contains(where: \.hasDelegate)
        }
        if !hasApp, let file = ObjectiveCDelegate(in: search.folder.path)?.path {
            throw PackageFault.objectiveC(SourceExcerpt.shown(PathText.shown(file)))
        }
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
        let read = try read(targets, streams)
        var draft = PackageDraft(
            name: name, targets: targets,
            lifeCycle: read?.settings.lifeCycle,
            backgroundModes: read?.settings.backgroundModes?.names,
            urlSchemes: Self.urlSchemes(of: read),
            handset: handsetPath(from: package),
            projectPath: "../../" + RelativePath.path(from: package, to: project) + "/")
        if isAgain {
            draft.earlierStandIns = earlierStandIns(of: targets)
        } else {
            try NewFiles(draft.files(), in: self.package).check()
        }
        let failed =
            handset == Self.placeholder ? nil : try await fill(&draft, in: package, streams)
        if isAgain {
            guard failed == [] else {
                verdict.isNegative = true
                return try streams.report(
                    "handset: error: the package stays as it is, since its app's files do not compile with stand-ins"
                )
            }
            try NewFiles(draft.changingFiles, in: self.package).overwrite(streams)
        } else {
            try NewFiles(draft.files(), in: self.package)
                .write(showing: showsLines, streams)
        }
        if failed == nil { try noteLeftOut(targets, streams) }
        if failed?.isEmpty == false { verdict.isNegative = true }
        let next = NextStep(
            folder: self.package, targets: draft.targets.map(\.name), failed: failed ?? [])
        try streams.note("handset: next: \(next.words)")
    }

    /// Finds what has to stand in; returns the names of the targets whose files do not compile with it, and `nil` if
    /// that is not known.
    private func fill(
        _ draft: inout PackageDraft, in package: String, _ streams: StandardStreams
    ) async throws -> [String]? {
        if PackageDraft.isPath(handset), !Platform.isOccupied("\(handset)/Package.swift") {
            try streams.note(
                "handset: not looked: what stands in for the app's files, since --handset is no checkout"
            )
            return nil
        }
        try streams.note(
            "handset: builds Handset's modules for the package; the first time this takes some minutes"
        )
        var absolute = draft
        absolute.handset =
            PackageDraft.isPath(handset) ? RealPath(handset)?.path ?? handset : handset
        let modules: ModulesForGaps
        do {
            modules = try await StandInModules(
                package: package, dependency: absolute.dependency, identity: draft.identity,
                libraries: Self.libraries(of: draft.targets), maximumMemory: Limits()[.appMemory]
            ).build(streams)
        } catch let fault as PackageFault {
            try streams.note(
                "handset: not looked: what stands in for the app's files, since Handset's modules do not build: \(fault)"
            )
            return nil
        }
        let gaps = PackageGaps(modules: modules, project: project)
        var failed: [String] = []
        for index in draft.targets.indices {
            let target = draft.targets[index]
            try streams.note("handset: looks for what stands in for \(target.name)")
            let answer = try await SignsOfLife.during(
                "looks for what stands in for \(target.name)", streams
            ) { try await gaps.answer(for: target) }
            let words = GapWords(target.name, answer)
            try streams.note("handset: \(words.text)")
            if answer.isComplete {
                for note in [words.noteOnLeftOut, words.note].compactMap(\.self) {
                    try streams.note("handset: \(note)")
                }
            }
            guard answer.isComplete else {
                failed.append(target.name)
                for error in answer.errors.prefix(5) {
                    try streams.note("handset: \(SourceExcerpt.shown(error))")
                }
                draft.targets[index] = target.leavingOut(after: answer.errors)
                continue
            }
            draft.targets[index] = target.with(files: answer.files.map(\.path))
            draft.gaps[target.name] = answer
        }
        return failed
    }

    /// The products with the libraries that any file of some targets imports.
    private static func libraries(of targets: [AppTarget]) -> [String] {
        let files = targets.flatMap { $0.called + $0.others }
        let imports = Set(files.flatMap(\.outline.imports).map(\.name))
        return Set(imports.compactMap(StandInModule.ofLibrary).map(\.product)).sorted()
    }

    private func earlierStandIns(of targets: [AppTarget]) -> [String: String] {
        var texts: [String: String] = [:]
        for target in targets {
            let path = "\(package)/Sources/\(target.name)/StandIns.swift"
            texts[target.name] = try? String(contentsOfFile: path, encoding: .utf8)
        }
        return texts
    }

    private func noteLeftOut(_ targets: [AppTarget], _ streams: StandardStreams) throws {
        for target in targets {
            for file in target.leftOut where file.user == nil && !file.isUnused {
                try streams.note(
                    "handset: left out: \(SourceExcerpt.shown(PathText.shown(file.path))): \(file.words)"
                )
            }
        }
    }

    /// Returns what the property list and the sources of an app say; `nil` for several apps.
    private func read(_ targets: [AppTarget], _ streams: StandardStreams) throws -> ReadApp? {
        guard targets.count(where: { $0.kind == .app }) == 1 else { return nil }
        return try AppSourceFolder(project).read { try? streams.note(once: $0) }.app
    }

    private static func urlSchemes(of app: ReadApp?) -> [String] {
        let facts = app?.reading.facts(of: .urlScheme) ?? []
        // One that a build setting gives is not known.
        return Set(facts.map { $0.name.lowercased() }).filter { !$0.contains("$") }.sorted()
    }

    /// Returns the address as the manifest has it: a path begins at the package.
    private func handsetPath(from package: String) -> String {
        guard PackageDraft.isPath(handset), !handset.hasPrefix("/"),
            let path = RealPath(handset)?.path
        else { return handset }
        return RelativePath.path(from: package, to: path)
    }
}
