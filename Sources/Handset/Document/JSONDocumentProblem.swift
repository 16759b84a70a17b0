/// Says what is wrong at one place of a rule file or a suite, and what to do about it.
public struct JSONDocumentProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where it stands; without an excerpt, that is the whole file.
    public var place: SourcePlace
    /// What was found, as part of a sentence.
    public var finding: String
    /// What to do next, as part of a sentence.
    public var advice: String
    /// Whether the file is JSON, but no object.
    var isOfOtherJSON = false
    /// The line of the place; `nil` if there is none, as for a file that cannot be read.
    public var excerpt: SourceExcerpt?

    /// Creates a problem.
    public init(
        place: SourcePlace, finding: String, advice: String, excerpt: SourceExcerpt? = nil
    ) {
        self.place = place
        self.finding = finding
        self.advice = advice
        self.excerpt = excerpt
    }

    /// The whole message, as compilers write it: `source:line:column: error: …`, the line, a caret;
    /// of a whole file `source: error: …`.
    public var description: String {
        guard let excerpt else {
            return "\(SourceExcerpt.shown(place.source)): error: \(finding); \(advice)"
        }
        return "\(place): error: \(finding); \(advice)\n\(excerpt)"
    }
}
