public import Handset

extension SessionRules {
    /// The number of bytes that a rule file may have by default: 4 MiB.
    ///
    /// A compiled pattern takes some 80 times its bytes in the file.
    public static let defaultMaximumByteCount = 4 << 20

    /// Reads a rule file.
    ///
    /// The format is described in the page *Rule files* of `Handset`.
    ///
    /// ```swift
    /// let file = #"{"rules":[{"name":"badge","pattern":"badge = ([0-9]+)"}]}"#
    /// print(try SessionRules(json: Array(file.utf8), source: "badge.json").rules.map(\.name))
    /// // ["badge"]
    /// ```
    ///
    /// - Parameters:
    ///   - json: The bytes of the file.
    ///   - source: The path of the file, for places. Paths to programs begin at its folder.
    ///   - handlerNames: The names of handlers that rules may use, in addition to `lookup` and
    ///     `exec:PROGRAM`.
    ///   - allowsOutside: If true, a path to a program may lead outside the folder and the repository of the
    ///     file. If false, a path that leads outside, by names or through a symbolic link, is an error.
    ///   - maximumPatternLength: The number of UTF-16 units that a pattern may have.
    ///   - maximumByteCount: The number of bytes that the file may have.
    /// - Throws: `JSONDocumentError` with everything that is wrong with the file.
    public init(
        json: [UInt8], source: String, handlerNames: [String] = [], allowsOutside: Bool = false,
        maximumPatternLength: Int = SessionPattern.defaultMaximumLength,
        maximumByteCount: Int = SessionRules.defaultMaximumByteCount
    ) throws(JSONDocumentError) {
        try self.init(
            json: json, source: source, handlerNames: handlerNames,
            folder: DocumentFolder(ofFile: source, allowsOutside: allowsOutside),
            maximumPatternLength: maximumPatternLength, maximumByteCount: maximumByteCount)
    }

    /// Reads a rule file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - handlerNames: The names of handlers that rules may use; see the other initialiser.
    /// - Throws: `JSONDocumentError` with everything that is wrong with the file, or the reason why it
    ///   cannot be read.
    public init(contentsOf path: String, handlerNames: [String] = []) throws {
        try self.init(
            json: try FileBytes.read(path), source: path, handlerNames: handlerNames)
    }

    /// Reads a rule file, which may name what its folder allows.
    init(
        json: [UInt8], source: String, handlerNames: [String], folder: DocumentFolder,
        maximumPatternLength: Int = SessionPattern.defaultMaximumLength,
        maximumByteCount: Int = SessionRules.defaultMaximumByteCount
    ) throws(JSONDocumentError) {
        guard json.count <= maximumByteCount else {
            throw JSONDocumentError([
                JSONDocumentError.Problem(
                    RuleFileCause.tooLarge(byteCount: json.count), ofFile: source)
            ])
        }
        var reader = RuleFileReader(
            handlerNames: handlerNames, folder: folder,
            maximumPatternLength: maximumPatternLength, maximumByteCount: maximumByteCount)
        let document = try JSONDocument(json, source: source, example: RuleFileReader.example)
        self = reader.rules(ofFile: document.root)
        guard reader.problems.isEmpty else { throw JSONDocumentError(sorting: reader.problems) }
    }
}
