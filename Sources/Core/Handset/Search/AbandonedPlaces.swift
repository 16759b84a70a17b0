internal import Foundation

/// The places of a text at which ICU may have given up.
///
/// ICU of Swift 6.3 makes at most 148,108,655 steps at one place of a text, and goes on at the next. It reports
/// neither an error nor that a match may have been missed. Source: measured with `swift_uregex_findNext`, which
/// saves 42,310,000 states for `^(a+)+\z` in 25, 26 or 20,000 `a` with a `!`, and returns no error; the number is
/// in the machine code of `RegexMatcher::MatchChunkAt`.
enum AbandonedPlaces {
    /// The number of calls for progress at one place, from which on ICU may have given up there.
    ///
    /// ICU calls after each 10,000 saved states. Patterns were seen to make 3 to 4 steps for each; this leaves
    /// room for 14.
    private static let suspectCallCount = 1_000
    /// The time below which no machine makes as many steps.
    private static let suspectDuration = Duration.milliseconds(50)
    /// The largest number of UTF-16 units of a text, since NSRegularExpression copies it for each place.
    private static let largestCount = 20_000

    /// Returns whether a search that found nothing is worth the look at each place.
    static func areSuspected(after duration: Duration, in range: NSRange) -> Bool {
        duration >= suspectDuration && range.length <= largestCount
    }

    /// Searches at each place of a text by itself, until the timer's end.
    static func exist(
        for expression: NSRegularExpression, in text: String, _ range: NSRange,
        watchedBy timer: MatchTimer
    ) -> Bool {
        (range.lowerBound...range.upperBound).contains { place in
            guard !timer.isOver else { return true }
            var callCount = 0
            expression.enumerateMatches(
                in: text,
                options: [
                    .anchored, .reportProgress, .withTransparentBounds, .withoutAnchoringBounds,
                ],
                range: NSRange(location: place, length: range.upperBound - place)
            ) { found, flags, stop in
                if flags.contains(.progress) { callCount += 1 }
                if found != nil || callCount >= suspectCallCount { stop.pointee = true }
            }
            return callCount >= suspectCallCount
        }
    }
}
