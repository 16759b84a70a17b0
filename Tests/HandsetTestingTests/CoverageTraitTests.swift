import Handset
import HandsetTesting
import Testing

/// A delegate of an app with a notification center's delegate.
@MainActor private final class ShopDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    init() {}

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async {}
}

/// The trait notes what the phones of a suite's tests go through, and may require it.
@Suite(.timeLimit(.minutes(30))) struct CoverageTraitTests {
    @Sendable fileprivate static func tap(_ app: AppState) async throws {
        let phone = Phone(.iOS(18), app: app) { await ShopDelegate() }
        try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
    }

    /// Runs a body in the scope of a trait, as the tests of a suite are.
    private static func run(
        _ trait: CoverageTrait, _ body: @concurrent @Sendable @escaping () async throws -> Void
    ) async throws {
        let test = try #require(Test.current)
        try await trait.provideScope(for: test, testCase: nil, performing: body)
    }

    @Test("What is required and done is no issue")
    func met() async throws {
        try await Self.run(.coverage(requiring: .cells(.init(.background, .tap)))) {
            try await Self.tap(.background)
        }
    }

    @Test("What is required and missing is an issue, with its cells and the advice")
    func missing() async throws {
        let required = StateCoverage.Requirement.cells(
            .init(.background, .tap), .init(.notRunning, .tap))
        try await withKnownIssue {
            try await Self.run(.coverage(requiring: required)) { try await Self.tap(.background) }
        } matching: { issue in
            issue.error as? CoverageMissing == CoverageMissing(cells: [.init(.notRunning, .tap)])
        }
        #expect(
            "\(CoverageMissing(cells: [.init(.notRunning, .tap)]))" == """
                no test for not-running:tap; let a phone get a notification in this state, and let its user \
                act: Phone(app: .notRunning) and receive(_:then: .tap)
                """)
    }

    @Test("Without a requirement, nothing is an issue, and the error of a test is thrown")
    func plain() async throws {
        try await Self.run(.coverage) {}
        await #expect(throws: CancellationError.self) {
            try await Self.run(.coverage) { throw CancellationError() }
        }
    }

    @Test("The scope is the suite's: a test of its own has none")
    func scope() throws {
        let test = try #require(Test.current)
        #expect(CoverageTrait.coverage.scopeProvider(for: test, testCase: Test.Case.current) == nil)
    }
}

/// The tests of a suite and of a suite in it, each with a tap, are what the suite requires.
@Suite(
    "A suite with a requirement",
    .coverage(requiring: .cells(.init(.background, .tap), .init(.suspended, .tap))))
struct CoveredSuiteTests {
    @Test("A tap in the background", arguments: 1...2)
    func background(number: Int) async throws { try await CoverageTraitTests.tap(.background) }

    @Suite struct InnerTests {
        @Test("A tap on a suspended app") func suspended() async throws {
            try await CoverageTraitTests.tap(.suspended)
        }
    }
}
