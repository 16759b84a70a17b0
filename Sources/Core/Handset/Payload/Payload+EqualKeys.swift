extension Payload {
    /// The value that counts if a key comes again in its dictionary.
    public enum EqualKeys: String, CaseIterable, Sendable {
        /// The first one, as in Apple's two parsers of JSON when they were tried from 2016 to 2018.
        ///
        /// JSONTestSuite has their results. What a phone's daemon does with a payload is not known.
        case first
        /// The last one, as in most other parsers.
        case last
    }
}
