internal import Foundation

/// Matches of several payloads that NSRegularExpression makes in one call.
///
/// A call costs some 4,300 instructions before it looks at the first character, more than a match of the
/// app's pattern. So the windows of ``LiteralPrefilter`` are joined by the character that ends the pattern's
/// group, beyond which no group runs: `session = 1;'session = 2;`.
struct HeldMatches: ~Copyable {
    /// The largest number of bytes of a payload whose matches are held, so that little memory is kept: the
    /// most that Apple's services take ("Generating a remote notification").
    static let largestPayloadByteCount = 5_120

    /// The number of bytes beyond which Foundation copies a text once more before it is searched.
    private static let quickByteCount = 256

    /// The expressions that are tried, the quickest first.
    private let expressions: [NSRegularExpression]
    private let group: Int
    private let separator: UInt8
    /// The joined windows.
    private var text = TextBuffer()
    /// The range of each window in the text.
    private var windows: [Range<Int>] = []

    /// If the search is `nil`, no matches can be held.
    init(of search: PatternSearch?) {
        guard let search, let separator = search.prefilter?.separator else {
            (expressions, group, separator) = ([], 0, 0)
            return
        }
        var options = search.expression.options
        options.remove(.caseInsensitive)
        // Without regard to case, ICU looks each character up in Unicode's tables.
        let exact = try? NSRegularExpression(pattern: search.expression.pattern, options: options)
        expressions = [exact, search.expression].compactMap(\.self)
        group = search.group
        self.separator = separator
    }

    var canHold: Bool { !expressions.isEmpty }

    var count: Int { windows.count }

    /// True if another match as long as the last would not be found as quickly.
    var isFull: Bool {
        guard let last = windows.last else { return false }
        return text.count + last.count >= Self.quickByteCount
    }

    /// Holds a match that is known to cover `window`, which is ASCII.
    @inline(__always)
    mutating func append(_ window: UnsafeBufferPointer<UInt8>) {
        if !windows.isEmpty { text.append(separator) }
        windows.append(text.count..<text.count + window.count)
        text.append(window)
    }

    mutating func truncate(to count: Int) {
        windows.removeLast(windows.count - count)
        text.truncate(to: windows.last?.upperBound ?? 0)
    }

    /// Makes all matches, removes them, and appends their sessions to a buffer, each with a terminator.
    mutating func release(into bytes: inout TextBuffer, terminator: UInt8) {
        let joined = text.withBytes { String(decoding: $0, as: UTF8.self) }
        var progress = Progress(windows: windows, group: group)
        for expression in expressions {
            guard let start = progress.start else { break }
            expression.enumerateMatches(
                in: joined, options: [], range: NSRange(start..<text.count)
            ) { match, _, stop in
                if !progress.take(match) { stop.pointee = true }
            }
        }
        if let expression = expressions.last {
            while let window = progress.next {
                progress.pass(expression.firstMatch(in: joined, options: [], range: window))
            }
        }
        text.withBytes { text in
            for session in progress.sessions {
                bytes.append(UnsafeBufferPointer(rebasing: text[session]))
                bytes.append(terminator)
            }
        }
        windows.removeAll(keepingCapacity: true)
        text.removeAll()
    }

    /// The state of a release.
    private struct Progress {
        let windows: [Range<Int>]
        let group: Int
        private(set) var sessions: [Range<Int>] = []
        /// The number of windows that are done.
        private var count = 0

        init(windows: [Range<Int>], group: Int) {
            (self.windows, self.group) = (windows, group)
            sessions.reserveCapacity(windows.count)
        }

        /// The beginning of the windows that are not done; `nil` if all are.
        var start: Int? { count < windows.count ? windows[count].lowerBound : nil }

        /// The first window that is not done; `nil` if all are.
        var next: NSRange? { count < windows.count ? NSRange(windows[count]) : nil }

        /// Takes a match that was found in several windows, and returns false if it is not the next one's.
        ///
        /// A match that covers its window is the one that NSRegularExpression finds in the window alone, even
        /// if the expression regards case: the pattern is a literal, a group and a literal.
        mutating func take(_ match: NSTextCheckingResult?) -> Bool {
            guard let match, count < windows.count, match.range == NSRange(windows[count])
            else { return false }
            pass(match)
            return true
        }

        /// Passes on to the window after one that was searched alone.
        mutating func pass(_ match: NSTextCheckingResult?) {
            count += 1
            if let range = match.flatMap({ Range($0.range(at: group)) }) { sessions.append(range) }
        }
    }
}
