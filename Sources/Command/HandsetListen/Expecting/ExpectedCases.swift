import Handset
import HandsetCommand
import HandsetGateway
import HandsetSuites

/// The cases of `--expect`, and the notifications that have arrived for them.
///
/// A notification belongs to each case that has its payload, or a part of it. It may arrive several times.
struct ExpectedCases {
    /// The number of unexpected notifications that are listed.
    private static let unexpectedLimit = 20
    /// The number of bytes of a payload that are shown.
    private static let shownByteCount = 200

    struct Expected {
        let suiteCase: SuiteCase
        /// The result of the first notification that failed, or else of the first one; `nil` if none has
        /// reached the app.
        fileprivate(set) var result: CaseResult?
        /// The words for the last notification that has not reached the app.
        fileprivate(set) var otherFate: String?
        /// The address at which the page shows that notification.
        fileprivate(set) var otherPage: String?
    }

    let name: String
    private(set) var cases: [Expected]
    private let indexes: [PayloadIdentity: [Int]]
    /// The cases that expect a part of a payload.
    private let parts: [(part: PayloadPart, index: Int)]
    private var missingCount: Int
    /// The notifications with which cases are compared for which none came.
    private(set) var came = CameNotifications()
    private(set) var unexpected: [String] = []
    private(set) var unexpectedCount = 0

    /// The rules of `options`, if they give any, are in use for every case; `app` is for suites that state
    /// no rules or scenario.
    init(
        contentsOf path: String, _ options: AppOptions, rules: SessionRules, of app: GivenApp
    ) throws(JSONDocumentError) {
        var suite = try SuiteFile(
            path, rules: options.givesRules ? rules : nil, defaults: app.suiteDefaults,
            allowsOutside: options.allowsOutside
        ).content.get()
        suite.limitMatches(to: options.matchLimit)
        self.init(suite, named: path)
    }

    init(_ suite: SessionSuite, named name: String) {
        self.name = name
        cases = suite.cases.map { Expected(suiteCase: $0) }
        let ofWholes = suite.cases.indices.filter { !suite.cases[$0].payloadIsPart }
        indexes = Dictionary(
            grouping: ofWholes, by: { PayloadIdentity(suite.cases[$0].payload.bytes) })
        parts = suite.cases.indices.compactMap { index in
            guard suite.cases[index].payloadIsPart else { return nil }
            return PayloadPart(suite.cases[index].payload.bytes).map { ($0, index) }
        }
        missingCount = cases.count
    }

    /// True if a notification has reached the app for each case.
    var isComplete: Bool { missingCount == 0 }

    /// True if each case has passed, and nothing else has reached the app.
    var isMet: Bool { unexpectedCount == 0 && cases.allSatisfy { $0.result?.passed == true } }

    /// `link` is the address at which the page shows it; `nil` without one.
    mutating func take(_ arrival: Arrival, at link: String?) {
        let identity = PayloadIdentity(arrival.payloadBytes)
        let found = (indexes[identity] ?? []) + indexesOfParts(of: arrival)
        guard arrival.outcome.isDelivered else {
            let words = arrival.outcome.words(of: arrival.notification.providerProtocol)
            for index in found {
                cases[index].otherFate = "one \(words)"
                cases[index].otherPage = link
            }
            return
        }
        came.keep(
            CameNotifications.Came(
                source: arrival.notification.source, payload: arrival.payloadBytes, page: link),
            identity, isExpected: !found.isEmpty)
        for index in found { pass(arrival, to: index, at: link) }
        if found.isEmpty { addUnexpected(arrival, at: link) }
    }

    private func indexesOfParts(of arrival: Arrival) -> [Int] {
        guard !parts.isEmpty, let payload = try? Payload(json: arrival.payloadBytes) else {
            return []
        }
        return parts.filter { $0.part.isPart(of: payload) }.map(\.index)
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
}
