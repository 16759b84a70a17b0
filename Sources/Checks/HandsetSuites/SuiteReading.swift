import Handset

/// The cases of a document that should be a suite, and everything that is wrong with it.
struct SuiteReading {
    /// The cases that could be read.
    let cases: [SuiteCase]
    /// The paths of the files that it names, each once; a file need not exist.
    let files: [String]
    /// The web view; `nil` if it has none.
    let web: SuiteWeb?
    /// The problems, in the order of the file.
    let problems: [JSONDocumentError.Problem]

    init(
        _ document: JSONDocument, rules: SessionRules?, defaults: SuiteDefaults = .app,
        handlerNames: [String], allowsOutside: Bool, readFile: (_ path: String) throws -> [UInt8]
    ) {
        var files: [String] = []
        var known: Set<String> = []
        (cases, problems, web) = withoutActuallyEscaping(
            { (path: String) throws -> [UInt8] in
                if known.insert(path).inserted { files.append(path) }
                return try readFile(path)
            },
            do: { read in
                var reader = SuiteReader(
                    imposedRules: rules, defaults: defaults, handlerNames: handlerNames,
                    folder: DocumentFolder(
                        ofFile: document.source, allowsOutside: allowsOutside), readFile: read)
                let cases = reader.cases(of: document.root)
                for path in reader.filesOfWeb where known.insert(path).inserted {
                    files.append(path)
                }
                return (
                    cases, JSONDocumentError(sorting: reader.problems).problems,
                    reader.web ?? defaults.web
                )
            })
        self.files = files
    }
}
