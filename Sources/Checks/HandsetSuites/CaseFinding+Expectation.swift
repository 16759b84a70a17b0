import Handset

extension CaseFinding {
    /// Makes an expectation that the sessions found meet, of the given key if that can state the result.
    func expectation(
        preferring key: SuiteReader.CaseKey
    ) -> (key: SuiteReader.CaseKey, value: JSONText) {
        guard let first = outcomes.routes.first(where: { _ in true }) else {
            return (.none, .boolean(true))
        }
        func isOne(_ text: (SessionRoute) -> String) -> Bool {
            outcomes.routes.allSatisfy { ComparedText.areEqual(text($0), text(first)) }
        }
        switch key {
        case .url where isOne(\.lookup.url): return (.url, .string(first.lookup.url))
        case .javascript where isOne(\.lookup.javaScript):
            return (.javascript, .string(first.lookup.javaScript))
        case .session where isOne(\.match.session), .none where isOne(\.match.session),
            .refused where isOne(\.match.session):
            return (.session, .string(first.match.session))
        default: return (.calls, .texts(Array(calls)))
        }
    }
}
