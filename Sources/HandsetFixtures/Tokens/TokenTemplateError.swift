internal import Handset

/// The reason why a text is not a ``TokenTemplate``.
package struct TokenTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A cause.
    package enum Problem: Hashable, Sendable {
        /// The template has no placeholder, so all lines would be the same.
        case noPlaceholder
        /// A name in braces is unknown.
        case unknownPlaceholder(String)
        /// A format in braces is not text.
        case notText(TokenFormat)
    }

    /// The cause.
    package let problem: Problem

    init(_ problem: Problem) {
        self.problem = problem
    }

    /// The fault and the remedy.
    package var description: String {
        switch problem {
        case .noPlaceholder:
            "the template has no placeholder; write {token} where the token belongs"
        case .unknownPlaceholder(let name):
            "the template has {\(name)}, which is not a placeholder; "
                + NearestName.advice(for: name, among: TokenTemplate.placeholders)
        case .notText(let format):
            "the template has {\(format.rawValue)}, which is not text; use --format "
                + "\(format.rawValue) without a template"
        }
    }
}
