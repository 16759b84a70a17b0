extension RequestFixtures {
    /// Reads a file of fixtures, and the files that it names.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - allowsOutside: If true, paths in the file may lead outside its folder and its repository. If false, the
    ///     default, a path that leads outside is an error, and is not opened.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the file, also if it cannot be read.
    public init(contentsOf path: String, allowsOutside: Bool = false) throws(JSONDocumentError) {
        let bytes: [UInt8]
        do throws(FileBytes.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            let cause = RequestFixtureCause.unreadable(reason: "\(error)")
            throw JSONDocumentError([JSONDocumentError.Problem(cause, ofFile: path)])
        }
        try self.init(json: bytes, source: path, allowsOutside: allowsOutside)
    }

    /// Reads fixtures from the bytes of a file.
    ///
    /// ```swift
    /// let fixtures = try RequestFixtures(
    ///     json: Array(#"{"requests":[{"url":"*","error":"timed-out"}]}"#.utf8), source: "answers.json")
    /// print(fixtures.list.map(\.url))
    /// // ["*"]
    /// ```
    ///
    /// - Parameters:
    ///   - json: The bytes.
    ///   - source: The path of the file, for places. The paths in the file begin at its folder.
    ///   - allowsOutside: If true, paths may lead outside the repository of their file; see the other initialiser.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the file.
    public init(
        json: [UInt8], source: String, allowsOutside: Bool = false
    ) throws(JSONDocumentError) {
        let document = try JSONDocument(
            json, source: source, example: RequestFixtureReader.example)
        var reader = RequestFixtureReader(
            folder: DocumentFolder(ofFile: source, allowsOutside: allowsOutside))
        self.init(reader.fixtures(of: document.root))
        guard reader.problems.isEmpty else { throw JSONDocumentError(sorting: reader.problems) }
    }
}
