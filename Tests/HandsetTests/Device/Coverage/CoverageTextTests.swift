import Handset
import Testing

/// The grid of states and actions as text.
@Suite struct CoverageTextTests {
    private static func text(
        _ coverage: StateCoverage, isColoured: Bool = false, width: Int? = nil
    ) -> String {
        var text = ""
        CoverageText(coverage, of: .cases, isColoured: isColoured, width: width).write(into: &text)
        return text
    }

    private static let modern = Scenario(.iOS(18), delegates: .userNotifications)

    @Test("States stand below one another, actions beside one another, and what is missing below")
    func grid() {
        var coverage = StateCoverage()
        for state in AppState.allCases { coverage.add(.init(state, .tap), by: "", on: Self.modern) }
        for _ in 1...12 { coverage.add(.init(.active, .nothing), by: "", on: Self.modern) }
        #expect(
            Self.text(coverage) == """
                state coverage: 7 of 23 states and actions
                             nothing  tap  button  dismiss  open
                active       12       1    ·       none     ·
                inactive     none     1    ·       none     none
                background   none     1    ·       none     none
                suspended    none     1    ·       none     none
                not-running  none     1    ·       none     none
                force-quit   none     1    ·       none     none
                ·: not possible on these devices

                """)
        #expect(coverage.description + "\n" == Self.text(coverage))
    }

    @Test("What is missing is listed if it is at most eight cells", arguments: [1, 8, 9])
    func missing(count: Int) {
        var coverage = StateCoverage()
        let all = StateCoverage().possible
        var shop = Self.modern
        shop.categories = [
            NotificationCategory(identifier: "order", actions: [NotificationAction("reply")])
        ]
        for cell in all.dropLast(count) { coverage.add(cell, by: "", on: shop) }
        let list = all.suffix(count).map(\.description).joined(separator: ", ")
        let text = Self.text(coverage).replacing("\n", with: " ")
        #expect(text.contains("no case for \(list) ") == (count <= 8))
        #expect(coverage.description.contains("\nno test for ") == (count <= 8))
    }

    @Test("Where nothing is missing, nothing is listed")
    func complete() {
        var coverage = StateCoverage()
        for cell in coverage.possible { coverage.add(cell, by: "", on: Self.modern) }
        let text = Self.text(coverage)
        #expect(text.hasPrefix("state coverage: 29 of 29 states and actions\n"))
        #expect(!text.contains("none") && !text.contains("no case"))
        #expect(text.hasSuffix("\n·: not possible on these devices\n"))
    }

    @Test("Lines are as wide as the terminal, and at most 80 columns", arguments: [60, 80, 200])
    func width(width: Int) {
        var coverage = StateCoverage()
        for cell in coverage.possible.dropLast(8) { coverage.add(cell, by: "", on: Self.modern) }
        let longest = Self.text(coverage, width: width).split(separator: "\n").map(\.count).max()
        #expect((longest ?? 0) <= min(width, 80))
    }

    @Test("In colours, what is touched is green and what is missing red")
    func colours() {
        var coverage = StateCoverage()
        coverage.add(.init(.background, .nothing), by: "", on: .ofTheApp)
        let text = Self.text(coverage, isColoured: true)
        #expect(text.contains("\u{1B}[32m1\u{1B}[0m        \u{1B}[31mnone\u{1B}[0m"))
        #expect(text.contains("\u{1B}[2m·\u{1B}[0m"))
        #expect(text.replacing(/\u{1B}\[\d+m/, with: "") == Self.text(coverage))
    }
}
