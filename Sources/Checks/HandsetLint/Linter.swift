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
    /// The findings of an app in a payload under its headers; `nil` without an app.
    package var ofApp: (@Sendable (Payload, LintHeaders) -> [AppFinding])?

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
    ///   - request: The headers of its own request; the linter's take their place. If both are missing, the
    ///     headers in a message to a push service count, which held the payload.
    /// - Returns: The findings.
    public func result(
        of payload: Payload, in request: LintHeaders = LintHeaders()
    ) -> LintResult {
        result(of: payload, in: request, isKnown: nil)
    }

    /// Returns the findings in the payload that a reader has read last, with their places in its source.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - reader: The reader, whose last event the payload is.
    ///   - request: The headers of its own request; see the other method.
    /// - Returns: The findings.
    public func result(
        of payload: Payload, from reader: PayloadReader, in request: LintHeaders = LintHeaders()
    ) -> LintResult {
        result(of: payload, from: reader, in: request, isKnown: nil)
    }

    func result(
        of payload: Payload, from reader: PayloadReader, in request: LintHeaders,
        isKnown: ((LintRule, [String]) -> Bool)?
    ) -> LintResult {
        var result = result(of: payload, in: request, isKnown: isKnown)
        guard !result.findings.isEmpty else { return result }
        result.locate(
            in: reader.lastBytes, from: reader.placeOfLast,
            isWithinValue: reader.isLastWithinValue)
        return result
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
        let headers = headers(of: payload, in: request)
        let subject = LintSubject(
            payload, headers: headers, versions: versions, ofApp: ofApp?(payload, headers) ?? [])
        let rules = LintRule.allCases
        var collector = LintCollector(
            for: rules, maximumCount: maximumCount, placeholders: subject.placeholders,
            isKnown: isKnown)
        // Most payloads came without a message, which the first rules are about.
        let first = subject.message == nil ? LintRule.ofMessage.count : 0
        for index in first..<rules.count where disabled.isEmpty || !disabled.contains(rules[index])
        {
            collector.index = index
            rules[index].check(subject, &collector)
        }
        return collector.result
    }
}
