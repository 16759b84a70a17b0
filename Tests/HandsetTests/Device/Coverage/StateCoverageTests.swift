import Handset
import Testing

/// The states and actions that tests go through, and what a requirement demands of them.
@Suite struct StateCoverageTests {
    private typealias Cell = StateCoverage.Cell

    /// Returns the coverage of a test in each cell, on the same device.
    private static func coverage(
        _ cells: [StateCoverage.Cell], on scenario: Scenario = Scenario(.iOS(18))
    ) -> StateCoverage {
        cells.reduce(into: StateCoverage()) { $0.add($1, by: "\($1)", on: scenario) }
    }

    @Test("A cell counts its tests, and keeps the names of the first ten")
    func counts() {
        let tap = Cell(.background, .tap)
        var coverage = StateCoverage()
        for number in 1...12 { coverage.add(tap, by: "\(number)", on: Scenario(.iOS(18))) }
        #expect(coverage.count(of: tap) == 12)
        #expect(coverage.names(of: tap) == (1...10).map(String.init))
        #expect(coverage.touched == [tap])
        #expect(coverage.count(of: Cell(.background, .dismiss)) == 0)
    }

    @Test("Two coverages together have the tests of both, and what is possible on either device")
    func union() {
        let tap = Cell(.background, .tap)
        var coverage = StateCoverage()
        coverage.add(tap, by: "old", on: Scenario(.iOS(4)))
        #expect(!coverage.isPossible(Cell(.active, .tap)))
        var other = StateCoverage()
        let modern = Scenario(.iOS(18), delegates: .userNotifications)
        for number in 1...10 { other.add(tap, by: "\(number)", on: modern) }
        coverage.formUnion(other)
        #expect(coverage.count(of: tap) == 11)
        #expect(coverage.names(of: tap) == ["old"] + (1...9).map(String.init))
        #expect(coverage.isPossible(Cell(.active, .tap)))
    }

    @Test("Without tests, all that some version of iOS allows is possible, and nothing else")
    func possibleOnNewest() {
        let app: DelegateMethods = [.legacy, .fetch, .actions, .userNotifications]
        let all = Set(StateCoverage().possible)
        var found: Set<StateCoverage.Cell> = []
        for major in [3, 4, 7, 8, 9, 10, 15, 18, 26] {
            var scenario = Scenario(.iOS(major), delegates: app)
            scenario.categories = [
                NotificationCategory(identifier: "chat", actions: [NotificationAction("reply")])
            ]
            let possible = Self.coverage([Cell(.active, .nothing)], on: scenario).possible
            #expect(all.isSuperset(of: possible), "iOS \(major)")
            found.formUnion(possible)
        }
        #expect(found == all && all.count == 29)
        #expect(!all.contains(Cell(.active, .open)))
    }

    @Test("On a phone of 2011 nobody taps a notification on the screen, nor a button")
    func possibleOfTheApp() {
        let coverage = Self.coverage([Cell(.active, .nothing)], on: .ofTheApp)
        let actions = AppState.allCases.map { state in
            UserAction.allCases.filter { coverage.isPossible(Cell(state, $0)) }
        }
        let away: [UserAction] = [.nothing, .tap, .dismiss, .open]
        #expect(actions == [[.nothing], [.nothing, .open], away, away, away, away])
    }

    @Test("A button is possible with a category of the app that has one")
    func buttons() {
        var scenario = Scenario(.iOS(18), delegates: .userNotifications)
        func hasButton() -> Bool {
            Self.coverage([Cell(.active, .nothing)], on: scenario)
                .isPossible(Cell(.background, .button))
        }
        #expect(!hasButton())
        scenario.categories = [NotificationCategory(identifier: "chat", actions: [])]
        #expect(!hasButton())
        scenario.categories.append(
            NotificationCategory(identifier: "mail", actions: [NotificationAction("reply")]))
        #expect(hasButton())
    }

    @Test("What a test goes through is possible")
    func touchedIsPossible() {
        let button = Cell(.background, .button)
        #expect(Self.coverage([button]).isPossible(button))
    }

    @Test("What an app never presents on the screen cannot be tapped there")
    func notPresented() {
        var scenario = Scenario(.iOS(18), delegates: .userNotifications)
        #expect(
            Self.coverage([Cell(.active, .nothing)], on: scenario)
                .isPossible(Cell(.active, .tap)))
        scenario.presentationOptions = .sound
        #expect(
            !Self.coverage([Cell(.active, .nothing)], on: scenario)
                .isPossible(Cell(.active, .tap)))
    }

    @Test("A tap is demanded in every state in which it is possible")
    func taps() {
        #expect(
            Self.coverage([Cell(.background, .tap)], on: .ofTheApp).missing(for: .taps)
                == [Cell(.suspended, .tap), Cell(.notRunning, .tap), Cell(.forceQuit, .tap)])
        let all = AppState.allCases.map { Cell($0, .tap) }
        #expect(StateCoverage().missing(for: .taps) == all)
        #expect(Self.coverage(all).missing(for: .taps) == [])
    }

    @Test("All that is possible is demanded, and no more")
    func all() throws {
        var coverage = Self.coverage([Cell(.active, .nothing)], on: .ofTheApp)
        #expect(coverage.missing(for: .all) == coverage.untouched)
        #expect(coverage.untouched.count == 18)
        for cell in coverage.untouched { coverage.add(cell, by: "", on: .ofTheApp) }
        #expect(coverage.missing(for: .all) == [] && coverage.untouched == [])
    }

    @Test("Where nothing of it is possible, a requirement demands what the newest iOS allows")
    func nothingPossible() {
        var scenario = Scenario(.iOS(18))
        scenario.permission = []
        let coverage = Self.coverage([Cell(.background, .nothing)], on: scenario)
        #expect(!coverage.isPossible(Cell(.background, .tap)))
        #expect(coverage.missing(for: .taps).count == 6)
    }

    @Test("A cell that is named is demanded, also if it is not possible on the device")
    func named() {
        let tap = Cell(.active, .tap)
        let coverage = Self.coverage([Cell(.background, .tap)], on: .ofTheApp)
        #expect(coverage.missing(for: .cells(tap, Cell(.background, .tap))) == [tap])
    }
}
