import Handset
import HandsetSuites

struct SuiteFiles {
    /// The suites, each once, in the order of the command line; a folder's are sorted by name.
    private(set) var suites: [SuiteFile] = []
    /// The folders on the command line that have no suite.
    private(set) var emptyFolders: [String] = []
    /// Every file that was read, under its path: the suites, and the other files in folders.
    private(set) var read: [String: SuiteFile] = [:]

    /// The listings of folders, with the links in them that are not followed.
    private(set) var listings: [FolderListing] = []

    private let rules: SessionRules?
    private let defaults: SuiteDefaults
    private let allowsOutside: Bool

    init() {
        rules = nil
        defaults = .app
        allowsOutside = false
    }

    /// Finds and reads the suites: of a folder, its `*.json` files with `cases`.
    ///
    /// Without `rules`, each suite names its own; `defaults` are for suites that state no rules or no
    /// scenario. `outputs` are the files that reports go to, which do not count as suites in a folder.
    /// `known` are files that were read before and have not changed, by their paths.
    init(
        _ arguments: [String], rules: SessionRules?, defaults: SuiteDefaults, allowsOutside: Bool,
        outputs: [FileIdentity] = [],
        known: [String: SuiteFile] = [:]
    ) throws(InputError) {
        self.rules = rules
        self.defaults = defaults
        self.allowsOutside = allowsOutside
        for argument in arguments {
            guard FileIdentity(path: argument)?.isFolder == true else {
                suites.append(read(argument, known))
                continue
            }
            var found: [SuiteFile] = []
            let listing = try FolderListing(of: argument) {
                InputSource.isPayloadFile($0) && $0.hasSuffix(".json")
            }
            listings.append(listing)
            for source in listing.sources {
                guard case .file(let path) = source else { continue }
                found.append(read(path, known))
            }
            let folder = Self.suites(among: found, outputs: outputs)
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

    private mutating func read(_ path: String, _ known: [String: SuiteFile]) -> SuiteFile {
        let file =
            read[path] ?? known[path]
            ?? SuiteFile(path, rules: rules, defaults: defaults, allowsOutside: allowsOutside)
        read[path] = file
        return file
    }

    /// Returns the suites among the files of a folder, which may also have payloads and rules.
    private static func suites(
        among files: [SuiteFile], outputs: [FileIdentity]
    ) -> [SuiteFile] {
        // By identity, not by path: `a.json` may be named `../folder/a.json`.
        let named = files.flatMap { $0.files.dropFirst() }.compactMap(FileIdentity.init(path:))
        return files.filter { file in
            guard case .failure = file.content else { return true }
            guard let identity = FileIdentity(path: file.path) else { return file.isSuite }
            return file.isSuite && !outputs.contains(identity) && !named.contains(identity)
        }
    }
}
