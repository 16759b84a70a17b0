extension JSONDocument {
    /// Reads the bytes of a suite.
    init(suite json: [UInt8], source: String) throws(JSONDocumentError) {
        do throws(JSONDocumentProblem) {
            try self.init(json, source: source, example: SuiteReader.example)
        } catch {
            throw JSONDocumentError([error])
        }
    }
}
