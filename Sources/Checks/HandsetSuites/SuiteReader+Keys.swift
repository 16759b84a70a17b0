import Handset

extension SuiteReader {
    static let example =
        #"{"cases":[{"name":"hello","payload":{"aps":{"session":"42"}},"session":"42"}]}"#

    enum SuiteKey: String, CaseIterable {
        /// The schema, for editors; ignored.
        case schema = "$schema"
        case rules, device, web, cases
    }

    enum CaseKey: String, CaseIterable {
        case name, payload, payloadIsPart, pushType, rules, device
        case session, url, javascript, calls, none, hazards, refused, callbacks, display, badge,
            webView

        static let expectations: [CaseKey] = [
            .session, .url, .javascript, .calls, .none, .hazards, .refused, .callbacks, .display,
            .badge, .webView,
        ]

        /// The expectations that may stand beside ``none``.
        static let besideNone: [CaseKey] = [
            .hazards, .refused, .callbacks, .display, .badge, .webView,
        ]
    }
}
