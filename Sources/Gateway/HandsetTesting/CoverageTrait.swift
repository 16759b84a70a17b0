public import Handset
public import Testing

/// A trait that prints the states and actions that the phones of a suite's tests go through.
///
/// `Trait.coverage` and `Trait.coverage(requiring:)` make it. `Phone.coverage(nameOfTest:of:)` says what counts.
public struct CoverageTrait: SuiteTrait, TestScoping {
    /// False: the grid counts all tests of the suite, and of the suites in it.
    public let isRecursive = false

    let requirement: StateCoverage.Requirement?
    /// The place of the trait; `nil` if it requires nothing.
    let sourceLocation: SourceLocation?

    /// Returns the trait itself for a suite, and nothing for its tests.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> CoverageTrait? {
        test.isSuite ? self : nil
    }

    /// Runs the tests of a suite, prints the grid, and records an issue if something that is required is missing.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let coverage = try await Phone.coverage(
            nameOfTest: { Test.current?.nameWithPlace ?? "" }, of: { try await function() })
        print("\(test.displayName ?? test.name): \(coverage)")
        let missing = requirement.map(coverage.missing) ?? []
        guard !missing.isEmpty else { return }
        Issue.record(
            CoverageMissing(cells: missing), "\(test.displayName ?? test.name)",
            sourceLocation: sourceLocation ?? test.sourceLocation)
    }
}

extension Test {
    fileprivate var nameWithPlace: String {
        "\(displayName ?? name) (\(sourceLocation.fileID):\(sourceLocation.line))"
    }
}

extension Trait where Self == CoverageTrait {
    /// Prints, after the tests of a suite, how many of them go through each state of the app with each action of
    /// the user.
    ///
    /// ```swift
    /// @Suite(.coverage) struct RoutingTests {
    ///     @Test func tap() async throws {
    ///         let phone = Phone(.iOS(18), app: .background) { ShopDelegate() }
    ///         try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
    ///     }
    /// }
    /// ```
    public static var coverage: CoverageTrait {
        CoverageTrait(requirement: nil, sourceLocation: nil)
    }

    /// Prints the same, and fails the suite if no test goes through a state and an action that are required.
    ///
    /// A run of only some of the suite's tests, as with `--filter`, goes through less.
    ///
    /// - Parameters:
    ///   - requirement: The states and actions, such as `.taps`.
    ///   - sourceLocation: The place of the issue.
    /// - Returns: The trait.
    public static func coverage(
        requiring requirement: StateCoverage.Requirement,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> CoverageTrait {
        CoverageTrait(requirement: requirement, sourceLocation: sourceLocation)
    }
}
