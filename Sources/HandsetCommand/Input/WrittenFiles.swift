package import ArgumentParser
import Handset

/// The files that a run writes, none of which it may read.
///
/// A run that reads what it writes might never end; a file that is emptied cannot be read. Files are
/// compared by their identity, so that links and other paths to the same file count. Pipes, terminals and
/// devices may be read and written.
package struct WrittenFiles {
    private struct File {
        let name: String
        let path: String?
        /// The file, or `nil` if it does not exist yet.
        let identity: FileIdentity?
    }

    private let files: [File]

    /// Lists the standard streams, and the files of options; a path that is not given is `nil`.
    package init(_ options: KeyValuePairs<String, String?> = [:]) {
        self.init(options, and: [])
    }

    /// `others` are options that may be repeated; a path is `nil` if its option is not given.
    init(
        _ options: KeyValuePairs<String, String?>, and others: [(option: String, path: String)]
    ) {
        self.init(options.compactMap { option, path in path.map { (option, $0) } } + others)
    }

    /// Creates the list of the standard streams, and of the files of options that may be repeated.
    init(_ options: [(option: String, path: String)]) {
        let streams = [
            (Platform.standardOutput, "standard output"),
            (Platform.standardError, "standard error"),
        ].compactMap { descriptor, name in
            FileIdentity(descriptor: descriptor).flatMap { identity in
                identity.isOrdinary ? File(name: name, path: nil, identity: identity) : nil
            }
        }
        let named = options.map { option, path in
            File(name: "\(option) \(path)", path: path, identity: FileIdentity(path: path))
        }
        files = streams + named
    }

    /// Throws if the run writes this file, which it reads.
    package func check(_ path: String) throws(ValidationError) {
        guard !files.isEmpty else { return }
        if let identity = FileIdentity(path: path) {
            try check(identity, named: path)
        } else if let file = files.first(where: { $0.path == path }) {
            // The run would create it, and then read it.
            throw ValidationError(Self.message(file.name, path))
        }
    }

    /// Throws for the first of these files that the run writes.
    package func check(_ paths: some Sequence<String>) throws(ValidationError) {
        guard !files.isEmpty else { return }
        for path in paths { try check(path) }
    }

    /// Checks a source that is read: a file, or `-` for standard input.
    func check(source: String) throws(ValidationError) {
        if InputSource.isPayload(source) { return }
        if source == "-" { try checkStandardInput() } else { try check(source) }
    }

    package func checkStandardInput() throws(ValidationError) {
        guard !files.isEmpty, let identity = FileIdentity(descriptor: Platform.standardInput) else {
            return
        }
        try check(identity, named: "stdin")
    }

    /// Throws if two options name the same file.
    package func checkEachOther() throws(ValidationError) {
        for (index, file) in files.enumerated() where file.path != nil {
            let others = files[..<index].filter { $0.path != nil }
            guard
                let other = others.first(where: { other in
                    other.path == file.path
                        || other.identity?.isOrdinary == true && other.identity == file.identity
                })
            else { continue }
            throw ValidationError(
                "\(other.name) and \(file.name) are the same file; give each a file of its own.")
        }
    }

    func check(_ identity: FileIdentity, named name: String) throws(ValidationError) {
        guard identity.isOrdinary, let file = files.first(where: { $0.identity == identity }) else {
            return
        }
        throw ValidationError(Self.message(file.name, name))
    }

    /// Checks the names of files that do not exist yet: none may be a payload file of a folder that is
    /// read, or the next run would read it.
    func check(folder: String) throws(ValidationError) {
        guard !files.isEmpty, let identity = FileIdentity(path: folder) else { return }
        for file in files {
            guard let path = file.path, file.identity == nil else { continue }
            let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
            let parent = slash.map { String(path[...$0]) } ?? "."
            let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
            guard InputSource.isPayloadFile(name), FileIdentity(path: parent) == identity else {
                continue
            }
            throw ValidationError(Self.message(file.name, "folder \(folder)"))
        }
    }

    private static func message(_ written: String, _ read: String) -> String {
        "\(PathText.shown(written)) would write into \(PathText.shown(read)), which this run reads; give another file."
    }
}
