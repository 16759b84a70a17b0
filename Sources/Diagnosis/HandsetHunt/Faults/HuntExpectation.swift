package import Handset

/// The things that an app should open in a trial.
package struct HuntExpectation: Hashable, Sendable {
    /// The source of the expectation.
    package enum Source: Hashable, Sendable {
        /// The app opens them for the sample, so that nothing is expected where it opens nothing.
        case sample
        /// The release before opens them.
        case earlierRelease
    }

    package let effects: [AppEffect]
    package let source: Source

    package init(_ effects: [AppEffect], of source: Source = .sample) {
        self.effects = effects
        self.source = source
    }

    /// The expectation in words, such as `it should be: opens orders/7`.
    var words: String {
        let names = effects.map(\.description).joined(separator: ", ")
        return switch source {
        case .sample: "it should be: \(names)"
        case .earlierRelease:
            "the release before \(effects.isEmpty ? "opens nothing" : names)"
        }
    }
}
