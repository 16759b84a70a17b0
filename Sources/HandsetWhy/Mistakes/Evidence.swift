/// A public page on which a mistake is reported or documented.
package struct Evidence: Hashable, Sendable {
    package let title: String
    package let url: String
    /// What is seen there, in a sentence.
    package let words: String
}
