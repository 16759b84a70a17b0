/// A public page on which a mistake is reported or documented.
package struct Evidence: Hashable, Sendable {
    package let title: String
    package let url: String
    /// The report in a sentence.
    package let words: String

    /// The evidence for each mistake, by its name.
    static let all = ofSenders.merging(ofPayloads) { $1 }.merging(ofApps) { $1 }
        .merging(ofScenes) { $1 }
}
