import HandsetApp
import Testing

/// The tests of all apps, one after another: a process has one `UIApplication.shared`.
@Suite(.serialized, StateGrid()) struct AllTests {}

/// A trait that prints the states and actions that the tests go through, and those without a test.
///
/// A package that enables Handset's trait `Gateway` has it in the module HandsetTesting, as `.coverage`.
struct StateGrid: SuiteTrait, TestScoping {
    func scopeProvider(for test: Test, testCase: Test.Case?) -> StateGrid? { self }

    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let name = { @Sendable in Test.current?.name ?? "" }
        print("\(try await Phone.coverage(nameOfTest: name, of: function))")
    }
}
