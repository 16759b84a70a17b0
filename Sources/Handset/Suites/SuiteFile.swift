/// A file that may be a suite: what it holds, or what is wrong with it.
///
/// ```swift
/// let file = SuiteFile("missing.json")
/// print(file.files, file.isSuite)
/// // ["missing.json"] true
/// ```
public struct SuiteFile: Sendable {
    /// The path of the file.
    public let path: String
    /// The suite, or everything that is wrong with it, which may be that it cannot be read.
    public let content: Result<SessionSuite, JSONDocumentError>
    /// The paths of the files that its content depends on, there or not: its own, and those of the files
    /// that it names and may.
    public let files: [String]
    /// Whether it is meant to be a suite.
    ///
    /// Other JSON, such as a payload or a rule file, has no `cases` or anything like that; what is no
    /// JSON may be meant to be a suite.
    public let isSuite: Bool

    /// Reads a file, and the files that it names.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - rules: The rules for every case. If `nil`, those that the suite names.
    ///   - handlerNames: What handlers are called that rules may name, beside `lookup` and
    ///     `exec:PROGRAM`.
    ///   - allowsOutside: Whether paths in the suite, and in the rule files that it names, may lead outside
    ///     the folder of their file, by their names or by a symbolic link. What does is not opened.
    public init(
        _ path: String, rules: SessionRules? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false
    ) {
        self.path = path
        let document: JSONDocument
        do throws(JSONDocumentError) {
            document = try JSONDocument(suite: try Self.bytes(of: path), source: path)
        } catch {
            content = .failure(error)
            files = [path]
            isSuite = !error.isOfOtherJSON
            return
        }
        let reading = SuiteReading(
            document, rules: rules, handlerNames: handlerNames, allowsOutside: allowsOutside,
            readFile: FileBytes.read)
        content = Result { () throws(JSONDocumentError) in
            try SessionSuite(reading, name: path)
        }
        files = [path] + reading.files
        isSuite = document.root.value.keys.contains {
            NearestName.of($0, among: [SuiteReader.SuiteKey.cases.rawValue]) != nil
        }
    }

    /// The bytes of a file.
    static func bytes(of path: String) throws(JSONDocumentError) -> [UInt8] {
        do throws(FileBytes.Failure) {
            return try FileBytes.read(path)
        } catch {
            throw JSONDocumentError([
                JSONDocumentProblem(
                    place: SourcePlace(source: path, line: 1, column: 1, offset: 0),
                    finding: "cannot read this suite: \(error)",
                    advice: "name a file in JSON, or a folder that holds some")
            ])
        }
    }
}
