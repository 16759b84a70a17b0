public import Testing

/// Runs tests on threads of their own, where they may wait in place for a program.
public struct WaitingTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: a suite's trait is that of each of its tests.
    public let isRecursive = true

    /// Runs a test, or one of its cases, on such a thread.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
    }
}

extension Trait where Self == WaitingTrait {
    /// For tests that start programs and wait for their end: they leave the threads of Swift's pool to others.
    public static var waitsForPrograms: Self { Self() }
}
