extension SuiteReader {
    /// What a suite may look like, for advice.
    static let example =
        #"{"cases":[{"name":"hello","payload":{"aps":{"session":"42"}},"session":"42"}]}"#

    /// The keys of a suite.
    enum SuiteKey: String, CaseIterable {
        /// Where editors look for the schema; read over.
        case schema = "$schema"
        case rules, device, cases
    }

    /// The keys of a case.
    enum CaseKey: String, CaseIterable {
        case name, payload, rules, device
        case session, url, javascript, calls, none, hazards, refused

        /// Those that say what is expected.
        static let expectations: [CaseKey] = [
            .session, .url, .javascript, .calls, .none, .hazards, .refused,
        ]
    }
}
