import Handset

/// The streams that an argument names: `-`, a payload, a file, or the files of a folder, sorted.
///
/// A symbolic link in a folder counts only if it leads to a file in the folder or below it: the folder may be a
/// checkout of somebody else's, and the link one to a file that is not to be seen.
struct FolderListing {
    private(set) var sources: [InputSource]
    /// The paths of links that lead out of the folder.
    private(set) var linksOutside: [String] = []
    private let folder: String

    /// Lists the files of a folder for whose names `isRead` returns true; there may be none.
    init(
        of argument: String, where isRead: (String) -> Bool = InputSource.isPayloadFile
    ) throws(InputError) {
        folder = argument
        if argument == "-" {
            sources = [.standardInput]
            return
        }
        if InputSource.isPayload(argument) {
            sources = [.argument(argument)]
            return
        }
        guard FileIdentity(path: argument)?.isFolder == true else {
            sources = [.file(path: argument)]
            return
        }
        let names: [[UInt8]]
        do throws(Platform.Failure) {
            names = try Platform.names(inFolder: PathText.bytes(of: argument))
        } catch {
            throw InputError(name: PathText.shown(argument), failure: error)
        }
        let start = argument.hasSuffix("/") ? argument : argument + "/"
        let paths =
            names
            .map(PathText.text)
            .filter { name in
                guard isRead(name) else { return false }
                // If this fails, opening the file reports the error.
                return FileIdentity(path: start + name)?.isOrdinary ?? true
            }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { start + $0 }
        let real = RealPath(argument)
        linksOutside = paths.filter { path in
            guard Platform.isLink(path) else { return false }
            guard let real, let target = RealPath(path) else { return true }
            return !target.isInside(real)
        }
        let outside = Set(linksOutside)
        sources = paths.filter { !outside.contains($0) }.map { .file(path: $0) }
    }

    /// True if there is neither a file nor a link that is not followed.
    var isEmpty: Bool { sources.isEmpty && linksOutside.isEmpty }

    /// Reports the links that are not followed, as rejected input.
    func report(_ streams: StandardStreams, _ verdict: inout Verdict) throws(OutputError) {
        for path in linksOutside {
            verdict.refuse()
            try streams.report(
                "handset: error: \(SourceExcerpt.shown(PathText.shown(path))) is a symbolic link that leads out of "
                    + "the folder \(SourceExcerpt.shown(PathText.shown(folder))), and is not read; if you trust it, "
                    + "give it by its name")
        }
    }
}
