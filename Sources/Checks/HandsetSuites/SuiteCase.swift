public import Handset
import HandsetWeb

/// One case of a suite: a payload and its expected result.
public struct SuiteCase: Sendable, CustomStringConvertible, Identifiable {
    /// The bytes of a case's payload, and where they come from.
    public struct Source: Hashable, Sendable {
        /// The bytes, which need not be a valid payload.
        public var bytes: [UInt8]
        /// The path of their file; the path of the suite if they are written in it.
        public var source: String
        /// The place of the bytes in the suite; `nil` if they are a file of their own.
        public var place: SourcePlace?

        /// Creates the payload of a case.
        ///
        /// - Parameters:
        ///   - bytes: The payload's bytes.
        ///   - source: The path of their file.
        ///   - place: The place of the bytes in the suite. If `nil`, they are a file of their own.
        public init(bytes: [UInt8], source: String, place: SourcePlace? = nil) {
            self.bytes = bytes
            self.source = source
            self.place = place
        }
    }

    /// The name of the case.
    public var name: String
    /// The place where the case begins in its suite.
    public var place: SourcePlace
    /// The payload.
    public var payload: Source
    /// True if a payload that is expected to come may have more than ``payload``, as `handset listen --expect` reads it.
    package internal(set) var payloadIsPart = false
    /// The type of the push, as its sender states it; with `nil`, the payload alone shows it.
    public var pushType: PushType?
    /// The rules in use.
    public var rules: SessionRules
    /// The scenario that the payload arrives in.
    public var scenario: Scenario {
        get { sharedScenario.scenario }
        set { sharedScenario = SharedScenario(newValue) }
    }
    /// The expectations, in the order of the suite.
    public var expectations: [CaseExpectation]

    private var sharedScenario: SharedScenario

    /// Creates a case.
    ///
    /// - Parameters:
    ///   - name: The name of the case.
    ///   - place: The place where the case begins in its suite.
    ///   - payload: The payload.
    ///   - pushType: The type of the push. If `nil`, the payload alone shows it.
    ///   - rules: The rules in use; the app's by default.
    ///   - scenario: The scenario that the payload arrives in; an app on the screen of the newest iOS by
    ///     default.
    ///   - expectations: The expectations. A case without any passes.
    public init(
        name: String, place: SourcePlace, payload: Source, pushType: PushType? = nil,
        rules: SessionRules = .app, scenario: Scenario = Scenario(),
        expectations: [CaseExpectation]
    ) {
        self.init(
            name: name, place: place, payload: payload, pushType: pushType, rules: rules,
            sharing: SharedScenario(scenario), expectations: expectations)
    }

    /// Creates a case in a test in Swift, in one line.
    ///
    /// ```swift
    /// try SuiteCase("a plain session", payload: ["aps": ["session": "42"]], .session("42")).check()
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the case.
    ///   - payload: The payload.
    ///   - pushType: The type of the push. If `nil`, the payload alone shows it.
    ///   - rules: The rules in use; the app's by default.
    ///   - scenario: The scenario that the payload arrives in; an app on the screen of the newest iOS by
    ///     default.
    ///   - expectations: The expectations. A case without any passes.
    ///   - fileID: The file of the test, by which failures name their place.
    ///   - line: The line in this file.
    public init(
        _ name: String, payload: Payload, pushType: PushType? = nil, rules: SessionRules = .app,
        scenario: Scenario = Scenario(), _ expectations: CaseExpectation.Content...,
        fileID: String = #fileID, line: Int = #line
    ) {
        let place = SourcePlace(source: fileID, line: line, column: 1, offset: 0)
        self.init(
            name: name, place: place, payload: Source(bytes: payload.json, source: fileID),
            pushType: pushType, rules: rules, scenario: scenario,
            expectations: expectations.map { CaseExpectation($0, place: place) })
    }

    init(
        name: String, place: SourcePlace, payload: Source, pushType: PushType?,
        rules: SessionRules, sharing scenario: SharedScenario, expectations: [CaseExpectation]
    ) {
        self.name = name
        self.place = place
        self.payload = payload
        self.pushType = pushType
        self.rules = rules
        sharedScenario = scenario
        self.expectations = expectations
    }

    /// The place in its suite, by which a test runner identifies the case.
    public var id: String { "\(place)" }

    /// The name, which a test runner shows.
    public var description: String { name }

    /// Runs the payload, and compares the result with the expectations.
    ///
    /// Without a web view, an expectation of one is not met: ``check(in:)`` asks one.
    public func run() -> CaseResult {
        let start = ContinuousClock.now
        var result = result(of: CaseFinding(of: self))
        result.failures += webViewFailures(since: "no web view")
        result.duration = start.duration(to: .now)
        return result
    }

    /// Runs the payload, and notes the state and the action that the case goes through.
    ///
    /// `view` is the web view, or the reason why there is none; `nil` if no case needs one.
    func run(
        in view: Result<WebView, WebViewError>?, searcher: MissSearcher,
        _ maximumHazardCount: Int, coverage: inout CoverageCollector
    ) async -> CaseResult {
        let start = ContinuousClock.now
        let finding = CaseFinding(
            of: self, searcher: searcher, maximumHazardCount: maximumHazardCount)
        if let cell = finding.cell {
            coverage.add(cell, by: name, on: scenario, category: finding.category)
        }
        var result = result(of: finding)
        if let view {
            do throws(WebViewError) {
                result.failures += try await webViewFailures(of: finding, in: view.get())
            } catch {
                result.failures += webViewFailures(since: "\(error)")
            }
        }
        result.duration = start.duration(to: .now)
        return result
    }

    /// Returns the result of what was found, without what only a web view shows.
    func result(of finding: CaseFinding) -> CaseResult {
        let failures = expectations.compactMap { $0.failure(given: finding) }
        return CaseResult(
            name: name, place: place, failures: failures,
            reasons: failures.isEmpty ? [] : finding.reasons)
    }

    /// Runs the case, and throws if it fails; for a test in Swift.
    ///
    /// ```swift
    /// @Test(arguments: try SessionSuite(contentsOf: "sessions.json").cases)
    /// func session(item: SuiteCase) throws { try item.check() }
    /// ```
    ///
    /// - Throws: ``SuiteCaseFailure`` if an expectation is not met.
    public func check() throws(SuiteCaseFailure) {
        let result = run()
        if !result.passed { throw SuiteCaseFailure(result) }
    }
}
