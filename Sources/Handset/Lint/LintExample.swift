/// A payload that shows what a rule of the lint finds, or what it does not.
package struct LintExample: Hashable, Sendable {
    /// The payload in JSON.
    package let json: String
    /// The headers that came with it.
    package let headers: LintHeaders
    /// The versions of iOS that get it; `nil` if they are not known.
    package let versions: ClosedRange<IOSVersion>?

    /// Creates an example.
    init(
        _ json: String, pushType: PushType? = nil, priority: String? = nil,
        versions: ClosedRange<IOSVersion>? = nil
    ) {
        self.init(
            json, headers: LintHeaders(pushType: pushType?.name, priority: priority),
            versions: versions)
    }

    /// Creates an example with headers of a request.
    init(
        _ json: String, headers: LintHeaders, versions: ClosedRange<IOSVersion>? = nil
    ) {
        self.json = json
        self.headers = headers
        self.versions = versions
    }
}
