import Foundation
import HandsetTestSupport
import Testing

/// The recorder's app, played on Handset's own phone, each form in a process that has no other phone.
@Suite struct RecorderTests {
    @Test("The recorder's app writes down what the planner says, without scenes")
    func application() async {
        await #expect(processExitsWith: .success) {
            try await RecorderRuns().plays("application", Repository.scenarios())
        }
    }

    @Test("The recorder's app writes down what the planner says, with scenes")
    func scenes() async {
        await #expect(processExitsWith: .success) {
            try await RecorderRuns().plays("scenes", Repository.scenarios())
        }
    }
}

extension Repository {
    /// The scenarios of the recorder.
    fileprivate static func scenarios() throws -> String {
        String(decoding: try bytes(of: "samples/recorder/scenarios.tsv"), as: UTF8.self)
    }
}
