public import Foundation

/// A pattern that finds a session in the text that Darwin prints for a value.
///
/// ```swift
/// let found = try SessionPattern.app.firstMatch(in: "{\n    session = 42;\n}")
/// print(found?.session ?? "none", found?.range ?? 0..<0)
/// // 42 16..<18
/// ```
public struct SessionPattern: Sendable {
    /// The pattern of the app: `session = ([^']*);`, case-insensitive.
    ///
    /// Its group is greedy and stops only at an apostrophe: it takes everything up to the last
    /// semicolon that it can reach.
    public static let app: SessionPattern = {
        // swift-format-ignore: NeverUseForceTry
        try! SessionPattern("session = ([^']*);", options: .caseInsensitive)  // because the pattern
        // is a constant, and a test compiles it
    }()

    /// How many UTF-16 units a pattern may have unless the caller says otherwise: 65,536.
    public static let defaultMaximumLength = 65_536

    /// Where a pattern has found a session.
    public struct Match: Hashable, Sendable {
        /// The session, exactly as it stands in the text.
        public var session: String
        /// Where the session stands in the text, in UTF-16 units.
        public var range: Range<Int>
        /// Where all that the pattern has matched stands in the text, in UTF-16 units.
        public var wholeRange: Range<Int>

        /// Creates a match.
        public init(session: String, range: Range<Int>, wholeRange: Range<Int>) {
            self.session = session
            self.range = range
            self.wholeRange = wholeRange
        }
    }

    /// The pattern as it was given.
    public var pattern: String { parts.pattern }
    /// The options of the pattern.
    public var options: NSRegularExpression.Options { parts.expression.options }
    /// The number of the group that holds the session; 0 is the whole match.
    public var group: Int { parts.group }
    /// How long it may search one text.
    public var timeLimit: MatchTimeLimit { parts.timeLimit }

    /// In an object, since patterns are copied far more often than they are made.
    private final class Parts: Sendable {
        let pattern: String
        let group: Int
        let expression: NSRegularExpression
        let beginning: PatternBeginning?
        /// The same expression where case matters, which is quicker; `nil` if it would never be asked.
        let ownCaseExpression: NSRegularExpression?
        let timeLimit: MatchTimeLimit
        /// A search in so many UTF-16 units is sure to be over in time.
        let largestQuickCount: Int

        init(
            _ pattern: String, group: Int, _ expression: NSRegularExpression,
            timeLimit: MatchTimeLimit
        ) {
            self.pattern = pattern
            self.group = group
            self.expression = expression
            self.timeLimit = timeLimit
            beginning = PatternBeginning(of: pattern, options: expression.options)
            ownCaseExpression =
                beginning?.knowsCase == true
                ? try? NSRegularExpression(
                    pattern: pattern, options: expression.options.subtracting(.caseInsensitive))
                : nil
            largestQuickCount =
                PatternCost(of: pattern, options: expression.options)?
                .largestCount(for: timeLimit.duration) ?? 0
        }
    }

    private let parts: Parts

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - pattern: A pattern of NSRegularExpression's, that is ICU's.
    ///   - options: The options of the pattern.
    ///   - group: The number of the group that holds the session; 0 is the whole match. If `nil`, the
    ///     pattern has to have exactly one group, as the app demands.
    ///   - maximumLength: How many UTF-16 units the pattern may have.
    ///   - timeLimit: How long it may search one text.
    /// - Throws: ``SessionPatternError`` if the pattern does not compile, has no such group, or is too
    ///   long.
    public init(
        _ pattern: String, options: NSRegularExpression.Options = [], group: Int? = nil,
        maximumLength: Int = SessionPattern.defaultMaximumLength,
        timeLimit: MatchTimeLimit = .default
    ) throws(SessionPatternError) {
        let length = pattern.utf16.count
        guard length <= maximumLength else {
            throw SessionPatternError(
                pattern: pattern, problem: .tooLong(length: length, maximum: maximumLength))
        }
        let expression: NSRegularExpression
        do {
            expression = try NSRegularExpression(pattern: pattern, options: options)
        } catch {
            throw SessionPatternError(
                pattern: pattern,
                problem: .doesNotCompile(
                    offset: Self.lengthOfLongestPrefixThatCompiles(pattern, options)))
        }
        let groupCount = expression.numberOfCaptureGroups
        if let group {
            guard (0...groupCount).contains(group) else {
                throw SessionPatternError(
                    pattern: pattern, problem: .hasNoGroup(group, groupCount: groupCount))
            }
        } else if groupCount != 1 {
            throw SessionPatternError(
                pattern: pattern, problem: .hasNotOneGroup(groupCount: groupCount))
        }
        // Foundation would give it back with escapes where metacharacters are ignored.
        parts = Parts(pattern, group: group ?? 1, expression, timeLimit: timeLimit)
    }

