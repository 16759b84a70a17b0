/// What a file holds that should be a suite: its cases, or what is wrong with it.
struct SuiteReading {
    /// The cases, as far as they can be read.
    let cases: [SuiteCase]
    /// The paths of the files that it names, there or not, each once.
    let files: [String]
    /// What is wrong, in the order of the file.
    let problems: [JSONDocumentProblem]

    init(
        _ document: JSONDocument, rules: SessionRules?, handlerNames: [String],
        readFile: (_ path: String) throws -> [UInt8]
    ) {
        var files: [String] = []
        var known: Set<String> = []
        (cases, problems) = withoutActuallyEscaping(
            { (path: String) throws -> [UInt8] in
                if known.insert(path).inserted { files.append(path) }
                return try readFile(path)
            },
            do: { read in
                var reader = SuiteReader(
                    imposedRules: rules, handlerNames: handlerNames,
                    folder: Self.folder(of: document.source), readFile: read)
                let cases = reader.cases(of: document.root)
                return (cases, JSONDocumentError(sorting: reader.problems).problems)
            })
        self.files = files
    }

    /// The path of the folder of a file, with a slash; empty for one that is named alone.
    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
}
