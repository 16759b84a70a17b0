/// What a file holds that should be a suite: its cases, or what is wrong with it.
struct SuiteReading {
    /// The cases, as far as they can be read.
    let cases: [SuiteCase]
    /// The paths of the files that it names, there or not, each once.
    let files: [String]
    /// What is wrong, in the order of the file.
    let problems: [JSONDocumentProblem]

    init(_ document: JSONDocument, rules: SessionRules?, handlerNames: [String]) {
        var files: [String] = []
        var known: Set<String> = []
        (cases, problems) = withoutActuallyEscaping(
            { (path: String) throws -> [UInt8] in
                if known.insert(path).inserted { files.append(path) }
                return try FileBytes.read(path)
            },
            do: { read in
                var reader = SuiteReader(
                    imposedRules: rules, handlerNames: handlerNames,
                    folder: Self.folder(of: document.source), readFile: read)
                let cases = reader.cases(of: document.root)
                return (cases, Self.problems(of: reader, document))
            })
        self.files = files
    }

    private static func problems(
        of reader: SuiteReader, _ document: JSONDocument
    ) -> [JSONDocumentProblem] {
        let problems =
            reader.problems + document.problemsOfDuplicateKeys(outside: reader.payloadRanges)
        // The reader has seen some of the keys that come twice itself.
        var known: Set<JSONDocumentProblem> = []
        return JSONDocumentError(inOrder: problems.filter { known.insert($0).inserted }).problems
    }

    /// The path of the folder of a file, with a slash; empty for one that is named alone.
    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
}
