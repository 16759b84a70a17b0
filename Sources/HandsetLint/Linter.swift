public import Handset

/// A check of payloads by what Apple's documentation says, whatever the app.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","content_available":1}}"#)
/// for finding in Linter().result(of: payload).findings { print(finding) }
/// // warning: aps-unknown-key: aps has the key "content_available"; is it content-available?
/// ```
public struct Linter: Sendable {
    /// The largest number of findings of a payload that are made by default: 1,000.
    public static let defaultMaximumCount = 1_000

    /// The headers that come with every payload, as far as they are known.
    public var headers: LintHeaders
    /// The versions of iOS of the devices; `nil` if they are not known.
    public var versions: ClosedRange<IOSVersion>?
    /// The rules that do not look.
    public var disabled: Set<LintRule>
    /// The largest number of findings of a payload that are made; the others are counted.
    public var maximumCount: Int

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - headers: The headers that come with every payload, as far as they are known.
    ///   - versions: The versions of iOS of the devices; `nil` if they are not known.
    ///   - disabled: The rules that do not look.
    ///   - maximumCount: The largest number of findings of a payload that are made.
    public init(
        headers: LintHeaders = LintHeaders(), versions: ClosedRange<IOSVersion>? = nil,
        disabled: Set<LintRule> = [], maximumCount: Int = Linter.defaultMaximumCount
    ) {
        self.headers = headers
        self.versions = versions
        self.disabled = disabled
        self.maximumCount = maximumCount
    }

    /// Returns the findings in a payload.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - request: The headers of its own request; those of the linter take their place.
    ///     Those of a message to a push service, which held the payload, count where both are missing.
    /// - Returns: The findings.
    public func result(
        of payload: Payload, in request: LintHeaders = LintHeaders()
    ) -> LintResult {
        result(of: payload, in: request, isKnown: nil)
    }

    /// Returns the headers that count: of the linter, else of the request, else of the message.
    package func headers(of payload: Payload, in request: LintHeaders) -> LintHeaders {
        guard let message = payload.origin.message else { return request.overridden(by: headers) }
        return LintHeaders(message.headers).overridden(by: request).overridden(by: headers)
    }

    /// Returns the findings in a payload that were not known before.
    package func result(
        of payload: Payload, in request: LintHeaders, isKnown: ((LintRule, [String]) -> Bool)?
    ) -> LintResult {
        let subject = LintSubject(
            payload, headers: headers(of: payload, in: request), versions: versions)
        let rules = LintRule.allCases
        var collector = LintCollector(
            for: rules, maximumCount: maximumCount, isKnown: isKnown)
        for index in rules.indices where disabled.isEmpty || !disabled.contains(rules[index]) {
            collector.index = index
            rules[index].check(subject, &collector)
        }
        return collector.result
    }
}
