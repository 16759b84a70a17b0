package import ArgumentParser
import Handset

/// The files that a run writes, none of which it may read, or write twice.
///
/// A run that reads what it writes might never end; a file that is emptied cannot be read. Each command names here
/// all that it writes, and checks all that it reads. Files are compared by their places, so that links and other
/// paths to the same file count, also before it is made. Pipes, terminals and devices may be read and written.
package struct WrittenFiles {
    private struct File {
        let name: String
        let path: String?
        /// The place, or `nil` if the path leads nowhere.
        let place: FilePlace?
    }

    private let files: [File]

    /// Lists the standard streams, and the files of options; a path that is not given is `nil`.
    package init(_ options: KeyValuePairs<String, String?> = [:]) {
        self.init(options, and: [])
    }

    /// `others` are options that may be repeated; a path is `nil` if its option is not given.
    package init(
        _ options: KeyValuePairs<String, String?>, and others: [(option: String, path: String)]
    ) {
        self.init(options.compactMap { option, path in path.map { (option, $0) } } + others)
    }

    /// Creates the list of the standard streams, and of the files of options that may be repeated.
    init(_ options: [(option: String, path: String)]) {
        let streams = [
            (CommandEnvironment.current.output, "standard output"),
            (CommandEnvironment.current.error, "standard error"),
        ].compactMap { descriptor, name in
            FilePlace(descriptor: descriptor).flatMap { place in
                place.isOrdinary ? File(name: name, path: nil, place: place) : nil
            }
        }
        let named = options.map { option, path in
            File(name: "\(option) \(path)", path: path, place: FilePlace(path: path))
        }
        files = streams + named
    }

    /// Throws if the run writes this file, which it reads.
    package func check(_ path: String) throws(ValidationError) {
        guard !files.isEmpty, let place = FilePlace(path: path) else { return }
        try check(place, named: path)
    }

    /// Throws for the first of these files that the run writes.
    package func check(_ paths: some Sequence<String>) throws(ValidationError) {
        guard !files.isEmpty else { return }
        for path in paths { try check(path) }
    }

    /// Checks a source that is read: a payload, a file, a folder, or `-` for standard input.
    ///
    /// Of a folder, those files are read for whose names `isRead` returns true.
    func check(
        source: String, where isRead: (String) -> Bool = InputSource.isPayloadFile
    ) throws(ValidationError) {
        guard !files.isEmpty, !InputSource.isPayload(source) else { return }
        guard source != "-" else { return try checkStandardInput() }
        try check(source)
        try check(folder: source, where: isRead)
        // A folder that cannot be read is reported when its files are.
        let found = (try? InputSource.sources(named: source, where: isRead)) ?? []
        try check(found.compactMap(\.path))
    }

    /// Checks the sources of a run, or standard input if there are none.
    func check(
        sources: [String], where isRead: (String) -> Bool = InputSource.isPayloadFile
    ) throws(ValidationError) {
        for source in sources.isEmpty ? ["-"] : sources { try check(source: source, where: isRead) }
    }

    package func checkStandardInput() throws(ValidationError) {
        guard !files.isEmpty, let place = FilePlace(descriptor: CommandEnvironment.current.input)
        else {
            return
        }
        try check(place, named: "stdin")
    }

    /// Throws if two options name the same file, or one names the file of a standard stream.
    package func checkEachOther() throws(ValidationError) {
        for (index, file) in files.enumerated() {
            guard file.path != nil, let place = file.place, place.isOrdinary,
                let other = files[..<index].first(where: { $0.place == place })
            else { continue }
            throw ValidationError(
                "\(PathText.shown(other.name)) and \(PathText.shown(file.name)) are the same file; "
                    + "give each a file of its own.")
        }
    }

    /// Checks the names of files that do not exist yet: none may be a file of a folder that is read, or the
    /// next run would read it.
    package func check(
        folder: String, where isRead: (String) -> Bool
    ) throws(ValidationError) {
        guard !files.isEmpty, let identity = FileIdentity(path: folder), identity.isFolder else {
            return
        }
        for file in files {
            guard let name = file.place?.newName(in: identity), isRead(name) else { continue }
            throw ValidationError(Self.message(file.name, "folder \(folder)"))
        }
    }

    /// Throws if an option names a file within a folder all of whose files the run may read.
    package func check(wholeFolder folder: String) throws(ValidationError) {
        guard let real = RealPath(folder) else { return }
        for file in files {
            guard let path = file.path, RealPath(path)?.isInside(real) == true else { continue }
            throw ValidationError(Self.message(file.name, "folder \(folder)"))
        }
    }

    private func check(_ place: FilePlace, named name: String) throws(ValidationError) {
        guard place.isOrdinary, let file = files.first(where: { $0.place == place }) else { return }
        throw ValidationError(Self.message(file.name, name))
    }

    private static func message(_ written: String, _ read: String) -> String {
        "\(PathText.shown(written)) would write into \(PathText.shown(read)), which this run reads; give another file."
    }
}
