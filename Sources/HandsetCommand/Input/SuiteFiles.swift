import Foundation
import Handset

/// The suites that the command line names.
struct SuiteFiles {
    /// A suite, or what is wrong with it.
    struct Suite {
        let path: String
        let content: Result<SessionSuite, JSONDocumentError>
        /// The files that its result depends on: it, and those that it names.
        let files: [String]

        init(path: String, rules: SessionRules?) {
            self.path = path
            content = Result { () throws(JSONDocumentError) in
                try SessionSuite(contentsOf: path, rules: rules)
            }
            files =
                [path] + ((try? content.get())?.files ?? SessionSuite.files(namedAt: path))
        }
    }

    /// The suites in the order in which they were named, those of a folder by name.
    private(set) var suites: [Suite] = []
    /// What was named and holds no suite.
    private(set) var emptyFolders: [String] = []
    /// Every file that was looked at, by its path: the suites, and what else lies in folders.
    private(set) var files: [String: Suite] = [:]

    /// No suites.
    init() {}

    /// Finds and reads the suites.
    ///
    /// - Parameters:
    ///   - arguments: Files, and folders, whose `*.json` files with `cases` are suites.
    ///   - rules: The rules for every case. If `nil`, those that the suites name.
    ///   - excluded: A file that is left out of folders.
    ///   - known: Files that need not be read again, by their paths.
    /// - Throws: ``InputError`` if a folder cannot be read.
    init(
        _ arguments: [String], rules: SessionRules?, excluding excluded: FileIdentity? = nil,
        known: [String: Suite] = [:]
    ) throws(InputError) {
        for argument in arguments {
            guard FileIdentity(path: argument)?.isFolder == true else {
                suites.append(read(argument, rules, known))
                continue
            }
            var found: [Suite] = []
            for path in try Self.files(inFolder: argument, excluding: excluded) {
                found.append(read(path, rules, known))
            }
            let read = Self.suites(among: found)
            if read.isEmpty { emptyFolders.append(argument) }
            suites += read
        }
    }

    private mutating func read(
        _ path: String, _ rules: SessionRules?, _ known: [String: Suite]
    ) -> Suite {
        let suite = files[path] ?? known[path] ?? Suite(path: path, rules: rules)
        files[path] = suite
        return suite
    }

    private static func files(
        inFolder folder: String, excluding excluded: FileIdentity?
    ) throws(InputError) -> [String] {
        try InputSource.sources(named: folder, excluding: excluded).compactMap { source in
            guard case .file(let path) = source, path.hasSuffix(".json") else { return nil }
            return path
        }
    }

    /// The suites among the files of a folder, in which payloads and rules may lie too.
    private static func suites(among files: [Suite]) -> [Suite] {
        // By what they are and not by their paths: `a.json` may be named `../folder/a.json`.
        let named = files.flatMap { $0.files.dropFirst() }.compactMap(FileIdentity.init(path:))
        return files.filter { file in
            switch file.content {
            case .success: true
            case .failure(let error):
                !error.isOfNoSuite
                    && FileIdentity(path: file.path).map { !named.contains($0) } ?? true
            }
        }
    }
}

extension JSONDocumentError {
    /// Whether it is an object without `cases`: a payload, or a rule file.
    fileprivate var isOfNoSuite: Bool {
        problems.contains { $0.finding == "there is no \"cases\" in this object" }
    }
}
