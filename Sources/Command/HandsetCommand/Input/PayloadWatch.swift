import ArgumentParser
import Handset

/// Runs a subcommand on its payloads: once, or again whenever a file of theirs is saved, until Ctrl-C.
struct PayloadWatch {
    private let isOn: Bool
    private let sources: SourceOptions
    private let ownFiles: () -> [String]
    private let companions: (String) -> [String]
    private let streams: StandardStreams

    /// Every payload depends on `ownFiles`, and the payload in a file on its `companions`.
    init(
        _ isOn: Bool, _ sources: SourceOptions, _ streams: StandardStreams,
        ownFiles: @escaping () -> [String], companions: @escaping (String) -> [String] = { _ in [] }
    ) {
        self.isOn = isOn
        self.sources = sources
        self.ownFiles = ownFiles
        self.companions = companions
        self.streams = streams
    }

    /// Rejects sources that cannot be saved, and outputs that would be written again and again.
    static func validate(
        _ isOn: Bool, _ sources: SourceOptions, writesText: Bool
    ) throws(ValidationError) {
        guard isOn else { return }
        guard !sources.sources.isEmpty,
            sources.sources.allSatisfy({ $0 != "-" && !InputSource.isPayload($0) })
        else { throw ValidationError("--watch waits for files; give files or folders.") }
        if sources.refused != nil {
            throw ValidationError("--watch reads files again and again; remove --refused.")
        }
        guard writesText else {
            throw ValidationError(
                "--watch writes text to standard output only; remove --format and --output.")
        }
    }

    /// Calls a closure with all sources, and then with the files that were saved.
    ///
    /// A file that cannot be used is reported, and watched.
    func run(
        _ verdict: inout Verdict, _ body: (SourceOptions, inout Verdict) async throws -> Void
    ) async throws {
        guard isOn else { return try await body(sources, &verdict) }
        var watch = FileWatch()
        var files = payloadFiles
        var due = sources
        while true {
            let ownFiles = ownFiles()
            // Before anything runs, so that a file saved meanwhile is noticed.
            watch.look(at: watched(files) + ownFiles)
            // Rejections of an earlier run do not count.
            var verdict = Verdict()
            do {
                try await body(due, &verdict)
            } catch let error as InputError {
                try streams.report("handset: error: \(error)")
            } catch let error as JSONDocumentError {
                try streams.report("\(error)")
            } catch let error as HandlerProgramFault {
                try streams.report("handset: error: \(error)")
            } catch let error as WebViewRefusal {
                try streams.report("handset: error: \(error)")
            }
            ProgressLine.finish()
            try streams.output.flush()
            try streams.note(FileWatch.note)
            due.sources = []
            while due.sources.isEmpty {
                let changed = try await watch.next(in: watched(files) + ownFiles)
                let before = Set(files)
                files = payloadFiles
                due.sources =
                    changed.isDisjoint(with: ownFiles)
                    ? files.filter { file in
                        !before.contains(file) || changed.contains(file)
                            || !changed.isDisjoint(with: companions(file))
                    } : sources.sources
            }
        }
    }

    private func watched(_ files: [String]) -> [String] { files + files.flatMap(companions) }

    /// The files of all sources as they are now; a folder that is missing may come back.
    private var payloadFiles: [String] {
        sources.sources.flatMap { argument in
            ((try? FolderListing(of: argument))?.sources ?? []).compactMap(\.path)
        }
    }
}

extension ArgumentHelp {
    static let watch: ArgumentHelp = "Run again when a file that is used is saved, until Ctrl-C."

    static let claims: ArgumentHelp =
        "Name the claims about iOS that decide, with their sources and where they were last seen."
}
