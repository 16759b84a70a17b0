/// Cases of payloads and of what comes of them, read from a file.
///
/// The format is described in <doc:Suites>.
///
/// ```swift
/// let json = #"""
///     {"cases": [{"name": "plain", "payload": {"aps": {"session": "42"}}, "session": "42"}]}
///     """#
/// let suite = try SessionSuite(json: Array(json.utf8), source: "plain.json")
/// print(suite.cases.map { "\($0.name): \($0.run().passed)" })
/// // ["plain: true"]
/// ```
public struct SessionSuite: Sendable {
    /// What the suite is called: its path.
    public let name: String
    /// The cases in the order of the file.
    public var cases: [SuiteCase]
    /// The paths of the files that the suite names, as they are read.
    public let files: [String]

    /// Reads a suite, and the files that it names.
    ///
    /// - Parameters:
    ///   - path: The path of its file.
    ///   - rules: The rules for every case. If `nil`, those that the suite names.
    ///   - handlerNames: What handlers are called that rules may name, beside `lookup` and
    ///     `exec:PROGRAM`.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the suite, which may be that
    ///   it cannot be read.
    public init(
        contentsOf path: String, rules: SessionRules? = nil, handlerNames: [String] = []
    ) throws(JSONDocumentError) {
        let json: [UInt8]
        do {
            json = try FileBytes.read(path)
        } catch {
            throw JSONDocumentError([
                JSONDocumentProblem(
                    place: SourcePlace(source: path, line: 1, column: 1, offset: 0),
                    finding: "cannot read this suite: \(error)", advice: "name a file in JSON")
            ])
        }
        try self.init(json: json, source: path, rules: rules, handlerNames: handlerNames)
    }

    /// Reads a suite from its bytes, and the files that it names.
    ///
    /// - Parameters:
    ///   - json: The bytes.
    ///   - source: What the suite is called in places: its path, at whose folder the paths in it begin.
    ///   - rules: The rules for every case. If `nil`, those that the suite names.
    ///   - handlerNames: What handlers are called that rules may name; see the other initialiser.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the suite.
    public init(
        json: [UInt8], source: String, rules: SessionRules? = nil, handlerNames: [String] = []
    ) throws(JSONDocumentError) {
        let document: JSONDocument
        do throws(JSONDocumentProblem) {
            document = try JSONDocument(json, source: source, example: SuiteReader.example)
        } catch {
            throw JSONDocumentError([error])
        }
        try self.init(document, rules: rules, handlerNames: handlerNames)
    }

    init(
        _ document: JSONDocument, rules: SessionRules? = nil, handlerNames: [String] = []
    ) throws(JSONDocumentError) {
        let reading = SuiteReading(document, rules: rules, handlerNames: handlerNames)
        guard reading.problems.isEmpty else { throw JSONDocumentError(reading.problems) }
        self.name = document.source
        self.cases = reading.cases
        self.files = reading.files
    }

    /// The files that a suite names, whether or not it and they can be read.
    ///
    /// So somebody who waits for a suite to be repaired knows what to look at.
    ///
    /// - Parameter path: The path of the suite's file.
    /// - Returns: The paths of the files, as they are read; none if the suite is no JSON.
    public static func files(namedAt path: String) -> [String] {
        guard let json = try? FileBytes.read(path),
            let document = try? JSONDocument(json, source: path, example: SuiteReader.example)
        else { return [] }
        return SuiteReading(document, rules: nil, handlerNames: []).files
    }

    /// Tries every case, on all cores.
    ///
    /// - Returns: The results in the order of the cases.
    public func run() async -> SuiteResult {
        // So many at once that what it costs to share them out does not count.
        let chunkCount = 32
        let results = await withTaskGroup(of: (Int, [CaseResult]).self) { group in
            for start in stride(from: 0, to: cases.count, by: chunkCount) {
                let chunk = cases[start..<min(start + chunkCount, cases.count)]
                group.addTask { (start, chunk.map { $0.run() }) }
            }
            return await group.reduce(into: [Int: [CaseResult]]()) { $0[$1.0] = $1.1 }
        }
        return SuiteResult(
            name: name,
            content: .ran(results.sorted { $0.key < $1.key }.flatMap(\.value)))
    }
}
