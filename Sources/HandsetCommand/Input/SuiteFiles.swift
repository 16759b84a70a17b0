import Foundation
import Handset

/// The suites that the command line names.
struct SuiteFiles {
    /// A suite, or what is wrong with it.
    struct Suite {
        let path: String
        let content: Result<SessionSuite, JSONDocumentError>

        /// The files that its result depends on.
        var files: [String] { [path] + ((try? content.get())?.files ?? []) }
    }

    /// The suites in the order in which they were named, those of a folder by name.
    private(set) var suites: [Suite] = []
    /// What was named and holds no suite.
    private(set) var emptyFolders: [String] = []

    /// Finds and reads the suites.
    ///
    /// - Parameters:
    ///   - arguments: Files, and folders, whose `*.json` files with `cases` are suites.
    ///   - rules: The rules for every case. If `nil`, those that the suites name.
    ///   - known: Suites that need not be read again.
    /// - Throws: ``InputError`` if a folder cannot be read.
    init(
        _ arguments: [String], rules: SessionRules?, known: [Suite] = []
    ) throws(InputError) {
        func suite(_ path: String) -> Suite {
            known.first { $0.path == path }
                ?? Suite(
                    path: path,
                    content: Result { () throws(JSONDocumentError) in
                        try SessionSuite(contentsOf: path, rules: rules)
                    })
        }
        for argument in arguments {
            guard FileIdentity(path: argument)?.isFolder == true else {
                suites.append(suite(argument))
                continue
            }
            let found = try Self.files(inFolder: argument).map(suite)
            let read = Self.suites(among: found)
            if read.isEmpty { emptyFolders.append(argument) }
            suites += read
        }
    }

    private static func files(inFolder folder: String) throws(InputError) -> [String] {
        try InputSource.sources(named: folder, excluding: nil).compactMap { source in
            guard case .file(let path) = source, path.hasSuffix(".json") else { return nil }
            return path
        }
    }

    /// The suites among the files of a folder, in which payloads and rules may lie too.
    private static func suites(among files: [Suite]) -> [Suite] {
        let named = Set(files.flatMap { $0.files.dropFirst() })
        return files.filter { file in
            switch file.content {
            case .success: true
            case .failure(let error): !named.contains(file.path) && !error.isOfNoSuite
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
