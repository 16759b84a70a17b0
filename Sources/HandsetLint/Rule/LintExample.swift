package import Handset

/// A payload that shows what a rule of the lint finds, or what it does not.
package struct LintExample: Hashable, Sendable {
    package let json: String
    package let headers: LintHeaders
    /// The versions of iOS that get it; `nil` if they are not known.
    package let versions: ClosedRange<IOSVersion>?
    /// The findings of the app that gets it; empty without an app.
    package private(set) var ofApp: [AppFinding] = []

    init(
        _ json: String, pushType: PushType? = nil, priority: String? = nil,
        versions: ClosedRange<IOSVersion>? = nil, ofApp: [AppFinding] = []
    ) {
        self.init(
            json, headers: LintHeaders(pushType: pushType?.name, priority: priority),
            versions: versions)
        self.ofApp = ofApp
    }

    init(
        _ json: String, headers: LintHeaders, versions: ClosedRange<IOSVersion>? = nil
    ) {
        self.json = json
        self.headers = headers
        self.versions = versions
    }
}
