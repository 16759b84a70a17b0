/// The coverage of the tests whose phones note what they go through.
///
/// A test counts once for each cell, however often it goes through it.
final class CoverageOfPhones: Sendable {
    private struct Touch: Hashable, Sendable {
        let cell: StateCoverage.Cell
        let test: String
    }

    private struct State: Sendable {
        var collector = CoverageCollector()
        var touches: Set<Touch> = []
    }

    /// A test that runs, and the coverage that it counts for.
    struct RunningTest: Sendable {
        let coverage: CoverageOfPhones
        let name: String

        static var current: RunningTest? {
            CoverageOfPhones.current.map { RunningTest(coverage: $0, name: $0.nameOfTest()) }
        }
    }

    @TaskLocal static var current: CoverageOfPhones?

    private let state = Locked(State())
    private let nameOfTest: @Sendable () -> String
    /// The coverage of more tests, which is noted too.
    private let outer = CoverageOfPhones.current

    init(nameOfTest: @escaping @Sendable () -> String) {
        self.nameOfTest = nameOfTest
    }

    var coverage: StateCoverage { state.withLock(\.collector.coverage) }

    func add(
        _ cell: StateCoverage.Cell, by test: String, on scenario: Scenario, category: String?
    ) {
        state.withLock { state in
            guard state.touches.insert(Touch(cell: cell, test: test)).inserted else { return }
            state.collector.add(cell, by: test, on: scenario, category: category)
        }
        outer?.add(cell, by: test, on: scenario, category: category)
    }
}
