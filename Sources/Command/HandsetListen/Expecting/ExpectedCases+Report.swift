import Handset
import HandsetSuites

extension ExpectedCases {
    /// The results of the cases; where none came, with the notification that came nearest.
    var results: [CaseResult] {
        let missingCount = cases.count { $0.result == nil }
        let candidates = missingCount > 0 ? came.candidates(ofCases: missingCount) : []
        return cases.map { $0.result ?? Self.result(ofMissing: $0, candidates) }
    }

    /// Returns the report, as `handset test` writes it, and the notifications that were not expected.
    func lines(of results: [CaseResult]) -> [String] {
        var text = ""
        var report = TextReport(isVerbose: true)
        report.write(SuiteResult(name: name, content: .ran(results)), to: &text)
        return text.split(separator: "\n").map(String.init) + linesOfUnexpected
    }

    private var linesOfUnexpected: [String] {
        guard unexpectedCount > 0 else { return [] }
        let noun = unexpectedCount == 1 ? "notification has" : "notifications have"
        return ["handset: \(unexpectedCount) \(noun) a payload that is not in a case:"]
            + unexpectedLines.map { "handset:   \($0)" }
    }

    private var unexpectedLines: [String] {
        let rest = unexpectedCount - unexpected.count
        return unexpected + (rest > 0 ? ["and \(rest) more"] : [])
    }

    /// Returns the result for a report in a file, which has a case for each one of the suite.
    ///
    /// Where all of them passed and others came, a further case fails, since the run does.
    func reported(_ results: [CaseResult]) -> SuiteResult {
        var results = results
        if unexpectedCount > 0, results.allSatisfy(\.passed) {
            let place = SourcePlace(source: name, line: 1, column: 1, offset: 0)
            results.append(
                CaseResult(
                    name: "no other notification", place: place,
                    failures: [
                        CaseFailure(
                            field: "cases", place: place,
                            expected: "only notifications with the payload of a case",
                            found: unexpectedLines.joined(separator: "\n"))
                    ], reasons: []))
        }
        return SuiteResult(name: name, content: .ran(results))
    }

    private static func result(
        ofMissing expected: Expected, _ candidates: [CameNotifications.Candidate]
    ) -> CaseResult {
        let suiteCase = expected.suiteCase
        let place = suiteCase.payload.place ?? suiteCase.place
        // One that has come, and has not reached the app, is nearer than any other.
        let nearest =
            expected.otherFate == nil
            ? NearestNotification(
                to: suiteCase.payload.bytes, isPart: suiteCase.payloadIsPart, among: candidates)
            : nil
        let failure = CaseFailure(
            field: "payload", place: place,
            expected: suiteCase.payloadIsPart
                ? "a notification with this part of a payload" : "a notification with this payload",
            found: expected.otherFate
                ?? nearest.map { "none came; the nearest is \($0.came.source)" } ?? "none came")
        let differences = nearest?.difference.members ?? []
        let more = (nearest?.difference.count ?? 0) - differences.count
        return CaseResult(
            name: suiteCase.name, place: suiteCase.place,
            failures: [failure]
                + differences.map { member in
                    CaseFailure(
                        field: "payload\(member.path)", place: place, expected: member.expected,
                        found: member.found)
                },
            reasons: more > 0
                ? ["\(more) more difference\(more == 1 ? " is" : "s are") not shown"] : [],
            page: expected.otherPage ?? nearest?.came.page)
    }
}
