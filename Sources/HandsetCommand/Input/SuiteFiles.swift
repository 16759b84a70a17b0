import Handset

/// The suites that the command line names.
struct SuiteFiles {
    /// The suites, each once, in the order in which they were named, those of a folder by name.
    private(set) var suites: [SuiteFile] = []
    /// What was named and holds no suite.
    private(set) var emptyFolders: [String] = []
    /// Every file that was looked at, by its path: the suites, and what else lies in folders.
    private(set) var read: [String: SuiteFile] = [:]

    private let rules: SessionRules?
    private let allowsOutside: Bool

    /// No suites.
    init() {
        rules = nil
        allowsOutside = false
    }

    /// Finds and reads the suites.
    ///
    /// - Parameters:
    ///   - arguments: Files, and folders, whose `*.json` files with `cases` are suites.
    ///   - rules: The rules for every case. If `nil`, those that the suites name.
    ///   - allowsOutside: Whether paths in suites and rule files may lead outside the folder of their file.
    ///   - output: The file that the report goes to, which is no suite just because it lies in a folder.
    ///   - known: Files that need not be read again, by their paths.
    /// - Throws: ``InputError`` if a folder cannot be read.
    init(
        _ arguments: [String], rules: SessionRules?, allowsOutside: Bool,
        output: FileIdentity? = nil,
        known: [String: SuiteFile] = [:]
    ) throws(InputError) {
        self.rules = rules
        self.allowsOutside = allowsOutside
        for argument in arguments {
            guard FileIdentity(path: argument)?.isFolder == true else {
                suites.append(read(argument, known))
                continue
            }
            var found: [SuiteFile] = []
            for source in try InputSource.sources(named: argument, excluding: nil) {
                guard case .file(let path) = source, path.hasSuffix(".json") else { continue }
                found.append(read(path, known))
            }
            let folder = Self.suites(among: found, output: output)
            if folder.isEmpty { emptyFolders.append(argument) }
            suites += folder
        }
        var identities: [FileIdentity] = []
        suites.removeAll { suite in
            guard let identity = FileIdentity(path: suite.path) else { return false }
            defer { identities.append(identity) }
            return identities.contains(identity)
        }
    }

    /// The first file that the suites are made of and that a path names too, or `nil`.
    func file(namedAlso path: String) -> String? {
        guard let identity = FileIdentity(path: path), identity.isOrdinary else { return nil }
        return suites.flatMap(\.files).first { FileIdentity(path: $0) == identity }
    }

    private mutating func read(_ path: String, _ known: [String: SuiteFile]) -> SuiteFile {
        let file =
            read[path] ?? known[path]
            ?? SuiteFile(path, rules: rules, allowsOutside: allowsOutside)
        read[path] = file
        return file
    }

    /// The suites among the files of a folder, in which payloads and rules may lie too.
    private static func suites(
        among files: [SuiteFile], output: FileIdentity?
    ) -> [SuiteFile] {
        // By what they are and not by their paths: `a.json` may be named `../folder/a.json`.
        let named = files.flatMap { $0.files.dropFirst() }.compactMap(FileIdentity.init(path:))
        return files.filter { file in
            guard case .failure = file.content else { return true }
            guard let identity = FileIdentity(path: file.path) else { return file.isSuite }
            return file.isSuite && identity != output && !named.contains(identity)
        }
    }
}
