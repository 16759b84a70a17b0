package import Handset

/// The payloads that a JSON Schema allows a sender to send.
package struct SchemaShape: PayloadShape {
    private let schema: CompiledSchema

    /// Reads a file with the schema of whole payloads.
    ///
    /// It may be of draft 2020-12, or of draft 7 or OpenAPI 3.0 as far as they are usual. Formats are ignored, as
    /// keywords are that JSON Schema does not have.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `JSONDocumentError` if it cannot be read, is not a JSON Schema, or has a `$ref` to another file or one that
    ///   leads back to itself.
    package init(contentsOf path: String) throws(JSONDocumentError) {
        let bytes: [UInt8]
        do throws(FileBytes.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            throw JSONDocumentError([
                JSONDocumentError.Problem(SchemaCause.unreadable(reason: "\(error)"), ofFile: path)
            ])
        }
        try self.init(json: bytes, source: path)
    }

    /// Reads the text of a schema, whose file is named in problems.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - source: The name of the file.
    /// - Throws: `JSONDocumentError`, as for a file.
    package init(json bytes: [UInt8], source: String) throws(JSONDocumentError) {
        let document = try JSONDocument(bytes, source: source, example: SchemaReader.example)
        schema = try SchemaReader.schema(in: document)
    }

    /// Returns true if a payload meets the schema.
    ///
    /// A payload for which that cannot be decided does not fit: one nested in hundreds of levels, or with a text in which
    /// the search for a pattern takes longer than a second.
    package func fits(_ payload: Payload) -> Bool { fits(payload.userInfo) }

    func fits(_ value: PayloadValue) -> Bool {
        var match = SchemaMatch(schema)
        do throws(SchemaMatch.Undecided) {
            return try match.isMet(by: value)
        } catch {
            return false
        }
    }
}
