import Foundation
import Handset
import HandsetSuites

/// The way of failed cases to a page, which shows their payloads.
struct CaseGifts {
    private let page: ShowingPage
    private let streams: StandardStreams
    /// True if the page has not taken one; no other is given then.
    private var hasFailed = false

    init(_ page: ShowingPage, _ streams: StandardStreams) {
        self.page = page
        self.streams = streams
    }

    /// Returns a failed case as the page takes it: with the app, the device and the action of its suite, so that the page
    /// says of it what the suite says.
    private static func json(
        of failed: SuiteCase, _ result: CaseResult, in suite: String
    ) -> JSONText {
        let device = ScenarioWriter(failed.scenario, from: .ofTheApp).device
        return .object([
            "payload": .string(Data(failed.payload.bytes).base64EncodedString()),
            "name": .string(failed.name), "suite": .string(PathText.shown(suite)),
            "failures": .array(
                result.failures.map { failure in
                    .object([
                        "field": .string(failure.field), "expected": .string(failure.expected),
                        "found": .string(failure.found),
                    ])
                }), "app": .object(["rules": .json(failed.rules.json), "device": device]),
            "pushType": failed.pushType.map { .string($0.name) },
        ])
    }

    /// Gives the payloads of failed cases to the page, and returns the result with its addresses.
    mutating func given(
        _ result: SuiteResult, of suite: SuiteFile
    ) throws(OutputError) -> SuiteResult {
        guard case .ran(var results) = result.content, case .success(let session) = suite.content
        else { return result }
        let cases = Dictionary(session.cases.map { ($0.place, $0) }) { first, _ in first }
        for index in results.indices where !results[index].passed && !hasFailed {
            guard let failed = cases[results[index].place] else { continue }
            do throws(ShowingPage.Refusal) {
                results[index].page = try page.give(
                    Self.json(of: failed, results[index], in: suite.path))
            } catch {
                hasFailed = true
                try streams.report("handset: \(error)")
            }
        }
        var given = result
        given.content = .ran(results)
        return given
    }
}
