internal import Foundation

/// The search of texts for a pattern, ready to be used many times.
///
/// ``LiteralPrefilter`` rules out texts without a match, and cuts the rest down to the part that holds the
/// match. NSRegularExpression makes every match that is reported.
final class PatternSearch: Sendable {
    /// A match in a text of which nothing has been copied yet.
    struct Finding {
        /// The range of the session, in bytes of UTF-8.
        let bytes: Range<Int>
        /// The range of the session, in UTF-16 units.
        let range: Range<Int>
        /// The range of the whole match, in UTF-16 units.
        let wholeRange: Range<Int>
    }

    let expression: NSRegularExpression
    let group: Int
    let prefilter: LiteralPrefilter?
    private let timeLimit: MatchTimeLimit
    /// The largest number of UTF-16 units in which a search always ends in time.
    private let largestQuickCount: Int

    init(_ pattern: SessionPattern) {
        expression = pattern.expression
        group = pattern.group
        timeLimit = pattern.timeLimit
        prefilter = LiteralPrefilter(of: pattern.pattern, options: pattern.options)
        largestQuickCount =
            StepBound(of: pattern.pattern, options: pattern.options)?
            .largestCount(for: pattern.timeLimit.duration) ?? 0
    }

    /// Returns the largest number of top-level values that can hold a match; `nil` if `json` does not tell.
    func largestFindingCount(in json: UnsafeBufferPointer<UInt8>) -> Int? {
        prefilter?.word?.largestTextCount(of: json)
    }

    /// Searches a text, in valid UTF-8, for its first match.
    ///
    /// The timer measures the time of several searches together. If it is `nil`, this search has the
    /// pattern's limit for itself.
    func firstFinding(
        in text: UnsafeBufferPointer<UInt8>, timer: MatchTimer? = nil
    ) throws(SessionPattern.SearchError) -> Finding? {
        guard let window = window(of: text) else { return nil }
        let string = String(
            decoding: UnsafeBufferPointer(rebasing: text[window.bytes]), as: UTF8.self)
        let count = window.isASCII ? window.bytes.count : string.utf16.count
        let searched = NSRange(location: 0, length: count)
        let result: NSTextCheckingResult?
        if window.isMatch {
            result = expression.firstMatch(in: string, options: [], range: searched)
        } else {
            let isQuick = count <= largestQuickCount
            result = try firstMatch(
                in: string, searched, watchedBy: isQuick ? nil : timer ?? timeLimit.makeTimer())
        }
        guard let result else { return nil }
        let (whole, range) = (result.range, result.range(at: group))
        guard range.location != NSNotFound else { return nil }
        let bytes =
            if window.isASCII {
                window.bytes.lowerBound + range.location..<window.bytes.lowerBound
                    + range.upperBound
            } else {
                bytes(of: range, in: text, from: window.bytes.lowerBound)
            }
        return Finding(
            bytes: bytes, range: window.start + range.location..<window.start + range.upperBound,
            wholeRange: window.start + whole.location..<window.start + whole.upperBound)
    }

    /// Holds the first match of a text, in valid UTF-8; false if there may be one that cannot be held.
    @inline(__always)
    func hold(_ text: UnsafeBufferPointer<UInt8>, in held: inout HeldMatches) -> Bool {
        guard let window = window(of: text) else { return true }
        let bytes = UnsafeBufferPointer(rebasing: text[window.bytes])
        guard window.isMatch, window.isASCII || bytes.isASCII else { return false }
        held.append(bytes)
        return true
    }

    private func window(of text: UnsafeBufferPointer<UInt8>) -> SearchWindow? {
        guard let prefilter else {
            return SearchWindow(
                bytes: 0..<text.count, start: 0, isASCII: text.isASCII, isMatch: false)
        }
        return prefilter.window(of: text)
    }

    private func bytes(
        of range: NSRange, in text: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Range<Int> {
        let lower = text.offset(start, offsetByUTF16: range.location)
        return lower..<text.offset(lower, offsetByUTF16: range.length)
    }

    /// Searches a text for its first match.
    ///
    /// NSRegularExpression has to report the end of every search: its `nil` alone may also mean that ICU has
    /// run out of memory, and ICU does not tell where it gives up. Without a timer, the search is known to be
    /// short.
    private func firstMatch(
        in text: String, _ range: NSRange, watchedBy timer: MatchTimer?
    ) throws(SessionPattern.SearchError) -> NSTextCheckingResult? {
        var match: NSTextCheckingResult?
        var error: SessionPattern.SearchError?
        let start = timer == nil ? nil : ContinuousClock.now
        expression.enumerateMatches(
            in: text,
            options: timer == nil ? .reportCompletion : [.reportProgress, .reportCompletion],
            range: range
        ) { found, flags, stop in
            if let found {
                match = found
            } else if flags.contains(.internalError) {
                error = .tooManyChoices
            } else if flags.contains(.progress), let timer, timer.isOver {
                error = .timeIsOver(limit: timer.duration)
            }
            if match != nil || error != nil { stop.pointee = true }
        }
        if let error { throw error }
        if match == nil, let timer, let start,
            AbandonedPlaces.areSuspected(after: start.duration(to: .now), in: range),
            AbandonedPlaces.exist(for: expression, in: text, range, watchedBy: timer)
        {
            throw .givenUp
        }
        return match
    }
}
