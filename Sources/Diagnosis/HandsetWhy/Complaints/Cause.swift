package import HandsetFacts

/// A cause of a push that does not do what it should.
package struct Cause: Hashable, Sendable {
    /// A place in a payload, a message or a file of sources.
    package struct Place: Hashable, Sendable {
        package let file: String
        /// The line, from 1; `nil` if it is not known.
        package let line: Int?
        /// The text at the place; empty if it is not known.
        package let text: String
        /// True if the path of the file begins at the folder of the app's sources.
        package let isOfSources: Bool

        package init(file: String, line: Int?, text: String = "", isOfSources: Bool = false) {
            self.file = file
            self.line = line
            self.text = text
            self.isOfSources = isOfSources
        }

        package init(_ fact: AppFact) {
            self.init(
                file: fact.place.file, line: fact.place.line, text: fact.text, isOfSources: true)
        }
    }

    /// The stable name: of a mistake, of a rule of the lint, or of a reason.
    package let code: String
    /// The fault in a sentence without its full stop.
    package var words: String
    /// The station at which it goes wrong.
    package let station: Station
    /// The places, the most telling first.
    package var places: [Place]
    /// The remedy, in a sentence.
    package let change: String
    /// The remedy as lines of code; empty if it is not one in code.
    package var lines: [String] = []
    package var confidence: Confidence
    /// True if it explains what was asked for.
    package var explains = false
    /// The state and the action in which it is seen, if several were looked at; `nil` if one was.
    package var cell: String?
    /// The observation that would decide between this cause and others; `nil` if there is none.
    package var decides: String?
}
