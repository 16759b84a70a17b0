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
                results[index].page = try page.give(failed.payload.bytes, failed.pushType)
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
