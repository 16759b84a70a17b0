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
        allowsOutside: Bool, readFile: (_ path: String) throws -> [UInt8]
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
                    folder: DocumentFolder(
                        ofFile: document.source, allowsOutside: allowsOutside), readFile: read)
                let cases = reader.cases(of: document.root)
                return (cases, JSONDocumentError(sorting: reader.problems).problems)
            })
        self.files = files
    }
}
