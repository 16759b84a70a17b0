extension SessionPattern {
    /// The reasons why a search did not finish.
    public enum SearchError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The search took longer than its limit.
        case timeIsOver(limit: Duration)
        /// The search needed more than the 8,000,000 bytes in which ICU keeps the places that it can go
        /// back to.
        ///
        /// NSRegularExpression by itself would report that there is no match.
        case tooManyChoices
        /// The search found nothing, but made so many steps at one place of the text that ICU may have given up
        /// there: it does after 148,108,655.
        ///
        /// NSRegularExpression by itself would report that there is no match. Texts of up to 20,000 UTF-16 units
        /// are looked at for this.
        case givenUp

        /// The finding, as part of a sentence about the pattern.
        public var description: String {
            switch self {
            case .timeIsOver(let limit): "came to no end within \(limit)"
            case .tooManyChoices: "needs more memory than a search has"
            case .givenUp: "needs more steps than a search makes"
            }
        }
    }
}
