import Foundation
import Handset
import Testing

/// The choices for unknown points that an app's program is given.
@Suite struct RunAssumptionTests {
    @Test("A choice that differs from the usual one reaches the program, and no other is told")
    func choices() throws {
        var scenario = Scenario(.newest)
        var settings = RunSettings(version: "27", appState: "background", timeLimit: 1)
        settings.tell([.assume], of: scenario)
        #expect(settings.device.isEmpty)
        scenario.unconfirmed.voipFailures = .never
        settings.tell([.assume], of: scenario)
        #expect(settings.device == ["assume": ["voip-failures=never"]])
        let line = try JSONEncoder().encode(settings)
        let read = try JSONDecoder().decode(RunSettings.self, from: line)
        let applied = try #require(read.applied(to: Scenario(.newest)))
        #expect(applied.unconfirmed.voipFailures == .never)
    }

    @Test("A point or a choice that nobody knows has no meaning")
    func unknown() {
        for assumption in ["sun=up", "voip-failures=sometimes"] {
            var settings = RunSettings(version: "27", appState: "background", timeLimit: 1)
            settings.device["assume"] = [assumption]
            #expect(settings.applied(to: Scenario(.newest)) == nil)
        }
    }
}
