internal import Foundation

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
    ///   - allowsOutside: Whether paths in the suite, and in the rule files that it names, may lead outside
    ///     the folder of their file, by their names or by a symbolic link. What does is not opened.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the suite, which may be that
    ///   it cannot be read.
    public init(
        contentsOf path: String, rules: SessionRules? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false
    ) throws(JSONDocumentError) {
        self = try SuiteFile(
            path, rules: rules, handlerNames: handlerNames, allowsOutside: allowsOutside
        ).content.get()
    }

    /// Reads a suite from its bytes, and the files that it names.
    ///
    /// - Parameters:
    ///   - json: The bytes.
    ///   - source: What the suite is called in places: its path, at whose folder the paths in it begin.
    ///   - rules: The rules for every case. If `nil`, those that the suite names.
    ///   - handlerNames: What handlers are called that rules may name; see the other initialiser.
    ///   - allowsOutside: Whether paths may lead outside the folder of their file; see the other
    ///     initialiser.
    ///   - readFile: Gives the bytes of a file that the suite names. If `nil`, the file is read.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the suite.
    public init(
        json: [UInt8], source: String, rules: SessionRules? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false, readFile: ((_ path: String) throws -> [UInt8])? = nil
    ) throws(JSONDocumentError) {
        try self.init(
            try JSONDocument(suite: json, source: source), rules: rules,
            handlerNames: handlerNames, allowsOutside: allowsOutside, readFile: readFile)
    }

    init(
        _ document: JSONDocument, rules: SessionRules? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false, readFile: ((_ path: String) throws -> [UInt8])? = nil
    ) throws(JSONDocumentError) {
        try self.init(
            SuiteReading(
                document, rules: rules, handlerNames: handlerNames, allowsOutside: allowsOutside,
                readFile: readFile ?? FileBytes.read), name: document.source)
    }

    init(_ reading: SuiteReading, name: String) throws(JSONDocumentError) {
        guard reading.problems.isEmpty else { throw JSONDocumentError(reading.problems) }
        self.name = name
        self.cases = reading.cases
        self.files = reading.files
    }

    /// Gives each search of a pattern another time.
    public mutating func limitMatches(to timeLimit: MatchTimeLimit) {
        for index in cases.indices {
            cases[index].rules = cases[index].rules.limitingMatches(to: timeLimit)
        }
    }

    /// Tries every case, on all cores.
    ///
    /// - Returns: The results in the order of the cases.
    public func run() async -> SuiteResult {
        // So few that all cores have some, and so many that sharing them out costs nothing.
        let chunkSize = min(
            32, max(1, cases.count / (4 * ProcessInfo.processInfo.activeProcessorCount)))
        let results = await withTaskGroup(of: (Int, [CaseResult]).self) { group in
            for start in stride(from: 0, to: cases.count, by: chunkSize) {
                let chunk = cases[start..<min(start + chunkSize, cases.count)]
                group.addTask { (start, chunk.map { $0.run() }) }
            }
            return await group.reduce(into: [Int: [CaseResult]]()) { $0[$1.0] = $1.1 }
        }
        return SuiteResult(
            name: name,
            content: .ran(results.sorted { $0.key < $1.key }.flatMap(\.value)))
    }
}
