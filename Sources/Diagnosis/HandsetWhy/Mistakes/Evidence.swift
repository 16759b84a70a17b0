/// A public page on which a mistake is reported or documented.
package struct Evidence: Hashable, Sendable {
    package let title: String
    package let url: String
    /// The report in a sentence.
    package let words: String

    /// The evidence for each mistake, by its name.
    static let all = [
        ofPayloads, ofApps, ofDelegates, ofContents, ofScenes, ofActivities, ofCalls, ofCallKit,
    ].reduce(ofSenders) { $0.merging($1) { $1 } }
}
