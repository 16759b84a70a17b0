import Foundation
import Handset
import Testing

/// The choices for unknown points that an app's program is given.
@Suite struct RunAssumptionTests {
    @Test("A choice that differs from the usual one reaches the program, and no other is told")
    func choices() throws {
        var scenario = Scenario(.newest)
        #expect(scenario.unconfirmed.assumptions == nil)
        scenario.unconfirmed.voipFailures = .never
        #expect(scenario.unconfirmed.assumptions == ["voip-failures": "never"])
        var settings = RunSettings(version: "27", appState: "background", timeLimit: 1)
        settings.assumptions = scenario.unconfirmed.assumptions
        let line = try JSONEncoder().encode(settings)
        let read = try JSONDecoder().decode(RunSettings.self, from: line)
        let applied = try #require(read.applied(to: Scenario(.newest)))
        #expect(applied.unconfirmed.voipFailures == .never)
    }

    @Test("A point or a choice that nobody knows has no meaning")
    func unknown() {
        for assumptions in [["sun": "up"], ["voip-failures": "sometimes"]] {
            var settings = RunSettings(version: "27", appState: "background", timeLimit: 1)
            settings.assumptions = assumptions
            #expect(settings.applied(to: Scenario(.newest)) == nil)
        }
    }
}
