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

    /// The default number of UTF-16 units that a pattern may have: 65,536.
    public static let defaultMaximumLength = 65_536

    /// A match of a pattern.
    public struct Match: Hashable, Sendable {
        /// The session, exactly as it stands in the text.
        public var session: String
        /// The range of the session in the text, in UTF-16 units.
        public var range: Range<Int>
        /// The range of the whole match in the text, in UTF-16 units.
        public var wholeRange: Range<Int>

        /// Creates a match.
        public init(session: String, range: Range<Int>, wholeRange: Range<Int>) {
            self.session = session
            self.range = range
            self.wholeRange = wholeRange
        }
    }

    /// The pattern as it was given; Foundation would add escapes where metacharacters are ignored.
    public let pattern: String
    /// The options of the pattern.
    public var options: NSRegularExpression.Options { expression.options }
    /// The number of the group that holds the session; 0 is the whole match.
    public let group: Int
    /// The longest time that it may search one text.
    public let timeLimit: MatchTimeLimit

    let expression: NSRegularExpression

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - pattern: A pattern of NSRegularExpression's, that is ICU's.
    ///   - options: The options of the pattern.
    ///   - group: The number of the group that holds the session; 0 is the whole match. If `nil`, the
    ///     pattern must have exactly one group, as the app demands.
    ///   - maximumLength: The largest number of UTF-16 units in the pattern.
    ///   - timeLimit: The longest time that it may search one text.
    /// - Throws: ``SessionPattern/PatternError`` if the pattern does not compile, has no such group, or is too
    ///   long.
    public init(
        _ pattern: String, options: NSRegularExpression.Options = [], group: Int? = nil,
        maximumLength: Int = SessionPattern.defaultMaximumLength,
        timeLimit: MatchTimeLimit = .default
    ) throws(SessionPattern.PatternError) {
        let length = pattern.utf16.count
        guard length <= maximumLength else {
            throw SessionPattern.PatternError(
                pattern: pattern, problem: .tooLong(length: length, maximum: maximumLength))
        }
        let expression: NSRegularExpression
        do {
            expression = try NSRegularExpression(pattern: pattern, options: options)
        } catch {
            throw SessionPattern.PatternError(
                pattern: pattern,
                problem: .doesNotCompile(
                    offset: Self.lengthOfLongestPrefixThatCompiles(pattern, options)))
        }
        let groupCount = expression.numberOfCaptureGroups
        if let group {
            guard (0...groupCount).contains(group) else {
                throw SessionPattern.PatternError(
                    pattern: pattern, problem: .hasNoGroup(group, groupCount: groupCount))
            }
        } else if groupCount != 1 {
            throw SessionPattern.PatternError(
                pattern: pattern, problem: .hasNotOneGroup(groupCount: groupCount))
        }
        self.init(pattern, group: group ?? 1, expression, timeLimit: timeLimit)
    }

    private init(
        _ pattern: String, group: Int, _ expression: NSRegularExpression, timeLimit: MatchTimeLimit
    ) {
        self.pattern = pattern
        self.group = group
        self.expression = expression
        self.timeLimit = timeLimit
    }

    var withOwnExpression: SessionPattern {
        // It compiles, since it has done so before.
        guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else {
            return self
        }
        return SessionPattern(pattern, group: group, expression, timeLimit: timeLimit)
    }

    /// Returns the same pattern with another time limit for each search.
    public func limiting(to timeLimit: MatchTimeLimit) -> SessionPattern {
        SessionPattern(pattern, group: group, expression, timeLimit: timeLimit)
    }

    // On Linux, NSRegularExpression does not tell the place of an error. It is taken to be where the longest
    // prefix that compiles ends.
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

extension SessionPattern: Hashable {
    /// Returns true if two patterns have the same text, options, group and time limit.
    public static func == (left: SessionPattern, right: SessionPattern) -> Bool {
        left.pattern.utf8.elementsEqual(right.pattern.utf8) && left.options == right.options
            && left.group == right.group && left.timeLimit.duration == right.timeLimit.duration
    }

    /// Hashes the pattern.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Array(pattern.utf8))
        hasher.combine(options.rawValue)
        hasher.combine(group)
    }
}
