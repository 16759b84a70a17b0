internal import Foundation
public import Handset
package import HandsetWeb

/// Cases read from a file: payloads, each with its expected result.
///
/// The format is described in the page *Suites* of `Handset`.
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
    /// The name of the suite: its path.
    public let name: String
    /// The cases in the order of the file.
    public var cases: [SuiteCase]
    /// The paths of the files that the suite names, from the current folder.
    public let files: [String]
    /// The web view of its cases; `nil` if it has none.
    package let web: SuiteWeb?

    /// Reads a suite, and the files that it names.
    ///
    /// - Parameters:
    ///   - path: The path of its file.
    ///   - rules: The rules for every case. If `nil`, the ones that the suite names.
    ///   - handlerNames: The names of handlers that rules may use, in addition to `lookup` and
    ///     `exec:PROGRAM`.
    ///   - allowsOutside: If true, paths in the suite and in the rule files that it names may lead outside the
    ///     folder and the repository of their file. If false, a path that leads outside, by names or through a
    ///     symbolic link, is an error, and is not opened.
    /// - Throws: `JSONDocumentError` with everything that is wrong with the suite, also if it cannot
    ///   be read.
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
    ///   - source: The path of its file, for places. The paths in the suite begin at its folder.
    ///   - rules: The rules for every case. If `nil`, those that the suite names.
    ///   - handlerNames: The names of handlers that rules may use; see the other initialiser.
    ///   - allowsOutside: If true, paths may lead outside the repository of their file; see the other
    ///     initialiser.
    ///   - readFile: Returns the bytes of a file that the suite names. If `nil`, the file is read.
    /// - Throws: `JSONDocumentError` with everything that is wrong with the suite.
    public init(
        json: [UInt8], source: String, rules: SessionRules? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false, readFile: ((_ path: String) throws -> [UInt8])? = nil
    ) throws(JSONDocumentError) {
        try self.init(
            try JSONDocument(suite: json, source: source), rules: rules,
            handlerNames: handlerNames, allowsOutside: allowsOutside, readFile: readFile)
    }

    init(
        _ document: JSONDocument, rules: SessionRules? = nil, defaults: SuiteDefaults = .app,
        handlerNames: [String] = [], allowsOutside: Bool = false,
        readFile: ((_ path: String) throws -> [UInt8])? = nil
    ) throws(JSONDocumentError) {
        try self.init(
            SuiteReading(
                document, rules: rules, defaults: defaults, handlerNames: handlerNames,
                allowsOutside: allowsOutside,
                readFile: readFile ?? FileBytes.read), name: document.source)
    }

    /// Reads a suite from its bytes, with rules and a scenario for what it leaves out.
    package init(
        drafted json: [UInt8], source: String, defaults: SuiteDefaults
    ) throws(JSONDocumentError) {
        try self.init(try JSONDocument(suite: json, source: source), defaults: defaults)
    }

    init(_ reading: SuiteReading, name: String) throws(JSONDocumentError) {
        guard reading.problems.isEmpty else { throw JSONDocumentError(reading.problems) }
        self.name = name
        self.cases = reading.cases
        self.files = reading.files
        self.web = reading.web
    }

    /// Sets the time limit of each search of a pattern.
    public mutating func limitMatches(to timeLimit: MatchTimeLimit) {
        // Cases share their rules; each with its own copy would need most of the memory of a large suite.
        var limited: (of: [SessionRule], rules: SessionRules)?
        for index in cases.indices {
            let rules = cases[index].rules
            if let limited, limited.rules.routing == rules.routing,
                rules.rules.sharesMemory(with: limited.of)
            {
                cases[index].rules = limited.rules
            } else {
                let new = rules.limitingMatches(to: timeLimit)
                limited = (rules.rules, new)
                cases[index].rules = new
            }
        }
    }

    /// True if a case has statements evaluated in a web view.
    package var needsWebView: Bool { cases.contains { !$0.webViewParts.isEmpty } }

    /// Runs every case, on all cores.
    ///
    /// A case that expects something of a web view has a browser of the machine evaluate its statements; without one, it
    /// fails.
    ///
    /// - Parameters:
    ///   - maximumHazardCount: The number of hazards of a case beyond which the others are only counted.
    ///   - progress: A closure that gets the number of cases of each part that is done. Several threads may
    ///     call it at the same time.
    /// - Returns: The results in the order of the cases.
    public func run(
        maximumHazardCount: Int = PayloadHazards.defaultMaximumCount,
        progress: (@Sendable (_ caseCount: Int) -> Void)? = nil
    ) async -> SuiteResult {
        let view = needsWebView ? makeWebView() : nil
        let result = await run(
            in: view, maximumHazardCount: maximumHazardCount, progress: progress)
        if case .success(let view)? = view { await view.end() }
        return result
    }

    /// Runs every case; `view` is the web view, or the reason why there is none, and `nil` if no case needs one.
    package func run(
        in view: Result<WebView, WebViewError>?, maximumHazardCount: Int,
        progress: (@Sendable (_ caseCount: Int) -> Void)?
    ) async -> SuiteResult {
        // Small enough to keep all cores busy, large enough to make tasks cheap.
        let sizeOfChunks = min(
            32, max(1, cases.count / (4 * ProcessInfo.processInfo.activeProcessorCount)))
        // A browser has one page at a time: cases that waited for it would count that as their own time.
        let chunkSize = view == nil ? sizeOfChunks : max(1, cases.count)
        let searcher = MissSearcher()
        let date = Int(Date().timeIntervalSince1970)
        let start = ContinuousClock.now
        let parts = await withTaskGroup(of: Part.self) { group in
            for start in stride(from: 0, to: cases.count, by: chunkSize) {
                let chunk = cases[start..<min(start + chunkSize, cases.count)]
                group.addTask {
                    var collector = CoverageCollector()
                    var results: [CaseResult] = []
                    for item in chunk {
                        results.append(
                            await item.run(
                                in: view, searcher: searcher, maximumHazardCount,
                                coverage: &collector))
                    }
                    progress?(results.count)
                    return Part(start: start, results: results, coverage: collector.coverage)
                }
            }
            return await group.reduce(into: [Part]()) { $0.append($1) }.sorted {
                $0.start < $1.start
            }
        }
        return SuiteResult(
            name: name, content: .ran(parts.flatMap(\.results)),
            timing: SuiteResult.Timing(start: date, duration: start.duration(to: .now)),
            coverage: parts.reduce(into: StateCoverage()) { $0.formUnion($1.coverage) })
    }

    /// Creates the web view of its cases: the suite's, or the sample.
    package func makeWebView(
        _ limits: WebLimits = WebLimits()
    ) -> Result<WebView, WebViewError> {
        Result { () throws(WebViewError) in
            try WebView(web?.site ?? .sample, answers: web?.answers ?? [], limits: limits)
        }
    }

    /// The results of some cases, the first of which has the number `start`.
    private struct Part: Sendable {
        let start: Int
        let results: [CaseResult]
        let coverage: StateCoverage
    }
}

extension Array {
    /// Returns true if two arrays are copies that share their elements.
    fileprivate func sharesMemory(with other: [Element]) -> Bool {
        withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { other in
                own.baseAddress == other.baseAddress && own.count == other.count
            }
        }
    }
}
