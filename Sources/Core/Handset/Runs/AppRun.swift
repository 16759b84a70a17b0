/// The run of an app's own code in one state, with one action of the user, besides its callbacks.
package struct AppRun: Hashable, Sendable {
    /// The number of lines of the log that are kept.
    package static let maximumLogCount = 200
    /// The number of calls on what stands in that are kept.
    package static let maximumAskedCount = 20
    /// The number of characters of a line of the log that are kept.
    private static let maximumWidth = 2_000

    /// The first lines that the app has written, in order.
    package var log: [String] = []
    /// The number of lines that it has written after them.
    package var moreLogCount = 0
    /// Its requests, each with the answer that it was given.
    package var requests: [String] = []
    /// The first calls on what stands in, and the number of those after them.
    package var asked: [String] = []
    package var moreAskedCount = 0
    /// The places of cut statements to which it has come: what it does there is not judged.
    package var cuts: [String] = []
    /// Its faults, each with a code and words.
    package var faults: [Fault] = []
    /// Its crash; `nil` if it lives.
    package var crash: AppCrash?
    /// True if it was ended since it did not come to an end.
    package var isHung = false

    /// True if the app has ended behind a cut: without it, it might have gone on.
    package var endsBehindCut: Bool { (crash != nil || isHung) && !cuts.isEmpty }

    /// A fault of the app that does not end it.
    package struct Fault: Codable, Hashable, Sendable {
        /// The stable name of the kind.
        package var code: String
        package var words: String

        package init(code: String, words: String) {
            self.code = code
            self.words = words
        }
    }

    package init() {}

    /// Returns a line of the log as it is kept: a long one without its end, with a mark in its place.
    package static func cut(logLine line: String) -> String {
        // No character has less than one byte.
        guard line.utf8.count > maximumWidth, line.count > maximumWidth else { return line }
        return line.prefix(maximumWidth) + "…"
    }
}
