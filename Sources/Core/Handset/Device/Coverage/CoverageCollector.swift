/// The coverage of tests while they run.
///
/// What is possible is planned once for each device, not for each of a million cases.
package struct CoverageCollector: Sendable {
    private struct Device: Hashable, Sendable {
        let scenario: Scenario
        /// A category with a button that the notification names; `nil` if it names none.
        let category: String?
    }

    package private(set) var coverage = StateCoverage()
    private var devices: Set<Device> = []
    /// The device of the last test, often also the next test's.
    private var last: Device?

    package init() {}

    /// Adds a test; the category is its notification's, or `nil`.
    package mutating func add(
        _ cell: StateCoverage.Cell, by name: String, on scenario: Scenario, category: String?
    ) {
        let device = Device(
            scenario: scenario.asDevice, category: scenario.categoryWithButton(for: category))
        var possible: Set<StateCoverage.Cell> = []
        if device != last, devices.insert(device).inserted {
            possible = scenario.possibleCells(category: device.category)
        }
        last = device
        coverage.add(cell, by: name, possible: possible)
    }
}