    /// The same pattern with an expression of its own.
    var withOwnExpression: SessionPattern {
        // It compiles, since it has done so before.
        guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else {
            return self
        }
        return SessionPattern(Parts(pattern, group: group, expression, timeLimit: timeLimit))
    }

    /// The same pattern with another time for each search.
    public func limiting(to timeLimit: MatchTimeLimit) -> SessionPattern {
        SessionPattern(Parts(pattern, group: group, parts.expression, timeLimit: timeLimit))
    }

    private init(_ parts: Parts) { self.parts = parts }

    /// Searches a text for its first match.
    ///
    /// Later matches are not looked at, even where the group takes no part in the first.
    ///
    /// - Parameter text: What Darwin prints for a value.
    /// - Returns: The session and where it stands, or `nil` if there is none.
    /// - Throws: ``SearchError`` if the search comes to no end.
    public func firstMatch(in text: String) throws(SearchError) -> Match? {
        try firstMatch(in: text, timer: nil)
    }

    /// Does the same, in a time that is measured for several searches.
    func firstMatch(in text: String, timer: MatchTimer?) throws(SearchError) -> Match? {
        var text = text
        let result = text.withUTF8 { text in
            Result { () throws(SearchError) in
                try firstFinding(in: text, timer: timer).map { finding in
                    Match(
                        session: String(decoding: text[finding.bytes], as: UTF8.self),
                        range: finding.range, wholeRange: finding.wholeRange)
                }
            }
        }
        return try result.get()
    }

    /// Searches a text, in valid UTF-8, for its first match.
    func firstFinding(
        in text: UnsafeBufferPointer<UInt8>, timer: MatchTimer? = nil
    ) throws(SearchError) -> PatternFinding? {
        guard let part = searchedPart(of: text) else { return nil }
        let string = String(
            decoding: UnsafeBufferPointer(rebasing: text[part.bytes]), as: UTF8.self)
        let count = part.isASCII ? part.bytes.count : string.utf16.count
        let searched = NSRange(location: 0, length: count)
        let expression =
            part.hasOwnCase ? parts.ownCaseExpression ?? parts.expression : parts.expression
        let result =
            part.isMatch || count <= parts.largestQuickCount
            ? expression.firstMatch(in: string, options: [], range: searched)
            : try Self.watchedFirstMatch(
                of: parts.expression, in: string, searched, timer ?? timeLimit.makeTimer())
        guard let result else { return nil }
        let (whole, range) = (result.range, result.range(at: group))
        guard range.location != NSNotFound else { return nil }
        let bytes =
            if part.isASCII {
                part.bytes.lowerBound + range.location..<part.bytes.lowerBound + range.upperBound
            } else {
                bytes(of: range, in: text, from: part.bytes.lowerBound)
            }
        return PatternFinding(
            bytes: bytes, range: part.start + range.location..<part.start + range.upperBound,
            wholeRange: part.start + whole.location..<part.start + whole.upperBound)
    }

    /// How many values of a payload can have a match in their printed texts, as far as its JSON tells.
    ///
    /// - Parameter json: The payload as it came.
    /// - Returns: The largest number, or `nil` if nothing can be told.
    func largestFindingCount(in json: UnsafeBufferPointer<UInt8>) -> Int? {
        parts.beginning?.largestFindingCount(in: json)
    }

    private func searchedPart(of text: UnsafeBufferPointer<UInt8>) -> SearchedPart? {
        guard let beginning = parts.beginning else {
            return SearchedPart(
                bytes: 0..<text.count, start: 0, isASCII: text.isASCII, isMatch: false)
        }
        return beginning.searchedPart(of: text)
    }

    private func bytes(
        of range: NSRange, in text: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Range<Int> {
        let lower = text.offset(start, offsetByUTF16: range.location)
        return lower..<text.offset(lower, offsetByUTF16: range.length)
    }

    // Linux's NSRegularExpression says only that a pattern is bad. Where the longest part from the
    // beginning that compiles ends, there begins what cannot be.
    private static func lengthOfLongestPrefixThatCompiles(
        _ pattern: String, _ options: NSRegularExpression.Options
    ) -> Int? {
        guard pattern.utf16.count <= 1_000 else { return nil }
        var prefix = pattern.dropLast()
        while !prefix.isEmpty {
            if (try? NSRegularExpression(pattern: String(prefix), options: options)) != nil {
                break
            }
            prefix = prefix.dropLast()
        }
        return prefix.utf16.count
    }
}
