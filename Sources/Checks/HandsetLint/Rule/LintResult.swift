package import Handset

/// The findings of a lint in one payload.
public struct LintResult: Sendable {
    /// The first findings, in the order of the rules.
    public internal(set) var findings: [LintFinding] = []
    /// The numbers of all findings, also of those that were not made.
    public internal(set) var counts = LintCounts()
    /// The number of all findings of each rule, in the order of the rules; empty if there are none.
    var countsByRule: [Int] = []
    /// The number of findings that were known before, and are not counted.
    public internal(set) var knownCount = 0

    /// The number of findings beyond the first ones.
    public var moreCount: Int { counts.total - findings.count }

    /// Finds the places of the findings in the text of the payload.
    ///
    /// If `isWithinValue`, the payload was found in another value, which begins at `start`. Then that is
    /// the place of all findings that have none of their own.
    package mutating func locate(
        in bytes: [UInt8], from start: SourcePlace, isWithinValue: Bool = false,
        needsExcerpts: Bool = true
    ) {
        guard !findings.isEmpty else { return }
        // Findings about the message have their places in it.
        var ofPayload = findings.filter { !$0.isOfMessage }
        // The excerpts show the payload.
        let knownPlaces = isWithinValue ? ofPayload.map(\.place) : []
        LintPlaces(bytes, from: start, needsExcerpts: needsExcerpts).locate(&ofPayload)
        if isWithinValue {
            for index in ofPayload.indices {
                ofPayload[index].place = knownPlaces[index] ?? start
                ofPayload[index].characterColumn = nil
            }
        }
        var rest = ofPayload[...]
        for index in findings.indices {
            if !findings[index].isOfMessage {
                findings[index] = rest.removeFirst()
            } else if !needsExcerpts {
                findings[index].excerpt = nil
            }
        }
    }
}
