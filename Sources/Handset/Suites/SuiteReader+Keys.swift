extension SuiteReader {
    /// An example of a suite, for advice.
    static let example =
        #"{"cases":[{"name":"hello","payload":{"aps":{"session":"42"}},"session":"42"}]}"#

    /// The keys of a suite.
    enum SuiteKey: String, CaseIterable {
        /// The schema, for editors; ignored.
        case schema = "$schema"
        case rules, device, cases
    }

    /// The keys of a case.
    enum CaseKey: String, CaseIterable {
        case name, payload, pushType, rules, device
        case session, url, javascript, calls, none, hazards, refused, callbacks, display, badge

        /// The keys that state an expectation.
        static let expectations: [CaseKey] = [
            .session, .url, .javascript, .calls, .none, .hazards, .refused, .callbacks, .display,
            .badge,
        ]

        /// The expectations that may stand beside ``none``.
        static let besideNone: [CaseKey] = [.hazards, .refused, .callbacks, .display, .badge]
    }
}
