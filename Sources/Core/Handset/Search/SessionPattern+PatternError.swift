extension SessionPattern {
    /// The error of a pattern that cannot find sessions.
    ///
    /// ```swift
    /// do {
    ///     _ = try SessionPattern("session = ([^']*;")
    /// } catch {
    ///     print(error)
    ///     // the pattern does not compile from character 11 on; close what is open, and put a backslash before each character that is meant as itself
    ///     // session = ([^']*;
    ///     //           ^
    /// }
    /// ```
    public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
        /// A problem of a pattern.
        public enum Problem: Hashable, Sendable {
            /// NSRegularExpression rejects the pattern.
            ///
            /// - Parameter offset: The place of the error in UTF-16 units, or `nil` if the pattern is too long
            ///   to look for it.
            case doesNotCompile(offset: Int?)
            /// No group was given, and the pattern has none or several.
            case hasNotOneGroup(groupCount: Int)
            /// The pattern has no group of this number.
            case hasNoGroup(Int, groupCount: Int)
            /// The pattern has more UTF-16 units than the caller allows.
            case tooLong(length: Int, maximum: Int)
        }

        /// The pattern.
        public var pattern: String
        /// The problem.
        public var problem: Problem

        /// Creates an error.
        public init(pattern: String, problem: Problem) {
            self.pattern = pattern
            self.problem = problem
        }

        /// The finding, as part of a sentence.
        public var finding: String {
            switch problem {
            case .doesNotCompile where pattern.isEmpty: "the pattern is empty"
            case .doesNotCompile(let offset?):
                "the pattern does not compile from character \(offset + 1) on"
            case .doesNotCompile(nil): "the pattern does not compile"
            case .hasNotOneGroup(let count): "the pattern has \(count) groups"
            case .hasNoGroup(let group, let count):
                "the pattern has no group \(group); it has \(count), counted from 1"
            case .tooLong(let length, let maximum):
                "the pattern has \(length) UTF-16 units; at most \(maximum) are allowed"
            }
        }

        /// The advice, as part of a sentence.
        public var advice: String {
            switch problem {
            case .doesNotCompile where pattern.isEmpty: "give one with a group for the session"
            case .doesNotCompile(offset: _?):
                "close what is open, and put a backslash before each character that is meant as itself"
            case .doesNotCompile(nil): "try its parts one by one"
            case .hasNotOneGroup:
                "the app takes a session only from a pattern with exactly one, so put one pair of "
                    + "parentheses around the session and write the others as (?:…)"
            case .hasNoGroup: "group 0 is the whole match"
            case .tooLong: "shorten it, or raise the limit with --limit pattern-length"
            }
        }

        /// The message, the pattern, and a caret below the place if it is known.
        public var description: String {
            let message = "\(finding); \(advice)"
            switch problem {
            case .doesNotCompile where pattern.isEmpty: return message
            case .doesNotCompile(let offset?):
                let caret = String(decoding: Array(pattern.utf16.prefix(offset)), as: UTF16.self)
                return message
                    + "\n\(SourceExcerpt(line: Array(pattern.utf8), caret: caret.utf8.count))"
            case .doesNotCompile(nil), .hasNotOneGroup, .hasNoGroup: return "\(message)\n\(pattern)"
            case .tooLong: return message
            }
        }
    }
}
