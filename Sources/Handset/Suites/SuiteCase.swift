/// One case of a suite: a payload, and what is expected of it.
public struct SuiteCase: Sendable, CustomStringConvertible, Identifiable {
    /// The payload of a case.
    public struct Payload: Hashable, Sendable {
        /// The payload's bytes; they need not be a payload.
        public var bytes: [UInt8]
        /// The path of their file, which is the suite's if they stand in it.
        public var source: String
        /// Where they stand in the suite; `nil` if they are a file of their own.
        public var place: SourcePlace?

        /// Creates the payload of a case.
        ///
        /// - Parameters:
        ///   - bytes: The payload's bytes.
        ///   - source: The path of their file.
        ///   - place: Where they stand in the suite. If `nil`, they are a file of their own.
        public init(bytes: [UInt8], source: String, place: SourcePlace? = nil) {
            self.bytes = bytes
            self.source = source
            self.place = place
        }
    }

    /// What the case is called.
    public var name: String
    /// Where it begins in its suite.
    public var place: SourcePlace
    /// The payload.
    public var payload: Payload
    /// The rules in force.
    public var rules: SessionRules
    /// The device that the payload arrives at.
    public var device: Device
    /// What is expected, in the order of the suite.
    public var expectations: [CaseExpectation]

    /// Creates a case.
    ///
    /// - Parameters:
    ///   - name: What the case is called.
    ///   - place: Where it begins in its suite.
    ///   - payload: The payload.
    ///   - rules: The rules in force; the app's by default.
    ///   - device: The device that the payload arrives at; that of the modelled app by default.
    ///   - expectations: What is expected. A case that expects nothing passes.
    public init(
        name: String, place: SourcePlace, payload: Payload, rules: SessionRules = .app,
        device: Device = .ofTheApp, expectations: [CaseExpectation]
    ) {
        self.name = name
        self.place = place
        self.payload = payload
        self.rules = rules
        self.device = device
        self.expectations = expectations
    }

    /// The place in its suite, by which a test runner knows it again.
    public var id: String { "\(place)" }

    /// The name, which a test runner shows.
    public var description: String { name }

    /// Finds out whether what is expected comes of the payload.
    public func run() -> CaseResult {
        let finding = CaseFinding(of: self)
        let failures = expectations.compactMap { $0.failure(given: finding) }
        return CaseResult(
            name: name, place: place, failures: failures,
            reasons: failures.isEmpty ? [] : finding.reasons)
    }

    /// Does nothing if what is expected comes of the payload; for a test in Swift.
    ///
    /// ```swift
    /// @Test(arguments: try SessionSuite(contentsOf: "sessions.json").cases)
    /// func session(case: SuiteCase) throws { try `case`.check() }
    /// ```
    ///
    /// - Throws: ``SuiteCaseFailure`` if an expectation is not met.
    public func check() throws(SuiteCaseFailure) {
        let result = run()
        if !result.passed { throw SuiteCaseFailure(result) }
    }
}
