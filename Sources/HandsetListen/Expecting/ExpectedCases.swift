import Handset
import HandsetCommand
import HandsetGateway
import HandsetSuites

/// The cases of `--expect`, and the notifications that have arrived for them.
///
/// A notification belongs to each case that has its payload. It may arrive several times.
struct ExpectedCases {
    /// The number of unexpected notifications that are listed.
    private static let unexpectedLimit = 20
    /// The number of bytes of a payload that are shown.
    private static let shownByteCount = 200

    private struct Expected {
        let suiteCase: SuiteCase
        /// The result of the first notification that failed, or else of the first one; `nil` if none has
        /// reached the app.
        var result: CaseResult?
        /// The words for the last notification that has not reached the app.
        var otherFate: String?
        /// The address at which the page shows that notification.
        var otherPage: String?
    }

    private let name: String
    private var cases: [Expected]
    private let indexes: [PayloadIdentity: [Int]]
    private var missingCount: Int
    private var unexpected: [String] = []
    private var unexpectedCount = 0

    /// The rules of `options`, if they give any, are in force for every case; `app` is for suites that state
    /// no rules or scenario.
    init(
        contentsOf path: String, _ options: AppOptions, rules: SessionRules, of app: GivenApp
    ) throws(JSONDocumentError) {
        var suite = try SuiteFile(
            path, rules: options.givesRules ? rules : nil, defaults: app.suiteDefaults,
            allowsOutside: options.allowsOutside
        ).content.get()
        suite.limitMatches(to: options.matchLimit)
        name = path
        cases = suite.cases.map { Expected(suiteCase: $0) }
        indexes = Dictionary(
            grouping: suite.cases.indices, by: { PayloadIdentity(suite.cases[$0].payload.bytes) })
        missingCount = cases.count
    }

    /// True if a notification has reached the app for each case.
    var isComplete: Bool { missingCount == 0 }

    /// True if each case has passed, and nothing else has reached the app.
    var isMet: Bool { unexpectedCount == 0 && cases.allSatisfy { $0.result?.passed == true } }

    /// `link` is the address at which the page shows it; `nil` without one.
    mutating func take(_ arrival: Arrival, at link: String?) {
        let found = indexes[PayloadIdentity(arrival.payloadBytes)] ?? []
        guard arrival.outcome.isDelivered else {
            let words = arrival.outcome.words(of: arrival.notification.providerProtocol)
            for index in found {
                cases[index].otherFate = "one \(words)"
                cases[index].otherPage = link
            }
            return
        }
        for index in found { pass(arrival, to: index, at: link) }
        if found.isEmpty { addUnexpected(arrival, at: link) }
    }

    private mutating func pass(_ arrival: Arrival, to index: Int, at link: String?) {
        if cases[index].result == nil { missingCount -= 1 }
        guard cases[index].result?.passed != false else { return }
        var suiteCase = cases[index].suiteCase
        // As it was sent: the order of keys decides the order of sessions.
        suiteCase.payload.bytes = arrival.payloadBytes
        var result = suiteCase.run()
        result.page = link
        cases[index].result = result
    }

    private mutating func addUnexpected(_ arrival: Arrival, at link: String?) {
        unexpectedCount += 1
        guard unexpected.count < Self.unexpectedLimit else { return }
        let payload = String(
            decoding: arrival.payloadBytes.prefix(Self.shownByteCount), as: UTF8.self)
        let rest = arrival.payloadBytes.count > Self.shownByteCount ? "…" : ""
        unexpected.append(
            "\(arrival.notification.source) \(SourceExcerpt.shown(payload))\(rest)"
                + (link.map { ", see \($0)" } ?? ""))
    }

    // MARK: - The report

    /// The report, as `handset test` writes it, and the notifications that were not expected.
    var lines: [String] {
        var text = ""
        var report = TextReport(isVerbose: true)
        report.write(
            SuiteResult(name: name, content: .ran(cases.map(Self.result))), to: &text)
        var lines = text.split(separator: "\n").map(String.init)
        guard unexpectedCount > 0 else { return lines }
        let noun = unexpectedCount == 1 ? "notification has" : "notifications have"
        lines.append("handset: \(unexpectedCount) \(noun) a payload that is not in a case:")
        lines += unexpected.map { "handset:   \($0)" }
        if unexpectedCount > unexpected.count {
            lines.append("handset:   and \(unexpectedCount - unexpected.count) more")
        }
        return lines
    }

    private static func result(of expected: Expected) -> CaseResult {
        let suiteCase = expected.suiteCase
        return expected.result
            ?? CaseResult(
                name: suiteCase.name, place: suiteCase.place,
                failures: [
                    CaseFailure(
                        field: "payload", place: suiteCase.payload.place ?? suiteCase.place,
                        expected: "a notification with this payload",
                        found: expected.otherFate ?? "none came")
                ], reasons: [], page: expected.otherPage)
    }
}
