package import Handset

/// A payload that shows what a rule of the lint finds, or what it does not.
package struct LintExample: Hashable, Sendable {
    package let json: String
    package let headers: LintHeaders
    /// The versions of iOS that get it; `nil` if they are not known.
    package let versions: ClosedRange<IOSVersion>?
    /// The findings of the app that gets it; empty without an app.
    package private(set) var ofApp: [AppFinding] = []
    /// The folder of an app with such a payload, among the samples; `nil` for rules that need no app.
    package private(set) var sample: String?

    init(
        _ json: String, pushType: PushType? = nil, priority: String? = nil,
        versions: ClosedRange<IOSVersion>? = nil, ofApp: [AppFinding] = [],
        sample: String? = nil
    ) {
        self.init(
            json, headers: LintHeaders(pushType: pushType?.name, priority: priority),
            versions: versions)
        self.ofApp = ofApp
        self.sample = sample
    }

    init(
        _ json: String, headers: LintHeaders, versions: ClosedRange<IOSVersion>? = nil
    ) {
        self.json = json
        self.headers = headers
        self.versions = versions
    }
}
