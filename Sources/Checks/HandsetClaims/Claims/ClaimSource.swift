/// A source of a claim.
package struct ClaimSource: Hashable, Sendable {
    package let kind: Kind
    package let title: String
    /// The address; `nil` for a header.
    package let url: String?
    /// The day or the month in which a page of Apple's was read.
    package let read: String?

    /// A kind of source.
    package enum Kind: String, CaseIterable, Sendable {
        /// A page of Apple's documentation.
        case apple
        /// A header of Apple's SDK.
        case header
        /// An answer in Apple's forum.
        case forum
        /// A public thread.
        case thread
    }
}
