extension JSONDocumentError {
    /// An error at one place of a rule file or a suite.
    ///
    /// ```swift
    /// do {
    ///     _ = try SessionRules(json: Array(#"{"rules":3}"#.utf8), source: "rules.json")
    /// } catch {
    ///     for problem in error.problems {
    ///         print("\(problem.place): \(problem.finding); \(problem.advice)")
    ///         // rules.json:1:10: "rules" is the number 3; give an array in [ and ]
    ///     }
    /// }
    /// ```
    public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// The cause of the problem.
        public var cause: any JSONDocumentError.Cause
        /// The place of the problem.
        ///
        /// Without an excerpt, the problem is about the whole file.
        public var place: SourcePlace
        /// The line of the place; `nil` if the problem is about the whole file, such as one that cannot be read.
        public var excerpt: SourceExcerpt?
        /// True if the message shows nothing of the file, which was reached by a symbolic link.
        private var hidesBytes = false

        /// Creates a problem.
        public init(
            _ cause: any JSONDocumentError.Cause, at place: SourcePlace,
            excerpt: SourceExcerpt? = nil
        ) {
            self.cause = cause
            self.place = place
            self.excerpt = excerpt
        }

        /// Creates a problem at a line of a file, of which nothing is shown if a symbolic link leads to it.
        package init(
            _ cause: any JSONDocumentError.Cause, at place: SourcePlace, in excerpt: SourceExcerpt
        ) {
            self.init(cause, at: place, excerpt: excerpt)
            hidesBytes = LinkedFile.isReached(by: place.source)
        }

        package init(_ cause: any JSONDocumentError.Cause, ofFile path: String) {
            self.init(cause, at: SourcePlace(source: path, line: 1, column: 1, offset: 0))
        }

        /// The problem, as part of a sentence.
        public var finding: String { hidesBytes ? HiddenBytes.finding : cause.finding }

        /// The advice, as part of a sentence.
        public var advice: String { hidesBytes ? HiddenBytes.advice : cause.advice }

        /// The whole message, as compilers write it: `source:line:column: error: …`, the line, a caret.
        ///
        /// For a whole file it is `source: error: …`.
        public var description: String {
            guard let excerpt else {
                return "\(SourceExcerpt.shown(place.source)): error: \(finding); \(advice)"
            }
            return "\(place): error: \(finding); \(advice)" + (hidesBytes ? "" : "\n\(excerpt)")
        }

        /// Returns true if two problems have equal causes at the same place.
        public static func == (one: Self, other: Self) -> Bool {
            AnyHashable(one.cause) == AnyHashable(other.cause) && one.place == other.place
                && one.excerpt == other.excerpt
        }

        /// Hashes the cause and the place.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(AnyHashable(cause))
            hasher.combine(place)
        }
    }
}
