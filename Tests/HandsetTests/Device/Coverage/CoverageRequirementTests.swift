import Handset
import Testing

/// The texts of cells and of requirements.
@Suite struct CoverageRequirementTests {
    @Test(
        "A requirement is what its text says",
        arguments: [
            ("taps", StateCoverage.Requirement.taps), ("all", .all), ("*:tap", .taps),
            ("*:*", .all), ("background:tap", .cells(.init(.background, .tap))),
            (
                "killed:dismiss,foreground:tap",
                .cells(.init(.notRunning, .dismiss), .init(.active, .tap))
            ),
        ])
    func texts(text: String, requirement: StateCoverage.Requirement) throws {
        #expect(try StateCoverage.Requirement(text) == requirement)
        #expect(try StateCoverage.Requirement("\(requirement)") == requirement)
    }

    @Test(
        "Its parts together demand what each of them demands",
        arguments: [
            ("taps,background:*", 10), ("force-quit:*", 5), ("active:*", 4), ("*:open", 5),
            ("all,background:tap", 29),
        ])
    func parts(text: String, count: Int) throws {
        #expect(StateCoverage().missing(for: try .init(text)).count == count)
    }

    @Test(
        "A text that is no requirement is refused with the part that is wrong",
        arguments: [
            ("", "", .notAPair), ("tap", "tap", .notAPair), ("taps,", "", .notAPair),
            ("background:tap:tap", "background:tap:tap", .notAPair),
            ("bakground:tap", "bakground", .unknownState),
            ("background:", "", .unknownAction), ("taps,background:Tap", "Tap", .unknownAction),
            ("active:open", "active:open", .neverPossible),
            ("foreground:open", "foreground:open", .neverPossible),
        ] as [(String, String, StateCoverage.RequirementError.Problem)])
    func refused(
        text: String, part: String, problem: StateCoverage.RequirementError.Problem
    ) throws {
        #expect(throws: StateCoverage.RequirementError(part, problem)) {
            _ = try StateCoverage.Requirement(text)
        }
    }

    @Test("An error says what could be given")
    func errors() {
        let error = StateCoverage.RequirementError("tab", .unknownAction)
        #expect(
            "\(error)" == """
                "tab" is not an action; give nothing, tap, button, dismiss, open, or * for all
                """)
    }

    @Test("A cell is read from the text that it prints", arguments: StateCoverage.Cell.allCases)
    func cells(cell: StateCoverage.Cell) {
        #expect(StateCoverage.Cell("\(cell)") == cell)
    }

    @Test(
        "No other text is a cell",
        arguments: ["", ":", "tap", "background", "background:tap:", "*:tap"])
    func noCell(text: String) {
        #expect(StateCoverage.Cell(text) == nil)
    }
}
