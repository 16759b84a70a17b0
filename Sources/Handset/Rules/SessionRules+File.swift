extension SessionRules {
    /// Reads a rule file.
    ///
    /// The format is described in <doc:RuleFiles>.
    ///
    /// ```swift
    /// let file = #"{"rules":[{"name":"badge","pattern":"badge = ([0-9]+)"}]}"#
    /// print(try SessionRules(json: Array(file.utf8), source: "badge.json").rules.map(\.name))
    /// // ["badge"]
    /// ```
    ///
    /// - Parameters:
    ///   - json: The file's bytes.
    ///   - source: What the file is called in places: its path, whose folder the programs that it names
    ///     by a path have to lie in.
    ///   - handlerNames: What handlers are called that the caller has, beside `lookup` and
    ///     `exec:PROGRAM`, which every file may name.
    ///   - allowsOutside: Whether a path to a program may lead outside the file's folder, by its names or
    ///     by a symbolic link.
    ///   - maximumPatternLength: How many UTF-16 units a pattern may have.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the file.
    public init(
        json: [UInt8], source: String, handlerNames: [String] = [], allowsOutside: Bool = false,
        maximumPatternLength: Int = SessionPattern.defaultMaximumLength
    ) throws(JSONDocumentError) {
        var reader = RuleFileReader(
            handlerNames: handlerNames,
            folder: DocumentFolder(ofFile: source, allowsOutside: allowsOutside),
            maximumPatternLength: maximumPatternLength)
        let document: JSONDocument
        do throws(JSONDocumentProblem) {
            document = try JSONDocument(json, source: source, example: RuleFileReader.example)
        } catch {
            throw JSONDocumentError([error])
        }
        self = reader.rules(ofFile: document.root)
        guard reader.problems.isEmpty else { throw JSONDocumentError(sorting: reader.problems) }
    }
}
